#include "app/window/changes_view.h"

#include "app/window/theme.h"

namespace app {

ChangesView::ChangesView(QWidget *parent) : QUndoView(parent) {
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Changes"));
    setEmptyLabel(tr("As opened"));
    setCleanIcon(icon(QStringLiteral("save"), IconRole::Muted));
}

}
