#include "app/data/item_delegate.h"

#include "app/data/cell_editor.h"
#include "app/data/item_model.h"
#include "app/data/item_text.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "model/view/cell.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

namespace app {

namespace {

constexpr int cellMargin = 8, badgeColumn = 32;

/// Done and to be closed: not refused, and not taken away already with its row by what it changed.
bool isOpen(const CellEditor *editor) {
    return !editor->isRefused() && !editor->isFinished() && !editor->isHidden();
}

QString typeText(const CellView &view) {
    if (view.damaged || !view.type || *view.type == engine::Type::S) return {};
    return QString::fromLatin1(engine::typeName(*view.type));
}

}

void paintTypeBox(QPainter *painter, const QRect &rectangle, const QString &type, const QColor &colour) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(tokens().lineStrong, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(rectangle).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->setPen(colour);
    QFont font = CellFonts::current().monospace;
    font.setPointSizeF(qMax(font.pointSizeF() - 2, 6.5));
    painter->setFont(font);
    painter->drawText(rectangle, Qt::AlignCenter, type);
    painter->restore();
}

QBrush hatchBrush() {
    const QColor colour = tokens().hatch;
    static QColor cached;
    static QBrush brush;
    if (cached == colour) return brush;
    constexpr int period = 8;
    QPixmap tile(period, period);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setPen(QPen(colour, 1));
    painter.setRenderHint(QPainter::Antialiasing);
    for (int x = -period; x <= period; x += period) painter.drawLine(x, period, x + period, 0);
    painter.end();
    cached = colour;
    brush = QBrush(tile);
    return brush;
}

int typeBoxWidth(const QString &type) {
    return type.size() < 2 ? typeBox : typeBox + 6 * (static_cast<int>(type.size()) - 1);
}

const CellFonts &CellFonts::current() {
    static QFont base;
    static CellFonts fonts;
    if (fonts.valueHeight > 0 && base == QApplication::font()) return fonts;
    base = QApplication::font();
    fonts.name = app::font(TextRole::Tiny);
    fonts.value = app::font(TextRole::Body);
    fonts.value.setPointSizeF(fonts.value.pointSizeF() - 0.25);
    fonts.monospace = monospaceFont();
    fonts.group = fonts.monospace;
    fonts.group.setWeight(QFont::DemiBold);
    fonts.nameHeight = QFontMetrics(fonts.name).height();
    fonts.valueHeight = QFontMetrics(fonts.value).height();
    return fonts;
}

ItemDelegate::ItemDelegate(Look look, QObject *parent) : QStyledItemDelegate(parent), m_look(look) {}

int ItemDelegate::rowHeight() {
    const auto &fonts = CellFonts::current();
    return qMax(measure::collectionRow, fonts.nameHeight + fonts.valueHeight + 8);
}
int ItemDelegate::repeatedRowHeight() {
    return measure::atLeast(measure::repeatedRow, CellFonts::current().value);
}
int ItemDelegate::groupRowHeight() {
    return measure::atLeast(measure::groupRow, CellFonts::current().group);
}

int ItemDelegate::widthFor(const CellView &view) const {
    const auto &fonts = CellFonts::current();
    const QFontMetrics value(view.monospace ? fonts.monospace : fonts.value);
    int width = value.horizontalAdvance(view.text);
    if (view.kind == CellView::Kind::Key) width += badgeColumn;
    if (!view.name.isEmpty()) {
        const QString type = typeText(view);
        const int name = QFontMetrics(fonts.name).horizontalAdvance(view.name);
        width = qMax(width, name + (type.isEmpty() ? 0 : typeBoxWidth(type) + 5));
    }
    return width + 2 * cellMargin + 4;
}

QRect ItemDelegate::valueRect(const QRect &cell, const CellView &view) const {
    QRect rectangle = cell.adjusted(cellMargin, 0, -cellMargin, -1);
    if (view.kind == CellView::Kind::Key) rectangle.setLeft(cell.left() + measure::stripe + badgeColumn);
    if (m_look != Look::Collections || view.name.isEmpty()) return rectangle;
    const auto &fonts = CellFonts::current();
    const int top = cell.top() + (cell.height() - fonts.nameHeight - fonts.valueHeight) / 2 + fonts.nameHeight;
    rectangle.setTop(top - 1);
    rectangle.setHeight(fonts.valueHeight + 1);
    return rectangle;
}

void ItemDelegate::paintText(QPainter *painter, const QRect &rectangle, const QString &text, const QFont &font,
    const QColor &colour, Qt::Alignment alignment, const QModelIndex &index) const {
    const auto &t = tokens();
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(text);
    const QString shown =
        width > rectangle.width() ? metrics.elidedText(text, Qt::ElideRight, rectangle.width()) : text;
    painter->setFont(font);
    painter->setPen(colour);
    painter->drawText(rectangle, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
    if (m_find.empty()) return;

    const auto spans = m_find.spans(text);
    if (spans.empty()) return;
    const bool current = m_currentMatch.isValid() && m_currentMatch == index;
    const int left =
        alignment & Qt::AlignRight ? rectangle.right() + 1 - qMin(width, rectangle.width()) : rectangle.left();
    painter->save();
    painter->setClipRect(rectangle.adjusted(-2, 0, 2, 0), Qt::IntersectClip);
    painter->setRenderHint(QPainter::Antialiasing);
    for (const auto &[start, length] : spans) {
        const int from = left + metrics.horizontalAdvance(text.left(start));
        const QString part = text.mid(start, length);
        const int top = rectangle.top() + (rectangle.height() - metrics.height()) / 2;
        const QRect box(from, top, metrics.horizontalAdvance(part), metrics.height());
        painter->setPen(Qt::NoPen);
        painter->setBrush(current ? t.warnFill : t.mark);
        painter->drawRoundedRect(QRectF(box).adjusted(-1, 0.5, 1, -0.5), 2, 2);
        painter->setPen(current ? t.onFill : t.onMark);
        painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, part);
    }
    painter->restore();
}

void ItemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const auto &t = tokens();
    const auto &fonts = CellFonts::current();
    const auto view = index.data(CellViewRole).value<CellView>();
    const QRect cell = option.rect;
    if (view.kind == CellView::Kind::Group) return; // the view paints it over the whole row
    painter->save();
    painter->setClipRect(cell);

