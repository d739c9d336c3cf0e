#pragma once

#include "app/database/paged_item_model.h"
#include "app/document/session.h"
#include "engine/request/table_requests.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <string>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace app {

class ElidedLabel;
class EmptyState;
class InlineMessage;
class ToolStrip;

/// A database file of the engine, as `hashrange-cli serve --db` writes it: its tables to look at, straight from the
/// engine and however large, through each index, one item collection alone, and the way into a model for some of the
/// items. Nothing is written; while it is open the file is held as the engine holds it.
class DatabaseView : public QWidget {
    Q_OBJECT
public:
    /// Opens the file off the GUI thread; what is wrong with it is shown here.
    explicit DatabaseView(const QString &path, QWidget *parent = nullptr);
    ~DatabaseView() override;

    /// By its first bytes, whatever it is called.
    static bool isDatabase(const QString &path);

    const QString &path() const { return m_path; }
    QString name() const;
    bool isSettled() const;
    PagedItemModel &items() { return *m_items; }
    QTableView &grid() { return *m_grid; }
    QComboBox &tables() { return *m_tables; }
    QComboBox &lens() { return *m_lens; }
    QLineEdit &collection() { return *m_collection; }
    QSpinBox &sampleCount() { return *m_count; }
    QString information() const; ///< "1,000,000 items · 240 MB"
    QString message() const;

    void takeSamples(); ///< Asked again while they are being read: cancels.

signals:
    void samplesTaken(const model::Design &design);
    void noticed(const app::Notice &notice);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A table as it was found: its definition with the entity types that its first items show, and its counts.
    struct Described {
        model::TableDesign table;
        engine::TableState state;
    };
    template <class T> using Answer = std::shared_ptr<model::Result<T>>;

    void makeStrip();
    void openFile();
    void opened(std::vector<std::string> tableNames);
    void chooseTable();
    void show(Described described);
    void chooseSource();
    void showInformation();
    void fitColumns();
    void fail(const QString &text);
    void copyRows();
    void setTaking(bool taking);

    const QString m_path;
    std::shared_ptr<engine::Endpoint> m_endpoint;
    std::shared_ptr<const Described> m_described;

    ToolStrip *m_strip;
    QComboBox *m_tables, *m_lens;
    QLineEdit *m_collection;
    QSpinBox *m_count;
    QAction *m_take;
    ElidedLabel *m_information;
    QProgressBar *m_progress;
    InlineMessage *m_message;
    QStackedWidget *m_pages;
    QTableView *m_grid;
    EmptyState *m_none;
    PagedItemModel *m_items;
    Latest<Answer<std::pair<std::shared_ptr<engine::Endpoint>, std::vector<std::string>>>> m_opening;
    Latest<Answer<Described>> m_describing;
    Latest<Answer<model::TableDesign>> m_taking;
};

}
