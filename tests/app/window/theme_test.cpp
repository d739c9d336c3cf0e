#include "app/window/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>

#include <cmath>

#include <gtest/gtest.h>

using namespace app;

namespace {

double luminance(const QColor &colour) { // WCAG 2, "relative luminance"
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}
double contrast(const QColor &a, const QColor &b) {
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

class Scheme {
public:
    explicit Scheme(ThemeChoice choice) { applyTheme(*qApp, choice); }
    ~Scheme() { applyTheme(*qApp, ThemeChoice::Light); }
};

}

TEST(Theme, EveryTextCanBeReadOnEveryGroundItStandsOn) {
    for (const bool dark : {false, true}) {
        const auto &t = tokensOf(dark);
        const QColor grounds[] = {
            t.window, t.surface, t.canvas, t.raised, t.sunken, t.hover, t.selection, t.accentSoft};
        const std::pair<const char *, QColor> texts[] = {
            {"text",        t.text      },
            {"text2",       t.text2     },
            {"text3",       t.text3     },
            {"accent-text", t.accentText},
            {"ok",          t.ok        },
            {"warn",        t.warn      },
            {"bad",         t.bad       },
            {"syntax",      t.syntax    }
        };
        for (const auto &[name, text] : texts)
            for (const auto &ground : grounds)
                EXPECT_GE(contrast(text, ground), 4.5)
                    << name << " on " << ground.name().toStdString() << (dark ? ", dark" : ", light");
        EXPECT_GE(contrast(t.onAccent, t.accent), 4.5);
        for (std::size_t i = 0; i < 8; ++i)
            EXPECT_GE(contrast(t.entity[i], t.entityLetter[i]), 4.5)
                << "badge " << i + 1 << (dark ? ", dark" : ", light");
        for (const auto &ground : {t.window, t.surface})
            EXPECT_GE(contrast(t.control, ground), 3.0) << "edges of controls";
    }
}

TEST(Theme, ASwitchReachesPaletteIconsAndListeners) {
    QLabel label;
    int applied = 0;
    onTheme(&label, [&] { ++applied; });
    label.show();
    ASSERT_EQ(applied, 1);
    const auto colourOfIcon = [] { // of any pixel that is fully drawn
        const QImage image = icon(QStringLiteral("table"), IconRole::Text).pixmap(32, 32).toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y).alpha() == 255) return image.pixelColor(x, y).name();
        return QString();
    };
    EXPECT_EQ(colourOfIcon(), tokensOf(false).text.name());
    {
        const Scheme dark(ThemeChoice::Dark);
        QApplication::processEvents();
        EXPECT_GE(applied, 2);
        EXPECT_TRUE(tokens().dark);
        EXPECT_EQ(label.palette().color(QPalette::Window), tokensOf(true).window);
        EXPECT_EQ(colourOfIcon(), tokensOf(true).text.name());
    }
    EXPECT_FALSE(tokens().dark);
}

TEST(Theme, TheDesktopDecidesUnlessAPersonDid) {
    setSystemDark(*qApp, true);
    EXPECT_FALSE(tokens().dark) << "light was chosen";
    {
        const Scheme system(ThemeChoice::System);
        EXPECT_TRUE(tokens().dark);
        setSystemDark(*qApp, false);
        EXPECT_FALSE(tokens().dark) << "at once, without a restart";
        setSystemDark(*qApp, true);
    }
    setSystemDark(*qApp, false);
    EXPECT_FALSE(tokens().dark);
}

TEST(Theme, IconsAreSharpAtEveryScale) {
    for (const qreal ratio : {1.0, 1.5, 2.0}) {
        const QPixmap pixmap = icon(QStringLiteral("table")).pixmap(QSize(16, 16), ratio);
        EXPECT_EQ(pixmap.width(), qRound(16 * ratio));
        EXPECT_EQ(pixmap.devicePixelRatio(), ratio);
        EXPECT_FALSE(pixmap.toImage().isNull());
    }
}
