#pragma once

#include "app/data/entity_mark.h"
#include "app/endpoint/background.h"
#include "model/infer/entity_inference.h"
#include "model/view/item_pages.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace app {

/// The items of a table or index behind an endpoint, to look at: a row each, in the order of a Scan, or one item
/// collection. Rows that somebody looks at are read a page at a time off the GUI thread; what nobody looks at any more
/// goes, so the memory stays the same however many there are. Until the count is over, rows that were not reached yet
/// are empty.
class PagedItemModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int firstAttributeColumn = 1; ///< Before it the entity's badge.
    static constexpr std::size_t mostColumns = 200;

    explicit PagedItemModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
    ~PagedItemModel() override;

    /// `expectedRows` as the table's description says. The endpoint lives as long as somebody reads from it. The
    /// table's entity types mark the items.
    void show(std::shared_ptr<engine::Endpoint> endpoint, model::PageSource source,
        model::Shared<model::TableDesign> table, std::size_t expectedRows);
    void clear();

    const model::PageSource &source() const { return m_source; }
    bool isCounted() const { return m_pages.isFinished(); }
    std::size_t reachedRows() const { return std::min(m_pages.reachedRows(), m_pages.rows()); }
    std::size_t heldBytes() const { return m_pages.heldBytes(); }
    bool isSettled() const { return !m_finding.isRunning() && !m_reading.isRunning() && m_wanted.empty(); }
    const engine::ItemBlob *item(int row) const { return m_pages.item(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void counted();      ///< Some more rows, or all of them.
    void columnsFound(); ///< The first page is there.
    void failed(const QString &message);

private:
    struct Column {
        std::string name;
        std::optional<engine::Type> type; ///< Of keys, else of the first value seen.
        bool key = false, ofTable = false;
    };
    using Page = std::shared_ptr<model::Result<std::vector<engine::ItemBlob>>>;
    using Counted = std::shared_ptr<model::Result<std::size_t>>;

    void find();
    void want(std::size_t row) const;
    void readNext();
    void take(std::size_t page, std::vector<engine::ItemBlob> items);
    void learnColumns(const std::vector<engine::ItemBlob> &items);
    void setRows(std::size_t wanted);

    std::shared_ptr<engine::Endpoint> m_endpoint;
    model::PageSource m_source;
    std::optional<model::Shared<model::TableDesign>> m_table;
    std::optional<model::EntityMatcher> m_matcher;
    std::vector<EntityMark> m_marks;
    model::ItemPages m_pages;
    int m_rows = 0; ///< As was told.
    std::vector<Column> m_columns;
    std::set<std::string, std::less<>> m_known;
    mutable std::vector<std::size_t> m_wanted; ///< Pages; what was looked at last is last.
    mutable bool m_asked = false;              ///< readNext() is on its way.
    int m_generation = 0;                      ///< Of `show`: answers for another one are dropped.
    Latest<Counted> m_finding;
    Latest<Page> m_reading;
};

}
