#include "app/analyse/chart_panel.h"

#include "app/window/elided_label.h"
#include "app/window/theme.h"

#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

constexpr int sideMargin = 16;
constexpr qreal boxSize = 9, entryGap = 12, signGap = 5;

qreal signWidth(const LegendEntry &entry) {
    switch (entry.shape) {
    case LegendEntry::Shape::Badge: return measure::badge;
    case LegendEntry::Shape::Line: return 14;
    case LegendEntry::Shape::Box: break;
    }
    return boxSize;
}

void paintSign(QPainter &painter, const QPointF &leftMiddle, const LegendEntry &entry) {
    const QPointF corner = leftMiddle - QPointF(0, boxSize / 2);
    switch (entry.shape) {
    case LegendEntry::Shape::Badge:
        paintBadge(painter,
            QRectF(leftMiddle.x(), leftMiddle.y() - measure::badge / 2., measure::badge, measure::badge), entry.letter,
            entry.entityColour, entry.square);
        break;
    case LegendEntry::Shape::Line:
        painter.fillRect(QRectF(leftMiddle.x(), leftMiddle.y() - 1, 14, 2), entry.colour(tokens()));
        break;
    case LegendEntry::Shape::Box:
        painter.setPen(Qt::NoPen);
        painter.setBrush(entry.colour(tokens()));
        painter.drawRoundedRect(QRectF(corner, QSizeF(boxSize, boxSize)), 2, 2);
        break;
    }
}

}

LegendRow::LegendRow(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFont(app::font(TextRole::Small));
}

void LegendRow::setEntries(std::vector<LegendEntry> entries) {
    m_entries = std::move(entries);
    QStringList texts;
    for (const LegendEntry &entry : m_entries)
        texts.append(entry.letter.isEmpty() ? entry.text : entry.letter + QStringLiteral(": ") + entry.text);
    setAccessibleName(tr("Legend"));
    setAccessibleDescription(texts.join(QStringLiteral(", ")));
    setToolTip(texts.join(QLatin1Char('\n')));
    update();
}

QSize LegendRow::sizeHint() const {
    return {40, measure::atLeast(18, app::font(TextRole::Small))};
}
QSize LegendRow::minimumSizeHint() const {
    return {0, sizeHint().height()};
}

void LegendRow::paint(QPainter &painter, const QRectF &rectangle) const {
    painter.save();
    painter.setFont(app::font(TextRole::Small));
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(painter.font());
    const auto width = [&](const LegendEntry &entry, bool text) {
        return signWidth(entry) + (text ? signGap + metrics.horizontalAdvance(entry.text) : 0);
    };
    // Badges speak for themselves where the names have no room.
    bool texts = true;
    const auto total = [&] {
        qreal sum = 0;
        for (const LegendEntry &entry : m_entries)
            sum += width(entry, texts || entry.shape != LegendEntry::Shape::Badge) + (texts ? entryGap : 6);
        return sum;
    };
    if (total() > rectangle.width()) texts = false;
    qreal x = std::max(rectangle.left(), rectangle.right() - total() + (texts ? entryGap : 6));
    for (const LegendEntry &entry : m_entries) {
        const bool named = texts || entry.shape != LegendEntry::Shape::Badge;
        const qreal room = rectangle.right() - x;
        if (room < signWidth(entry) + (named ? 32 : 0)) break;
        paintSign(painter, QPointF(x, rectangle.center().y()), entry);
        if (named) {
            const QRectF box(
                x + signWidth(entry) + signGap, rectangle.top(), room - signWidth(entry) - signGap, rectangle.height());
            painter.setPen(tokens().text2);
            painter.drawText(
                box, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(entry.text, Qt::ElideRight, box.width()));
        }
        x += width(entry, named) + (texts ? entryGap : 6);
    }
    painter.restore();
}

void LegendRow::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    paint(painter, rect());
}

