#include "app/data/import_dialog.h"

#include "app/data/import_column_model.h"
#include "app/data/item_grid_model.h"
#include "app/data/item_grid_view.h"
#include "app/data/type_delegate.h"
#include "app/infer/proposal_dialog.h"
#include "app/window/inline_message.h"
#include "app/window/theme.h"
#include "model/format/file.h"
#include "model/items/items_format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr std::size_t plannedRows = 20'000; ///< Enough to guess types well, and soon there.
constexpr std::size_t listedRows = 1'000;   ///< Refused ones in the window; the file gets all.

QString bulleted(const std::vector<model::Message> &notes) {
    QStringList lines;
    for (const auto &note : notes) lines << QStringLiteral("– ") + translated(note);
    return lines.join(QLatin1Char('\n'));
}

}

ImportDialog::ImportDialog(
    Session &session, const std::string &tableName, const model::ItemsInput &input, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_tableName(tableName),
      m_input(input),
      m_format(new QComboBox(this)),
      m_encoding(new QComboBox(this)),
      m_delimiter(new QComboBox(this)),
      m_entity(new QComboBox(this)),
      m_duplicates(new QComboBox(this)),
      m_headerRow(new QCheckBox(tr("The first row names the columns"), this)),
      m_emptyTable(new QCheckBox(tr("The table's present items go first"), this)),
      m_tabs(new QTabWidget(this)),
      m_columns(new ImportColumnModel(this)),
      m_columnView(new QTableView(this)),
      m_first(new ItemGridModel(session.document(), this)),
      m_firstView(new ItemGridView(m_first, this)),
      m_refusedList(new QListWidget(this)),
      m_notes(new QLabel(this)),
      m_summary(new QLabel(this)),
      m_message(new InlineMessage(this)),
      m_progress(new QProgressBar(this)) {
    setWindowTitle(tr("Import items into %1").arg(toQString(tableName)));
    resize(860, 620);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(measure::grid);
    layout->addWidget(makeFile());
    m_notes->setWordWrap(true);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setForegroundRole(role::secondary);
    layout->addWidget(m_notes);
    layout->addWidget(makeTabs(), 1);
    layout->addWidget(m_message);
    layout->addWidget(makeFoot());

    connect(m_format, &QComboBox::activated, this, [this] {
        m_formatChosen = true;
        plan();
    });
    for (auto *choice : {m_encoding, m_delimiter, m_entity})
        connect(choice, &QComboBox::activated, this, &ImportDialog::plan);
    connect(m_headerRow, &QCheckBox::clicked, this, &ImportDialog::plan);
    connect(m_columns, &ImportColumnModel::edited, this, &ImportDialog::plan);
    plan();
}

ImportDialog::~ImportDialog() = default;

QWidget *ImportDialog::makeFile() {
    auto *box = new QWidget(this);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *name = new QLabel(tr("%1, %2").arg(toQString(m_input.name()), bytesText(m_input.bytes())), box);
    name->setFont(textFont(TextRole::Section));
    name->setTextFormat(Qt::PlainText);
    name->setWordWrap(true);
    layout->addWidget(name);
    const auto labelled = [&](QHBoxLayout *row, const QString &text, QComboBox *choice) {
        auto *label = new QLabel(text, box);
        label->setBuddy(choice);
        choice->setAccessibleName(text);
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        row->addWidget(label);
        row->addWidget(choice);
        row->addSpacing(measure::windowMargin);
    };
    for (const auto &format : model::itemsFormats())
        m_format->addItem(QCoreApplication::translate("Items", format.title), static_cast<int>(format.format));
    using E = model::TextEncoding;
    for (const auto encoding : {E::Utf8, E::Utf16Le, E::Utf16Be, E::Windows1252})
        m_encoding->addItem(QString::fromLatin1(model::encodingName(encoding)), static_cast<int>(encoding));
    const std::pair<QString, char> delimiters[] = {
        {tr("Comma"),        ',' },
        {tr("Semicolon"),    ';' },
        {tr("Tab"),          '\t'},
        {tr("Vertical bar"), '|' }
    };
    for (const auto &[text, delimiter] : delimiters) m_delimiter->addItem(text, static_cast<int>(delimiter));
    auto *first = new QHBoxLayout;
    labelled(first, tr("Format"), m_format);
    labelled(first, tr("Encoding"), m_encoding);
    first->addStretch(1);
    layout->addLayout(first);
    m_csv = new QWidget(box);
    auto *csv = new QHBoxLayout(m_csv);
    csv->setContentsMargins(0, 0, 0, 0);
    labelled(csv, tr("Separator"), m_delimiter);
    csv->addWidget(m_headerRow);
    csv->addStretch(1);
    layout->addWidget(m_csv);
    auto *second = new QHBoxLayout;
    m_entity->addItem(tr("Only what the file has"), QString());
    if (const auto *table = m_session.design().table(m_tableName))
        for (const auto &entity : table->entityTypes)
            m_entity->addItem(tr("Made by %1").arg(toQString(entity->name)), toQString(entity->name));
    labelled(second, tr("Key attributes"), m_entity);
    m_duplicates->addItem(tr("Replace the item"), static_cast<int>(model::Duplicates::Replace));
    m_duplicates->addItem(tr("Skip the row"), static_cast<int>(model::Duplicates::Skip));
    m_duplicates->addItem(tr("Import nothing"), static_cast<int>(model::Duplicates::Fail));
    labelled(second, tr("Where a key is there already"), m_duplicates);
    second->addStretch(1);
    layout->addLayout(second);
    layout->addWidget(m_emptyTable);
    return box;
}

QWidget *ImportDialog::makeTabs() {
    m_columnView->setModel(m_columns);
    m_columnView->setItemDelegate(new TypeDelegate(ImportColumnModel::Type,
        {
            {cellTypeText(jsonCells), jsonCells}
    },
        m_columnView));
    m_columnView->setAccessibleName(tr("Columns of the file"));
    m_columnView->verticalHeader()->hide();
    m_columnView->setShowGrid(false);
    m_columnView->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_columnView->horizontalHeader()->setHighlightSections(false);
    m_columnView->verticalHeader()->setDefaultSectionSize(measure::atLeast(measure::tableRow, font()));
    m_columnView->horizontalHeader()->setStretchLastSection(true);
    m_columnView->setEditTriggers(
        QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_columnView->setTabKeyNavigation(false);
    m_firstView->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_firstView->frozenColumns()->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_refusedPage = new QWidget(this);
    auto *refused = new QVBoxLayout(m_refusedPage);
    m_refusedList->setAccessibleName(tr("Refused rows"));
    m_refusedList->setUniformItemSizes(true);
    refused->addWidget(m_refusedList, 1);
    auto *save = new QToolButton(m_refusedPage);
    save->setProperty("look", QStringLiteral("button"));
    save->setText(tr("Save the refused rows…"));
    save->setFocusPolicy(Qt::TabFocus);
    connect(save, &QToolButton::clicked, this, [this] {
        const QString path = QFileDialog::getSaveFileName(this, tr("Save the refused rows"));
        if (!path.isEmpty()) saveRefused(path);
    });
    refused->addWidget(save, 0, Qt::AlignLeft);
    m_tabs->addTab(m_columnView, tr("Columns"));
    m_tabs->addTab(m_firstView, tr("First items"));
    m_tabs->addTab(m_refusedPage, tr("Refused"));
    return m_tabs;
}

QWidget *ImportDialog::makeFoot() {
    auto *box = new QWidget(this);
    auto *layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    m_summary->setTextFormat(Qt::PlainText);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(200);
    layout->addWidget(m_summary, 1);
    layout->addWidget(m_progress);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, box);
    m_import = buttons->button(QDialogButtonBox::Ok);
    m_import->setText(tr("Import"));
    m_cancel = buttons->button(QDialogButtonBox::Cancel);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ImportDialog::reject);
    return box;
}

