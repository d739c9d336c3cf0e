#pragma once

#include "app/endpoint/background.h"
#include "app/window/workspace.h"
#include "model/format/format.h"

class QLabel;
class QPlainTextEdit;
class QComboBox;

namespace app {

/// What leaves the program: the model in a file of each format, with what that format cannot hold; CreateTable
/// requests.
class ShipWorkspace : public Workspace {
    Q_OBJECT
public:
    explicit ShipWorkspace(Session &session, QWidget *parent = nullptr);

    bool isSettled() const override { return !m_losses.isRunning(); }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void exportAs(const model::Format &format);

    struct Card {
        const model::Format *format;
        QLabel *losses;
    };
    std::vector<Card> m_cards;
    QComboBox *m_table;
    QPlainTextEdit *m_request;
    bool m_stale = true; ///< Looked at again when shown.
    Latest<std::vector<QStringList>> m_losses;
};

}
