#pragma once

#include <QStringList>
#include <QWidget>

namespace app {

class CommitLine;
class FlowLayout;

/// Names as chips that a click takes away, and a field that adds one.
class ChipList : public QWidget {
    Q_OBJECT
public:
    explicit ChipList(const QString &accessibleName, QWidget *parent = nullptr);
    void setNames(const QStringList &names, const QStringList &suggestions);

signals:
    void wanted(const QStringList &names); ///< By the person; the owner applies it and sets the names again.

private:
    void rebuild();

    QStringList m_names;
    FlowLayout *m_flow;
    CommitLine *m_add;
};

}
