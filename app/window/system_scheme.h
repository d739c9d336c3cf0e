#pragma once

#include <QObject>

class QDBusVariant;

namespace app {

/// Whether the desktop prefers dark, now and when it changes: freedesktop.org's settings portal tells. Without a portal
/// nothing is ever said, and the palette that the program started with decides.
class SystemScheme : public QObject {
    Q_OBJECT
public:
    explicit SystemScheme(QObject *parent = nullptr);

signals:
    void preferred(bool dark);

private slots:
    void settingChanged(const QString &name, const QString &key, const QDBusVariant &value);

private:
    void take(const QVariant &value);
};

}
