#include "app/query/field_message.h"

#include "app/window/theme.h"

#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

FieldMessage::FieldMessage(QWidget *parent) : QWidget(parent), m_text(new QLabel(this)), m_link(new QToolButton(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 2, 0, 0);
    layout->setSpacing(0);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setFont(app::font(TextRole::Small));
    m_text->setForegroundRole(role::bad);
    m_link->setProperty("look", QStringLiteral("link"));
    m_link->setFont(app::font(TextRole::Small));
    m_link->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(m_text);
    layout->addWidget(m_link, 0, Qt::AlignLeft);
    connect(m_link, &QToolButton::clicked, this, [this] {
        const auto run = m_run; // it may replace this message
        if (run) run();
    });
    hide();
}

void FieldMessage::show(const QString &text, const QString &linkText, std::function<void()> link) {
    m_text->setText(text);
    m_link->setText(linkText);
    m_link->setVisible(!linkText.isEmpty());
    m_run = std::move(link);
    QWidget::show();
}

void FieldMessage::clear() {
    m_text->clear();
    m_run = {};
    hide();
}

QString FieldMessage::text() const {
    return m_text->text();
}

void FieldMessage::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    paintIcon(painter, QRectF(1, 4, 14, 14), QStringLiteral("error"), tokens().bad);
}

}
