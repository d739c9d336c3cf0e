#include "app/window/theme.h"

#include <QApplication>
#include <QStandardPaths>

#include <gtest/gtest.h>

/// One application for all tests of the window, without a display and without the user's settings.
int main(int argc, char *argv[]) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("HashrangeTests"));
    QApplication::setApplicationName(QStringLiteral("HashrangeTests"));
    app::applyTheme(application, app::ThemeChoice::Light);
    return RUN_ALL_TESTS();
}
