#include "app/data/generate_dialog.h"

#include "app/window/inline_message.h"
#include "app/window/theme.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace app {

namespace {

enum Column { Entity, Made, Note };
constexpr int mostItems = 10'000'000;

}

GenerateDialog::GenerateDialog(Session &session, const std::string &tableName, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_tableName(tableName),
      m_entities(new QTreeWidget(this)),
      m_count(new QSpinBox(this)),
      m_seed(new QSpinBox(this)),
      m_keep(new QCheckBox(tr("Beside the items that are there"), this)),
      m_message(new InlineMessage(this)),
      m_progress(new QProgressBar(this)) {
    setWindowTitle(tr("Generate items for %1").arg(toQString(tableName)));
    resize(560, 460);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(measure::grid);
    auto *form = new QFormLayout;
    m_count->setRange(0, mostItems);
    m_count->setSingleStep(100);
    m_count->setGroupSeparatorShown(true);
    m_count->setSpecialValueText(tr("As the entity types say"));
    m_count->setAccessibleName(tr("Items in all"));
    form->addRow(tr("Items in all"), m_count);
    m_seed->setRange(0, 999'999'999);
    m_seed->setValue(1);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same seed makes the same items, on every machine."));
    form->addRow(tr("Seed"), m_seed);
    form->addRow(QString(), m_keep);
    layout->addLayout(form);
    m_entities->setAccessibleName(tr("Entity types"));
    m_entities->setHeaderLabels({tr("Entity type"), tr("Items"), tr("Made from")});
    m_entities->setRootIsDecorated(false);
    m_entities->setUniformRowHeights(true);
    m_entities->header()->setStretchLastSection(true);
    layout->addWidget(m_entities, 1);
    layout->addWidget(m_message);
    auto *foot = new QHBoxLayout;
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setTextVisible(false);
    foot->addWidget(m_progress, 1);
    foot->addStretch(1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Generate"));
    m_cancel = buttons->button(QDialogButtonBox::Cancel);
    foot->addWidget(buttons);
    layout->addLayout(foot);
    connect(buttons, &QDialogButtonBox::accepted, this, &GenerateDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &GenerateDialog::reject);
    fillEntities();
    setBusy(false);
}

/// The types at once; a person may leave some out. What their items would be made from takes a look at many items.
void GenerateDialog::fillEntities() {
    const auto *table = m_session.design().table(m_tableName);
    if (!table) return;
    for (const auto &entity : table->entityTypes) {
        auto *row = new QTreeWidgetItem(m_entities);
        row->setText(Entity, toQString(entity->name));
        row->setIcon(Entity, badgeIcon(toQString(entity->letter), entity->colour, entity->squareBadge));
        row->setCheckState(Entity, Qt::Checked);
    }
    m_entities->setVisible(m_entities->topLevelItemCount() > 0);
    m_entities->resizeColumnToContents(Entity);
    m_entities->setColumnWidth(Entity, m_entities->columnWidth(Entity) + 2 * measure::grid);
    m_suggesting.ask(
        [table = *table](const Stop &stop) {
            std::vector<model::EntityType> types;
            for (std::size_t i = 0; i < table.entityTypes.size() && !stop.requested(); ++i)
                types.push_back(model::withGenerators(table, i));
            return types;
        },
        [this](const std::vector<model::EntityType> &types) { showGenerators(types); });
}

void GenerateDialog::showGenerators(const std::vector<model::EntityType> &types) {
    for (std::size_t i = 0; i < types.size(); ++i) {
        QStringList sources;
        for (const auto &attribute : types[i].attributes)
            if (!attribute.generator.empty())
                sources << QStringLiteral("%1: %2").arg(toQString(attribute.name), toQString(attribute.generator));
        auto *row = m_entities->topLevelItem(static_cast<int>(i));
        row->setText(Note, sources.join(QStringLiteral(", ")));
        row->setToolTip(Note, sources.join(QLatin1Char('\n')));
    }
}

QString GenerateDialog::message() const {
    return m_message->text();
}

void GenerateDialog::setBusy(bool busy) {
    m_progress->setVisible(busy);
    m_progress->setRange(0, busy ? 0 : 1000);
    m_ok->setEnabled(!busy);
    for (auto *choice : std::initializer_list<QWidget *>{m_entities, m_count, m_seed, m_keep})
        choice->setEnabled(!busy && !m_done);
}

void GenerateDialog::showProgress(std::size_t done, std::size_t all) {
    if (!m_making.isRunning()) return;
    m_progress->setRange(0, 1000);
    m_progress->setValue(all == 0 ? 0 : static_cast<int>(done * 1000 / all));
}

void GenerateDialog::accept() {
    if (m_done) return QDialog::accept();
    if (m_making.isRunning()) return;
    model::GenerateOptions options{
        .seed = static_cast<std::uint64_t>(m_seed->value()), .keepItems = m_keep->isChecked()};
    if (m_count->value() > 0) options.count = static_cast<std::size_t>(m_count->value());
    for (int row = 0; row < m_entities->topLevelItemCount(); ++row)
        if (m_entities->topLevelItem(row)->checkState(Entity) == Qt::Checked)
            options.entityNames.push_back(toUtf8(m_entities->topLevelItem(row)->text(Entity)));
    const int types = m_entities->topLevelItemCount();
    if (types > 0 && options.entityNames.empty()) {
        m_message->show(InlineMessage::Kind::Information, tr("Choose at least one entity type."));
        return;
    }
    if (static_cast<int>(options.entityNames.size()) == types) options.entityNames.clear(); // all of them
    m_message->clear();
    m_before = m_session.design();
    m_making.ask(
        [design = m_before, name = m_tableName, options,
            report = progressTo(this, std::mem_fn(&GenerateDialog::showProgress))](const Stop &stop) {
            const model::ReadOptions making{.progress = report, .cancelled = &stop.flag()};
            return std::make_shared<model::Result<model::Generated>>(
                model::generateItems(design, name, options, making));
        },
        [this](Answer answer) { made(std::move(*answer)); });
    setBusy(true);
}

void GenerateDialog::made(model::Result<model::Generated> result) {
    if (!result) {
        setBusy(false);
        m_message->show(InlineMessage::Kind::Failure, translated(result.error()));
        return;
    }
    if (!(m_session.design() == m_before)) { // reloaded from the disk meanwhile
        setBusy(false);
        m_message->show(InlineMessage::Kind::Failure, tr("The model has changed since; nothing was generated."));
        return;
    }
    std::size_t all = 0;
    QStringList reasons;
    for (const auto &entity : result->entities) {
        all += entity.made;
        for (const auto &reason : entity.reasons) reasons << translated(reason);
        const auto rows = m_entities->findItems(toQString(entity.name), Qt::MatchExactly, Entity);
        if (!rows.isEmpty())
            rows.front()->setText(Made, entity.made == entity.wanted
                                            ? countText(entity.made)
                                            : tr("%1 of %2").arg(countText(entity.made), countText(entity.wanted)));
    }
    for (const auto &note : result->notes) reasons << translated(note);
    m_session.document().push(tr("Generate %n item(s)", nullptr, static_cast<int>(all)), std::move(result->design));
    m_session.notify({Notice::Kind::Done,
        tr("%n item(s) generated for %1", nullptr, static_cast<int>(all)).arg(toQString(m_tableName)), {}, {}});
    m_done = true;
    setBusy(false);
    if (reasons.isEmpty()) return QDialog::accept();
    m_message->show(InlineMessage::Kind::Information, reasons.join(QLatin1Char('\n')));
    m_ok->setText(tr("Close"));
    m_cancel->hide();
}

void GenerateDialog::reject() {
    if (m_making.isRunning()) {
        m_making.cancel();
        setBusy(false);
        m_message->show(InlineMessage::Kind::Information, tr("Cancelled; nothing was generated."));
        return;
    }
    QDialog::reject();
}

}
