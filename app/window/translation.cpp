#include "app/window/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace app {

void installTranslation(QCoreApplication &application, const QString &language) {
    QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    if (locale.language() == QLocale::C) locale = QLocale(QLocale::English, QLocale::UnitedStates); // groups digits
    QLocale::setDefault(locale);
    auto *qt = new QTranslator(&application);
    if (qt->load(
            locale, QStringLiteral("qtbase"), QStringLiteral("_"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    // English plurals below all: they serve every language that has no words of its own, and the system's "C".
    auto *plurals = new QTranslator(&application);
    if (plurals->load(QStringLiteral(":/i18n/hashrange_en.qm"))) QCoreApplication::installTranslator(plurals);
    auto *ours = new QTranslator(&application);
    if (ours->load(locale, QStringLiteral("hashrange"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(ours);
}

}
