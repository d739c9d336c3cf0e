#include "app/analyse/scenario_panel.h"

#include "app/window/field.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "model/edit/scenario_edits.h"
#include "model/simulate/scenario_plan.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

using Kind = model::KeyPopularity::Kind;
constexpr double hundredths = 100;

QLabel *sectionLabel(const QString &text, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    label->setFont(app::font(TextRole::Section));
    return label;
}

QToolButton *iconButton(const QString &iconName, const QString &text, QWidget *parent) {
    auto *button = new QToolButton(parent);
    button->setProperty("look", QStringLiteral("flat"));
    button->setIcon(icon(iconName));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}

ScenarioPanel::ScenarioPanel(Session &session, QWidget *parent) : QWidget(parent), m_session(session) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(measure::windowMargin, measure::grid, measure::windowMargin, measure::grid);
    layout->setSpacing(measure::grid);
    auto *head = new QHBoxLayout;
    head->setSpacing(measure::gap);
    m_choice = new QComboBox(this);
    m_choice->setAccessibleName(tr("Scenario"));
    m_choice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto *add = iconButton(QStringLiteral("plus"), tr("New scenario"), this);
    m_duplicate = iconButton(QStringLiteral("copy"), tr("Duplicate scenario"), this);
    m_remove = iconButton(QStringLiteral("trash"), tr("Remove scenario"), this);
    head->addWidget(m_choice, 1);
    for (QToolButton *button : {add, m_duplicate, m_remove}) head->addWidget(button);
    layout->addLayout(head);
    connect(add, &QToolButton::clicked, this, &ScenarioPanel::create);
    connect(m_duplicate, &QToolButton::clicked, this, &ScenarioPanel::duplicate);
    connect(m_remove, &QToolButton::clicked, this, &ScenarioPanel::remove);
    connect(m_choice, &QComboBox::activated, this, [this](int row) {
        if (row >= 0 && static_cast<std::size_t>(row) < m_session.design().scenarios.size())
            choose(m_session.design().scenarios[static_cast<std::size_t>(row)]->name);
    });

    m_form = new QWidget(this);
    auto *form = new QVBoxLayout(m_form);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(measure::grid);
    m_title = new TextField(tr("Name"), m_form);
    m_title->line().setCommit([this](const QString &text) {
        const std::string from = m_name, to = toUtf8(text);
        m_name = to; // so that what the document says next is still of this one
        const auto why = m_session.document().tryApply(tr("Rename scenario"),
            [&](model::Design design) { return model::renameScenario(std::move(design), from, to); });
        if (why) m_name = from;
        return why;
    });
    form->addWidget(m_title);
    m_traffic = addSlider(tr("Traffic"), 10, 1'000, 10, tr(" %", "suffix"));
    m_month = addSlider(tr("Months of growth"), 0, 36, 1, {});
    auto *popularityLabel = new QLabel(tr("Key popularity"), m_form);
    m_popularity = new QComboBox(m_form);
    m_popularity->addItems({tr("Even"), tr("Zipf: few keys draw most"), tr("A hot set"), tr("The newest key")});
    m_popularity->setAccessibleName(tr("Key popularity"));
    popularityLabel->setBuddy(m_popularity);
    form->addWidget(popularityLabel);
    form->addWidget(m_popularity);
    m_skew = addSlider(tr("Zipf exponent, in hundredths"), 50, 200, 5, {});
    auto *modeLabel = new QLabel(tr("Capacity"), m_form);
    m_mode = new QComboBox(m_form);
    m_mode->addItems({tr("As the tables are set"), tr("On demand"), tr("Provisioned")});
    m_mode->setAccessibleName(tr("Capacity"));
    modeLabel->setBuddy(m_mode);
    form->addWidget(modeLabel);
    form->addWidget(m_mode);
    layout->addWidget(m_form);
    layout->addStretch(1);

    bind(m_traffic, tr("Change traffic"), "traffic", [](model::Scenario &s, int value) { s.trafficPercent = value; });
    bind(m_month, tr("Change months of growth"), "month", [](model::Scenario &s, int value) { s.month = value; });
    bind(m_skew, tr("Change key popularity"), "skew",
        [](model::Scenario &s, int value) { s.popularity.exponent = value / hundredths; });
    connect(m_popularity, &QComboBox::activated, this, [this](int row) {
        edit(tr("Change key popularity"), "", [&](model::Scenario &s) { s.popularity.kind = static_cast<Kind>(row); });
    });
    connect(m_mode, &QComboBox::activated, this, [this](int row) {
        edit(tr("Change capacity mode"), "", [&](model::Scenario &s) {
            s.capacityMode.reset();
            if (row == 1) s.capacityMode = engine::BillingMode::PayPerRequest;
            if (row == 2) s.capacityMode = engine::BillingMode::Provisioned;
        });
    });
    connect(&session.document(), &Document::changed, this, [this](const model::Design &before) {
        const auto &now = m_session.design();
        const bool same = before.scenarios == now.scenarios;
        fill();
        if (!same) emit changed();
    });
    fill();
}

