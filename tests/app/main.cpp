#include "app/window/theme.h"

#include <QApplication>
#include <QTemporaryDir>

#include <cstdio>

#include <gtest/gtest.h>

namespace {

/// The platform without a display says again and again what it cannot do.
void report(QtMsgType, const QMessageLogContext &, const QString &message) {
    if (!message.startsWith(QLatin1String("This plugin does not support")))
        std::fprintf(stderr, "%s\n", qUtf8Printable(message));
}

}

/// One application for all tests of the window, without a display and without the user's settings.
int main(int argc, char *argv[]) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(report);
    testing::InitGoogleTest(&argc, argv);
    // A home of its own for each process: ctest runs many at once, and what one keeps is not the other's to find.
    const QTemporaryDir home;
    for (const char *folder : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
        qputenv(folder, home.path().toUtf8());
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("HashrangeTests"));
    QApplication::setApplicationName(QStringLiteral("HashrangeTests"));
    app::applyTheme(application, app::ThemeChoice::Light);
    return RUN_ALL_TESTS();
}
