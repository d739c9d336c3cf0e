#include "app/window/workspace.h"

#include <QAction>
#include <QKeyEvent>

namespace app {

QAction *Workspace::actionFor(const QKeyEvent &key) const {
    const QKeySequence pressed(key.keyCombination());
    for (auto *action : actions())
        if (action->isEnabled() && action->shortcuts().contains(pressed)) return action;
    return nullptr;
}

/// Two actions with one shortcut are none to Qt. So the key is claimed here, before shortcuts are looked up, and then
/// arrives as a key press unless what has the focus wants it.
bool Workspace::event(QEvent *event) {
    if (event->type() == QEvent::ShortcutOverride && actionFor(static_cast<QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        if (auto *action = actionFor(static_cast<QKeyEvent &>(*event))) {
            action->trigger();
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

}
