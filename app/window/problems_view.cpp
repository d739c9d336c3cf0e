#include "app/window/problems_view.h"

#include "app/window/empty_state.h"

#include <QHeaderView>
#include <QStackedLayout>

namespace app {

ProblemsView::ProblemsView(QWidget *parent)
    : QWidget(parent),
      m_model(this),
      m_list(new QTreeView(this)),
      m_none(new EmptyState(QStringLiteral("check"), tr("No problems"),
          tr("Every rule holds for the tables, indexes and items of this model."), this)) {
    auto *layout = new QStackedLayout(this);
    layout->addWidget(m_list);
    layout->addWidget(m_none);
    m_list->setModel(&m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAccessibleName(tr("Problems"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setMaximumSectionSize(900);
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex &index) {
        if (m_session) m_session->reveal(m_model.finding(index.row()).place);
    });
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (m_session) m_session->selection().select(m_model.finding(index.row()).place);
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this,
        [this, layout] { layout->setCurrentWidget(m_model.rowCount() > 0 ? static_cast<QWidget *>(m_list) : m_none); });
    setFocusProxy(m_list);
}

void ProblemsView::setSession(Session *session) {
    m_session = session;
    m_model.setSession(session);
}

}
