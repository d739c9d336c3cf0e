#pragma once

#include "model/design/table_design.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QVBoxLayout;

namespace app {

class InlineMessage;

/// How an entity type belongs to others: a row each with its kind, the last one relates another.
class RelationRows : public QWidget {
    Q_OBJECT
public:
    using Refusal = std::optional<QString>;
    struct Commits {
        std::function<Refusal(const model::Relation &)> set; ///< A new one, or another kind of one that is there.
        std::function<Refusal(const model::Relation &)> remove;
    };
    explicit RelationRows(QWidget *parent = nullptr);
    void setCommits(Commits commits) { m_commits = std::move(commits); }
    void show(const model::TableDesign &table, const std::string &entityName);

private:
    void addRow(const model::Relation &relation, const std::string &entityName);
    void say(const Refusal &why);

    QVBoxLayout *m_column, *m_rows;
    QComboBox *m_add;
    InlineMessage *m_message;
    std::vector<model::Relation> m_shown;
    std::vector<std::string> m_others;
    std::string m_entity;
    Commits m_commits;
};

}