bool ScenarioPanel::has() const {
    return model::findScenario(m_session.design(), m_name).has_value();
}

model::Scenario ScenarioPanel::scenario() const {
    const auto found = model::findScenario(m_session.design(), m_name);
    return found ? *m_session.design().scenarios[*found] : model::Scenario();
}

void ScenarioPanel::choose(const std::string &name) {
    m_name = name;
    fill();
    emit changed();
}

ScenarioPanel::Slider ScenarioPanel::addSlider(
    const QString &label, int least, int most, int step, const QString &suffix) {
    auto *name = new QLabel(label, m_form);
    Slider made{new QSlider(Qt::Horizontal, m_form), new QSpinBox(m_form)};
    made.slider->setRange(least, most);
    made.slider->setSingleStep(step);
    made.slider->setPageStep(step * 5);
    made.slider->setAccessibleName(label);
    made.box->setRange(least, most);
    made.box->setSingleStep(step);
    made.box->setSuffix(suffix);
    made.box->setAccessibleName(label);
    name->setBuddy(made.box);
    auto *row = new QHBoxLayout;
    row->setSpacing(measure::grid);
    row->addWidget(made.slider, 1);
    row->addWidget(made.box);
    auto *layout = static_cast<QVBoxLayout *>(m_form->layout());
    layout->addWidget(name);
    layout->addLayout(row);
    return made;
}

void ScenarioPanel::bind(
    const Slider &slider, const QString &title, const char *key, std::function<void(model::Scenario &, int)> set) {
    connect(slider.slider, &QSlider::valueChanged, slider.box, &QSpinBox::setValue);
    connect(slider.box, &QSpinBox::valueChanged, slider.slider, &QSlider::setValue);
    connect(slider.box, &QSpinBox::valueChanged, this, [this, title, key, set = std::move(set)](int value) {
        if (!m_filling) edit(title, key, [&](model::Scenario &scenario) { set(scenario, value); });
    });
}

void ScenarioPanel::edit(const QString &title, const char *key, const std::function<void(model::Scenario &)> &change) {
    if (!has()) return;
    const QString merge =
        *key == '\0' ? QString() : QStringLiteral("scenario/%1/%2").arg(toQString(m_name), QLatin1String(key));
    m_session.document().apply(
        title,
        [&](model::Design design) -> model::Result<model::Design> {
            model::Scenario edited = scenario();
            change(edited);
            return model::setScenario(std::move(design), m_name, std::move(edited));
        },
        merge);
}

void ScenarioPanel::create() {
    model::Scenario made;
    made.name = model::freeScenarioName(m_session.design(), toUtf8(tr("Scenario")));
    m_name = made.name;
    m_session.document().apply(
        tr("New scenario"), [&](model::Design design) { return model::addScenario(std::move(design), made); });
}

void ScenarioPanel::duplicate() {
    if (!has()) return;
    const std::string from = m_name;
    m_name = model::freeScenarioName(m_session.design(), from);
    m_session.document().apply(tr("Duplicate scenario"),
        [&](model::Design design) { return model::duplicateScenario(std::move(design), from, m_name); });
}

void ScenarioPanel::remove() {
    if (!has()) return;
    const QString title = tr("Remove scenario");
    const QString text = tr("Scenario %1 is gone.").arg(toQString(m_name));
    if (m_session.document().apply(
            title, [&](model::Design design) { return model::removeScenario(std::move(design), m_name); }))
        m_session.notifyStep(Notice::Kind::Done, text, title);
}

void ScenarioPanel::fill() {
    m_filling = true;
    const auto &scenarios = m_session.design().scenarios;
    if (!has()) m_name = scenarios.empty() ? std::string() : scenarios.front()->name;
    const QSignalBlocker quiet(m_choice), quietPopularity(m_popularity), quietMode(m_mode);
    m_choice->clear();
    for (const auto &one : scenarios) m_choice->addItem(toQString(one->name));
    if (scenarios.empty()) m_choice->addItem(tr("As the model says"));
    m_choice->setCurrentText(toQString(m_name));
    m_duplicate->setEnabled(has());
    m_remove->setEnabled(has());
    m_form->setEnabled(has());
    const model::Scenario now = scenario();
    m_title->line().setValue(toQString(now.name));
    const auto show = [](const Slider &slider, std::int64_t value) {
        slider.box->setValue(
            static_cast<int>(std::clamp<std::int64_t>(value, slider.box->minimum(), slider.box->maximum())));
    };
    show(m_traffic, now.trafficPercent);
    show(m_month, now.month);
    show(m_skew, std::llround(now.popularity.exponent * hundredths));
    m_popularity->setCurrentIndex(static_cast<int>(now.popularity.kind));
    const bool zipf = now.popularity.kind == Kind::Zipf;
    m_skew.slider->setEnabled(zipf);
    m_skew.box->setEnabled(zipf);
    m_mode->setCurrentIndex(!now.capacityMode ? 0 : *now.capacityMode == engine::BillingMode::PayPerRequest ? 1 : 2);
    fillRows(now);
    m_filling = false;
}

