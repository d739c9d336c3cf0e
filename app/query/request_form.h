#pragma once

#include "app/query/expression_hints.h"
#include "app/query/request_draft.h"
#include "model/design/design.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;
class QTimer;
class QVBoxLayout;

namespace app {

class ExpressionEdit;
class ExpressionLabel;
class FieldMessage;
class InlineMessage;
class PlaceholderModel;
class SegmentedControl;

/// The form of a read: operation, table or index, key condition guided or as text, filter, projection, what
/// placeholders stand for, order, limit. It says in place what is wrong, in DynamoDB's words, and never changes what
/// was typed.
class RequestForm : public QWidget {
    Q_OBJECT
public:
    explicit RequestForm(QWidget *parent = nullptr);

    /// The tables to choose from; the draft stays, whatever became of its table.
    void setDesign(const model::Design &design);
    RequestDraft draft() const;
    void setDraft(const RequestDraft &draft);
    void chooseTarget(const std::string &tableName, const std::string &indexName);

    void showFault(const DraftFault &fault);
    void clearFaults();
    /// What the fault's field says now; empty: nothing.
    QString faultText(DraftField field) const;

    ExpressionEdit *keyConditionEdit() const { return m_keyCondition; }
    ExpressionEdit *filterEdit() const { return m_filter; }
    ExpressionEdit *projectionEdit() const { return m_projection; }
    PlaceholderModel *placeholders() const { return m_placeholders; }
    FieldMessage *messageOf(DraftField field) const;
    /// The fields of a guided key condition, in the order of the key.
    QLineEdit *keyValueEdit(std::size_t key, bool high = false) const;
    QComboBox *keyOperator(std::size_t key) const;

signals:
    void edited();    ///< The draft is another one.
    void submitted(); ///< Ctrl+Enter in a field.

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct KeyRow {
        QWidget *row = nullptr;
        QLineEdit *name = nullptr, *equals = nullptr;
        QComboBox *comparison = nullptr;
        QLineEdit *value = nullptr, *high = nullptr;
    };
    const engine::KeySchema *schema() const;
    const model::TableDesign *table() const;
    void fillTargets();
    void makeKeyRows();
    void showParts();   ///< Which fields there are, by operation and mode.
    void refreshKeys(); ///< The expression that the guided fields make.
    void refreshPlaceholders();
    void check(); ///< The expressions as they stand, without values.
    void checkOne(ExpressionEdit *edit, FieldMessage *message, engine::ExpressionKind kind);
    void changed();
    void setGuided(bool guided);
    void chainFields();
    std::string makePlaceholder(const std::string &attributeName);
    QLabel *addLabel(QVBoxLayout *column, const QString &text, QWidget *field);

    model::Design m_design;
    RequestDraft m_draft; ///< What no widget holds: keys' types, names that are not in use.
    std::vector<AttributeHint> m_hints;
    bool m_filling = false, m_guided = true;

    QComboBox *m_operation, *m_target;
    QLabel *m_keyLabel, *m_filterLabel, *m_valuesLabel, *m_valuesCount, *m_orderLabel, *m_limitLabel;
    SegmentedControl *m_mode, *m_order;
    QWidget *m_keyRows;
    QVBoxLayout *m_keyLayout;
    std::vector<KeyRow> m_rows;
    ExpressionLabel *m_preview;
    ExpressionEdit *m_keyCondition, *m_filter, *m_projection;
    FieldMessage *m_keyMessage, *m_filterMessage, *m_projectionMessage, *m_valuesMessage;
    InlineMessage *m_formMessage;
    PlaceholderModel *m_placeholders;
    QTableView *m_placeholderView;
    QLineEdit *m_limit;
    QWidget *m_limitColumn, *m_orderColumn;
    QCheckBox *m_consistent;
    QLabel *m_consistentHint;
    QTimer *m_checkSoon;
};

}
