#pragma once

#include "app/window/theme.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace app {

/// What the program remembers between runs, as one value.
struct Preferences {
    ThemeChoice theme = ThemeChoice::System;
    QString language;        ///< "de", "en"; empty: the system's.
    QStringList recentFiles; ///< Newest first, at most twelve, absolute paths.
    QByteArray geometry, state;

    static Preferences load();
    void save() const;
    void addRecent(const QString &path);
    void removeRecent(const QString &path);
};

}
