#include "app/window/style.h"

#include "app/window/theme.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPainterPath>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>

namespace app {

namespace {

QString look(const QWidget *widget) {
    return widget ? widget->property("look").toString() : QString();
}
bool hasError(const QWidget *widget) {
    return widget && widget->property("state").toString() == QLatin1String("error");
}

bool enabled(const QStyleOption &option) {
    return option.state & QStyle::State_Enabled;
}
bool hovered(const QStyleOption &option) {
    return enabled(option) && option.state & QStyle::State_MouseOver;
}
bool pressed(const QStyleOption &option) {
    return enabled(option) && option.state & QStyle::State_Sunken;
}
bool checked(const QStyleOption &option) {
    return option.state & QStyle::State_On;
}
bool focused(const QStyleOption &option) {
    return option.state & QStyle::State_HasFocus;
}
/// Buttons show the ring when the keyboard brought the focus, fields always.
bool focusedByKeyboard(const QStyleOption &option) {
    return focused(option) && option.state & QStyle::State_KeyboardFocusChange;
}

/// A rounded box whose edge of `width` lies inside the rectangle; an invalid edge is none.
void box(QPainter &painter, const QRectF &rectangle, const QColor &fill, const QColor &edge, qreal radius = 4.5,
    qreal width = 1) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    if (edge.isValid())
        painter.setPen(QPen(edge, width));
    else
        painter.setPen(Qt::NoPen);
    const qreal inset = edge.isValid() ? width / 2 : 0;
    painter.drawRoundedRect(rectangle.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void chevron(QPainter &painter, const QRect &rectangle, const char *direction, const QColor &colour, int size = 14) {
    QRect square(0, 0, size, size);
    square.moveCenter(rectangle.center());
    paintIcon(painter, square, QString::fromLatin1(direction), colour);
}

/// Edge of a field: 2 px of accent with the focus, 2 px of `bad` for an error, a hairline else.
void fieldBox(QPainter &painter, const QStyleOption &option, const QWidget *widget, const QColor &fill) {
    const auto &t = tokens();
    if (!enabled(option)) return box(painter, option.rect, t.window, t.line);
    if (hasError(widget)) return box(painter, option.rect, fill, t.bad, 4, 2);
    if (focused(option)) return box(painter, option.rect, fill, t.accent, 4, 2);
    box(painter, option.rect, fill, hovered(option) ? t.control : t.lineStrong);
}

struct ButtonLook {
    QColor fill, edge, text;
};

ButtonLook buttonLook(const QStyleOption &option, const QString &kind, bool isDefault) {
    const auto &t = tokens();
    const bool primary = kind == QLatin1String("primary") || isDefault;
    if (!enabled(option)) return {QColor(), kind == QLatin1String("flat") ? QColor() : t.line, t.disabled};
    if (primary) return {pressed(option) || hovered(option) ? t.accentHover : t.accent, QColor(), t.onAccent};
    const QColor text = kind == QLatin1String("danger") ? t.bad : t.text;
    if (pressed(option)) return {t.sunken, t.control, text};
    if (checked(option)) return {t.accentSoft, t.accent, text};
    return {hovered(option) ? t.hover : t.button, t.lineStrong, text};
}

QPixmap tinted(QPixmap pixmap, const QColor &colour) {
    QPainter painter(&pixmap);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    return pixmap;
}

QColor backgroundBehind(const QWidget *widget) {
    const auto *area = widget ? qobject_cast<const QAbstractScrollArea *>(widget->parentWidget()) : nullptr;
    if (!area && widget && widget->parentWidget())
        area = qobject_cast<const QAbstractScrollArea *>(widget->parentWidget()->parentWidget());
    if (!area) return tokens().surface;
    const auto *viewport = area->viewport();
    return viewport->palette().color(viewport->backgroundRole());
}

bool isVertical(QTabBar::Shape shape) {
    return shape == QTabBar::RoundedWest || shape == QTabBar::RoundedEast || shape == QTabBar::TriangularWest ||
           shape == QTabBar::TriangularEast;
}

int controlHeight(const QStyleOption *option) {
    return qMax(measure::control, option->fontMetrics.height() + 8);
}

constexpr int toolPadding = 8, iconGap = 6, arrowWidth = 16;

}

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

void Style::polish(QApplication *application) {
    QProxyStyle::polish(application);
    application->installEventFilter(this);
}

bool Style::eventFilter(QObject *watched, QEvent *event) {
    // The underlined letters of the menu bar are there when they are of use: while Alt is down.
    const auto type = event->type();
    const bool alt = (type == QEvent::KeyPress || type == QEvent::KeyRelease) &&
                     static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt;
    if (alt || type == QEvent::ApplicationDeactivate) {
        const bool down = type == QEvent::KeyPress;
        if (down != m_altDown) {
            m_altDown = down;
            for (auto *widget : QApplication::allWidgets())
                if (qobject_cast<QMenuBar *>(widget)) widget->update();
        }
    }
    return QProxyStyle::eventFilter(watched, event);
}

void Style::polish(QWidget *widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QToolButton *>(widget) || qobject_cast<QPushButton *>(widget) ||
        qobject_cast<QComboBox *>(widget) || qobject_cast<QLineEdit *>(widget) ||
        qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QScrollBar *>(widget) ||
        qobject_cast<QTabBar *>(widget) || qobject_cast<QHeaderView *>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (auto *edit = qobject_cast<QPlainTextEdit *>(widget); edit && edit->frameShape() == QFrame::StyledPanel)
        edit->viewport()->setAutoFillBackground(false); // its frame fills the rounded box
}

void Style::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const {
    const auto &t = tokens();
    const QRect &r = option->rect;
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        const bool isDefault = button && button->features & QStyleOptionButton::DefaultButton;
        const auto colours = buttonLook(*option, look(widget), isDefault);
        box(*painter, r, colours.fill, colours.edge);
        if (focusedByKeyboard(*option)) {
            box(*painter, r, QColor(), t.accent, 4, 2);
            if (isDefault) box(*painter, QRectF(r).adjusted(2, 2, -2, -2), QColor(), t.onAccent, 3);
        }
        return;
    }
    case PE_FrameFocusRect: {
        if (!(option->state & State_KeyboardFocusChange)) return;
        if (qobject_cast<const QAbstractItemView *>(widget)) return; // views show their current row themselves
        return box(*painter, r, QColor(), t.accent, 3, 2);
    }
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            fieldBox(*painter, *option, widget, option->state & State_ReadOnly ? t.sunken : t.input);
        return;
    }
    case PE_FrameLineEdit: return;
    case PE_Frame: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth == 0) return;
        const bool field = widget && widget->inherits("QPlainTextEdit");
        const bool focus = widget && widget->hasFocus() && field;
        if (field) {
            const QColor edge = hasError(widget) ? t.bad : focus ? t.accent : t.lineStrong;
            const bool readOnly = static_cast<const QPlainTextEdit *>(widget)->isReadOnly();
            return box(*painter, r, readOnly ? t.sunken : t.input, edge, 4, focus || hasError(widget) ? 2 : 1);
        }
        painter->save();
        painter->setPen(t.line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(r.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    }
    case PE_FrameGroupBox:
    case PE_FrameWindow:
    case PE_FrameDockWidget:
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar:
    case PE_FrameTabWidget: return;
    case PE_FrameMenu: return;
    case PE_PanelScrollAreaCorner: {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
        painter->fillRect(r, area ? area->viewport()->palette().color(area->viewport()->backgroundRole()) : t.surface);
        return;
    }
    case PE_PanelMenu:
        painter->fillRect(r, t.raised);
        painter->save();
        painter->setPen(t.lineStrong);
        painter->drawRect(r.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    case PE_PanelTipLabel:
        painter->fillRect(r, t.raised);
        painter->save();
        painter->setPen(t.lineStrong);
        painter->drawRect(r.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    case PE_PanelMenuBar:
    case PE_PanelToolBar: painter->fillRect(r, t.window); return;
    case PE_FrameTabBarBase: {
        const auto *base = qstyleoption_cast<const QStyleOptionTabBarBase *>(option);
        if (base && isVertical(base->shape)) return;
        painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        return;
    }
    case PE_IndicatorTabClose: {
        if (hovered(*option)) box(*painter, r, t.hover, QColor(), 3);
        return chevron(*painter, r, "close", t.text3, 12);
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: {
        QRectF square(0, 0, 16, 16);
        square.moveCenter(QRectF(r).center());
        const bool on = checked(*option) || option->state & State_NoChange;
        if (on) {
            box(*painter, square, enabled(*option) ? t.accent : t.disabled, QColor(), 3);
            const char *mark = option->state & State_NoChange ? "minus" : "check";
            paintIcon(*painter, square.adjusted(2, 2, -2, -2), QString::fromLatin1(mark), t.onAccent);
        } else {
            box(*painter, square, hovered(*option) ? t.hover : t.input, enabled(*option) ? t.control : t.disabled, 3);
        }
        if (focusedByKeyboard(*option)) box(*painter, square, QColor(), t.accent, 3, 2);
        return;
    }
    case PE_IndicatorRadioButton: {
        QRectF square(0, 0, 16, 16);
        square.moveCenter(QRectF(r).center());
        if (checked(*option)) {
            box(*painter, square, t.input, enabled(*option) ? t.accent : t.disabled, 8, 4.5);
        } else {
            box(*painter, square, hovered(*option) ? t.hover : t.input, enabled(*option) ? t.control : t.disabled, 8);
        }
        return;
    }
    case PE_IndicatorBranch: {
        if (!(option->state & State_Children)) return;
        return chevron(*painter, r, option->state & State_Open ? "down" : "right", t.text3);
    }
    case PE_IndicatorArrowDown: return chevron(*painter, r, "down", enabled(*option) ? t.text2 : t.disabled);
    case PE_IndicatorArrowUp: return chevron(*painter, r, "up", enabled(*option) ? t.text2 : t.disabled);
    case PE_IndicatorArrowLeft: return chevron(*painter, r, "left", enabled(*option) ? t.text2 : t.disabled);
    case PE_IndicatorArrowRight: return chevron(*painter, r, "right", enabled(*option) ? t.text2 : t.disabled);
    case PE_IndicatorHeaderArrow: {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        if (!header || header->sortIndicator == QStyleOptionHeader::None) return;
        return chevron(*painter, r, header->sortIndicator == QStyleOptionHeader::SortUp ? "up" : "down", t.text3, 12);
    }
    case PE_PanelItemViewRow: {
        if (option->state & State_Selected) painter->fillRect(r, t.selection);
        return;
    }
    case PE_PanelItemViewItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        if (item && item->backgroundBrush.style() != Qt::NoBrush) painter->fillRect(r, item->backgroundBrush);
        if (option->state & State_Selected)
            painter->fillRect(r, t.selection);
        else if (hovered(*option))
            painter->fillRect(r, t.hover);
        return;
    }
    case PE_IndicatorDockWidgetResizeHandle: return drawDockSeparator(option, painter, widget);
    case PE_IndicatorToolBarSeparator: {
        const bool horizontal = option->state & State_Horizontal;
        const QPoint c = r.center();
        painter->fillRect(
            horizontal ? QRect(c.x(), r.top() + 4, 1, r.height() - 8) : QRect(r.left() + 4, c.y(), r.width() - 8, 1),
            t.line);
        return;
    }
    case PE_IndicatorItemViewItemDrop: {
        painter->fillRect(r.height() <= 2 ? QRect(r.left(), r.top() - 1, r.width(), 2) : QRect(), t.accent);
        if (r.height() > 2) box(*painter, r, QColor(), t.accent, 3, 2);
        return;
    }
    default: return QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const {
    const auto &t = tokens();
    const QRect &r = option->rect;
    switch (element) {
    case CE_PushButtonBevel: return proxy()->drawPrimitive(PE_PanelButtonCommand, option, painter, widget);
    case CE_PushButtonLabel: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        if (!button) return;
        const bool isDefault = button->features & QStyleOptionButton::DefaultButton;
        const auto colours = buttonLook(*option, look(widget), isDefault);
        const int textWidth = button->fontMetrics.size(Qt::TextShowMnemonic, button->text).width();
        const bool hasIcon = !button->icon.isNull();
        int x = r.left() + (r.width() - textWidth - (hasIcon ? 16 + iconGap : 0)) / 2;
        if (hasIcon) {
            const QIcon::Mode mode = enabled(*option) ? QIcon::Normal : QIcon::Disabled;
            QPixmap pixmap = button->icon.pixmap(QSize(16, 16), painter->device()->devicePixelRatioF(), mode);
            if (isDefault || look(widget) == QLatin1String("danger")) pixmap = tinted(pixmap, colours.text);
            painter->drawPixmap(QPointF(x, r.center().y() - 7), pixmap);
            x += 16 + iconGap;
        }
        painter->save();
        painter->setPen(colours.text);
        const int flags =
            Qt::AlignVCenter | Qt::AlignLeft |
            (styleHint(SH_UnderlineShortcut, option, widget, nullptr) ? Qt::TextShowMnemonic : Qt::TextHideMnemonic);
        painter->drawText(QRect(x, r.top(), r.right() - x + 1, r.height()), flags, button->text);
        painter->restore();
        return;
    }
    case CE_MenuBarEmptyArea: painter->fillRect(r, t.window); return;
    case CE_MenuBarItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (!item) return;
        painter->fillRect(r, t.window);
        if (enabled(*option) && option->state & (State_Selected | State_Sunken))
            box(*painter, QRectF(r).adjusted(0, 3, 0, -3), option->state & State_Sunken ? t.selection : t.hover,
                QColor(), 4);
        painter->save();
        painter->setPen(enabled(*option) ? t.text : t.disabled);
        const int flags =
            Qt::AlignCenter | Qt::TextSingleLine |
            (styleHint(SH_UnderlineShortcut, option, widget, nullptr) ? Qt::TextShowMnemonic : Qt::TextHideMnemonic);
        painter->drawText(r, flags, item->text);
        painter->restore();
        return;
    }
    case CE_MenuEmptyArea: return;
    case CE_MenuItem: return drawMenuItem(option, painter, widget);
    case CE_MenuHMargin:
    case CE_MenuVMargin:
    case CE_MenuTearoff:
    case CE_MenuScroller: {
        if (element != CE_MenuScroller) return;
        painter->fillRect(r, t.raised);
        return chevron(*painter, r, option->state & State_DownArrow ? "down" : "up", t.text2);
    }
    case CE_TabBarTabShape: return drawTab(option, painter, widget);
    case CE_TabBarTabLabel: return drawTabLabel(option, painter, widget);
    case CE_HeaderSection: return drawHeader(option, painter, widget);
    case CE_HeaderEmptyArea:
        painter->fillRect(r, t.window);
        painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        return;
    case CE_HeaderLabel: {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        if (!header) return;
        painter->save();
        painter->setFont(textFont(TextRole::Small));
        painter->setPen(enabled(*option) ? t.text2 : t.disabled);
        QRect text = r;
        if (!header->icon.isNull()) {
            header->icon.paint(painter, QRect(text.left(), text.center().y() - 7, 16, 16));
            text.setLeft(text.left() + 16 + iconGap);
        }
        const QString elided = painter->fontMetrics().elidedText(header->text, Qt::ElideRight, text.width());
        painter->drawText(
            text, static_cast<int>(header->textAlignment) | Qt::AlignVCenter | Qt::TextSingleLine, elided);
        painter->restore();
        return;
    }
    case CE_Splitter: {
        const bool vertical = !(option->state & State_Horizontal);
        const QPoint c = r.center();
        painter->fillRect(
            vertical ? QRect(r.left(), c.y(), r.width(), 1) : QRect(c.x(), r.top(), 1, r.height()), t.line);
        return;
    }
    case CE_ProgressBarGroove: return;
    case CE_ProgressBarLabel: return;
    case CE_ProgressBarContents: return drawProgress(option, painter);
    case CE_DockWidgetTitle: return drawDockTitle(option, painter);
    case CE_ToolBar: painter->fillRect(r, t.window); return;
    case CE_SizeGrip: return;
    case CE_RubberBand: {
        QColor fill = t.accent;
        fill.setAlpha(40);
        return box(*painter, r, fill, t.accent, 2);
    }
    case CE_ShapedFrame: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine)) {
            const QPoint c = r.center();
            painter->fillRect(frame->frameShape == QFrame::HLine ? QRect(r.left(), c.y(), r.width(), 1)
                                                                 : QRect(c.x(), r.top(), 1, r.height()),
                t.line);
            return;
        }
        return QProxyStyle::drawControl(element, option, painter, widget);
    }
    case CE_ComboBoxLabel: {
        const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (!combo || combo->editable) return;
        QRect text = proxy()->subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
        if (!combo->currentIcon.isNull()) {
            combo->currentIcon.paint(painter, QRect(text.left(), text.center().y() - 7, 16, 16), Qt::AlignCenter,
                enabled(*option) ? QIcon::Normal : QIcon::Disabled);
            text.setLeft(text.left() + 16 + iconGap);
        }
        painter->save();
        painter->setPen(enabled(*option) ? t.text : t.disabled);
        painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
            painter->fontMetrics().elidedText(combo->currentText, Qt::ElideRight, text.width()));
        painter->restore();
        return;
    }
    default: return QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void Style::drawMenuItem(const QStyleOption *option, QPainter *painter, const QWidget *) const {
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (!item) return;
    const auto &t = tokens();
    const QRect &r = option->rect;
    if (item->menuItemType == QStyleOptionMenuItem::Separator) {
        painter->fillRect(QRect(r.left() + 8, r.center().y(), r.width() - 16, 1), t.line);
        return;
    }
    const bool on = enabled(*option);
    if (on && option->state & State_Selected) box(*painter, QRectF(r).adjusted(4, 0, -4, 0), t.selection, QColor(), 4);
    const QRect mark(r.left() + 12, r.center().y() - 7, 16, 16);
    if (item->checkType != QStyleOptionMenuItem::NotCheckable) {
        if (item->checked) paintIcon(*painter, mark, QStringLiteral("check"), on ? t.text : t.disabled);
    } else if (!item->icon.isNull()) {
        item->icon.paint(painter, mark, Qt::AlignCenter, on ? QIcon::Normal : QIcon::Disabled);
    }
    painter->save();
    painter->setPen(on ? t.text : t.disabled);
    painter->setFont(item->font);
    const QRect text = r.adjusted(38, 0, -16, 0);
    const int tab = static_cast<int>(item->text.indexOf(QLatin1Char('\t')));
    const int flags = Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextShowMnemonic;
    painter->drawText(text, flags | Qt::AlignLeft, tab < 0 ? item->text : item->text.left(tab));
    if (tab >= 0) {
        painter->setPen(on ? t.text3 : t.disabled);
        painter->drawText(text, Qt::AlignVCenter | Qt::TextSingleLine | Qt::AlignRight, item->text.mid(tab + 1));
    }
    painter->restore();
    if (item->menuItemType == QStyleOptionMenuItem::SubMenu)
        chevron(*painter, QRect(r.right() - 24, r.top(), 16, r.height()), "right", on ? t.text3 : t.disabled);
}

