#include "app/data/lens_bar.h"

#include "app/data/item_delegate.h"
#include "app/window/elided_label.h"
#include "app/window/text.h"
#include "app/window/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <functional>

namespace app {

namespace {

/// A widget that is only painted.
class Painted : public QWidget {
public:
    using QWidget::QWidget;
    std::function<void(QPainter &, const QRect &)> draw;

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (draw) draw(painter, rect());
    }
};

struct Share {
    EntityMark entity;
    double part = 0; ///< Of the table's items.
};

}

QString percentText(std::size_t part, std::size_t of) {
    if (of == 0) return QLocale().toString(0) + QLocale().percent();
    const double percent = 100.0 * static_cast<double>(part) / static_cast<double>(of);
    if (percent > 0 && percent < 0.1) return LensBar::tr("< 0.1 %");
    const bool whole = percent >= 10 || percent == static_cast<int>(percent);
    return LensBar::tr("%1 %").arg(QLocale().toString(percent, 'f', whole ? 0 : 1));
}

LensBar::LensBar(QWidget *parent)
    : QWidget(parent),
      m_count(new QLabel(this)),
      m_share(new QLabel(this)),
      m_projection(new ElidedLabel(this)),
      m_legend(new ElidedLabel(this)),
      m_bar(new Painted(this)),
      m_swatch(new Painted(this)) {
    setFixedHeight(measure::atLeast(measure::strip, font()));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(measure::windowMargin, 0, measure::windowMargin, 1);
    layout->setSpacing(measure::windowMargin);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_count->setFont(bold);
    m_bar->setFixedSize(180, 6);
    m_swatch->setFixedSize(20, 14);
    static_cast<Painted *>(m_swatch)->draw = [](QPainter &painter, const QRect &box) {
        painter.setPen(QPen(tokens().lineStrong, 1));
        painter.setBrush(hatchBrush());
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    };
    for (auto *label : {m_share, m_projection, m_legend}) label->setForegroundRole(role::secondary);
    for (auto *label : {m_projection, m_legend}) label->setFont(app::font(TextRole::Small));
    m_legend->setText(tr("Not projected: needs a second read"));
    m_projection->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    layout->addWidget(m_count);
    layout->addWidget(m_bar);
    layout->addWidget(m_share);
    layout->addWidget(m_projection, 1);
    layout->addWidget(m_swatch);
    layout->addWidget(m_legend);
}

void LensBar::show(const model::TableDesign &table, const model::IndexLens &lens) {
    const QString index = toQString(lens.indexName);
    m_count->setText(tr("%1 of %2 items are in %3").arg(countText(lens.items), countText(lens.of), index));
    m_share->setText(percentText(lens.items, lens.of));
    std::vector<Share> shares;
    QStringList said;
    for (const auto &share : lens.entities) {
        if (share.items == 0) continue;
        shares.push_back({entityMark(table, share.entity),
            lens.of ? static_cast<double>(share.items) / static_cast<double>(lens.of) : 0});
        said << tr("%1: %2 of %3").arg(entityText(shares.back().entity), countText(share.items), countText(share.of));
    }
    m_bar->setToolTip(said.join(QLatin1Char('\n')));
    m_bar->setAccessibleName(said.join(QStringLiteral(", ")));
    static_cast<Painted *>(m_bar)->draw = [shares](QPainter &painter, const QRect &box) {
        QPainterPath shape;
        shape.addRoundedRect(box, 3, 3);
        painter.setClipPath(shape);
        painter.fillRect(box, tokens().dark ? tokens().raised : tokens().sunken);
        double left = 0;
        for (const auto &share : shares) {
            painter.fillRect(QRectF(left, 0, share.part * box.width(), box.height()), markColour(share.entity));
            left += share.part * box.width();
        }
    };
    m_bar->update();
    const auto *description = table.description.index(lens.indexName);
    const auto type = description ? description->projection.type : engine::Projection::Type::All;
    QStringList names;
    for (const auto &name : lens.projected) names << toQString(name);
    m_projection->setText(type == engine::Projection::Type::All ? tr("Projected: all attributes")
                          : type == engine::Projection::Type::KeysOnly
                              ? tr("Projected: keys only")
                              : tr("Projected: keys, %1").arg(names.join(QStringLiteral(", "))));
    const bool partly = type != engine::Projection::Type::All;
    m_swatch->setVisible(partly);
    m_legend->setVisible(partly);
    QWidget::show();
}

void LensBar::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), tokens().surface);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tokens().line);
}

}
