#pragma once

#include "app/data/entity_mark.h"
#include "model/view/index_lens.h"

#include <QWidget>

class QLabel;

namespace app {

/// "76 %", "1.7 %", "< 0.1 %".
QString percentText(std::size_t part, std::size_t of);

/// Above items seen through an index: how many of the table's it holds, as a bar by entity, and what it projects.
class LensBar : public QWidget {
    Q_OBJECT
public:
    explicit LensBar(QWidget *parent = nullptr);
    void show(const model::TableDesign &table, const model::IndexLens &lens);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_count, *m_share, *m_projection, *m_legend;
    QWidget *m_bar, *m_swatch;
};

}