ChartPanel::ChartPanel(const QString &title, model::Grade grade, Session &session, QWidget *parent)
    : QWidget(parent),
      m_title(new ElidedLabel(this)),
      m_note(new QLabel(this)),
      m_grade(new GradeTag(grade, this)),
      m_legend(new LegendRow(this)),
      m_menu(new QMenu(this)),
      m_head(new QHBoxLayout),
      m_layout(new QVBoxLayout(this)) {
    setAccessibleName(title);
    m_title->setText(title);
    m_title->setFont(app::font(TextRole::Section));
    m_title->setMinimumWidth(48);
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_layout->setContentsMargins(sideMargin, 8, measure::windowMargin, 10);
    m_layout->setSpacing(4);
    m_head->setSpacing(measure::grid);
    m_head->addWidget(m_title);
    m_head->addWidget(m_grade);
    m_head->addWidget(m_legend, 100); // the title gives way last
    auto *more = new QToolButton(this);
    more->setProperty("look", QStringLiteral("flat"));
    more->setIcon(icon(QStringLiteral("more")));
    more->setToolTip(tr("Save or copy"));
    more->setAccessibleName(tr("Save or copy: %1").arg(title));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setFocusPolicy(Qt::TabFocus);
    more->setMenu(m_menu);
    m_head->addWidget(more);
    m_layout->addLayout(m_head);
    m_note->setFont(app::font(TextRole::Small));
    m_note->setForegroundRole(role::secondary);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->hide();
    m_layout->addWidget(m_note);
    addExportActions(
        *m_menu, this, Numbers::Csv, [this] { return picture(); },
        [&session](const QString &text, bool failed) {
            session.notify({failed ? Notice::Kind::Failure : Notice::Kind::Done, text, {}, {}});
        });
}

void ChartPanel::addControls(QWidget *controls) {
    m_layout->insertWidget(1, controls);
}

void ChartPanel::setBody(QWidget *body, std::function<void(QPainter &, const QRectF &)> paint,
    std::function<std::vector<QStringList>()> rows) {
    m_body = body;
    m_paint = std::move(paint);
    m_rows = std::move(rows);
    m_layout->insertWidget(m_layout->count() - 1, body, 1);
}

void ChartPanel::setNote(const QString &note) {
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

Picture ChartPanel::picture() {
    Picture picture;
    picture.title = m_subject.isEmpty() ? m_title->text() : m_title->text() + QStringLiteral(", ") + m_subject;
    picture.description = gradeName(m_grade->grade()) + QStringLiteral(". ") + m_grade->explanation().text;
    const int body = m_body ? m_body->height() : 0;
    const int note = m_note->isHidden() ? 0 : m_note->height() + 8;
    picture.size = QSizeF(width(), 12 + 24 + 8 + body + note + 12);
    picture.paint = [this](QPainter &painter, const QRectF &rectangle) { paintPicture(painter, rectangle); };
    picture.rows = m_rows ? m_rows() : std::vector<QStringList>();
    return picture;
}

void ChartPanel::paintPicture(QPainter &painter, const QRectF &rectangle) {
    const Tokens &t = tokens();
    painter.fillRect(rectangle, t.surface);
    QRectF inner = rectangle.adjusted(sideMargin, 12, -sideMargin, -12);
    QRectF head(inner.topLeft(), QSizeF(inner.width(), 24));
    painter.setFont(m_title->font());
    painter.setPen(t.text);
    const QString title = picture().title;
    const qreal titleWidth = std::min(QFontMetricsF(painter.font()).horizontalAdvance(title) + 1, head.width() * 0.6);
    painter.drawText(QRectF(head.topLeft(), QSizeF(titleWidth, head.height())), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter.font()).elidedText(title, Qt::ElideRight, titleWidth));
    head.setLeft(head.left() + titleWidth + 8);
    head.setLeft(head.left() + GradeTag::paint(painter, head, m_grade->grade()) + 16);
    m_legend->paint(painter, head);
    inner.setTop(inner.top() + 32);
    if (m_body && m_paint) {
        QRectF body(inner.topLeft(), QSizeF(inner.width(), m_body->height()));
        m_paint(painter, body);
        inner.setTop(body.bottom() + 8);
    }
    if (m_note->isHidden()) return;
    painter.setFont(m_note->font());
    painter.setPen(t.text2);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_note->text());
}

}
