#include "app/window/start_page.h"

#include "app/window/gallery_model.h"
#include "app/window/inline_message.h"
#include "app/window/theme.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QSvgRenderer>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int leftWidth = 336, sketchHeight = 134, tileGap = 16, textHeight = 52;

/// A choice with an icon, a title and what it does; the whole card is the button.
class ChoiceCard : public QAbstractButton {
public:
    ChoiceCard(const QString &iconName, const QString &title, const QString &text, const QString &keys, bool first,
        QWidget *parent)
        : QAbstractButton(parent), m_iconName(iconName), m_text(text), m_keys(keys), m_first(first) {
        setText(title);
        setAccessibleName(title);
        setAccessibleDescription(text);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setFixedHeight(qMax(70, textRect(QRect(0, 0, leftWidth, 0)).bottom() + 12));
    }

protected:
    void paintEvent(QPaintEvent *) override {
        const auto &t = tokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool ring = hasFocus();
        painter.setPen(QPen(m_first || ring ? t.accent : t.lineStrong, ring ? 2 : 1));
        painter.setBrush(m_first ? t.accentSoft : underMouse() ? t.hover : t.surface);
        const qreal inset = ring ? 1 : 0.5;
        painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 6, 6);
        paintIcon(painter, QRectF(13, 13, 18, 18), m_iconName, m_first ? t.accent : t.text2);
        const QRect r = rect().adjusted(43, 11, -12, -8);
        const QFont small = textFont(TextRole::Small);
        if (!m_keys.isEmpty()) {
            painter.setFont(small);
            const int width = painter.fontMetrics().horizontalAdvance(m_keys) + 12;
            const QRectF key(r.right() - width + 0.5, r.top() + 0.5, width, 19);
            painter.setPen(QPen(t.lineStrong, 1));
            painter.setBrush(t.surface);
            painter.drawRoundedRect(key, 3, 3);
            painter.setPen(t.text2);
            painter.drawText(key, Qt::AlignCenter, m_keys);
        }
        painter.setFont(titleFont());
        painter.setPen(t.text);
        painter.drawText(titleRect(rect()), wrapped, text());
        painter.setFont(small);
        painter.setPen(t.text2);
        painter.drawText(textRect(rect()), wrapped, m_text);
    }

private:
    static constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    static QFont titleFont() {
        QFont font = textFont();
        font.setWeight(QFont::DemiBold);
        return font;
    }
    /// Title and text wrap beside the keys; both end at the same edge.
    QRect titleRect(const QRect &card) const { return textBox(card, 11, titleFont(), text()); }
    QRect textRect(const QRect &card) const {
        return textBox(card, titleRect(card).bottom() + 4, textFont(TextRole::Small), m_text);
    }
    QRect textBox(const QRect &card, int top, const QFont &font, const QString &words) const {
        const int keys = m_keys.isEmpty() ? 0 : QFontMetrics(textFont(TextRole::Small)).horizontalAdvance(m_keys) + 20;
        const QRect room(43, top, card.width() - 43 - 12 - keys, 1000);
        return {room.topLeft(), QSize(room.width(), QFontMetrics(font).boundingRect(room, wrapped, words).height())};
    }

    QString m_iconName, m_text, m_keys;
    bool m_first;
};

/// A recent file: its name, its folder.
class RecentRow : public QAbstractButton {
public:
    RecentRow(const QString &path, QWidget *parent) : QAbstractButton(parent), m_info(path) {
        setText(m_info.fileName());
        setAccessibleName(m_info.fileName());
        setAccessibleDescription(m_info.absolutePath());
        setToolTip(QDir::toNativeSeparators(path));
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setFixedHeight(qMax(44, QFontMetrics(textFont(TextRole::Body)).height() * 2 + 12));
    }

protected:
    void paintEvent(QPaintEvent *) override {
        const auto &t = tokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (underMouse() || hasFocus()) {
            painter.setPen(hasFocus() ? QPen(t.accent, 2) : QPen(Qt::NoPen));
            painter.setBrush(t.hover);
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
        }
        paintIcon(painter, QRectF(8, (height() - 16) / 2.0, 16, 16), QStringLiteral("table"), t.text2);
        const QRect r = rect().adjusted(34, 5, -8, -5);
        painter.setPen(t.text);
        painter.setFont(textFont());
        painter.drawText(
            r, Qt::AlignLeft | Qt::AlignTop, painter.fontMetrics().elidedText(text(), Qt::ElideMiddle, r.width()));
        painter.setFont(textFont(TextRole::Small));
        painter.setPen(t.text3);
        QString folder = m_info.absolutePath();
        if (folder.startsWith(QDir::homePath() + QLatin1Char('/')))
            folder = QLatin1Char('~') + folder.mid(QDir::homePath().size());
        painter.drawText(
            r, Qt::AlignLeft | Qt::AlignBottom, painter.fontMetrics().elidedText(folder, Qt::ElideMiddle, r.width()));
    }

private:
    QFileInfo m_info;
};

