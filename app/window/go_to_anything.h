#pragma once

#include "model/view/search.h"

#include <QAbstractListModel>
#include <QFrame>
#include <QIcon>
#include <QPointer>

#include <functional>
#include <vector>

class QAction;
class QLineEdit;
class QListView;

namespace app {

class Session;

/// The hits of the search as rows.
class HitModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { DetailRole = Qt::UserRole, PositionsRole, ShortcutRole };
    struct Hit {
        QIcon icon;
        QString text, detail, shortcut;
        QList<int> positions; ///< Of matched characters in `text`.
        std::function<void()> go;
    };
    explicit HitModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}
    void show(std::vector<Hit> hits);
    const Hit &hit(int row) const { return m_hits[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<Hit> m_hits;
};

/// Ctrl+K: one field that finds tables, indexes, entities, attributes, patterns, items by their keys, and every action.
class GoToAnything : public QFrame {
    Q_OBJECT
public:
    explicit GoToAnything(QWidget *window);
    /// Opens over the window. `session` may be null; `actions` are offered while they are enabled.
    void open(Session *session, const QList<QAction *> &actions);
    QLineEdit &field() { return *m_field; }
    QListView &list() { return *m_list; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void find(const QString &query);
    void go(const QModelIndex &index);
    std::vector<HitModel::Hit> itemsWithKey(const QString &query) const;

    QLineEdit *m_field;
    QListView *m_list;
    HitModel m_model;
    QPointer<Session> m_session;
    QList<QAction *> m_actions;
    std::vector<model::SearchEntry> m_entries;
};

}