QString ImportDialog::message() const {
    return m_message->text();
}
QString ImportDialog::summary() const {
    return m_summary->text();
}

/// What the person said, once there is a first plan that shows what the file looks like.
model::ImportChoices ImportDialog::choices() const {
    model::ImportChoices choices{.mostRows = plannedRows};
    if (!m_preview) return choices;
    const auto format = static_cast<model::ItemsFormat>(m_format->currentData().toInt());
    if (m_formatChosen) choices.format = format;
    choices.encoding = static_cast<model::TextEncoding>(m_encoding->currentData().toInt());
    if (format == model::ItemsFormat::Csv && m_preview->plan.format == format) {
        choices.delimiter = static_cast<char>(m_delimiter->currentData().toInt());
        choices.headerRow = m_headerRow->isChecked();
        const bool sameColumns =
            choices.delimiter == m_preview->plan.delimiter && choices.headerRow == m_preview->plan.headerRow;
        for (std::size_t i = 0; sameColumns && i < m_columns->columns().size(); ++i) {
            const auto &now = m_columns->columns()[i], &planned = m_preview->plan.columns[i];
            if (now.attributeName == planned.attributeName && now.type == planned.type &&
                now.typeFrom != model::TypeFrom::Person)
                continue;
            choices.columns.push_back(
                {now.header, now.attributeName, now.typeFrom == model::TypeFrom::Person ? now.type : std::nullopt});
        }
    }
    choices.entityName = toUtf8(m_entity->currentData().toString());
    return choices;
}

