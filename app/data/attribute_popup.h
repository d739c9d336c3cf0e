#pragma once

#include "model/design/table_design.h"

#include <QFrame>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace app {

class InlineMessage;

/// Asks for an attribute's name, type and value, to set it on the selected items. What is refused stays, with the
/// reason.
class AttributePopup : public QFrame {
    Q_OBJECT
public:
    /// `set` does it, or says why not.
    using Set = std::function<std::optional<QString>(const QString &name, engine::Type type, const QString &text)>;
    AttributePopup(const model::TableDesign &table, std::vector<std::size_t> items, Set set, QWidget *parent);

    void openAt(const QPoint &global);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void suggest();
    void submit();

    const model::TableDesign m_table;
    const std::vector<std::size_t> m_items;
    const Set m_set;
    QComboBox *m_name, *m_type;
    QPlainTextEdit *m_value;
    InlineMessage *m_message;
};

}
