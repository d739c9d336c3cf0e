#pragma once

#include "app/window/workspace.h"

#include <span>

namespace app {

/// One row for each workspace, in their natural order; Ctrl+1 to Ctrl+6 by position.
struct WorkspaceKind {
    const char *id;    ///< "data"; also its icon and its name in settings and screenshots.
    const char *title; ///< English; translated in context "Workspaces".
    Workspace *(*make)(Session &session, QWidget *parent);
};
std::span<const WorkspaceKind> workspaceKinds();
QString workspaceTitle(const WorkspaceKind &kind);

}
