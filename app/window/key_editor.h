#pragma once

#include "app/window/field.h"
#include "engine/schema/key_schema.h"

#include <vector>

class QVBoxLayout;

namespace app {

/// The key of a table or index: partition and sort key attributes with their types.
class KeyEditor : public QWidget {
    Q_OBJECT
public:
    using Commit = std::function<std::optional<QString>(engine::KeySchema)>;
    /// `most`: attributes of each kind, 1 or 4.
    explicit KeyEditor(int most, QWidget *parent = nullptr);
    void setCommit(Commit commit) { m_commit = std::move(commit); }
    void setCheck(Commit check) { m_check = std::move(check); } ///< Asked while a name is typed.
    void setKey(const engine::KeySchema &key, const QStringList &attributeNames);
    void setPartitionKeyFixed(bool fixed); ///< A local index has its table's.
    CommitLine &firstLine() { return *m_parts[0].rows[0].name; }

private:
    struct Row {
        QWidget *widget = nullptr;
        CommitLine *name = nullptr;
        QComboBox *type = nullptr;
    };
    struct Part {
        Field *field = nullptr;
        QVBoxLayout *layout = nullptr;
        std::vector<Row> rows;
        QToolButton *add = nullptr;
    };
    void setRows(int part, const std::vector<engine::KeyAttribute> &attributes);
    void addRow(int part);
    std::optional<QString> commit(int part, int row, const QString &name, int type, const Commit &to);

    const int m_most;
    bool m_fixed = false;
    std::optional<engine::KeySchema> m_key;
    QStringList m_names;
    Part m_parts[2];
    Commit m_commit, m_check;
};

}
