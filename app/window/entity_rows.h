#pragma once

#include "model/design/table_design.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

namespace app {

/// Rows of badge, text and number: the entities of a table or of an index. Painted; the text elides.
class EntityRows : public QWidget {
    Q_OBJECT
public:
    struct Row {
        std::optional<model::EntityType> entity; ///< None: items that belong to no type.
        QString text, number;
        bool faint = false;
    };
    explicit EntityRows(QWidget *parent = nullptr);
    void show(std::vector<Row> rows);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int rowHeight() const;
    std::vector<Row> m_rows;
};

}