void Style::drawTab(const QStyleOption *option, QPainter *painter, const QWidget *widget) const {
    const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
    if (!tab) return;
    const auto &t = tokens();
    const QRect &r = option->rect;
    const bool current = option->state & State_Selected;
    if (look(widget) == QLatin1String("documents")) {
        if (!current) {
            if (hovered(*option)) box(*painter, QRectF(r).adjusted(2, 3, -2, -3), t.hover, QColor(), 4);
            return;
        }
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        QPainterPath path;
        const QRectF edge = QRectF(r).adjusted(0.5, 0.5, -0.5, 0.5);
        path.moveTo(edge.bottomLeft());
        path.lineTo(edge.left(), edge.top() + 5);
        path.quadTo(edge.topLeft(), QPointF(edge.left() + 5, edge.top()));
        path.lineTo(edge.right() - 5, edge.top());
        path.quadTo(edge.topRight(), QPointF(edge.right(), edge.top() + 5));
        path.lineTo(edge.bottomRight());
        painter->setPen(QPen(t.line, 1));
        painter->setBrush(t.surface);
        painter->drawPath(path);
        painter->restore();
        painter->fillRect(QRect(r.left() + 1, r.bottom(), r.width() - 2, 1), t.surface);
        return;
    }
    if (current) painter->fillRect(QRect(r.left() + 4, r.bottom() - 1, r.width() - 8, 2), t.accent);
    if (focusedByKeyboard(*option)) box(*painter, QRectF(r).adjusted(2, 2, -2, -2), QColor(), t.accent, 3, 2);
}

