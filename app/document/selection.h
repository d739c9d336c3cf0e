#pragma once

#include "app/document/document.h"
#include "model/design/place.h"

#include <QObject>

#include <cstddef>
#include <vector>

namespace app {

/// What is selected in a document, one for navigator, inspector and workspaces. A place that an edit removes is left
/// for the nearest that is there; a renamed table or index is followed.
class Selection : public QObject {
    Q_OBJECT
public:
    explicit Selection(Document &document, QObject *parent = nullptr);

    const model::Place &place() const { return m_place; }
    /// Further items of `place().tableName`, by index in TableDesign::items, ascending. With an item selected it holds
    /// that one at least.
    const std::vector<std::size_t> &items() const { return m_items; }

    void select(model::Place place);
    /// Several items of one table; `current` is the one that the inspector shows.
    void selectItems(const std::string &tableName, std::vector<std::size_t> items, std::size_t current);

signals:
    void changed(const model::Place &before);

private:
    void follow(const model::Design &before);

    Document &m_document;
    model::Place m_place;
    std::vector<std::size_t> m_items;
};

}
