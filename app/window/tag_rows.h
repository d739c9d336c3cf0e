#pragma once

#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QToolButton;
class QVBoxLayout;

namespace app {

class CommitLine;
class InlineMessage;

/// The tags of a table: key and value side by side, the last row adds one.
class TagRows : public QWidget {
    Q_OBJECT
public:
    using Tags = std::vector<std::pair<std::string, std::string>>;
    using Commit = std::function<std::optional<QString>(Tags)>;
    explicit TagRows(QWidget *parent = nullptr);
    void setCommit(Commit commit, Commit check);
    void setTags(const Tags &tags);

private:
    struct Row {
        QWidget *all = nullptr;
        CommitLine *key = nullptr, *value = nullptr;
        QToolButton *remove = nullptr;
    };
    void addRow();
    Tags with(std::size_t row, bool key, const QString &text) const;

    QVBoxLayout *m_column;
    InlineMessage *m_message;
    std::vector<Row> m_rows; ///< One more than there are tags.
    Tags m_tags;
    Commit m_commit, m_check;
};

}
