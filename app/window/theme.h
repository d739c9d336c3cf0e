#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

#include <array>
#include <functional>

class QApplication;
class QPainter;
class QWidget;

namespace app {

/// The colours of one scheme; the QPalette holds those that have a role there, painters take the others from here.
/// Read at paint time (`tokens()`), never kept: a switch of the scheme is then one palette change.
struct Tokens {
    bool dark = false;
    QColor window, surface, sunken, canvas, raised; ///< Backgrounds, from menus to cards.
    QColor input;                                   ///< Of line edits and the like: surface, in dark sunken.
    QColor button;                                  ///< Surface, in dark raised.
    QColor line, lineStrong, control, gridDot;      ///< Hairlines, edges, check boxes and relation lines, canvas dots.
    QColor text, text2, text3, disabled, faded;
    QColor accent, accentHover, accentText, onAccent, accentSoft;
    QColor selection, hover;
    QColor ok, okSoft, warn, warnFill, warnSoft, bad, badSoft, onFill;
    QColor mark, onMark;                        ///< Find match.
    QColor syntax;                              ///< ":values" in expressions.
    std::array<QColor, 8> entity, entityLetter; ///< EntityType::colour - 1.
    std::array<QColor, 3> series;               ///< Charts: reads, size, writes as c1, c2, c3.
    QColor limit, chartGrid;
    std::array<QColor, 5> heat; ///< h0 to h4; above 100 %: `bad` with a dot.
    QColor hatch;               ///< 45-degree lines over what is not projected.
};

/// Roles of the palette that hold text colours of ours: QWidget::setForegroundRole takes them, a switch follows.
namespace role {
inline constexpr QPalette::ColorRole secondary = QPalette::Shadow; ///< text2
inline constexpr QPalette::ColorRole tertiary = QPalette::PlaceholderText;
inline constexpr QPalette::ColorRole bad = QPalette::BrightText;
inline constexpr QPalette::ColorRole link = QPalette::Link;
}

enum class ThemeChoice { System, Light, Dark };

const Tokens &tokens(); ///< Of the scheme in force.
const Tokens &tokensOf(bool dark);
ThemeChoice themeChoice();
/// Sets style, palette and base font size; every widget gets a PaletteChange.
void applyTheme(QApplication &application, ThemeChoice choice);
/// What the desktop prefers; seen while the choice is System.
void setSystemDark(QApplication &application, bool dark);

/// Runs `apply` now and whenever the palette changes: for what is set rather than painted (chart brushes, fonts).
void onTheme(QWidget *widget, std::function<void()> apply);

/// Measures in logical pixels, by tokens.md; at least the font's height plus 8 where text stands in them.
namespace measure {
inline constexpr int grid = 8, gap = 4, windowMargin = 12, dialogMargin = 16, startMargin = 56;
inline constexpr int menu = 32, documentTab = 30, strip = 40, dockTitle = 32, statusLine = 24;
inline constexpr int control = 28, smallControl = 24, tableRow = 28, treeRow = 24, tableHeader = 28;
inline constexpr int collectionRow = 40, repeatedRow = 26, groupRow = 30, tabStrip = 30, entityChartRow = 26;
inline constexpr int workspaceBar = 64, navigator = 216, inspector = 304, whatIf = 328, queryForm = 372;
inline constexpr int controlRadius = 4, cardRadius = 6, badgeRadius = 4, tagRadius = 3, badge = 16, stripe = 4;
int atLeast(int token, const QFont &font); ///< max(token, height of the font + 8)
}

enum class TextRole { Body, Small, Tiny, InspectorTitle, Section, PatternTitle, StartTitle };
QFont textFont(TextRole role = TextRole::Body);
/// The same where no QWidget::font() is in the way.
inline QFont font(TextRole role = TextRole::Body) {
    return textFont(role);
}
QFont monospaceFont(); ///< For keys and expressions: half a point under the body.

/// The line icons of resources/icons, in one colour that is read when they are painted.
enum class IconRole { Button, Text, Accent, OnAccent, Muted, Ok, Warn, Bad };
/// `name` without ".svg". The disabled mode is drawn in `disabled`; a checked one in `text`.
QIcon icon(const QString &name, IconRole role = IconRole::Button);
/// A verdict's icon: "get", "query", "write", "waste", "fan", "scan", "wrong", "invalid" or "none".
QIcon verdictIcon(const QString &verdict);
/// Paints an icon of 16 logical pixels or what `rectangle` says, sharp at every scale.
void paintIcon(QPainter &painter, const QRectF &rectangle, const QString &name, const QColor &colour);

/// An entity's badge: letter on its colour; `square` for the ninth and later.
void paintBadge(QPainter &painter, const QRectF &rectangle, const QString &letter, int colour, bool square = false);
void paintUnknownBadge(QPainter &painter, const QRectF &rectangle); ///< "?" in a dashed outline.
QIcon badgeIcon(const QString &letter, int colour, bool square = false);

}