void Style::drawTabLabel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const {
    const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
    if (!tab) return;
    const auto &t = tokens();
    const bool current = option->state & State_Selected;
    const bool documents = look(widget) == QLatin1String("documents");
    QRect text = option->rect.adjusted(12, 0, -12, 0);
    if (!tab->leftButtonSize.isEmpty()) text.setLeft(text.left() + tab->leftButtonSize.width() + 4);
    if (!tab->rightButtonSize.isEmpty()) text.setRight(text.right() - tab->rightButtonSize.width() - 4);
    painter->save();
    if (!tab->icon.isNull()) {
        tab->icon.paint(painter, QRect(text.left(), text.center().y() - 7, 16, 16));
        text.setLeft(text.left() + 16 + iconGap);
    }
    QFont font = painter->font();
    if (current && !documents) font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(!enabled(*option) ? t.disabled : current ? t.text : t.text2);
    painter->drawText(text,
        (documents ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextHideMnemonic,
        painter->fontMetrics().elidedText(tab->text, Qt::ElideMiddle, text.width() + 2));
    painter->restore();
}

void Style::drawHeader(const QStyleOption *option, QPainter *painter, const QWidget *) const {
    const auto &t = tokens();
    const QRect &r = option->rect;
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    painter->fillRect(r, pressed(*option) ? t.sunken : hovered(*option) ? t.hover : t.window);
    if (header && header->orientation == Qt::Vertical) {
        painter->fillRect(QRect(r.right(), r.top(), 1, r.height()), t.line);
        painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        return;
    }
    painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
}

void Style::drawProgress(const QStyleOption *option, QPainter *painter) const {
    const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
    if (!bar) return;
    const auto &t = tokens();
    QRectF groove(option->rect);
    groove.setHeight(6);
    groove.moveCenter(QRectF(option->rect).center());
    box(*painter, groove, t.line, QColor(), 3);
    const qint64 range = static_cast<qint64>(bar->maximum) - bar->minimum;
    if (range <= 0) {
        QRectF part = groove; // busy: a third in the middle, nothing moves
        part.setWidth(groove.width() / 3);
        part.moveCenter(groove.center());
        return box(*painter, part, t.accent, QColor(), 3);
    }
    const double share = static_cast<double>(bar->progress - bar->minimum) / static_cast<double>(range);
    groove.setWidth(qBound(0.0, share, 1.0) * groove.width());
    if (groove.width() >= 1) box(*painter, groove, t.accent, QColor(), 3);
}

void Style::drawDockTitle(const QStyleOption *option, QPainter *painter) const {
    const auto *dock = qstyleoption_cast<const QStyleOptionDockWidget *>(option);
    if (!dock) return;
    const auto &t = tokens();
    painter->fillRect(option->rect, t.window);
    const QRect text = subElementRect(SE_DockWidgetTitleBarText, option, nullptr).adjusted(4, 0, 0, 0);
    painter->save();
    painter->setFont(textFont(TextRole::Section));
    painter->setPen(t.text2);
    painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
        painter->fontMetrics().elidedText(dock->title, Qt::ElideRight, text.width()));
    painter->restore();
}

