#pragma once

#include "app/document/session.h"

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QSlider;
class QSpinBox;
class QToolButton;

namespace app {

class NumberField;
class TextField;

/// Chooses a scenario of the design and edits it: each change is an undo step, a slider's way is one.
class ScenarioPanel : public QWidget {
    Q_OBJECT
public:
    explicit ScenarioPanel(Session &session, QWidget *parent = nullptr);

    /// The chosen one; without any the design as it stands.
    model::Scenario scenario() const;
    void choose(const std::string &name);

signals:
    void changed(); ///< Another one was chosen, or this one was edited.

private:
    struct Slider {
        QSlider *slider = nullptr;
        QSpinBox *box = nullptr;
    };
    Slider addSlider(const QString &label, int least, int most, int step, const QString &suffix);
    void bind(
        const Slider &slider, const QString &title, const char *key, std::function<void(model::Scenario &, int)> set);
    void edit(const QString &title, const char *key, const std::function<void(model::Scenario &)> &change);
    void create();
    void duplicate();
    void remove();
    void fill();
    void fillRows(const model::Scenario &scenario);
    bool has() const;

    Session &m_session;
    std::string m_name; ///< Empty: the design has none.
    bool m_filling = false;
    QComboBox *m_choice, *m_popularity, *m_mode;
    QToolButton *m_duplicate, *m_remove;
    TextField *m_title;
    Slider m_traffic, m_month, m_skew;
    QWidget *m_form, *m_rows = nullptr;
    QStringList m_rowsOf; ///< What the rows are made for.
    std::vector<QDoubleSpinBox *> m_rates;
    std::vector<NumberField *> m_items;
};

}