    const bool selected = option.state & QStyle::State_Selected;
    painter->fillRect(cell, selected ? t.selection : index.row() == m_hoverRow ? t.hover : t.surface);
    if (view.kind == CellView::Kind::Value && !view.projected) painter->fillRect(cell, hatchBrush());
    painter->fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), t.line);
    if (m_look == Look::Grid) painter->fillRect(QRect(cell.right(), cell.top(), 1, cell.height()), t.line);

    if (view.kind == CellView::Kind::Key || view.kind == CellView::Kind::Badge) {
        const int offset = view.kind == CellView::Kind::Key ? measure::stripe : 0;
        if (view.kind == CellView::Kind::Key)
            painter->fillRect(QRect(cell.left(), cell.top(), measure::stripe, cell.height()), markColour(view.entity));
        const QRectF badge(cell.left() + offset + (badgeColumn - measure::badge) / 2.0,
            cell.top() + (cell.height() - 1 - measure::badge) / 2.0, measure::badge, measure::badge);
        paintMark(*painter, badge.toAlignedRect(), view.entity);
    }
    const bool nested = view.type && model::isNested(*view.type);
    const QColor valueColour = view.damaged                      ? t.bad
                               : !view.projected                 ? t.faded
                               : view.type == engine::Type::Null ? t.text3
                                                                 : t.text;
    if (view.kind == CellView::Kind::Key || view.kind == CellView::Kind::Value) {
        QRect value = valueRect(cell, view);
        const QFont &font = view.monospace || nested ? fonts.monospace : fonts.value;
        if (m_look == Look::Collections && !view.name.isEmpty()) {
            const QColor nameColour = view.damaged ? t.bad : !view.projected ? t.faded : selected ? t.text2 : t.text3;
            const QRect name(value.left(), value.top() + 1 - fonts.nameHeight, value.width(), fonts.nameHeight);
            const QFontMetrics metrics(fonts.name);
            const QString type = typeText(view);
            const int box = type.isEmpty() ? 0 : typeBoxWidth(type) + 5;
            const QString shown = metrics.elidedText(view.name, Qt::ElideRight, name.width() - box);
            painter->setFont(fonts.name);
            painter->setPen(nameColour);
            painter->drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
            const int behind = name.left() + metrics.horizontalAdvance(shown) + 5;
            if (!type.isEmpty())
                paintTypeBox(painter, QRect(behind, name.center().y() - typeBox / 2 + 1, typeBoxWidth(type), typeBox),
                    type, nameColour);
            else if (view.damaged)
                paintIcon(*painter, QRectF(behind, name.center().y() - 5, 12, 12), QStringLiteral("warning"), t.bad);
        } else if (m_look != Look::Collections && view.kind == CellView::Kind::Value) {
            // Columns name the usual type; a cell of another one says so itself.
            const QString type = view.otherType || nested ? typeText(view) : QString();
            if (view.damaged) {
                paintIcon(
                    *painter, QRectF(value.left(), value.center().y() - 6, 14, 14), QStringLiteral("warning"), t.bad);
                value.setLeft(value.left() + 20);
            } else if (!type.isEmpty() || (view.otherType && view.type)) {
                const QString shown = type.isEmpty() ? QStringLiteral("S") : type;
                const int width = typeBoxWidth(shown);
                paintTypeBox(
                    painter, QRect(value.left(), value.center().y() - typeBox / 2 + 1, width, typeBox), shown, t.text3);
                value.setLeft(value.left() + width + 6);
            }
        }
        const bool right = m_look != Look::Collections && view.type && model::alignsRight(*view.type);
        paintText(painter, value, view.text, font, valueColour, right ? Qt::AlignRight : Qt::AlignLeft, index);
    }
    if (option.state & QStyle::State_HasFocus) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(t.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(cell).adjusted(1, 1, -1, -2), 2, 2);
    }
    painter->restore();
}