/// A gallery sketch in the colours of the scheme.
QByteArray inTokens(QByteArray svg) {
    const auto &t = tokens();
    const std::pair<const char *, QColor> names[] = {
        {"accent",      t.accent    },
        {"accent-soft", t.accentSoft},
        {"control",     t.control   },
        {"line",        t.line      },
        {"line-strong", t.lineStrong},
        {"sunken",      t.sunken    },
        {"surface",     t.surface   },
        {"text",        t.text      },
        {"text2",       t.text2     },
        {"e1",          t.entity[0] },
        {"e2",          t.entity[1] },
        {"e3",          t.entity[2] },
        {"e4",          t.entity[3] },
        {"e5",          t.entity[4] },
        {"e6",          t.entity[5] },
        {"e7",          t.entity[6] },
        {"e8",          t.entity[7] },
    };
    for (const auto &[name, colour] : names) svg.replace(QByteArray("var(--") + name + ')', colour.name().toLatin1());
    return svg;
}

class TileDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const auto &t = tokens();
        const QRectF card = QRectF(option.rect).adjusted(0.5, 0.5, -0.5 - tileGap, -0.5 - tileGap);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(t.surface);
        painter->drawRoundedRect(card, 6, 6);
        painter->setClipRect(QRectF(card.left(), card.top(), card.width(), sketchHeight));
        painter->setBrush(t.canvas);
        painter->drawRoundedRect(card, 6, 6);
        painter->setClipping(false);
        QFile file(index.data(GalleryModel::SketchRole).toString());
        if (file.open(QIODevice::ReadOnly)) {
            QSvgRenderer renderer(inTokens(file.readAll()));
            const QSizeF size = QSizeF(210, 104).scaled(card.width(), sketchHeight - 4, Qt::KeepAspectRatio);
            const QPointF at(card.center().x() - size.width() / 2, card.top() + (sketchHeight - size.height()) / 2);
            renderer.render(painter, QRectF(at, size));
        }
        painter->fillRect(QRectF(card.left(), card.top() + sketchHeight, card.width(), 1), t.line);
        const bool active = option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus);
        painter->setPen(QPen(active ? t.accent : t.line, active ? 2 : 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(active ? card.adjusted(0.5, 0.5, -0.5, -0.5) : card, 6, 6);
        const QRectF text = card.adjusted(12, sketchHeight + 8, -12, -8);
        QFont bold = textFont();
        bold.setWeight(QFont::DemiBold);
        painter->setFont(bold);
        painter->setPen(t.text);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignTop,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, static_cast<int>(text.width())));
        painter->setFont(textFont(TextRole::Small));
        painter->setPen(t.text2);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignBottom,
            painter->fontMetrics().elidedText(
                index.data(GalleryModel::SubtitleRole).toString(), Qt::ElideRight, static_cast<int>(text.width())));
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override {
        const auto *view = qobject_cast<const QListView *>(option.widget);
        // The view keeps room for its scroll bar, whether it is there or not.
        const int bar = view ? view->style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0;
        const int width = view ? view->viewport()->width() - bar : 900;
        const int columns = qBound(2, (width + tileGap) / (190 + tileGap), 5);
        return {(width - 1) / columns, sketchHeight + qMax(textHeight, 2 * option.fontMetrics.height() + 20) + tileGap};
    }
};

/// Tiles take their width from the view, so a new width lays them out anew; the gap after the last column is outside.
class Gallery : public QListView {
public:
    using QListView::QListView;

protected:
    void resizeEvent(QResizeEvent *event) override {
        QListView::resizeEvent(event);
        scheduleDelayedItemsLayout();
    }
};

}

