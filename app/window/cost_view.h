#pragma once

#include "app/document/session.h"

#include <QPointer>
#include <QStandardItemModel>
#include <QTreeView>

#include <set>

class QLabel;
class QStackedLayout;

namespace app {

class InlineMessage;

/// What a month of the design costs, as a tree: each figure opens to what it is made of, down to its formula, its
/// inputs and how far each can be trusted.
class CostView : public QWidget {
    Q_OBJECT
public:
    explicit CostView(QWidget *parent = nullptr);
    void setSession(Session *session);
    QTreeView &tree() { return *m_tree; }
    /// Other prices, of a file; empty: those that came with the program. False: refused, which is told.
    bool usePrices(const QString &path);

private:
    void refresh();
    void rebuild();
    void choosePrices();

    QPointer<Session> m_session;
    QStandardItemModel m_model;
    std::set<std::string> m_open; ///< Rows that the person opened, by the figure's id.
    QLabel *m_total, *m_priceNote;
    InlineMessage *m_message;
    QTreeView *m_tree;
    QWidget *m_none;
    QStackedLayout *m_pages;
};

/// "≈ $41.20": of an amount in the price table's currency; the sign where it has one.
QString moneyText(const model::Decimal &amount, const std::string &currency);

}
