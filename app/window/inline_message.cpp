#include "app/window/inline_message.h"

#include "app/window/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

InlineMessage::InlineMessage(QWidget *parent) : QWidget(parent), m_text(new QLabel(this)), m_buttons(new QHBoxLayout) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(34, measure::grid, measure::grid, measure::grid);
    layout->setSpacing(measure::grid);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_text);
    m_buttons->setSpacing(measure::grid);
    m_buttons->addStretch(1);
    layout->addLayout(m_buttons);
    hide();
}

void InlineMessage::show(Kind kind, const QString &text) {
    m_kind = kind;
    m_text->setText(text);
    m_text->setAccessibleName(text);
    setVisible(!text.isEmpty());
    update();
}

void InlineMessage::clear() {
    m_text->clear();
    while (m_buttons->count() > 1) {
        auto *item = m_buttons->takeAt(0);
        delete item->widget();
        delete item;
    }
    hide();
}

QString InlineMessage::text() const {
    return m_text->text();
}

QToolButton *InlineMessage::addButton(const QString &text) {
    auto *button = new QToolButton(this);
    button->setProperty("look", QStringLiteral("button"));
    button->setText(text);
    button->setFocusPolicy(Qt::TabFocus);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

void InlineMessage::paintEvent(QPaintEvent *) {
    const auto &t = tokens();
    struct Look {
        QColor soft, tone;
        const char *icon;
    };
    const Look looks[] = {
        {t.accentSoft, t.accent, "info"   },
        {t.warnSoft,   t.warn,   "warning"},
        {t.badSoft,    t.bad,    "error"  }
    };
    const auto &look = looks[static_cast<int>(m_kind)];
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.soft);
    painter.drawRoundedRect(rect(), measure::controlRadius, measure::controlRadius);
    paintIcon(painter, QRectF(10, 9, 16, 16), QString::fromLatin1(look.icon), look.tone);
}

}
