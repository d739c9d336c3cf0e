#include "app/window/main_window.h"
#include "app/window/screenshots.h"
#include "app/window/system_scheme.h"
#include "app/window/theme.h"
#include "app/window/translation.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QTimer>

#include <cstdio>
#include <cstring>

namespace {

bool wants(int argc, char *argv[], const char *option) {
    for (int i = 1; i < argc; ++i)
        if (std::strcmp(argv[i], option) == 0) return true;
    return false;
}

/// The value of "--option value" or "--option=value", asked before there is an application to parse it.
QByteArray valueOf(int argc, char *argv[], const char *option) {
    const QByteArray name(option);
    for (int i = 1; i < argc; ++i) {
        const QByteArray argument(argv[i]);
        if (argument == name && i + 1 < argc) return argv[i + 1];
        if (argument.startsWith(name + '=')) return argument.mid(name.size() + 1);
    }
    return {};
}

}

int main(int argc, char *argv[]) {
    QElapsedTimer sinceStart;
    sinceStart.start();
    // Both are fixed once the application exists.
    if (wants(argc, argv, "--screenshots") || wants(argc, argv, "--measure-start"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (const QByteArray scale = valueOf(argc, argv, "--scale"); !scale.isEmpty()) qputenv("QT_SCALE_FACTOR", scale);

    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Hashrange"));
    QApplication::setApplicationName(QStringLiteral("Hashrange"));
    QApplication::setApplicationVersion(QStringLiteral(HASHRANGE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("hashrange"));

    auto preferences = app::Preferences::load();
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("A workbench for designing DynamoDB tables."));
    const auto help = parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("models"), QStringLiteral("Model files to open"), QStringLiteral("[MODEL…]"));
    const QCommandLineOption theme(
        QStringLiteral("theme"), QStringLiteral("light, dark or system"), QStringLiteral("theme"));
    const QCommandLineOption language(QStringLiteral("lang"), QStringLiteral("en or de"), QStringLiteral("language"));
    const QCommandLineOption scale(
        QStringLiteral("scale"), QStringLiteral("Scale factor, such as 1.5"), QStringLiteral("factor"));
    const QCommandLineOption screenshots(QStringLiteral("screenshots"),
        QStringLiteral("Draw every workspace of the model into PNG files in this folder, and end"),
        QStringLiteral("folder"));
    const QCommandLineOption measure(
        QStringLiteral("measure-start"), QStringLiteral("Print the milliseconds until the first paint, and end"));
    parser.addOptions({theme, language, scale, screenshots, measure});
    parser.process(application);

    if (parser.isSet(theme)) {
        const QString wanted = parser.value(theme);
        preferences.theme = wanted == QLatin1String("dark")    ? app::ThemeChoice::Dark
                            : wanted == QLatin1String("light") ? app::ThemeChoice::Light
                                                               : app::ThemeChoice::System;
    }
    app::installTranslation(application, parser.isSet(language) ? parser.value(language) : preferences.language);
    app::applyTheme(application, preferences.theme);

    if (parser.isSet(screenshots)) {
        const auto models = parser.positionalArguments();
        if (models.isEmpty()) {
            std::fputs("--screenshots needs a model\n", stderr);
            return 2;
        }
        return app::takeScreenshots(application, parser.value(screenshots), models.front());
    }
    const app::SystemScheme scheme;
    QObject::connect(&scheme, &app::SystemScheme::preferred, &application,
        [&](bool dark) { app::setSystemDark(application, dark); });
    app::MainWindow window(preferences);
    window.show();
    for (const auto &path : parser.positionalArguments()) window.open(path);
    if (parser.isSet(measure)) {
        // The window is painted once the document it was asked for has been shown.
        auto *poll = new QTimer(&application);
        QObject::connect(poll, &QTimer::timeout, &application, [&] {
            if (window.isReading()) return;
            window.repaint();
            std::printf("%lld\n", static_cast<long long>(sinceStart.elapsed()));
            QApplication::quit();
        });
        poll->start(1);
    }
    return QApplication::exec();
}
