#pragma once

#include "app/document/session.h"
#include "model/view/entity_chart.h"

#include <QPlainTextEdit>
#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace app {

class EffectsView;
class InlineMessage;

/// The entity chart as text beside the canvas. What is wrong is underlined where it stands and said below; what would
/// happen to the items is shown before Ctrl+Enter applies it. Text that was not applied stays when the design changes.
class ChartTextPane : public QWidget {
    Q_OBJECT
public:
    explicit ChartTextPane(Session &session, QWidget *parent = nullptr);

    void setChart(model::EntityChart chart, model::Shared<model::TableDesign> table);
    QPlainTextEdit &edit() { return *m_edit; }
    EffectsView &effects() { return *m_effects; }
    bool isTouched() const { return m_touched; } ///< Says something that is not applied.
    void apply();
    void reset();

signals:
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void check();
    void fill();

    Session &m_session;
    model::EntityChart m_chart;
    std::optional<model::Shared<model::TableDesign>> m_table;
    QPlainTextEdit *m_edit;
    InlineMessage *m_message;
    EffectsView *m_effects;
    QToolButton *m_apply, *m_reset;
    std::optional<model::ChartEdit> m_wanted; ///< What the text says; none: it is wrong or says nothing new.
    bool m_touched = false, m_filling = false;
};

}
