#include "app/window/workspaces.h"

#include "app/analyse/analyse_workspace.h"
#include "app/data/data_workspace.h"
#include "app/design/design_workspace.h"
#include "app/patterns/patterns_workspace.h"
#include "app/query/query_workspace.h"
#include "app/ship/ship_workspace.h"

#include <QCoreApplication>

namespace app {

namespace {

/// The one line that a workspace's author touches: the class in the row's last cell.
template <class Type> Workspace *make(Session &session, QWidget *parent) {
    return new Type(session, parent);
}

const WorkspaceKind kinds[] = {
    {"design",   QT_TRANSLATE_NOOP("Workspaces", "Design"),   &make<DesignWorkspace>  },
    {"data",     QT_TRANSLATE_NOOP("Workspaces", "Data"),     &make<DataWorkspace>    },
    {"patterns", QT_TRANSLATE_NOOP("Workspaces", "Patterns"), &make<PatternsWorkspace>},
    {"query",    QT_TRANSLATE_NOOP("Workspaces", "Query"),    &make<QueryWorkspace>   },
    {"analyse",  QT_TRANSLATE_NOOP("Workspaces", "Analyse"),  &make<AnalyseWorkspace> },
    {"ship",     QT_TRANSLATE_NOOP("Workspaces", "Ship"),     &make<ShipWorkspace>    },
};

}

std::span<const WorkspaceKind> workspaceKinds() {
    return kinds;
}
QString workspaceTitle(const WorkspaceKind &kind) {
    return QCoreApplication::translate("Workspaces", kind.title);
}

}
