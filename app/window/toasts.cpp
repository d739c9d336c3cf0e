#include "app/window/toasts.h"

#include "app/window/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace app {

namespace {

constexpr std::size_t mostToasts = 3;
constexpr int stayMilliseconds = 6000;

class Toast : public QWidget {
public:
    Toast(const Notice &notice, QWidget *parent) : QWidget(parent), m_notice(notice) {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(38, 6, 8, 6);
        layout->setSpacing(measure::grid);
        auto *label = new QLabel(notice.text, this);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(notice.text.size() > 60);
        label->setMaximumWidth(440);
        layout->addWidget(label, 1);
        if (!notice.actionText.isEmpty()) {
            auto *link = new QToolButton(this);
            link->setProperty("look", QStringLiteral("link"));
            link->setText(notice.actionText);
            link->setFocusPolicy(Qt::TabFocus);
            connect(link, &QToolButton::clicked, this, [this] {
                const auto action = m_notice.action;
                deleteLater();
                hide();
                if (action) action();
            });
            layout->addWidget(link);
        }
        auto *close = new QToolButton(this);
        close->setIcon(icon(QStringLiteral("close"), IconRole::Muted));
        close->setAccessibleName(QCoreApplication::translate("Toasts", "Close the notice"));
        close->setFocusPolicy(Qt::TabFocus);
        connect(close, &QToolButton::clicked, this, [this] {
            hide();
            deleteLater();
        });
        layout->addWidget(close);
        setMinimumHeight(40);
        setAccessibleName(notice.text);
        m_timer.setInterval(stayMilliseconds);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            if (underMouse() || isAncestorOf(QWidget::focusWidget())) return; // looked at: stays
            hide();
            deleteLater();
        });
        m_timer.start();
    }

protected:
    void paintEvent(QPaintEvent *) override {
        const auto &t = tokens();
        struct Look {
            const char *icon;
            QColor tone;
        };
        const Look looks[] = {
            {"check",   t.ok    },
            {"info",    t.accent},
            {"warning", t.warn  },
            {"error",   t.bad   }
        };
        const auto &look = looks[static_cast<int>(m_notice.kind)];
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.lineStrong, 1));
        painter.setBrush(t.raised);
        painter.drawRoundedRect(
            QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measure::cardRadius, measure::cardRadius);
        paintIcon(painter, QRectF(12, (height() - 16) / 2.0, 16, 16), QString::fromLatin1(look.icon), look.tone);
    }

private:
    Notice m_notice;
    QTimer m_timer;
};

}

Toasts::Toasts(QWidget *over) : QObject(over), m_over(over) {
    over->installEventFilter(this);
}

void Toasts::show(const Notice &notice) {
    std::erase_if(m_toasts, [](const auto &toast) { return !toast || toast->isHidden(); });
    while (m_toasts.size() >= mostToasts) {
        m_toasts.front()->hide();
        m_toasts.front()->deleteLater();
        m_toasts.erase(m_toasts.begin());
    }
    auto *toast = new Toast(notice, m_over);
    m_toasts.emplace_back(toast);
    connect(toast, &QObject::destroyed, this, &Toasts::arrange);
    toast->show();
    arrange();
}

int Toasts::count() const {
    return static_cast<int>(
        std::ranges::count_if(m_toasts, [](const auto &toast) { return toast && !toast->isHidden(); }));
}

bool Toasts::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::Resize) arrange();
    return QObject::eventFilter(watched, event);
}

void Toasts::arrange() {
    int bottom = m_over->height() - 12;
    for (auto toast = m_toasts.rbegin(); toast != m_toasts.rend(); ++toast) {
        if (!*toast || (*toast)->isHidden()) continue;
        const QSize size = (*toast)->sizeHint().boundedTo(QSize(m_over->width() - 24, m_over->height() - 24));
        (*toast)->setGeometry(m_over->width() - size.width() - 12, bottom - size.height(), size.width(), size.height());
        (*toast)->raise();
        bottom -= size.height() + 8;
    }
}

}