void ImportDialog::showProgress(std::size_t done, std::size_t all) {
    if (isSettled()) return;
    m_progress->setRange(0, 1000);
    m_progress->setValue(all == 0 ? 0 : static_cast<int>(done * 1000 / all));
}

void ImportDialog::setBusy(bool busy) {
    m_progress->setVisible(busy);
    m_progress->setRange(0, busy ? 0 : 1000);
    m_import->setEnabled(!busy && m_preview);
    const bool importing = m_importing.isRunning();
    for (auto *choice : std::initializer_list<QWidget *>{
             m_format, m_encoding, m_csv, m_entity, m_duplicates, m_emptyTable, m_columnView})
        choice->setEnabled(!importing && !m_done);
}

void ImportDialog::plan() {
    if (m_filling) return;
    const auto *table = m_session.design().table(m_tableName);
    if (!table) return;
    m_planning.ask(
        [table = *table, input = m_input, options = choices()](const Stop &stop) {
            const model::ReadOptions reading{.cancelled = &stop.flag()};
            return std::make_shared<model::Result<model::ImportPreview>>(
                model::planImport(table, input, options, reading));
        },
        [this](Answer<model::ImportPreview> result) { planned(std::move(*result)); });
    m_message->clear();
    setBusy(true);
}

void ImportDialog::planned(model::Result<model::ImportPreview> result) {
    if (!result) {
        setBusy(false);
        m_import->setEnabled(false);
        m_message->show(InlineMessage::Kind::Failure, translated(result.error()));
        return;
    }
    m_preview = *std::move(result);
    setBusy(false);
    fillFile();
    showRefused(m_preview->refused);
    m_summary->setText(m_preview->whole
                           ? tr("%Ln row(s)", nullptr, static_cast<int>(m_preview->rows))
                           : tr("The first %Ln row(s) looked at", nullptr, static_cast<int>(m_preview->rows)));
}

void ImportDialog::fillFile() {
    const auto &plan = m_preview->plan;
    const auto choose = [](QComboBox *box, int value) { box->setCurrentIndex(box->findData(value)); };
    m_filling = true;
    choose(m_format, static_cast<int>(plan.format));
    choose(m_encoding, static_cast<int>(plan.encoding));
    choose(m_delimiter, static_cast<int>(plan.delimiter));
    m_headerRow->setChecked(plan.headerRow);
    const bool csv = plan.format == model::ItemsFormat::Csv;
    m_csv->setVisible(csv);
    m_tabs->setTabVisible(m_tabs->indexOf(m_columnView), csv);
    const bool begun = m_columns->rowCount() == 0;
    m_columns->setColumns(plan.columns);
    if (begun) {
        m_columnView->resizeColumnsToContents();
        for (int column = 0; column < ImportColumnModel::Example; ++column)
            m_columnView->setColumnWidth(column, qMax(100, m_columnView->columnWidth(column) + 2 * measure::grid));
    }
    m_filling = false;
    m_notes->setText(bulleted(m_preview->notes));
    m_notes->setVisible(!m_preview->notes.empty());
    if (const auto *table = m_session.design().table(m_tableName)) {
        model::TableDesign shown = *table;
        std::vector<model::Shared<model::SampleItem>> items;
        for (const auto &item : m_preview->first) items.emplace_back(item);
        shown.items = model::Shared(std::move(items));
        m_first->show(model::Shared(std::move(shown)));
    }
}