QWidget *ItemDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const {
    const auto view = index.data(CellViewRole).value<CellView>();
    auto *editor = new CellEditor(parent, index.data(NestedRole).toBool(), view.monospace);
    editor->input()->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    auto *self = const_cast<ItemDelegate *>(this);
    editor->input()->installEventFilter(self);
    connect(editor, &CellEditor::submitted, self, [self, editor] {
        emit self->commitData(editor);
        if (isOpen(editor)) emit self->closeEditor(editor, NoHint);
    });
    connect(editor, &CellEditor::submittedToSelection, self, [self, editor] {
        emit self->submittedToSelection(editor);
        if (isOpen(editor)) emit self->closeEditor(editor, NoHint);
    });
    emit editorOpened(editor, index);
    return editor;
}

void ItemDelegate::setEditorData(QWidget *widget, const QModelIndex &index) const {
    auto *editor = static_cast<CellEditor *>(widget);
    // The model may change under an open editor (undo, a colleague's file): what is typed stays.
    if (editor->isChanged()) return;
    const QString text = index.data(EditableTextRole).toString();
    editor->setText(editor->severalLines() ? toQString(indentedJson(toUtf8(text))) : text);
}

void ItemDelegate::setModelData(QWidget *widget, QAbstractItemModel *model, const QModelIndex &index) const {
    auto *editor = static_cast<CellEditor *>(widget);
    auto *items = qobject_cast<ItemModel *>(model);
    if (!items || !editor->isChanged()) return;
    if (const auto why = items->edit(index, editor->text())) editor->refuse(*why);
}

void ItemDelegate::updateEditorGeometry(
    QWidget *widget, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const auto *editor = static_cast<CellEditor *>(widget);
    const auto view = index.data(CellViewRole).value<CellView>();
    const QRect room = widget->parentWidget()->rect();
    QRect rectangle = option.rect;
    if (editor->severalLines()) {
        rectangle.setSize(QSize(qMin(420, room.width() - 8), qMin(220, room.height() - 8)));
    } else {
        if (m_look == Look::Collections) {
            rectangle = valueRect(option.rect, view);
            const int height = qMin(option.rect.height(), CellFonts::current().valueHeight + 5);
            rectangle.setTop(qMin(rectangle.center().y() - height / 2 + 2, option.rect.bottom() - height));
            rectangle.setHeight(height);
            rectangle.adjust(-6, 0, 4, 0);
        } else {
            rectangle.adjust(-1, -1, 0, 0);
        }
        rectangle.setWidth(qMax(rectangle.width(), 140));
    }
    if (rectangle.right() > room.right() - 4) rectangle.moveRight(qMax(rectangle.width(), room.right() - 4));
    if (rectangle.bottom() > room.bottom() && editor->severalLines()) rectangle.moveBottom(room.bottom() - 4);
    widget->setGeometry(rectangle);
}

bool ItemDelegate::eventFilter(QObject *watched, QEvent *event) {
    auto *widget = qobject_cast<QWidget *>(watched);
    auto *editor = widget ? qobject_cast<CellEditor *>(widget->parentWidget()) : nullptr;
    if (!editor || editor->isFinished()) return false;
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool escape = key->key() == Qt::Key_Escape;
        const bool tab = !editor->severalLines() && (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab);
        if (event->type() == QEvent::ShortcutOverride) {
            if (escape) event->accept();
            return false;
        }
        if (escape) {
            emit closeEditor(editor, RevertModelCache);
            return true;
        }
        if (tab) {
            emit commitData(editor);
            if (isOpen(editor)) emit closeEditor(editor, key->key() == Qt::Key_Tab ? EditNextItem : EditPreviousItem);
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent *>(event)->reason();
        // A popup (offers, a context menu) or another window is a visit, not a departure.
        if (reason == Qt::PopupFocusReason || reason == Qt::ActiveWindowFocusReason) return false;
        emit commitData(editor);
        if (isOpen(editor)) emit closeEditor(editor, NoHint);
    }
    return false;
}

}
