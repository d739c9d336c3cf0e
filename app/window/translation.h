#pragma once

#include <QString>

class QCoreApplication;

namespace app {

/// Installs our texts and Qt's in that language ("de"; empty: the system's) and its number formats. English needs none.
void installTranslation(QCoreApplication &application, const QString &language);

}
