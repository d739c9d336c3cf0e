#pragma once

#include "engine/value/attribute_value.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QToolButton;
class QVBoxLayout;

namespace app {

class CommitLine;
class InlineMessage;

/// Attributes with their types, one below the other: those that a table declares, or those of an entity type with
/// whether they are required, how sample values are made and what they are for. Says nothing by itself: the owner
/// applies what is wanted and sets the rows again.
class AttributeRows : public QWidget {
    Q_OBJECT
public:
    struct Row {
        QString name = {};
        std::optional<engine::Type> type = {}; ///< None: any; offered with `ofEntity` only.
        bool required = false;
        QString generator = {}, description = {};
        QString note = {};  ///< A tooltip of the name: "key of GSI1".
        bool fixed = false; ///< Cannot be taken away.
        bool operator==(const Row &) const = default;
    };
    using Refusal = std::optional<QString>;
    struct Commits {
        std::function<Refusal(std::size_t, const QString &)> rename;
        std::function<Refusal(std::size_t, std::optional<engine::Type>)> retype;
        std::function<Refusal(std::size_t)> remove;
        std::function<Refusal(const QString &)> add;
        std::function<Refusal(std::size_t, bool)> require;             ///< With `ofEntity`.
        std::function<Refusal(std::size_t, const QString &)> generate; ///< With `ofEntity`.
        std::function<Refusal(std::size_t, const QString &)> describe; ///< With `ofEntity`.
    };
    AttributeRows(bool ofEntity, QWidget *parent);
    void setCommits(Commits commits) { m_commits = std::move(commits); }
    void setRows(std::vector<Row> rows, const QStringList &suggestions);

private:
    struct Widgets {
        QWidget *all = nullptr;
        CommitLine *name = nullptr, *generator = nullptr, *description = nullptr;
        QComboBox *type = nullptr;
        QCheckBox *required = nullptr;
        QToolButton *remove = nullptr;
    };
    Widgets make(std::size_t number);
    void say(const Refusal &why);

    const bool m_ofEntity;
    std::vector<Row> m_rows;
    std::vector<Widgets> m_widgets;
    QVBoxLayout *m_column;
    CommitLine *m_add;
    InlineMessage *m_message;
    Commits m_commits;
};

}
