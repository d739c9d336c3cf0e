#pragma once

#include "app/document/document_file.h"
#include "app/document/recovery.h"
#include "app/document/session.h"
#include "app/window/workspace.h"

#include <QWidget>

#include <array>

class QStackedWidget;

namespace app {

class InlineMessage;

/// A document in the window: its session, its file, its six workspaces (each built when first shown), and the banner
/// above them for what concerns the file.
class OpenDocument : public QWidget {
    Q_OBJECT
public:
    explicit OpenDocument(model::Design design, QWidget *parent = nullptr);

    Session &session() { return m_session; }
    const Session &session() const { return m_session; }
    DocumentFile &file() { return m_file; }
    const DocumentFile &file() const { return m_file; }
    RecoveryJournal &journal() { return m_journal; }
    InlineMessage &banner() { return *m_banner; }

    int workspaceNumber() const { return m_number; }
    Workspace &workspace(int number); ///< Builds it if it is not there yet.
    Workspace &currentWorkspace() { return workspace(m_number); }
    void showWorkspace(int number);

private:
    Session m_session;
    DocumentFile m_file;
    RecoveryJournal m_journal;
    InlineMessage *m_banner;
    QStackedWidget *m_stack;
    std::array<Workspace *, 6> m_workspaces = {};
    int m_number = 0;
};

}
