#include "app/analyse/chart_export.h"

#include "app/window/theme.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStandardPaths>
#include <QSvgGenerator>

#include <array>
#include <cmath>

namespace app {

namespace {

struct FileKind {
    const char *suffix;
    const char *action;
    const char *filter;
};
constexpr std::array<FileKind, 3> fileKinds{
    {
     {"svg", QT_TRANSLATE_NOOP("ChartExport", "Save as SVG…"),
            QT_TRANSLATE_NOOP("ChartExport", "SVG picture (*.svg)")},
     {"png", QT_TRANSLATE_NOOP("ChartExport", "Save as PNG…"),
            QT_TRANSLATE_NOOP("ChartExport", "PNG picture (*.png)")},
     {"csv", QT_TRANSLATE_NOOP("ChartExport", "Save as CSV…"),
            QT_TRANSLATE_NOOP("ChartExport", "Table as CSV (*.csv)")},
     }
};

QString text(const char *source) {
    return QCoreApplication::translate("ChartExport", source);
}

/// A title as a file name: what no file system takes becomes a hyphen.
QString fileName(const QString &title) {
    QString name = title;
    name.replace(QRegularExpression(QStringLiteral("[\\\\/:*?\"<>|\\s]+")), QStringLiteral("-"));
    return name.isEmpty() ? QStringLiteral("chart") : name;
}

QString csvField(QString field) {
    static const QRegularExpression number(QStringLiteral("^[+-]?[0-9.]+$"));
    if (!field.isEmpty() && QStringLiteral("=+-@\t\r").contains(field.front()) && !number.match(field).hasMatch())
        field.prepend(QLatin1Char('\''));
    if (!field.contains(QLatin1Char(',')) && !field.contains(QLatin1Char('"')) && !field.contains(QLatin1Char('\n')) &&
        !field.contains(QLatin1Char('\r')))
        return field;
    return QLatin1Char('"') + field.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

QString &lastFolder() {
    static QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder;
}

}

QByteArray svgOf(const Picture &picture) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96); // logical pixels, as on the screen; the default is 72 and makes all text larger
    generator.setSize(QSize(qCeil(picture.size.width()), qCeil(picture.size.height())));
    generator.setViewBox(QRectF(QPointF(), picture.size));
    generator.setTitle(picture.title);
    generator.setDescription(picture.description);
    {
        QPainter painter(&generator);
        painter.setRenderHint(QPainter::Antialiasing);
        picture.paint(painter, QRectF(QPointF(), picture.size));
    }
    return buffer.data();
}

QImage imageOf(const Picture &picture, qreal scale) {
    QImage image(QSize(qCeil(picture.size.width() * scale), qCeil(picture.size.height() * scale)),
        QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return image; // larger than memory: the caller says so
    image.setDevicePixelRatio(scale);
    image.fill(tokens().surface);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter, QRectF(QPointF(), picture.size));
    return image;
}

QByteArray csvOf(const std::vector<QStringList> &rows) {
    QByteArray csv;
    for (const QStringList &row : rows) {
        QStringList fields;
        for (const QString &field : row) fields.append(csvField(field));
        csv += fields.join(QLatin1Char(',')).toUtf8() + "\r\n";
    }
    return csv;
}

std::optional<QString> save(const Picture &picture, const QString &path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (suffix == QLatin1String("svg")) {
        bytes = svgOf(picture);
    } else if (suffix == QLatin1String("csv")) {
        bytes = csvOf(picture.rows);
    } else {
        const QImage image = imageOf(picture);
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (image.isNull() || !image.save(&buffer, "PNG"))
            return text(QT_TRANSLATE_NOOP("ChartExport", "The picture is too large."));
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return text(QT_TRANSLATE_NOOP("ChartExport", "%1 cannot be written: %2"))
            .arg(QDir::toNativeSeparators(path), file.errorString());
    return std::nullopt;
}

void addExportActions(QMenu &menu, QWidget *parent, Numbers numbers, std::function<Picture()> picture,
    std::function<void(const QString &, bool)> report) {
    for (const FileKind &kind : fileKinds) {
        if (numbers == Numbers::None && qstrcmp(kind.suffix, "csv") == 0) continue;
        menu.addAction(text(kind.action), parent, [parent, picture, report, kind] {
            const Picture chosen = picture();
            const QString suggested =
                QDir(lastFolder()).filePath(fileName(chosen.title) + QLatin1Char('.') + QLatin1String(kind.suffix));
            QString path = QFileDialog::getSaveFileName(parent, text(kind.action), suggested, text(kind.filter));
            if (path.isEmpty()) return;
            if (QFileInfo(path).suffix().toLower() != QLatin1String(kind.suffix))
                path += QLatin1Char('.') + QLatin1String(kind.suffix);
            lastFolder() = QFileInfo(path).absolutePath();
            const auto failure = save(chosen, path);
            report(
                failure ? *failure : text(QT_TRANSLATE_NOOP("ChartExport", "Saved %1")).arg(QFileInfo(path).fileName()),
                failure.has_value());
        });
    }
    menu.addAction(
        icon(QStringLiteral("copy")), text(QT_TRANSLATE_NOOP("ChartExport", "Copy image")), parent, [picture, report] {
            QGuiApplication::clipboard()->setImage(imageOf(picture()));
            report(text(QT_TRANSLATE_NOOP("ChartExport", "Image copied")), false);
        });
}

}
