#pragma once

#include "app/data/cell_view.h"
#include "app/document/document.h"
#include "model/design/place.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// A table's sample items as rows: what the collections and the grid have in common. An item is named by its index in
/// TableDesign::items. Every edit is one undo step of the document; the rows follow when the document changed.
class ItemModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit ItemModel(Document &document, QObject *parent = nullptr)
        : QAbstractTableModel(parent), m_document(document) {}

    virtual const model::TableDesign &table() const = 0;
    virtual std::optional<std::size_t> itemAt(int row) const = 0; ///< None: the head of a collection.
    /// The cell of the attribute, or with none the item's first cell. Invalid: not shown.
    virtual QModelIndex indexOf(std::size_t item, const std::string &attributeName = {}) const = 0;
    /// Table, item and attribute of a cell; what it has not is empty.
    virtual model::Place placeAt(const QModelIndex &index) const = 0;
    virtual std::vector<std::size_t> itemsInOrder() const = 0; ///< Also those in collapsed collections.

    /// Gives the cell's attribute the value that a person typed, of the type it has. Returns why not, else nothing.
    /// The design is then as before.
    virtual std::optional<QString> edit(const QModelIndex &index, const QString &text);
    /// What else an edit of the cell would change, as a sentence: index keys made of its value. Empty: nothing.
    QString consequence(const QModelIndex &index, const QString &text) const;
    /// The same attribute of several items at once, each keeping its type; those without it get `type`.
    std::optional<QString> editItems(const std::vector<std::size_t> &items, const std::string &attributeName,
        std::optional<engine::Type> type, const QString &text);

    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    /// Around each change that keeps some rows: the view holds its place.
    void aboutToFollow();
    void followed();
    void refused(const QModelIndex &index, const QString &why);

protected:
    Document &document() const { return m_document; }

private:
    Document &m_document;
};

}
