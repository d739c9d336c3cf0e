#pragma once

#include <QByteArray>
#include <QImage>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QMenu;
class QPainter;
class QWidget;

namespace app {

/// A picture on its way to a file: it paints itself at any scale, and says the numbers that it shows.
struct Picture {
    QString title;                                         ///< In the file; its suggested name too.
    QString description;                                   ///< SVG's <desc>: for those who cannot see it.
    QSizeF size;                                           ///< In logical pixels.
    std::function<void(QPainter &, const QRectF &)> paint; ///< Background included.
    std::vector<QStringList> rows;                         ///< Header first; numbers as plain digits. Empty: no CSV.
};

/// The file's bytes. SVG is of Qt's SVG Tiny 1.2, its texts stay texts.
QByteArray svgOf(const Picture &picture);
/// `scale` device pixels for each logical one.
QImage imageOf(const Picture &picture, qreal scale = 2);
/// RFC 4180 in UTF-8: fields with comma, quote or line break are quoted. A text that a spreadsheet would run as a
/// formula (= + - @ first, and no number) gets an apostrophe in front.
QByteArray csvOf(const std::vector<QStringList> &rows);

/// By the path's suffix: .svg, .png or .csv; written beside and renamed, so a failure leaves the old file.
/// Returns why it could not be written; nothing when it was.
std::optional<QString> save(const Picture &picture, const QString &path);

enum class Numbers { None, Csv };
/// "Save as SVG…", "Save as PNG…", "Save as CSV…" (with numbers), "Copy image". `picture` is asked when one is chosen;
/// `report` gets what to tell the person.
void addExportActions(QMenu &menu, QWidget *parent, Numbers numbers, std::function<Picture()> picture,
    std::function<void(const QString &text, bool failed)> report);

}
