#pragma once

#include "engine/base/error.h"
#include "engine/request/capacity.h"
#include "model/design/message.h"
#include "model/design/problem.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace app {

/// UTF-8 of engine and model to QString and back. Bytes that are no UTF-8 become U+FFFD.
QString toQString(std::string_view utf8);
std::string toUtf8(const QString &text);

/// The message in the user's language, its arguments in place.
QString translated(const model::Message &message);
/// DynamoDB's own words; they are never translated.
QString translated(const engine::Error &error);
/// "shop.json, line 12, DataModel[0].TableName: …"
QString translated(const model::Problem &problem);
inline QString translated(const QString &text) {
    return text;
}

/// By the user's locale: "1,204", "1.204".
QString countText(std::uint64_t count);
/// "312 B", "398 KB", "1.2 MB": three significant digits at most, 1 KB = 1,024 B.
QString bytesText(std::uint64_t bytes);
/// From hundredths of a percent, whole from ten on: "25 %", "1.7 %", "< 0.1 %".
QString shareText(std::size_t hundredthsOfPercent);
/// Capacity units with one decimal: "0.5", "39.0".
QString unitsText(engine::CapacityUnits units);

}
