#pragma once

#include "app/query/query_run.h"
#include "model/design/design.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace app {

/// The items around a read as a strip of cells in key order: returned solid, filtered out struck, not read sunken; a
/// bracket spans the key range. Up to 60 cells one by one, more in groups. A cell's tooltip is exact.
class ExplainStrip : public QWidget {
    Q_OBJECT
public:
    explicit ExplainStrip(QWidget *parent = nullptr);

    struct Labels {
        QString partition; ///< "STATUS#Shipped"; empty: a scan.
        QString range;     ///< "2024-01-01 … 2024-03-31"
        bool ends = true;  ///< Whether the first and last key that were read stand below.
    };
    /// `keys`: the sort key of each item as text.
    void show(std::vector<model::ExaminedItem> items, std::vector<QString> keys, Labels labels);
    /// Returned, filtered out and not read items of the cell at `x`; nothing beside the cells.
    struct Counts {
        int first = 0, returned = 0, filtered = 0, notRead = 0;
        int total() const { return returned + filtered + notRead; }
    };
    std::optional<Counts> cellAt(int x) const;
    int cellCount() const { return static_cast<int>(m_cells.size()); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void makeCells();
    double pitch() const;
    QString describe(const Counts &cell) const;

    std::vector<model::ExaminedItem> m_items;
    std::vector<QString> m_keys;
    Labels m_labels;
    std::vector<Counts> m_cells;
};

/// What a read cost and why: the strip, its numbers, and what would make it cheaper.
class ExplainPanel : public QWidget {
    Q_OBJECT
public:
    explicit ExplainPanel(QWidget *parent = nullptr);
    void show(const QueryRun &run, const model::TableDesign *table);
    ExplainStrip *strip() const { return m_strip; }
    /// A number by its caption's place: examined, filtered out, returned, bytes, pages, capacity.
    QString number(int place) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Number {
        QLabel *value = nullptr, *caption = nullptr;
    };
    void setNumber(int place, const QString &value, const QString &caption, bool warn = false);

    QLabel *m_subtitle, *m_verdictIcon, *m_verdict;
    ExplainStrip *m_strip;
    std::vector<Number> m_numbers;
    QVBoxLayout *m_advice;
};

}
