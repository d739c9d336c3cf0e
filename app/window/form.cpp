#include "app/window/form.h"

#include "app/window/theme.h"

#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace app {

Form::Form(Session &session, QWidget *parent) : QWidget(parent), m_session(session), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(12, 4, 12, 12);
    m_column->setSpacing(12);
}

QLabel *Form::addSection(const QString &title) {
    auto *label = new QLabel(title, this);
    label->setFont(textFont(TextRole::Section));
    m_column->addSpacing(4);
    m_column->addWidget(label);
    return label;
}

namespace {

/// The title of a part that folds, with a chevron before it.
class FoldHead : public QToolButton {
public:
    using QToolButton::QToolButton;

    QSize sizeHint() const override {
        return {fontMetrics().horizontalAdvance(text()) + 32, measure::atLeast(measure::treeRow, font())};
    }

protected:
    void paintEvent(QPaintEvent *) override {
        const auto &t = tokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (hasFocus()) {
            painter.setPen(QPen(t.accent, 2));
            painter.drawRoundedRect(
                QRectF(rect()).adjusted(1, 1, -1, -1), measure::controlRadius, measure::controlRadius);
        }
        paintIcon(painter, QRectF(0, (height() - 16) / 2., 16, 16),
            isChecked() ? QStringLiteral("down") : QStringLiteral("right"), underMouse() ? t.text : t.text2);
        painter.setPen(t.text);
        painter.setFont(font());
        painter.drawText(rect().adjusted(22, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
    }
};

}

QVBoxLayout *Form::addFold(const QString &title, bool open) {
    auto *head = new FoldHead(this);
    head->setFont(textFont(TextRole::Section));
    head->setText(title);
    head->setCheckable(true);
    head->setChecked(open);
    head->setAccessibleName(title);
    head->setFocusPolicy(Qt::TabFocus);
    auto *body = new QWidget(this);
    auto *inside = new QVBoxLayout(body);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(12);
    connect(head, &QToolButton::toggled, body, &QWidget::setVisible);
    body->setVisible(open);
    m_column->addWidget(head, 0, Qt::AlignLeft);
    m_column->addWidget(body);
    return inside;
}

QStringList Form::attributeNames(const model::TableDesign &table) const {
    QStringList names;
    for (const auto &key : table.description.attributeDefinitions()) names += toQString(key.name);
    for (const auto &attribute : table.attributes)
        if (const QString name = toQString(attribute.name); !names.contains(name)) names += name;
    return names;
}

}
