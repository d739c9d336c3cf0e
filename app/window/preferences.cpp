#include "app/window/preferences.h"

#include <QFileInfo>
#include <QSettings>

namespace app {

namespace {

const QString themeNames[] = {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
constexpr qsizetype mostRecent = 12;

}

Preferences Preferences::load() {
    const QSettings settings;
    Preferences preferences;
    const QString theme = settings.value("theme").toString();
    for (int i = 0; i < 3; ++i)
        if (theme == themeNames[i]) preferences.theme = static_cast<ThemeChoice>(i);
    preferences.language = settings.value("language").toString();
    preferences.recentFiles = settings.value("recentFiles").toStringList();
    preferences.geometry = settings.value("geometry").toByteArray();
    preferences.state = settings.value("state").toByteArray();
    return preferences;
}

void Preferences::save() const {
    QSettings settings;
    settings.setValue("theme", themeNames[static_cast<int>(theme)]);
    settings.setValue("language", language);
    settings.setValue("recentFiles", recentFiles);
    settings.setValue("geometry", geometry);
    settings.setValue("state", state);
}

void Preferences::addRecent(const QString &path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    recentFiles.removeAll(absolute);
    recentFiles.prepend(absolute);
    while (recentFiles.size() > mostRecent) recentFiles.removeLast();
}

void Preferences::removeRecent(const QString &path) {
    recentFiles.removeAll(path);
}

}
