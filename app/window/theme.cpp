#include "app/window/theme.h"

#include "app/window/style.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QPalette>
#include <QWidget>

namespace app {

namespace {

ThemeChoice currentChoice = ThemeChoice::System;
bool currentDark = false;
bool systemDark = false;

/// Of the system's font; some give it in pixels, which says nothing of points.
qreal bodyPoints() {
    const qreal points = QApplication::font().pointSizeF();
    return points > 0 ? points : 10;
}

QPalette paletteOf(const Tokens &t) {
    QPalette palette;
    const std::pair<QPalette::ColorRole, QColor> roles[] = {
        {QPalette::Window,          t.window    },
        {QPalette::WindowText,      t.text      },
        {QPalette::Base,            t.surface   },
        {QPalette::AlternateBase,   t.surface   },
        {QPalette::Text,            t.text      },
        {QPalette::PlaceholderText, t.text3     },
        {QPalette::Button,          t.button    },
        {QPalette::ButtonText,      t.text      },
        {QPalette::BrightText,      t.bad       },
        {QPalette::Light,           t.line      },
        {QPalette::Midlight,        t.line      },
        {QPalette::Mid,             t.lineStrong},
        {QPalette::Dark,            t.control   },
        {role::secondary,           t.text2     },
        {QPalette::Highlight,       t.selection },
        {QPalette::HighlightedText, t.text      },
        {QPalette::Link,            t.accentText},
        {QPalette::LinkVisited,     t.accentText},
        {QPalette::ToolTipBase,     t.raised    },
        {QPalette::ToolTipText,     t.text      },
    };
    for (const auto &[role, colour] : roles) palette.setColor(role, colour);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, t.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Base, t.window);
    return palette;
}

class ThemeListener : public QObject {
public:
    ThemeListener(QWidget *widget, std::function<void()> apply) : QObject(widget), m_apply(std::move(apply)) {
        widget->installEventFilter(this);
    }
    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() == QEvent::PaletteChange) m_apply();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_apply;
};

}

const Tokens &tokens() {
    return tokensOf(currentDark);
}
ThemeChoice themeChoice() {
    return currentChoice;
}

void applyTheme(QApplication &application, ThemeChoice choice) {
    static bool first = true;
    if (first) {
        systemDark = application.palette().color(QPalette::Window).lightness() < 128;
        application.setStyle(new Style);
        first = false;
    }
    currentChoice = choice;
    currentDark = choice == ThemeChoice::System ? systemDark : choice == ThemeChoice::Dark;
    application.setPalette(paletteOf(tokens()));
}

void setSystemDark(QApplication &application, bool dark) {
    systemDark = dark;
    if (currentChoice == ThemeChoice::System && currentDark != dark) applyTheme(application, currentChoice);
}

void onTheme(QWidget *widget, std::function<void()> apply) {
    apply();
    new ThemeListener(widget, std::move(apply));
}

int measure::atLeast(int token, const QFont &font) {
    return qMax(token, QFontMetrics(font).height() + 8);
}

QFont textFont(TextRole role) {
    QFont font = QApplication::font();
    const auto set = [&](qreal more, bool bold) {
        font.setPointSizeF(qMax(bodyPoints() + more, 8.0));
        font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    };
    switch (role) {
    case TextRole::Body: set(0, false); break;
    case TextRole::Small: set(-1, false); break;
    case TextRole::Tiny: set(-1.5, false); break;
    case TextRole::InspectorTitle: set(1, true); break;
    case TextRole::Section: set(-0.5, true); break;
    case TextRole::PatternTitle: set(2.5, true); break;
    case TextRole::StartTitle: set(5, true); break;
    }
    return font;
}

QFont monospaceFont() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(qMax(bodyPoints() - 0.5, 8.0));
    return font;
}

}