void Style::drawDockSeparator(const QStyleOption *option, QPainter *painter, const QWidget *widget) const {
    // A hairline at the side of the middle of the window; the rest is there to be grabbed.
    const auto &t = tokens();
    const QRect &r = option->rect;
    painter->fillRect(r, t.window);
    const auto *window = qobject_cast<const QMainWindow *>(widget);
    const QRect middle = window && window->centralWidget() ? window->centralWidget()->geometry() : QRect();
    const bool upright = r.height() > r.width();
    if (upright) {
        const bool left = r.center().x() < middle.center().x();
        painter->fillRect(QRect(left ? r.right() : r.left(), r.top(), 1, r.height()), t.line);
    } else {
        const bool above = r.center().y() < middle.center().y();
        painter->fillRect(QRect(r.left(), above ? r.bottom() : r.top(), r.width(), 1), t.line);
    }
}

void Style::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const {
    switch (control) {
    case CC_ToolButton: return drawToolButton(option, painter, widget);
    case CC_ComboBox: return drawComboBox(option, painter, widget);
    case CC_SpinBox: return drawSpinBox(option, painter, widget);
    case CC_ScrollBar: return drawScrollBar(option, painter, widget);
    case CC_Slider: return drawSlider(option, painter, widget);
    default: return QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

void Style::drawToolButton(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const {
    const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
    if (!button) return;
    const auto &t = tokens();
    const QString kind = look(widget);
    QRect r = option->rect;
    const bool on = enabled(*option), ticked = checked(*option);
    QColor text = !on ? t.disabled : kind == QLatin1String("danger") ? t.bad : t.text;
    QFont font = button->font;

    if (kind == QLatin1String("workspace")) { // icon over text; the current one in accent with a bar at its side
        if (hovered(*option) && !ticked) box(*painter, QRectF(r).adjusted(4, 0, -4, 0), t.hover, QColor(), 4);
        if (ticked) painter->fillRect(QRect(r.left(), r.top() + 4, 3, r.height() - 8), t.accent);
        if (focusedByKeyboard(*option)) box(*painter, QRectF(r).adjusted(4, 0, -4, 0), QColor(), t.accent, 4, 2);
        const QColor colour = !on ? t.disabled : ticked ? t.accent : t.text2;
        font = textFont(TextRole::Tiny);
        if (ticked) font.setWeight(QFont::DemiBold);
        const int textHeight = QFontMetrics(font).height(), top = r.top() + (r.height() - 20 - 5 - textHeight) / 2;
        painter->drawPixmap(QPoint(r.center().x() - 9, top),
            tinted(button->icon.pixmap(QSize(20, 20), painter->device()->devicePixelRatioF()), colour));
        painter->save();
        painter->setFont(font);
        painter->setPen(!on ? t.disabled : ticked ? t.accentText : t.text2);
        painter->drawText(
            QRect(r.left(), top + 25, r.width(), textHeight + 2), Qt::AlignHCenter | Qt::AlignTop, button->text);
        painter->restore();
        return;
    }

    if (kind == QLatin1String("primary") || kind == QLatin1String("button")) {
        const auto colours = buttonLook(*option, kind, false);
        box(*painter, r, colours.fill, colours.edge);
        text = colours.text;
        if (kind == QLatin1String("primary")) font.setWeight(QFont::DemiBold);
    } else if (kind == QLatin1String("segment")) {
        if (ticked && on) {
            box(*painter, r, t.dark ? t.raised : t.surface, t.control, 4.5);
            font.setWeight(QFont::DemiBold);
        } else if (on) {
            text = hovered(*option) ? t.text : t.text2;
        }
    } else if (kind == QLatin1String("link")) {
        text = on ? t.accentText : t.disabled;
        font.setUnderline(hovered(*option));
    } else {
        const bool open = button->state & State_Sunken;
        if (ticked && on)
            box(*painter, r, t.accentSoft, QColor());
        else if (on && open)
            box(*painter, r, t.sunken, QColor());
        else if (hovered(*option))
            box(*painter, r, t.hover, QColor());
    }

    const bool arrow =
        button->features & QStyleOptionToolButton::HasMenu && button->toolButtonStyle != Qt::ToolButtonIconOnly;
    const bool showIcon = button->toolButtonStyle != Qt::ToolButtonTextOnly && !button->icon.isNull();
    const bool showText = button->toolButtonStyle != Qt::ToolButtonIconOnly && !button->text.isEmpty();
    QFont measured = font;
    const QFontMetrics metrics(measured);
    const int textWidth = showText ? metrics.size(Qt::TextShowMnemonic, button->text).width() : 0;
    const int iconSize = qMin(button->iconSize.width(), 20);
    const int content =
        (showIcon ? iconSize : 0) + (showIcon && showText ? iconGap : 0) + textWidth + (arrow ? arrowWidth : 0);
    int x = r.left() + qMax(kind == QLatin1String("link") ? 0 : 4, (r.width() - content) / 2);
    if (showIcon) {
        const QIcon::Mode mode = on ? QIcon::Normal : QIcon::Disabled;
        const QIcon::State state = ticked ? QIcon::On : QIcon::Off;
        QPixmap pixmap =
            button->icon.pixmap(QSize(iconSize, iconSize), painter->device()->devicePixelRatioF(), mode, state);
        if (on && kind == QLatin1String("primary")) pixmap = tinted(pixmap, t.onAccent);
        if (on && ticked && kind.isEmpty()) pixmap = tinted(pixmap, t.accent);
        if (on && kind == QLatin1String("link")) pixmap = tinted(pixmap, t.accentText);
        painter->drawPixmap(QPoint(x, r.top() + (r.height() - iconSize) / 2), pixmap);
        x += iconSize + (showText ? iconGap : 0);
    }
    if (showText) {
        painter->save();
        painter->setFont(font);
        painter->setPen(text);
        const QRect where(x, r.top(), r.right() - x - (arrow ? arrowWidth : 0) + 1, r.height());
        painter->drawText(where, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine | Qt::TextHideMnemonic,
            painter->fontMetrics().elidedText(button->text, Qt::ElideRight, qMax(where.width(), textWidth)));
        painter->restore();
        x += textWidth;
    }
    if (arrow) chevron(*painter, QRect(x + 2, r.top(), arrowWidth, r.height()), "down", on ? t.text2 : t.disabled, 12);
    if (focusedByKeyboard(*option)) {
        if (kind == QLatin1String("primary")) box(*painter, QRectF(r).adjusted(2, 2, -2, -2), QColor(), t.onAccent, 3);
        box(*painter, r, QColor(), t.accent, 4, 2);
    }
}

void Style::drawComboBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const {
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if (!combo) return;
    const auto &t = tokens();
    if (combo->frame) fieldBox(*painter, *option, widget, combo->editable ? t.input : t.button);
    chevron(*painter, subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget), "down",
        enabled(*option) ? t.text2 : t.disabled, 12);
}

void Style::drawSpinBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const {
    const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    if (!spin) return;
    const auto &t = tokens();
    if (spin->frame) fieldBox(*painter, *option, widget, t.input);
    if (spin->buttonSymbols == QAbstractSpinBox::NoButtons) return;
    const std::tuple<SubControl, const char *, bool> buttons[] = {
        {SC_SpinBoxUp,   "up",   spin->stepEnabled & QAbstractSpinBox::StepUpEnabled  },
        {SC_SpinBoxDown, "down", spin->stepEnabled & QAbstractSpinBox::StepDownEnabled},
    };
    for (const auto &[part, name, possible] : buttons)
        chevron(*painter, subControlRect(CC_SpinBox, option, part, widget), name,
            enabled(*option) && possible ? t.text2 : t.disabled, 10);
}

void Style::drawScrollBar(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const {
    const auto &t = tokens();
    painter->fillRect(option->rect, backgroundBehind(widget));
    const QRect slider = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (!bar || bar->minimum >= bar->maximum) return;
    const bool active =
        option->activeSubControls & SC_ScrollBarSlider && option->state & (State_MouseOver | State_Sunken);
    box(*painter, QRectF(slider).adjusted(2, 2, -2, -2), active ? t.control : t.lineStrong, QColor(), 3);
}

void Style::drawSlider(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const {
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (!slider) return;
    const auto &t = tokens();
    const bool flat = slider->orientation == Qt::Horizontal;
    const QRect handle = subControlRect(CC_Slider, option, SC_SliderHandle, widget);
    QRectF groove(option->rect);
    if (flat) {
        groove.setHeight(4);
        groove.moveCenter(QPointF(groove.center().x(), QRectF(option->rect).center().y()));
        groove.adjust(2, 0, -2, 0);
    } else {
        groove.setWidth(4);
        groove.moveCenter(QPointF(QRectF(option->rect).center().x(), groove.center().y()));
        groove.adjust(0, 2, 0, -2);
    }
    box(*painter, groove, t.lineStrong, QColor(), 2);
    QRectF filled = groove;
    const QPointF centre = QRectF(handle).center();
    if (flat && !slider->upsideDown)
        filled.setRight(centre.x());
    else if (flat)
        filled.setLeft(centre.x());
    else
        filled.setTop(centre.y());
    const QColor tone = enabled(*option) ? t.accent : t.disabled;
    box(*painter, filled, tone, QColor(), 2);
    QRectF knob(0, 0, 14, 14);
    knob.moveCenter(centre);
    box(*painter, knob, hovered(*option) ? t.accentSoft : t.surface, tone, 7, 2);
    if (focusedByKeyboard(*option)) box(*painter, knob.adjusted(-1, -1, 1, 1), QColor(), tone, 8, 3);
}

QRect Style::subControlRect(
    ComplexControl control, const QStyleOptionComplex *option, SubControl subControl, const QWidget *widget) const {
    const QRect &r = option->rect;
    if (control == CC_ComboBox) {
        const QRect arrow(r.right() - 24, r.top(), 24, r.height());
        if (subControl == SC_ComboBoxArrow) return visualRect(option->direction, r, arrow);
        if (subControl == SC_ComboBoxEditField) return visualRect(option->direction, r, r.adjusted(10, 1, -26, -1));
        if (subControl == SC_ComboBoxFrame) return r;
    }
    if (control == CC_SpinBox) {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        const int buttons = spin && spin->buttonSymbols == QAbstractSpinBox::NoButtons ? 0 : 18;
        const QRect up(r.right() - buttons - 2, r.top() + 2, buttons, r.height() / 2 - 2);
        const QRect down(r.right() - buttons - 2, r.center().y(), buttons, r.height() / 2 - 2);
        if (subControl == SC_SpinBoxUp) return visualRect(option->direction, r, up);
        if (subControl == SC_SpinBoxDown) return visualRect(option->direction, r, down);
        if (subControl == SC_SpinBoxEditField)
            return visualRect(option->direction, r, r.adjusted(6, 2, -buttons - 6, -2));
        if (subControl == SC_SpinBoxFrame) return r;
    }
    if (control == CC_ScrollBar) { // no buttons at the ends
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (!bar) return r;
        const bool flat = bar->orientation == Qt::Horizontal;
        const int length = flat ? r.width() : r.height();
        const qint64 range = static_cast<qint64>(bar->maximum) - bar->minimum;
        int size = length;
        if (range > 0)
            size = qBound(
                qMin(28, length), static_cast<int>(qint64(bar->pageStep) * length / (range + bar->pageStep)), length);
        const int start =
            sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - size, bar->upsideDown);
        const auto piece = [&](int from, int extent) {
            const QRect rectangle = flat ? QRect(r.left() + from, r.top(), extent, r.height())
                                         : QRect(r.left(), r.top() + from, r.width(), extent);
            return flat ? visualRect(option->direction, r, rectangle) : rectangle;
        };
        switch (subControl) {
        case SC_ScrollBarSlider: return piece(start, size);
        case SC_ScrollBarSubPage: return piece(0, start);
        case SC_ScrollBarAddPage: return piece(start + size, length - start - size);
        case SC_ScrollBarGroove: return r;
        default: return {};
        }
    }
    return QProxyStyle::subControlRect(control, option, subControl, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const {
    switch (element) {
    case SE_LineEditContents: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        return frame && frame->lineWidth > 0 ? option->rect.adjusted(7, 2, -7, -2) : option->rect;
    }
    case SE_HeaderLabel: {
        const int margin = option->rect.width() < 48 ? 2 : 8;
        return option->rect.adjusted(margin, 0, -margin, 0);
    }
    case SE_HeaderArrow: {
        const QRect &r = option->rect;
        return QRect(r.right() - 18, r.top(), 14, r.height());
    }
    case SE_TabBarTabRightButton: {
        const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        if (!tab) break;
        QRect r(QPoint(), tab->rightButtonSize);
        r.moveCenter(option->rect.center());
        r.moveRight(option->rect.right() - 8);
        return r;
    }
    case SE_PushButtonFocusRect:
    case SE_CheckBoxFocusRect:
    case SE_RadioButtonFocusRect: return {}; // the box itself shows the focus
    default: break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QSize Style::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const {
    switch (type) {
    case CT_PushButton: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        if (!button) break;
        int width = button->fontMetrics.size(Qt::TextShowMnemonic, button->text).width() + 24;
        if (!button->icon.isNull()) width += 16 + iconGap;
        return {qMax(width, 64), controlHeight(option)};
    }
    case CT_ToolButton: {
        const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        if (!button) break;
        const QString kind = look(widget);
        QFont font = button->font;
        font.setWeight(QFont::DemiBold); // room for the checked look, so that nothing moves
        const QFontMetrics metrics(kind == QLatin1String("link") ? button->font : font);
        if (kind == QLatin1String("workspace")) {
            QFont tiny = textFont(TextRole::Tiny);
            tiny.setWeight(QFont::DemiBold);
            const QFontMetrics small(tiny);
            return {qMax(measure::workspaceBar - 1, small.horizontalAdvance(button->text) + 10),
                small.height() + 20 + 5 + 12};
        }
        if (kind == QLatin1String("link"))
            return {metrics.size(Qt::TextShowMnemonic, button->text).width() + (button->icon.isNull() ? 2 : 24),
                qMax(20, metrics.height() + 4)};
        const bool showIcon = button->toolButtonStyle != Qt::ToolButtonTextOnly && !button->icon.isNull();
        const bool showText = button->toolButtonStyle != Qt::ToolButtonIconOnly && !button->text.isEmpty();
        int height = controlHeight(option);
        if (kind == QLatin1String("segment")) height -= 2;
        if (kind == QLatin1String("small")) height -= 4;
        if (!showText) return {height, height};
        int width = 2 * (kind == QLatin1String("button") || kind == QLatin1String("primary") ? 10 : toolPadding);
        width += metrics.size(Qt::TextShowMnemonic, button->text).width();
        if (showIcon) width += 16 + iconGap;
        if (button->features & QStyleOptionToolButton::HasMenu) width += arrowWidth;
        return {width, height};
    }
    case CT_ComboBox: {
        return {size.width() + 36, controlHeight(option)};
    }
    case CT_LineEdit: return {size.width(), controlHeight(option)};
    case CT_SpinBox: return {size.width() + 24, controlHeight(option)};
    case CT_MenuBarItem: return {size.width() + 12, qMax(measure::menu, option->fontMetrics.height() + 12)};
    case CT_MenuItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (!item) break;
        if (item->menuItemType == QStyleOptionMenuItem::Separator) return {size.width(), 9};
        const QFontMetrics metrics(item->font);
        const auto parts = item->text.split(QLatin1Char('\t'));
        int width = metrics.size(Qt::TextShowMnemonic, parts[0]).width() + 38 + 32;
        if (parts.size() > 1) width += metrics.horizontalAdvance(parts[1]) + 24;
        return {qMax(width, 160), qMax(26, metrics.height() + 8)};
    }
    case CT_TabBarTab: {
        const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        if (!tab) break;
        QFont font = widget ? widget->font() : QFont();
        font.setWeight(QFont::DemiBold);
        int width = QFontMetrics(font).size(Qt::TextShowMnemonic, tab->text).width() + 24;
        if (!tab->icon.isNull()) width += 16 + iconGap;
        if (!tab->rightButtonSize.isEmpty()) width += tab->rightButtonSize.width() + 4;
        if (!tab->leftButtonSize.isEmpty()) width += tab->leftButtonSize.width() + 4;
        return {width, qMax(measure::tabStrip, option->fontMetrics.height() + 10)};
    }
    case CT_HeaderSection: {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        if (!header) break;
        const QFontMetrics metrics(textFont(TextRole::Small));
        int width = metrics.size(0, header->text).width() + 16;
        if (!header->icon.isNull()) width += 16 + iconGap;
        if (header->sortIndicator != QStyleOptionHeader::None) width += 16;
        return {width, qMax(measure::tableHeader, metrics.height() + 8)};
    }
    case CT_ItemViewItem: {
        QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
        const bool roomy = look(widget) == QLatin1String("roomy");
        base.setHeight(
            qMax(base.height(), qMax(roomy ? measure::tableRow : measure::treeRow, option->fontMetrics.height() + 8)));
        return base;
    }
    default: break;
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const {
    switch (metric) {
    case PM_DefaultFrameWidth: return 1;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuHMargin:
    case PM_ToolBarFrameWidth:
    case PM_ToolBarItemMargin:
    case PM_ToolBarItemSpacing:
    case PM_DockWidgetFrameWidth:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap: return 0;
    case PM_MenuBarHMargin: return 8;
    case PM_MenuBarItemSpacing: return 0;
    case PM_MenuPanelWidth: return 1;
    case PM_MenuVMargin: return 4;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_TabBarIconSize:
    case PM_ListViewIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return 16;
    case PM_ScrollBarExtent: return 10;
    case PM_ScrollBarSliderMin: return 28;
    case PM_SplitterWidth: return 1;
    case PM_DockWidgetSeparatorExtent: return 4;
    case PM_DockWidgetTitleMargin: return 8;
    case PM_DockWidgetTitleBarButtonMargin: return 4;
    case PM_TreeViewIndentation: return 20;
    case PM_HeaderMargin: return 8;
    case PM_HeaderMarkSize: return 12;
    case PM_HeaderDefaultSectionSizeVertical: return measure::atLeast(measure::tableRow, textFont());
    case PM_SliderThickness:
    case PM_SliderControlThickness: return 20;
    case PM_SliderLength: return 16;
    case PM_TabCloseIndicatorWidth:
    case PM_TabCloseIndicatorHeight: return 18;
    case PM_TabBarTabHSpace: return 24;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return 8;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return measure::grid;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const {
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ComboBox_Popup:
    case SH_Widget_Animation_Duration:
    case SH_Header_ArrowAlignment:
    case SH_ScrollBar_Transient: return 0;
    case SH_ItemView_ShowDecorationSelected: return 1;
    case SH_UnderlineShortcut: return m_altDown || !qobject_cast<const QMenuBar *>(widget);
    case SH_TabBar_ElideMode: return Qt::ElideMiddle;
    case SH_Table_GridLineColor: return static_cast<int>(tokens().line.rgb());
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton;
    case SH_ScrollBar_LeftClickAbsolutePosition: return 0;
    case SH_ToolTip_WakeUpDelay: return 500;
    case SH_DockWidget_ButtonsHaveFrame: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QIcon Style::standardIcon(StandardPixmap standard, const QStyleOption *option, const QWidget *widget) const {
    switch (standard) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton: return icon(QStringLiteral("close"), IconRole::Muted);
    case SP_TitleBarNormalButton: return icon(QStringLiteral("compare"), IconRole::Muted);
    case SP_ToolBarHorizontalExtensionButton: return icon(QStringLiteral("more"));
    case SP_MessageBoxInformation:
    case SP_MessageBoxQuestion: return icon(QStringLiteral("info"), IconRole::Accent);
    case SP_MessageBoxWarning: return icon(QStringLiteral("warning"), IconRole::Warn);
    case SP_MessageBoxCritical: return icon(QStringLiteral("error"), IconRole::Bad);
    default: return QProxyStyle::standardIcon(standard, option, widget);
    }
}

}