/// A rate for each pattern and a number for each entity type; built anew only when those are others.
void ScenarioPanel::fillRows(const model::Scenario &scenario) {
    const auto &design = m_session.design();
    QStringList wanted;
    for (const auto &pattern : design.patterns) wanted.append(toQString(pattern->id + '\n' + pattern->name));
    for (const auto &table : design.tables)
        for (const auto &entity : table->entityTypes) wanted.append(toQString(table->name() + '\t' + entity->name));
    if (!m_rows || wanted != m_rowsOf) {
        m_rowsOf = wanted;
        m_rates.clear();
        m_items.clear();
        if (m_rows) m_rows->deleteLater();
        m_rows = new QWidget(m_form);
        auto *grid = new QGridLayout(m_rows);
        grid->setContentsMargins(0, measure::grid, 0, 0);
        grid->setSpacing(measure::gap);
        grid->setColumnStretch(0, 1);
        int row = 0;
        if (!design.patterns.empty())
            grid->addWidget(sectionLabel(tr("Requests a second at the peak"), m_rows), row++, 0, 1, 2);
        for (const auto &pattern : design.patterns) {
            const QString text = toQString(pattern->id + " " + pattern->name);
            auto *label = new QLabel(text, m_rows);
            label->setToolTip(text);
            label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
            auto *box = new QDoubleSpinBox(m_rows);
            box->setRange(0, 1e9);
            box->setDecimals(1);
            box->setGroupSeparatorShown(true);
            box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
            box->setAccessibleName(tr("Requests a second of %1").arg(text));
            box->setMinimumWidth(104);
            label->setBuddy(box);
            connect(box, &QDoubleSpinBox::valueChanged, this, [this, id = pattern->id](double value) {
                if (m_filling) return;
                edit(tr("Change rate of %1").arg(toQString(id)), ("rate/" + id).c_str(), [&](model::Scenario &s) {
                    auto found = std::ranges::find(s.loads, id, &model::PatternLoad::patternId);
                    if (found == s.loads.end()) {
                        model::PatternLoad load;
                        load.patternId = id;
                        found = s.loads.insert(s.loads.end(), load);
                    }
                    found->peakPerSecond = value;
                    if (found->averagePerSecond) found->averagePerSecond = std::min(*found->averagePerSecond, value);
                });
            });
            grid->addWidget(label, row, 0);
            grid->addWidget(box, row++, 1);
            m_rates.push_back(box);
        }
        for (const auto &table : design.tables)
            for (const auto &entity : table->entityTypes) {
                if (m_items.empty()) grid->addWidget(sectionLabel(tr("Items in production"), m_rows), row++, 0, 1, 2);
                auto *field = new NumberField(toQString(entity->name), m_rows);
                field->setNumberCommit([this, tableName = table->name(), name = entity->name](
                                           NumberField::Number number) {
                    return m_session.document().tryApply(tr("Change items of %1").arg(toQString(name)),
                        [&](model::Design d) -> model::Result<model::Design> {
                            model::Scenario edited = this->scenario();
                            auto found = std::ranges::find_if(edited.volumes, [&](const model::EntityVolume &volume) {
                                return volume.tableName == tableName && volume.entityName == name;
                            });
                            if (found == edited.volumes.end()) {
                                model::EntityVolume volume;
                                volume.tableName = tableName;
                                volume.entityName = name;
                                found = edited.volumes.insert(edited.volumes.end(), volume);
                            }
                            found->items = number;
                            return model::setScenario(std::move(d), m_name, std::move(edited));
                        });
                });
                grid->addWidget(field, row++, 0, 1, 2);
                m_items.push_back(field);
            }
        m_form->layout()->addWidget(m_rows);
    }
    for (std::size_t i = 0; i < m_rates.size(); ++i) {
        const model::AccessPattern &pattern = *design.patterns[i];
        double rate = std::max(pattern.averagePerSecond, pattern.peakPerSecond);
        if (const auto *load = scenario.load(pattern.id)) {
            if (load->averagePerSecond) rate = *load->averagePerSecond;
            if (load->peakPerSecond) rate = *load->peakPerSecond;
        }
        if (m_rates[i]->value() != rate) m_rates[i]->setValue(rate);
    }
    std::size_t at = 0;
    for (const auto &table : design.tables)
        for (const auto &entity : table->entityTypes) {
            const auto *volume = scenario.volume(table->name(), entity->name);
            m_items[at++]->setNumber(volume && volume->items ? volume->items : entity->expectedItems);
        }
}

}
