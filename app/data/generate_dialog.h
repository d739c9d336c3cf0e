#pragma once

#include "app/document/session.h"
#include "app/endpoint/background.h"
#include "model/generate/sample_generator.h"

#include <QDialog>

#include <memory>
#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace app {

class InlineMessage;

/// Made-up items for a table, by the generators of its entity types: how many, of which, with which seed. They are made
/// off the GUI thread and can be cancelled; the result is one undo step.
class GenerateDialog : public QDialog {
    Q_OBJECT
public:
    GenerateDialog(Session &session, const std::string &tableName, QWidget *parent = nullptr);

    bool isSettled() const { return !m_making.isRunning() && !m_suggesting.isRunning(); }
    QString message() const;
    QTreeWidget &entities() { return *m_entities; }
    QSpinBox &count() { return *m_count; } ///< 0: as the entity types say.
    QSpinBox &seed() { return *m_seed; }
    QCheckBox &keepItems() { return *m_keep; }

    void accept() override; ///< Makes them; closes when all that was wanted was made.
    void reject() override; ///< Cancels what is running, else closes.

private:
    void fillEntities();
    void showGenerators(const std::vector<model::EntityType> &types);
    void made(model::Result<model::Generated> result);
    void setBusy(bool busy);
    void showProgress(std::size_t done, std::size_t all);

    using Answer = std::shared_ptr<model::Result<model::Generated>>;

    Session &m_session;
    const std::string m_tableName;
    model::Design m_before; ///< What they are made for.
    bool m_done = false;

    QTreeWidget *m_entities;
    QSpinBox *m_count, *m_seed;
    QCheckBox *m_keep;
    InlineMessage *m_message;
    QProgressBar *m_progress;
    QPushButton *m_ok = nullptr, *m_cancel = nullptr;
    Latest<Answer> m_making;
    Latest<std::vector<model::EntityType>> m_suggesting;
};

}