StartPage::StartPage(QWidget *parent)
    : QWidget(parent),
      m_lost(new QVBoxLayout),
      m_recent(new QVBoxLayout),
      m_recentTitle(new QLabel(tr("Recent"), this)),
      m_gallery(new Gallery(this)),
      m_filter(new QLineEdit(this)) {
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto *columns = new QHBoxLayout(this);
    columns->setContentsMargins(measure::startMargin, 36, measure::startMargin - tileGap, 16);
    columns->setSpacing(measure::startMargin);

    auto *left = new QWidget(this);
    left->setFixedWidth(leftWidth);
    auto *choices = new QVBoxLayout(left);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(measure::grid);
    const auto title = [&](const QString &text) {
        auto *label = new QLabel(text, this);
        label->setFont(textFont(TextRole::StartTitle));
        label->setMinimumHeight(measure::atLeast(measure::control, textFont()));
        return label;
    };
    const auto secondary = [&](const QString &text) {
        auto *label = new QLabel(text, this);
        label->setForegroundRole(role::secondary);
        label->setWordWrap(true);
        return label;
    };
    m_lost->setSpacing(measure::grid);
    choices->addLayout(m_lost);
    choices->addWidget(title(tr("New model")));
    choices->addWidget(
        secondary(tr("Keys cannot be changed after deployment. Start with the reads and writes they must serve.")));
    choices->addSpacing(4);
    auto *create = new ChoiceCard(QStringLiteral("patterns"), tr("List your access patterns first"),
        tr("Each read and write. Keys and indexes follow from the list."),
        QKeySequence(QKeySequence::New).toString(QKeySequence::NativeText), true, left);
    auto *import = new ChoiceCard(QStringLiteral("import"), tr("Open or import a model"),
        tr("A project file of Hashrange, or a model of NoSQL Workbench"),
        QKeySequence(QKeySequence::Open).toString(QKeySequence::NativeText), false, left);
    choices->addWidget(create);
    choices->addWidget(import);
    choices->addSpacing(20);
    auto *recentTitle = static_cast<QLabel *>(m_recentTitle);
    recentTitle->setFont(textFont(TextRole::Section));
    choices->addWidget(recentTitle);
    auto *recentBox = new QWidget(left);
    m_recent->setContentsMargins(0, 0, 0, 0);
    m_recent->setSpacing(2);
    recentBox->setLayout(m_recent);
    auto *scroll = new QScrollArea(left);
    scroll->setWidget(recentBox);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->setBackgroundRole(QPalette::Base);
    scroll->setFocusPolicy(Qt::NoFocus);
    choices->addWidget(scroll, 1);
    columns->addWidget(left);

    auto *right = new QVBoxLayout;
    right->setSpacing(12);
    auto *head = new QHBoxLayout;
    head->setSpacing(12);
    head->setContentsMargins(0, 0, tileGap, 0);
    head->addWidget(title(tr("Start from a pattern")));
    auto *what = secondary(tr("Working models: open one and run it"));
    what->setWordWrap(false);
    head->addWidget(what, 1);
    m_filter->setPlaceholderText(tr("Filter patterns"));
    m_filter->setAccessibleName(tr("Filter patterns"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setFixedWidth(184);
    m_filter->addAction(icon(QStringLiteral("search"), IconRole::Muted), QLineEdit::LeadingPosition);
    head->addWidget(m_filter);
    right->addLayout(head);
    auto *all = new GalleryModel(this);
    auto *filtered = new QSortFilterProxyModel(this);
    filtered->setSourceModel(all);
    filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    connect(m_filter, &QLineEdit::textChanged, filtered, &QSortFilterProxyModel::setFilterFixedString);
    m_gallery->setModel(filtered);
    m_gallery->setViewMode(QListView::IconMode);
    m_gallery->setMovement(QListView::Static);
    m_gallery->setResizeMode(QListView::Adjust);
    m_gallery->setUniformItemSizes(true);
    m_gallery->setFrameShape(QFrame::NoFrame);
    m_gallery->setMouseTracking(true);
    m_gallery->setSpacing(0);
    m_gallery->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_gallery->setItemDelegate(new TileDelegate(m_gallery));
    m_gallery->setAccessibleName(tr("Gallery of working models"));
    right->addWidget(m_gallery, 1);
    columns->addLayout(right, 1);

    connect(create, &QAbstractButton::clicked, this, &StartPage::newModelWanted);
    connect(import, &QAbstractButton::clicked, this, &StartPage::openWanted);
    const auto openTile = [this](const QModelIndex &index) {
        emit galleryModelWanted(index.data(GalleryModel::ResourceRole).toString());
    };
    connect(m_gallery, &QListView::clicked, this, openTile);
    auto *enter = new QShortcut(Qt::Key_Return, m_gallery, nullptr, nullptr, Qt::WidgetShortcut);
    connect(enter, &QShortcut::activated, this, [this, openTile] {
        if (m_gallery->currentIndex().isValid()) openTile(m_gallery->currentIndex());
    });
    setFocusProxy(create);
}

void StartPage::showLost(const std::vector<LostWork> &works) {
    while (auto *item = m_lost->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const auto &work : works) {
        auto *message = new InlineMessage(this);
        const QString when = QLocale().toString(work.when, QLocale::ShortFormat);
        message->show(InlineMessage::Kind::Warning,
            work.name().isEmpty()
                ? tr("A new model of %1 was not saved when Hashrange ended.").arg(when)
                : tr("Edits to %1 of %2 were not saved when Hashrange ended.").arg(work.name(), when));
        connect(message->addButton(tr("Recover")), &QToolButton::clicked, this,
            [this, work] { emit recoveryWanted(work); });
        connect(
            message->addButton(tr("Discard")), &QToolButton::clicked, this, [this, work] { emit discardWanted(work); });
        m_lost->addWidget(message);
    }
}

void StartPage::showRecent(const QStringList &paths) {
    while (auto *item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString &path : paths) {
        auto *row = new RecentRow(path, this);
        connect(row, &QAbstractButton::clicked, this, [this, path] { emit fileWanted(path); });
        m_recent->addWidget(row);
    }
    m_recent->addStretch(1);
    m_recentTitle->setVisible(!paths.isEmpty());
}

}