void ImportDialog::showRefused(const std::vector<model::RefusedRow> &refused) {
    m_refused = refused;
    m_refusedList->clear();
    for (std::size_t i = 0; i < std::min(refused.size(), listedRows); ++i) {
        auto *row = new QListWidgetItem(
            tr("Line %1: %2").arg(countText(refused[i].line), translated(refused[i].reason)), m_refusedList);
        row->setToolTip(toQString(refused[i].text.substr(0, 500)));
    }
    if (refused.size() > listedRows)
        m_refusedList->addItem(tr("%Ln more row(s)", nullptr, static_cast<int>(refused.size() - listedRows)));
    const int tab = m_tabs->indexOf(m_refusedPage);
    m_tabs->setTabText(tab, refused.empty() ? tr("Refused") : tr("Refused (%1)").arg(countText(refused.size())));
    m_tabs->setTabEnabled(tab, !refused.empty());
}

void ImportDialog::accept() {
    if (m_done) return QDialog::accept();
    if (!m_preview || !isSettled()) return;
    auto plan = m_preview->plan;
    plan.duplicates = static_cast<model::Duplicates>(m_duplicates->currentData().toInt());
    plan.emptyTable = m_emptyTable->isChecked();
    m_message->clear();
    m_before = m_session.design();
    m_importing.ask(
        [design = m_before, name = m_tableName, input = m_input, plan,
            progress = progressTo(this, std::mem_fn(&ImportDialog::showProgress))](const Stop &stop) {
            const model::ReadOptions reading{.progress = progress, .cancelled = &stop.flag()};
            return std::make_shared<model::Result<model::Imported>>(
                model::importItems(design, name, input, plan, reading));
        },
        [this](Answer<model::Imported> result) { imported(std::move(*result)); });
    setBusy(true);
}

void ImportDialog::imported(model::Result<model::Imported> result) {
    if (!result) {
        setBusy(false);
        m_message->show(InlineMessage::Kind::Failure, translated(result.error()));
        return;
    }
    if (!(m_session.design() == m_before)) { // reloaded from the disk meanwhile
        setBusy(false);
        m_message->show(InlineMessage::Kind::Failure, tr("The model has changed since; nothing was imported."));
        return;
    }
    const auto items = static_cast<int>(result->added + result->replaced);
    const QString text = tr("%1 added, %2 replaced, %3 skipped, %4 refused")
                             .arg(countText(result->added), countText(result->replaced), countText(result->skipped),
                                 countText(result->refused.size()));
    m_session.document().push(tr("Import %n item(s)", nullptr, items), std::move(result->design));
    Notice notice{result->refused.empty() ? Notice::Kind::Done : Notice::Kind::Warning,
        tr("%1: %2").arg(toQString(m_tableName), text), {}, {}};
    if (const auto *table = m_session.design().table(m_tableName); table && table->entityTypes.empty()) {
        notice.actionText = tr("Find entity types…");
        notice.action = [session = QPointer<Session>(&m_session), name = m_tableName,
                            over = QPointer<QWidget>(parentWidget())] {
            if (session && over) ProposalDialog::open(*session, name, over);
        };
    }
    m_session.notify(notice);
    m_summary->setText(text);
    m_done = true;
    setBusy(false);
    showRefused(result->refused);
    if (result->refused.empty()) {
        QDialog::accept();
        return;
    }
    m_tabs->setCurrentWidget(m_refusedPage);
    m_import->setText(tr("Close"));
    m_cancel->hide();
}

void ImportDialog::reject() {
    if (m_importing.isRunning()) {
        m_importing.cancel();
        setBusy(false);
        m_summary->setText(tr("Cancelled; nothing was imported"));
        return;
    }
    QDialog::reject();
}

void ImportDialog::saveRefused(const QString &path) {
    const auto saved = model::writeFile(toUtf8(path), model::refusedText(m_preview->plan, m_refused));
    if (!saved) m_message->show(InlineMessage::Kind::Failure, translated(saved.error()));
}

}
