#include "app/window/text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace app {

QString toQString(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

std::string toUtf8(const QString &text) {
    const QByteArray bytes = text.toUtf8();
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

QString translated(const model::Message &message) {
    // The model puts the arguments in, so that "%1" inside an argument stays as it is.
    const std::string source = QCoreApplication::translate(message.context, message.text).toStdString();
    model::Message local{message.context, source.c_str(), message.arguments};
    return toQString(local.english());
}

QString translated(const engine::Error &error) {
    return toQString(error.message);
}

QString translated(const model::Problem &problem) {
    QStringList where;
    if (!problem.file.empty()) where += QFileInfo(toQString(problem.file)).fileName();
    if (problem.place.line > 0)
        where += QCoreApplication::translate("Problem", "line %1, column %2")
                     .arg(problem.place.line)
                     .arg(problem.place.column);
    if (!problem.place.path.empty()) where += toQString(problem.place.path);
    const QString text = translated(problem.message);
    return where.isEmpty() ? text : where.join(QStringLiteral(", ")) + QStringLiteral(": ") + text;
}

QString countText(std::uint64_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
}

QString bytesText(std::uint64_t bytes) {
    if (bytes < 1024) return QCoreApplication::translate("Units", "%1 B").arg(countText(bytes));
    static constexpr const char *units[] = {QT_TRANSLATE_NOOP("Units", "%1 KB"), QT_TRANSLATE_NOOP("Units", "%1 MB"),
        QT_TRANSLATE_NOOP("Units", "%1 GB"), QT_TRANSLATE_NOOP("Units", "%1 TB")};
    double amount = static_cast<double>(bytes) / 1024;
    std::size_t unit = 0;
    for (; amount >= 999.5 && unit + 1 < std::size(units); ++unit) amount /= 1024;
    const int decimals = amount < 99.95 ? 1 : 0;
    QString number = QLocale().toString(amount, 'f', decimals);
    const QString zero = QString(QLocale().decimalPoint()) + QLocale().zeroDigit();
    if (decimals == 1 && number.endsWith(zero)) number.chop(zero.size());
    return QCoreApplication::translate("Units", units[unit]).arg(number);
}

QString shareText(std::size_t hundredthsOfPercent) {
    const QLocale locale;
    if (hundredthsOfPercent > 0 && hundredthsOfPercent < 10)
        return QCoreApplication::translate("Units", "< %1 %").arg(locale.toString(0.1, 'f', 1));
    const std::size_t tenths = (hundredthsOfPercent + 5) / 10;
    const bool whole = tenths >= 100 || tenths % 10 == 0;
    const QString number = whole ? locale.toString(static_cast<qulonglong>((hundredthsOfPercent + 50) / 100))
                                 : locale.toString(static_cast<double>(tenths) / 10, 'f', 1);
    return QCoreApplication::translate("Units", "%1 %").arg(number);
}

QString unitsText(engine::CapacityUnits units) {
    const QString whole = QLocale().toString(static_cast<qlonglong>(units.halves / 2));
    return whole + QLocale().decimalPoint() + (units.halves % 2 ? QLatin1Char('5') : QLatin1Char('0'));
}

}
