#include "app/window/open_document.h"

#include "app/window/inline_message.h"
#include "app/window/workspaces.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace app {

OpenDocument::OpenDocument(model::Design design, QWidget *parent)
    : QWidget(parent),
      m_session(std::move(design)),
      m_file(m_session.document()),
      m_journal(m_session.document(), m_file),
      m_banner(new InlineMessage(this)),
      m_stack(new QStackedWidget(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_stack, 1);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
}

Workspace &OpenDocument::workspace(int number) {
    auto &workspace = m_workspaces[static_cast<std::size_t>(number)];
    if (!workspace) {
        const auto &kind = workspaceKinds()[static_cast<std::size_t>(number)];
        workspace = kind.make(m_session, m_stack);
        workspace->setObjectName(QString::fromLatin1(kind.id));
        workspace->setAccessibleName(workspaceTitle(kind));
        m_stack->addWidget(workspace);
    }
    return *workspace;
}

void OpenDocument::showWorkspace(int number) {
    m_stack->setCurrentWidget(&workspace(number));
    m_number = number;
}

}
