#include "app/window/entity_rows.h"

#include "app/window/text.h"
#include "app/window/theme.h"

#include <QPainter>

namespace app {

EntityRows::EntityRows(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void EntityRows::show(std::vector<Row> rows) {
    m_rows = std::move(rows);
    QStringList spoken;
    for (const auto &row : m_rows)
        spoken +=
            QStringLiteral("%1 %2 %3").arg(row.entity ? toQString(row.entity->name) : QString(), row.text, row.number);
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int EntityRows::rowHeight() const {
    return measure::atLeast(measure::treeRow, font());
}
QSize EntityRows::sizeHint() const {
    return {200, static_cast<int>(m_rows.size()) * rowHeight()};
}

void EntityRows::paintEvent(QPaintEvent *) {
    const auto &t = tokens();
    QPainter painter(this);
    QRect r(0, 0, width(), rowHeight());
    for (const auto &row : m_rows) {
        const QRect badge(r.left(), r.center().y() - 7, measure::badge, measure::badge);
        if (row.entity)
            paintBadge(painter, badge, toQString(row.entity->letter), row.entity->colour, row.entity->squareBadge);
        else
            paintUnknownBadge(painter, badge);
        painter.setFont(textFont(TextRole::Small));
        painter.setPen(row.faint ? t.text3 : t.text2);
        painter.drawText(r, Qt::AlignRight | Qt::AlignVCenter, row.number);
        const int right = painter.fontMetrics().horizontalAdvance(row.number) + 8;
        painter.setFont(monospaceFont());
        painter.setPen(row.faint ? t.text3 : t.text);
        const QRect text = r.adjusted(24, 0, -right, 0);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            painter.fontMetrics().elidedText(row.text, Qt::ElideRight, text.width()));
        r.translate(0, r.height());
    }
}

}
