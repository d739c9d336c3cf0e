#include "app/window/system_scheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace app {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colorScheme = QStringLiteral("color-scheme");

/// The portal wraps a value in one variant or two, by its version.
QVariant unwrapped(QVariant value) {
    while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    return value;
}

}

SystemScheme::SystemScheme(QObject *parent) : QObject(parent) {
    auto bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
        SLOT(settingChanged(QString, QString, QDBusVariant)));
    auto question = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
    question << appearance << colorScheme;
    auto *answer =
        new QDBusPendingCallWatcher(bus.asyncCall(question), this); // never waited for: the window comes first
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid()) take(QVariant::fromValue(reply.value()));
        answer->deleteLater();
    });
}

void SystemScheme::settingChanged(const QString &name, const QString &key, const QDBusVariant &value) {
    if (name == appearance && key == colorScheme) take(QVariant::fromValue(value));
}

void SystemScheme::take(const QVariant &value) {
    const uint scheme = unwrapped(value).toUInt(); // 0: no preference
    if (scheme == 1 || scheme == 2) emit preferred(scheme == 1);
}

}
