#pragma once

#include "app/window/field.h"

#include <cstdint>
#include <vector>

class QCheckBox;
class QLabel;

namespace app {

/// A setting of a few whole numbers that can be off: a check box, and below it the numbers side by side.
class OptionalNumbers : public QWidget {
    Q_OBJECT
public:
    using Values = std::optional<std::vector<std::int64_t>>;
    using Commit = std::function<std::optional<QString>(Values)>;
    /// `names` label the numbers; `defaults` are what they are when the box is checked.
    OptionalNumbers(
        const QString &text, const QStringList &names, std::vector<std::int64_t> defaults, QWidget *parent = nullptr);
    void setCommit(Commit commit, Commit check);
    void setValues(Values values);

private:
    Values with(std::size_t number, std::int64_t value) const;

    QCheckBox *m_box;
    QWidget *m_row;
    std::vector<NumberField *> m_fields;
    std::vector<std::int64_t> m_defaults;
    Values m_values;
    Commit m_commit;
    Field *m_refusal;
};

}
