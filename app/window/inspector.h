#pragma once

#include "app/document/session.h"

#include <QPointer>
#include <QWidget>

#include <array>

class QLabel;
class QScrollArea;
class QToolButton;
class QMenu;

namespace app {

class Form;
class EntityRows;

/// What is selected, as a form: its head, its fields, and at the foot what the last edit moved.
class Inspector : public QWidget {
    Q_OBJECT
public:
    explicit Inspector(QMenu *contextMenu, QWidget *parent = nullptr);
    void setSession(Session *session);
    void editName();
    Form *form() { return m_form; } ///< Null while nothing is selected.

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showSelection();
    void showMoved();

    QPointer<Session> m_session;
    QWidget *m_head, *m_none, *m_moved;
    QLabel *m_title, *m_kind, *m_icon;
    QToolButton *m_more;
    QScrollArea *m_scroll;
    QLabel *m_movedText;
    QToolButton *m_undo;
    std::array<Form *, 7> m_forms = {}; ///< By kind; those of the session in front.
    Form *m_form = nullptr;
};

}
