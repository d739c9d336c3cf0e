#include "app/window/theme.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPaintEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <cmath>

namespace app {

namespace {

QByteArray source(const QString &name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The icon in one colour; verdict icons keep their two, in the scheme's values.
QPixmap drawn(const QString &name, const QColor &colour, QSize size, qreal ratio) {
    const QString key = QStringLiteral("icon/%1/%2/%3x%4@%5")
                            .arg(name, colour.name(QColor::HexArgb))
                            .arg(size.width())
                            .arg(size.height())
                            .arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    pixmap = QPixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QByteArray svg = source(name);
    const bool verdict = name.startsWith(QLatin1String("verdict-"));
    if (verdict) {
        const auto &t = tokens();
        svg.replace("#0B7450", t.ok.name().toLatin1())
            .replace("#9F6400", t.warnFill.name().toLatin1())
            .replace("#B4281C", t.bad.name().toLatin1())
            .replace("#5E6673", t.text3.name().toLatin1())
            .replace("#FFFFFF", t.onFill.name().toLatin1());
    }
    QSvgRenderer renderer(svg);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
    if (!verdict) {
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(QRect(QPoint(), size), colour);
    }
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QColor colourOf(IconRole role) {
    const auto &t = tokens();
    switch (role) {
    case IconRole::Button: return t.text2;
    case IconRole::Text: return t.text;
    case IconRole::Accent: return t.accent;
    case IconRole::OnAccent: return t.onAccent;
    case IconRole::Muted: return t.text3;
    case IconRole::Ok: return t.ok;
    case IconRole::Warn: return t.warn;
    case IconRole::Bad: return t.bad;
    }
    return t.text2;
}

class LineIcon : public QIconEngine {
public:
    LineIcon(QString name, IconRole role) : m_name(std::move(name)), m_role(role) {}

    void paint(QPainter *painter, const QRect &rectangle, QIcon::Mode mode, QIcon::State state) override {
        painter->drawPixmap(
            rectangle, drawn(m_name, colour(mode, state), rectangle.size(), painter->device()->devicePixelRatioF()));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override {
        return scaledPixmap(size, mode, state, 1);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override {
        QPixmap pixmap = drawn(m_name, colour(mode, state), size / scale, scale);
        return pixmap;
    }
    QIconEngine *clone() const override { return new LineIcon(*this); }
    QString key() const override { return QStringLiteral("hashrange-line"); }
    bool isNull() override { return false; }

private:
    QColor colour(QIcon::Mode mode, QIcon::State state) const {
        if (mode == QIcon::Disabled) return tokens().disabled;
        if (state == QIcon::On && m_role == IconRole::Button) return tokens().text;
        return colourOf(m_role);
    }
    QString m_name;
    IconRole m_role;
};

class BadgeIcon : public QIconEngine {
public:
    BadgeIcon(QString letter, int colour, bool square)
        : m_letter(std::move(letter)), m_colour(colour), m_square(square) {}

    void paint(QPainter *painter, const QRect &rectangle, QIcon::Mode, QIcon::State) override {
        paintBadge(*painter, rectangle, m_letter, m_colour, m_square);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override {
        QPixmap pixmap(size);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size / scale), mode, state);
        return pixmap;
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override {
        return scaledPixmap(size, mode, state, 1);
    }
    QIconEngine *clone() const override { return new BadgeIcon(*this); }
    bool isNull() override { return false; }

private:
    QString m_letter;
    int m_colour;
    bool m_square;
};

void paintLetter(QPainter &painter, const QRectF &rectangle, const QString &letter, const QColor &colour) {
    QFont font = textFont(TextRole::Section);
    font.setWeight(QFont::Bold);
    font.setPixelSize(qMax(1, qRound(rectangle.height() * 0.66)));
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(rectangle, Qt::AlignCenter, letter);
}

}

QIcon icon(const QString &name, IconRole role) {
    return QIcon(new LineIcon(name, role));
}
QIcon verdictIcon(const QString &verdict) {
    return QIcon(new LineIcon(QStringLiteral("verdict-") + verdict, IconRole::Button));
}

void paintIcon(QPainter &painter, const QRectF &rectangle, const QString &name, const QColor &colour) {
    if (painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::SVG) {
        QSvgRenderer(source(name).replace("#000", colour.name().toLatin1()))
            .render(&painter, rectangle); // lines stay lines
        return;
    }
    // As many pixels as it will cover, so that a zoomed painter shows it sharp.
    const qreal zoom = std::hypot(painter.worldTransform().m11(), painter.worldTransform().m12());
    const qreal ratio = painter.device()->devicePixelRatioF() * qBound(0.25, zoom, 8.0);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(rectangle, drawn(name, colour, rectangle.size().toSize(), ratio), QRectF());
    painter.restore();
}

void paintBadge(QPainter &painter, const QRectF &rectangle, const QString &letter, int colour, bool square) {
    const auto number = static_cast<std::size_t>(qBound(1, colour, 8) - 1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens().entity[number]);
    const qreal radius = square ? 0 : rectangle.height() * measure::badgeRadius / measure::badge;
    painter.drawRoundedRect(rectangle, radius, radius);
    paintLetter(painter, rectangle, letter, tokens().entityLetter[number]);
    painter.restore();
}

void paintUnknownBadge(QPainter &painter, const QRectF &rectangle) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens().control, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rectangle.adjusted(0.5, 0.5, -0.5, -0.5), measure::badgeRadius, measure::badgeRadius);
    paintLetter(painter, rectangle, QStringLiteral("?"), tokens().text3);
    painter.restore();
}

QIcon badgeIcon(const QString &letter, int colour, bool square) {
    return QIcon(new BadgeIcon(letter, colour, square));
}

}
