#include "app/window/effects_view.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace app {

namespace {

constexpr int side = 10, textLeft = 34, top = 8;

}

EffectsView::EffectsView(Session &session, QWidget *parent) : QWidget(parent), m_session(session) {
    setAccessibleName(tr("What the edit would do"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

void EffectsView::preview(const std::string &tableName, const std::vector<model::TemplateEdit> &edits) {
    model::ChartEdit edit;
    edit.templates = edits;
    preview(tableName, std::move(edit));
}

void EffectsView::preview(const std::string &tableName, model::ChartEdit edit) {
    const auto number = m_session.design().tableIndex(tableName);
    if (!number || edit.empty()) return clear();
    std::vector<Line> types;
    const auto add = [&](const QString &label, const QStringList &names, bool warning) {
        if (!names.isEmpty())
            types.push_back({warning, label, countText(static_cast<std::uint64_t>(names.size())),
                names.join(QStringLiteral(", "))});
    };
    QStringList added, removed, renamed;
    for (const auto &type : edit.added) added += toQString(type.name);
    for (const auto &name : edit.removed) removed += toQString(name);
    for (const auto &[from, to] : edit.renamed)
        renamed += QStringLiteral("%1 → %2").arg(toQString(from), toQString(to));
    add(tr("New entity types"), added, false);
    add(tr("Entity types with a new name"), renamed, false);
    add(tr("Entity types that go; their items stay"), removed, true);
    m_asked.ask(
        [table = m_session.design().tables[*number], edits = std::move(edit.templates)](const Stop &) -> Answer {
            const auto effects = model::effectsOf(*table, edits);
            if (!effects) return std::make_shared<const std::vector<model::EffectLine>>();
            return std::make_shared<const std::vector<model::EffectLine>>(model::effectLines(*table, *effects));
        },
        [this, types](const Answer &answer) {
            std::vector<Line> lines = types;
            for (const auto &line : *answer)
                lines.push_back({line.warning, translated(line.label), countText(line.itemIndexes.size()),
                    toQString(line.example)});
            if (lines.empty()) lines.push_back({false, tr("No sample item changes"), {}, {}});
            show(std::move(lines));
            emit known();
        });
}

void EffectsView::clear() {
    m_asked.cancel();
    show({});
}

void EffectsView::show(std::vector<Line> lines) {
    m_lines = std::move(lines);
    setAccessibleDescription(texts().join(QStringLiteral("; ")));
    setVisible(!m_lines.empty());
    updateGeometry();
    update();
}

QStringList EffectsView::warnings() const {
    QStringList all;
    for (const auto &line : m_lines)
        if (line.warning) all += QStringLiteral("%1: %2").arg(line.label, line.count);
    return all;
}

QStringList EffectsView::warningsOf(const model::TableDesign &table, const std::vector<model::TemplateEdit> &edits) {
    QStringList all;
    const auto effects = model::effectsOf(table, edits);
    if (!effects || effects->harmless()) return all;
    for (const auto &line : model::effectLines(table, *effects))
        if (line.warning)
            all += QStringLiteral("%1: %2").arg(translated(line.label), countText(line.itemIndexes.size()));
    return all;
}

QStringList EffectsView::texts() const {
    QStringList all;
    for (const auto &line : m_lines)
        all += line.count.isEmpty() ? line.label : QStringLiteral("%1: %2").arg(line.label, line.count);
    return all;
}

int EffectsView::lineHeight() const {
    return QFontMetrics(textFont(TextRole::Small)).height() + QFontMetrics(monospaceFont()).height() + 8;
}

QSize EffectsView::sizeHint() const {
    int height = 2 * top - 4;
    for (const auto &line : m_lines)
        height += line.example.isEmpty() ? QFontMetrics(textFont(TextRole::Small)).height() + 4 : lineHeight();
    return {240, height};
}

void EffectsView::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) updateGeometry();
}

void EffectsView::paintEvent(QPaintEvent *) {
    const auto &t = tokens();
    const bool warns = std::ranges::any_of(m_lines, &Line::warning);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(t.line);
    painter.setBrush(warns ? t.warnSoft : t.accentSoft);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::controlRadius, measure::controlRadius);
    const QFont label = textFont(TextRole::Small);
    QFont example = monospaceFont();
    example.setPointSizeF(label.pointSizeF());
    const QFontMetrics labels(label), examples(example);
    int y = top;
    for (const auto &line : m_lines) {
        paintIcon(painter, QRectF(side, y + (labels.height() - 16) / 2., 16, 16),
            line.warning ? QStringLiteral("warning") : QStringLiteral("info"), line.warning ? t.warn : t.accent);
        painter.setFont(label);
        painter.setPen(t.text);
        const int numberWidth = line.count.isEmpty() ? 0 : labels.horizontalAdvance(line.count) + 8;
        const QRect row(textLeft, y, width() - textLeft - side, labels.height());
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, line.count);
        painter.drawText(row.adjusted(0, 0, -numberWidth, 0), Qt::AlignLeft | Qt::AlignVCenter,
            labels.elidedText(line.label, Qt::ElideRight, row.width() - numberWidth));
        y += labels.height() + 4;
        if (line.example.isEmpty()) continue;
        painter.setFont(example);
        painter.setPen(t.text2);
        const QRect below(textLeft, y - 2, width() - textLeft - side, examples.height());
        painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            examples.elidedText(line.example, Qt::ElideRight, below.width()));
        y += lineHeight() - labels.height() - 4;
    }
}

void EffectsView::tell(Session &session, const QString &title, const QStringList &warnings) {
    if (warnings.isEmpty()) return;
    session.notifyStep(
        Notice::Kind::Warning, tr("%1. Items: %2").arg(title, warnings.join(QStringLiteral("; "))), title);
}

}
