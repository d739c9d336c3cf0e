#pragma once

#include "app/document/session.h"
#include "app/endpoint/background.h"
#include "model/items/item_import.h"

#include <QDialog>

#include <memory>
#include <string>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QTableView;
class QTabWidget;

namespace app {

class ImportColumnModel;
class InlineMessage;
class ItemGridModel;
class ItemGridView;

/// Items from a file into a table: what the file is, what its columns become, what the first rows become and which are
/// refused, before anything changes. Reading and importing happen off the GUI thread and can be cancelled. The import
/// is one undo step.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(
        Session &session, const std::string &tableName, const model::ItemsInput &input, QWidget *parent = nullptr);
    ~ImportDialog() override;

    bool isSettled() const { return !m_planning.isRunning() && !m_importing.isRunning(); }
    const model::ImportPreview *preview() const { return m_preview ? &*m_preview : nullptr; }
    ImportColumnModel &columns() { return *m_columns; }
    QString message() const;
    /// Of the last import, done or not: what was said of it.
    QString summary() const;

    void accept() override; ///< Imports; closes when every row went in.
    void reject() override; ///< Cancels what is running, else closes.
    void saveRefused(const QString &path);

private:
    QWidget *makeFile();
    QWidget *makeTabs();
    QWidget *makeFoot();
    void plan();
    void planned(model::Result<model::ImportPreview> result);
    void fillFile();
    void imported(model::Result<model::Imported> result);
    void showRefused(const std::vector<model::RefusedRow> &refused);
    void showProgress(std::size_t done, std::size_t all);
    void setBusy(bool busy);
    model::ImportChoices choices() const;

    template <class T> using Answer = std::shared_ptr<model::Result<T>>;

    Session &m_session;
    const std::string m_tableName;
    const model::ItemsInput m_input;
    std::optional<model::ImportPreview> m_preview;
    std::vector<model::RefusedRow> m_refused;
    model::Design m_before; ///< What is imported into.
    bool m_filling = false, m_done = false, m_formatChosen = false;

    QComboBox *m_format, *m_encoding, *m_delimiter, *m_entity, *m_duplicates;
    QCheckBox *m_headerRow, *m_emptyTable;
    QWidget *m_csv = nullptr; ///< Choices that only CSV has.
    QTabWidget *m_tabs;
    ImportColumnModel *m_columns;
    QTableView *m_columnView;
    ItemGridModel *m_first;
    ItemGridView *m_firstView;
    QListWidget *m_refusedList;
    QWidget *m_refusedPage = nullptr;
    QLabel *m_notes, *m_summary;
    InlineMessage *m_message;
    QProgressBar *m_progress;
    QPushButton *m_import = nullptr, *m_cancel = nullptr;
    Latest<Answer<model::ImportPreview>> m_planning;
    Latest<Answer<model::Imported>> m_importing;
};

}
