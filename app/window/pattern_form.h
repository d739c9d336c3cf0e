#pragma once

#include "app/window/form.h"

#include <vector>

namespace app {

class InlineMessage;

/// An access pattern: the request it makes, and how that ran.
class PatternForm : public Form {
    Q_OBJECT
public:
    explicit PatternForm(Session &session, QWidget *parent = nullptr);
    void show(const model::Place &place) override;
    void editName() override;

private:
    std::optional<QString> change(const QString &text, const std::function<void(model::AccessPattern &)> &what);
    TextField *addText(const QString &label, bool monospace, std::string model::AccessPattern::*member);
    void showPlaceholders(const model::AccessPattern &pattern);

    std::string m_id;
    InlineMessage *m_verdict;
    TextField *m_name, *m_key, *m_filter, *m_description;
    ChoiceField *m_operation, *m_table, *m_index;
    QVBoxLayout *m_placeholders;
    std::vector<std::pair<std::string, TextField *>> m_fields; ///< "#n" and ":v"
    QLabel *m_measured;
};

}
