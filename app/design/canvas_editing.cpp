#include "app/design/canvas_editing.h"

#include "app/design/canvas_view.h"
#include "app/window/effects_view.h"
#include "app/window/field.h"
#include "app/window/form.h"
#include "app/window/template_completer.h"
#include "app/window/text.h"
#include "app/window/theme.h"
#include "model/design/key_template.h"
#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/part_edits.h"
#include "model/edit/table_edits.h"

#include <QCursor>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>

namespace app {

namespace {

/// The first of "Entity1", "Entity2", … that is free.
template <class Taken> std::string freeName(const std::string &stem, Taken taken) {
    for (int number = 1;; ++number)
        if (const std::string name = stem + std::to_string(number); !taken(name)) return name;
}

QStringList namesIn(const model::TableDesign &table) {
    QStringList names;
    const auto add = [&](const std::string &name) {
        if (const QString text = toQString(name); !names.contains(text)) names += text;
    };
    for (const auto &key : table.description.attributeDefinitions()) add(key.name);
    for (const auto &attribute : table.attributes) add(attribute.name);
    for (const auto &type : table.entityTypes) {
        for (const auto &attribute : type->attributes) add(attribute.name);
        for (const auto &[name, text] : type->keyTemplates)
            for (const auto &variable : model::KeyTemplate(text).variables()) add(variable);
    }
    return names;
}

QString relationText(model::Relation::Kind kind) {
    switch (kind) {
    case model::Relation::Kind::OneToOne: return QStringLiteral("1 : 1");
    case model::Relation::Kind::OneToMany: return QStringLiteral("1 : n");
    case model::Relation::Kind::ManyToMany: return QStringLiteral("n : m");
    }
    return {};
}

constexpr model::Relation::Kind relationKinds[] = {
    model::Relation::Kind::OneToOne, model::Relation::Kind::OneToMany, model::Relation::Kind::ManyToMany};

template <class Visit> void forEachIndex(const model::TableDesign &table, Visit visit) {
    for (const auto &index : table.description.globalSecondaryIndexes) visit(index, true);
    for (const auto &index : table.description.localSecondaryIndexes) visit(index, false);
}

}

CanvasEditing::CanvasEditing(Session &session, CanvasView &view, EffectsView &effects, QObject *parent)
    : QObject(parent), m_session(session), m_view(view), m_effects(effects) {
    auto &scene = view.canvas();
    connect(&scene, &CanvasScene::activated, this, &CanvasEditing::rename);
    connect(&scene, &CanvasScene::entityOver, this, &CanvasEditing::preview);
    connect(&scene, &CanvasScene::entityDropped, this,
        [this](const model::Place &entity, const QString &index) { putIntoIndex(entity.entityName, toUtf8(index)); });
    connect(&scene, &CanvasScene::relationDrawn, this, &CanvasEditing::askRelation);
    connect(&scene, &CanvasScene::droppedOnKey, this,
        [this](const model::KeySlot &slot, bool insert, const QString &attribute) {
            const QString of = toQString(slot.indexName.empty() ? slot.tableName : slot.indexName);
            apply(tr("Key %1 by %2").arg(of, attribute), [&](model::Design design) {
                return insert ? model::insertInKey(std::move(design), slot, toUtf8(attribute))
                              : model::setKeySlot(std::move(design), slot, toUtf8(attribute));
            });
        });
    connect(
        &scene, &CanvasScene::droppedOnProjection, this, [this](const model::Place &index, const QString &attribute) {
            apply(tr("Project %1 into %2").arg(attribute, toQString(index.indexName)), [&](model::Design design) {
                return model::projectAttribute(std::move(design), index.tableName, index.indexName, toUtf8(attribute));
            });
        });
    for (auto *bar : {view.horizontalScrollBar(), view.verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &CanvasEditing::closeEditor);
    connect(&view, &CanvasView::zoomChanged, this, &CanvasEditing::closeEditor);
}

template <class Edit> bool CanvasEditing::apply(const QString &title, Edit edit) {
    const auto refused = m_session.document().tryApply(title, edit);
    if (refused) m_session.notify({Notice::Kind::Failure, *refused, {}, {}});
    return !refused;
}

bool CanvasEditing::applyTemplates(
    const QString &title, const std::string &table, const std::vector<model::TemplateEdit> &edits) {
    const auto *before = m_session.design().table(table);
    if (!before) return false;
    const QStringList warnings = EffectsView::warningsOf(*before, edits);
    const bool done =
        apply(title, [&](model::Design design) { return model::setKeyTemplates(std::move(design), table, edits); });
    if (done) EffectsView::tell(m_session, title, warnings);
    return done;
}

const model::CanvasCard *CanvasEditing::card() const {
    const auto &scene = m_view.canvas();
    return scene.currentCard() ? &scene.canvas().cards[*scene.currentCard()] : nullptr;
}

const model::CanvasRow *CanvasEditing::row() const {
    const auto *of = card();
    const auto number = m_view.canvas().currentRow();
    return of && number && *number < of->rows.size() ? &of->rows[*number] : nullptr;
}

const model::TableDesign *CanvasEditing::tableOf(const model::Place &place) const {
    return m_session.design().table(place.tableName);
}

std::optional<model::KeySlot> CanvasEditing::slotOf(
    const model::CanvasCard &of, const model::CanvasRow &slotRow) const {
    if (slotRow.kind != model::CanvasRow::Kind::Slot) return std::nullopt;
    model::KeySlot slot{of.place.tableName, of.place.indexName, slotRow.tag == "SK", 0};
    for (const auto &each : of.rows) {
        if (&each == &slotRow) break;
        if (each.kind == slotRow.kind && each.tag == slotRow.tag) ++slot.position;
    }
    return slot;
}

// ---- Making -----------------------------------------------------------------------------------------------------

void CanvasEditing::addTable() {
    const std::string name =
        freeName("Table", [&](const std::string &each) { return m_session.design().table(each) != nullptr; });
    if (!apply(tr("Add table %1").arg(toQString(name)),
            [&](model::Design design) { return model::addTable(std::move(design), model::newTable(name)); }))
        return;
    m_renameWhenShown = "table/" + name;
    m_session.selection().select({.tableName = name});
}

void CanvasEditing::addEntity() {
    const auto *table = m_session.design().table(m_table);
    if (!table) return;
    const std::string name = freeName("Entity", [&](const std::string &candidate) {
        return model::hasPart(m_session.design(), {.tableName = m_table, .entityName = candidate});
    });
    const bool added = apply(tr("Add entity %1").arg(toQString(name)), [&](model::Design design) {
        model::EntityType type{.name = name}; // letter and colour: the next free ones
        for (const auto &key : table->description.keySchema.attributes())
            type.keyTemplates[key.name] = name + "#{" + (type.keyTemplates.empty() ? "id" : "sort") + "}";
        return model::addEntityType(std::move(design), m_table, std::move(type));
    });
    if (!added) return;
    m_renameWhenShown = "entity/" + m_table + '/' + name;
    m_session.selection().select({.tableName = m_table, .entityName = name});
}

void CanvasEditing::addIndex(bool global) {
    const auto *table = m_session.design().table(m_table);
    if (!table) return;
    const std::string name = freeName(global ? "GSI" : "LSI",
        [&](const std::string &candidate) { return table->description.index(candidate) != nullptr; });
    const auto kind = global ? model::IndexKind::Global : model::IndexKind::Local;
    const bool added = apply(tr("Add index %1").arg(toQString(name)), [&](model::Design design) {
        return model::addIndex(std::move(design), m_table, kind, model::newIndex(*table, name, kind));
    });
    if (!added) return;
    m_renameWhenShown = "index/" + m_table + '/' + name;
    m_session.selection().select({.tableName = m_table, .indexName = name});
}

void CanvasEditing::canvasShown() {
    if (m_renameWhenShown.empty()) return;
    const auto *shown = card();
    if (!shown || shown->id != m_renameWhenShown || row() || !m_view.isVisible()) return;
    m_renameWhenShown.clear();
    m_view.ensureCurrentVisible();
    rename();
}

void CanvasEditing::duplicate() {
    const auto *of = card();
    if (!of || !tableOf(of->place)) return;
    const model::Place place = of->place;
    const QString title = tr("Duplicate %1").arg(toQString(of->title));
    const std::string name = freeName(of->title,
        [&](const std::string &each) { return model::hasPart(m_session.design(), model::besidePart(place, each)); });
    if (apply(title, [&](model::Design design) { return model::duplicatePart(std::move(design), place, name); }))
        m_session.selection().select(model::besidePart(place, name));
}

void CanvasEditing::remove() {
    const auto *of = card();
    const auto *table = of ? tableOf(of->place) : nullptr;
    if (!table) return;
    const model::Place place = of->place;
    QString title = tr("Remove %1").arg(toQString(of->title));
    bool done = false;
    if (const auto *at = row()) {
        const std::string name = at->name;
        title = tr("Remove %1 from %2").arg(toQString(name), toQString(of->title));
        if (const auto slot = slotOf(*of, *at)) {
            done = apply(title, [&](model::Design design) { return model::setKeySlot(std::move(design), *slot, {}); });
        } else if (at->kind == model::CanvasRow::Kind::Template) {
            done = applyTemplates(title, place.tableName,
                {
                    {place.entityName, name, {}}
            });
        } else if (const auto *entity = table->entityType(place.entityName);
                   entity && at->kind == model::CanvasRow::Kind::Attribute) {
            model::EntityType changed = *entity;
            if (std::erase_if(changed.attributes, [&](const auto &each) { return each.name == name; }) == 0) {
                m_session.notify({Notice::Kind::Information,
                    tr("%1 is in the sample items; remove it there in Data.").arg(toQString(name)), {}, {}});
                return;
            }
            done = apply(title, [&](model::Design design) {
                return model::setEntityType(std::move(design), place.tableName, place.entityName, changed);
            });
        }
    } else {
        done = apply(title, [&](model::Design design) { return model::removePart(std::move(design), place); });
    }
    if (done) m_session.notifyStep(Notice::Kind::Done, title, title);
}

// ---- Membership and relations -----------------------------------------------------------------------------------

void CanvasEditing::preview(const model::Place &entity, const QString &indexName) {
    const auto *table = tableOf(entity);
    if (!table || indexName.isEmpty()) return m_effects.clear();
    if (const auto edits = model::templatesForIndex(*table, entity.entityName, toUtf8(indexName)))
        m_effects.preview(table->name(), *edits);
}

void CanvasEditing::putIntoIndex(const std::string &entity, const std::string &index) {
    const auto *of = card();
    const std::string name = of ? of->place.tableName : m_table;
    const auto *table = m_session.design().table(name);
    if (!table) return;
    const auto edits = model::templatesForIndex(*table, entity, index);
    if (!edits) {
        m_session.notify({Notice::Kind::Failure, translated(edits.error()), {}, {}});
    } else if (edits->empty()) {
        m_session.notify({Notice::Kind::Information,
            tr("%1 has templates for all keys of %2 already.").arg(toQString(entity), toQString(index)), {}, {}});
    } else if (applyTemplates(tr("Put %1 into %2").arg(toQString(entity), toQString(index)), name, *edits)) {
        m_session.selection().select({.tableName = name, .entityName = entity});
    }
    m_effects.clear();
}

void CanvasEditing::takeOutOfIndex(const std::string &entity, const std::string &index) {
    const auto *of = card();
    const std::string name = of ? of->place.tableName : m_table;
    const auto *table = m_session.design().table(name);
    if (!table) return;
    const auto edits = model::templatesOutOfIndex(*table, entity, index);
    if (!edits)
        m_session.notify({Notice::Kind::Failure, translated(edits.error()), {}, {}});
    else
        applyTemplates(tr("Take %1 out of %2").arg(toQString(entity), toQString(index)), name, *edits);
}

void CanvasEditing::relate(const std::string &from, const std::string &to, model::Relation::Kind kind) {
    const auto *of = card();
    const std::string table = of ? of->place.tableName : m_table;
    apply(
        tr("Relate %1 and %2, %3").arg(toQString(from), toQString(to), relationText(kind)), [&](model::Design design) {
            return model::setRelation(std::move(design), table, {from, to, kind});
        });
}

void CanvasEditing::askRelation(const model::Place &from, const model::Place &to) {
    delete m_relationMenu;
    m_relationMenu = new QMenu(&m_view);
    for (const auto kind : relationKinds)
        m_relationMenu->addAction(
            tr("%1 to %2, %3").arg(toQString(from.entityName), toQString(to.entityName), relationText(kind)), this,
            [this, from, to, kind] { relate(from.entityName, to.entityName, kind); });
    m_relationMenu->popup(QCursor::pos());
}

// ---- The context menu -------------------------------------------------------------------------------------------

void CanvasEditing::fillMenu(QMenu &menu) {
    const auto *of = card();
    const auto *table = of ? tableOf(of->place) : nullptr;
    if (table) {
        if (const auto *at = row()) {
            fillRowMenu(menu, *table, *of, *at);
            menu.addSeparator();
        }
        switch (of->kind) {
        case model::CanvasCard::Kind::Table: fillTableMenu(menu, *table); break;
        case model::CanvasCard::Kind::Index: fillIndexMenu(menu, *table, *of); break;
        case model::CanvasCard::Kind::Entity: fillEntityMenu(menu, *table, *of); break;
        }
        menu.addSeparator();
    }
    if (m_session.design().table(m_table)) {
        menu.addAction(icon(QStringLiteral("entity")), tr("Add an entity type"), this, &CanvasEditing::addEntity);
        menu.addAction(
            icon(QStringLiteral("gsi")), tr("Add a global secondary index"), this, [this] { addIndex(true); });
        menu.addAction(
            icon(QStringLiteral("lsi")), tr("Add a local secondary index"), this, [this] { addIndex(false); });
    }
    menu.addAction(icon(QStringLiteral("table")), tr("Add a table"), this, &CanvasEditing::addTable);
    if (!table) return;
    menu.addSeparator();
    const auto keyed = [&](const char *iconName, const QString &text, const char *keys, auto slot) {
        auto *action = menu.addAction(icon(QString::fromLatin1(iconName)), text, this, slot);
        action->setShortcut(QKeySequence(QString::fromLatin1(keys)));
        action->setShortcutContext(Qt::WidgetShortcut); // shown only: the workspace hears the key
    };
    keyed("pencil", row() ? tr("Edit") : tr("Rename"), "F2", &CanvasEditing::rename);
    keyed("copy", tr("Duplicate"), "Ctrl+D", &CanvasEditing::duplicate);
    keyed("trash", tr("Remove"), "Del", &CanvasEditing::remove);
}

void CanvasEditing::fillTableMenu(QMenu &menu, const model::TableDesign &table) {
    auto *deployed =
        menu.addAction(tr("Deployed: key and local indexes stay"), this, [this, name = table.name()](bool on) {
            apply((on ? tr("Mark %1 as deployed") : tr("Mark %1 as not deployed")).arg(toQString(name)),
                [&](model::Design design) { return model::setDeployed(std::move(design), name, on); });
        });
    deployed->setCheckable(true);
    deployed->setChecked(table.deployed);
}

void CanvasEditing::fillIndexMenu(QMenu &menu, const model::TableDesign &table, const model::CanvasCard &of) {
    const auto *index = table.description.index(of.place.indexName);
    if (!index) return;
    auto *entities = menu.addMenu(icon(QStringLiteral("entity")), tr("Entities in this index"));
    for (std::size_t i = 0; i < table.entityTypes.size(); ++i) {
        const auto &type = *table.entityTypes[i];
        const bool in = std::ranges::find(of.entities, i) != of.entities.end();
        auto *action = entities->addAction(badgeIcon(toQString(type.letter), type.colour, type.squareBadge),
            toQString(type.name), this, [this, name = type.name, indexName = index->indexName, in] {
                if (in)
                    takeOutOfIndex(name, indexName);
                else
                    putIntoIndex(name, indexName);
            });
        action->setCheckable(true);
        action->setChecked(in);
    }
    entities->setEnabled(!table.entityTypes.empty());
    if (of.global) {
        for (const bool sortKey : {false, true}) {
            const auto &keys = sortKey ? index->keySchema.sortKeys() : index->keySchema.partitionKeys();
            auto *add = menu.addMenu(sortKey ? tr("Add to the sort key") : tr("Add to the partition key"));
            const model::KeySlot slot{table.name(), index->indexName, sortKey, keys.size()};
            for (const QString &name : namesIn(table))
                if (!index->keySchema.contains(toUtf8(name)))
                    add->addAction(name, this, [this, slot, name, title = toQString(index->indexName)] {
                        apply(tr("Key %1 by %2").arg(title, name), [&](model::Design design) {
                            return model::insertInKey(std::move(design), slot, toUtf8(name));
                        });
                    });
            add->setEnabled(keys.size() < 4 && !add->isEmpty());
        }
    }
    auto *projection = menu.addMenu(tr("Projection"));
    using Type = engine::Projection::Type;
    for (const auto &[type, text] :
        {std::pair(Type::All, tr("Everything")), std::pair(Type::KeysOnly, tr("Keys only"))}) {
        auto *action = projection->addAction(text, this, [this, place = of.place, wanted = type] {
            apply(tr("Change the projection of %1").arg(toQString(place.indexName)), [&](model::Design design) {
                return model::setIndexProjection(std::move(design), place.tableName, place.indexName, {wanted, {}});
            });
        });
        action->setCheckable(true);
        action->setChecked(index->projection.type == type);
    }
    projection->addSeparator();
    for (const QString &name : namesIn(table)) {
        const std::string attribute = toUtf8(name);
        if (table.description.keySchema.contains(attribute) || index->keySchema.contains(attribute)) continue;
        const auto &names = index->projection.nonKeyAttributes;
        const bool in = std::ranges::find(names, attribute) != names.end();
        auto *action = projection->addAction(name, this, [this, place = of.place, attribute, in] {
            const QString index_ = toQString(place.indexName), name_ = toQString(attribute);
            if (in)
                apply(tr("Project %1 no longer into %2").arg(name_, index_), [&](model::Design design) {
                    return model::unprojectAttribute(std::move(design), place.tableName, place.indexName, attribute);
                });
            else
                apply(tr("Project %1 into %2").arg(name_, index_), [&](model::Design design) {
                    return model::projectAttribute(std::move(design), place.tableName, place.indexName, attribute);
                });
        });
        action->setCheckable(true);
        action->setChecked(in);
        action->setEnabled(index->projection.type != Type::All);
    }
}

void CanvasEditing::fillEntityMenu(QMenu &menu, const model::TableDesign &table, const model::CanvasCard &of) {
    const std::string entity = of.place.entityName;
    auto *indexes = menu.addMenu(icon(QStringLiteral("gsi")), tr("Put into an index"));
    const auto &canvas = m_view.canvas().canvas();
    forEachIndex(table, [&](const engine::SecondaryIndex &index, bool global) {
        const auto *shown = canvas.card("index/" + table.name() + '/' + index.indexName);
        const bool in = shown && of.entity && std::ranges::find(shown->entities, *of.entity) != shown->entities.end();
        auto *action = indexes->addAction(icon(global ? QStringLiteral("gsi") : QStringLiteral("lsi")),
            toQString(index.indexName), this, [this, entity, name = index.indexName, in] {
                if (in)
                    takeOutOfIndex(entity, name);
                else
                    putIntoIndex(entity, name);
            });
        action->setCheckable(true);
        action->setChecked(in);
    });
    indexes->setEnabled(!indexes->isEmpty());
    auto *relations = menu.addMenu(icon(QStringLiteral("relation")), tr("Relate to"));
    for (const auto &type : table.entityTypes) {
        if (type->name == entity) continue;
        auto *kinds = relations->addMenu(
            badgeIcon(toQString(type->letter), type->colour, type->squareBadge), toQString(type->name));
        const auto found = std::ranges::find_if(table.relations, [&](const model::Relation &relation) {
            return (relation.from == entity && relation.to == type->name) ||
                   (relation.to == entity && relation.from == type->name);
        });
        const bool named = found != table.relations.end();
        for (const auto kind : relationKinds) {
            auto *action = kinds->addAction(
                relationText(kind), this, [this, entity, to = type->name, kind] { relate(entity, to, kind); });
            action->setCheckable(true);
            action->setChecked(named && found->kind == kind && found->from == entity);
        }
        if (named)
            kinds->addAction(icon(QStringLiteral("trash")), tr("Remove the relation"), this,
                [this, entity, to = type->name, name = table.name()] {
                    apply(tr("Relate %1 and %2 no longer").arg(toQString(entity), toQString(to)),
                        [&](model::Design design) {
                            return model::removeRelation(std::move(design), name, entity, to);
                        });
                });
    }
    relations->setEnabled(!relations->isEmpty());
}

void CanvasEditing::fillRowMenu(
    QMenu &menu, const model::TableDesign &table, const model::CanvasCard &of, const model::CanvasRow &at) {
    using Kind = model::CanvasRow::Kind;
    const std::string name = at.name;
    if (at.kind != Kind::Slot && at.kind != Kind::Attribute && at.kind != Kind::Template) return;
    const bool ofKey = at.kind != Kind::Attribute;
    auto *types = menu.addMenu(icon(QStringLiteral("tag")), tr("Type of %1").arg(toQString(name)));
    for (const auto type : allTypes()) {
        if (ofKey && type > engine::Type::B) break;
        auto *action = types->addAction(typeText(type), this, [this, table_ = table.name(), name, type] {
            apply(tr("Change the type of %1").arg(toQString(name)), [&](model::Design design) {
                const auto *now = design.table(table_);
                const bool known = now && (now->description.keySchema.contains(name) ||
                                              std::ranges::find(now->attributes, name,
                                                  &model::DeclaredAttribute::name) != now->attributes.end());
                return known ? model::setAttributeType(std::move(design), table_, name, type)
                             : model::declareAttribute(std::move(design), table_, {name, type});
            });
        });
        action->setCheckable(true);
        action->setChecked(at.type == engine::typeName(type));
    }
    if (at.kind != Kind::Attribute) return;
    auto *keys = menu.addMenu(icon(QStringLiteral("key")), tr("Make it a key"));
    auto *projections = menu.addMenu(tr("Project it into"));
    forEachIndex(table, [&](const engine::SecondaryIndex &index, bool global) {
        for (const bool sortKey : {false, true}) {
            if (!global && !sortKey) continue;
            const auto &now = sortKey ? index.keySchema.sortKeys() : index.keySchema.partitionKeys();
            const model::KeySlot slot{table.name(), index.indexName, sortKey, 0};
            keys->addAction(
                (sortKey ? tr("Sort key of %1") : tr("Partition key of %1")).arg(toQString(index.indexName)), this,
                [this, slot, name] {
                    apply(tr("Key %1 by %2").arg(toQString(slot.indexName), toQString(name)),
                        [&](model::Design design) { return model::setKeySlot(std::move(design), slot, name); });
                });
            if (!global || now.empty() || now.size() >= 4) continue;
            const model::KeySlot more{table.name(), index.indexName, sortKey, now.size()};
            keys->addAction(
                (sortKey ? tr("One more sort key attribute of %1") : tr("One more partition key attribute of %1"))
                    .arg(toQString(index.indexName)),
                this, [this, more, name] {
                    apply(tr("Key %1 by %2").arg(toQString(more.indexName), toQString(name)),
                        [&](model::Design design) { return model::insertInKey(std::move(design), more, name); });
                });
        }
        if (index.projection.type == engine::Projection::Type::All) return;
        projections->addAction(
            toQString(index.indexName), this, [this, place = of.place, index_ = index.indexName, name] {
                apply(tr("Project %1 into %2").arg(toQString(name), toQString(index_)), [&](model::Design design) {
                    return model::projectAttribute(std::move(design), place.tableName, index_, name);
                });
            });
    });
    keys->setEnabled(!keys->isEmpty());
    projections->setEnabled(!projections->isEmpty());
}

// ---- The line that edits in place -------------------------------------------------------------------------------

void CanvasEditing::rename() {
    const auto *of = card();
    const auto *table = of ? tableOf(of->place) : nullptr;
    if (!table) return;
    closeEditor();
    const model::Place place = of->place;
    const QRectF whole(of->rect.x, of->rect.y, of->rect.width, of->rect.height);
    const auto refusal = [this](auto change) {
        return [this, change](const QString &text) -> std::optional<QString> {
            const auto after = change(m_session.design(), text);
            if (after) return std::nullopt;
            return translated(after.error());
        };
    };
    const auto open = [&](const QRectF &where, const QString &text, bool monospace, auto title, auto change) {
        openEditor(where, text, monospace);
        m_editor->setCheck(refusal(change));
        m_editor->setCommit([this, title, change](const QString &entered) {
            auto why = m_session.document().tryApply(
                title(entered), [&](model::Design design) { return change(std::move(design), entered); });
            if (!why) QMetaObject::invokeMethod(this, &CanvasEditing::closeEditor, Qt::QueuedConnection);
            return why;
        });
    };
    const auto *at = row();
    if (!at) {
        const QString old = toQString(of->title);
        const qreal head = of->rows.empty() ? 30 : std::min<qreal>(40, std::max<qreal>(24, of->rows.front().y));
        const auto kind = of->kind;
        open(
            QRectF(whole.left() + 32, whole.top(), whole.width() - 40, head), old, false,
            [old](const QString &name) { return tr("Rename %1 to %2").arg(old, name); },
            [kind, place](model::Design design, const QString &text) {
                const std::string name = toUtf8(text.trimmed());
                switch (kind) {
                case model::CanvasCard::Kind::Index:
                    return model::renameIndex(std::move(design), place.tableName, place.indexName, name);
                case model::CanvasCard::Kind::Entity:
                    return model::renameEntityType(std::move(design), place.tableName, place.entityName, name);
                case model::CanvasCard::Kind::Table: break;
                }
                return model::renameTable(std::move(design), place.tableName, name);
            });
        m_editor->setAccessibleName(tr("Name of %1").arg(old));
        return;
    }
    const std::string name = at->name;
    const QRectF line(whole.left() + 4, whole.top() + at->y, whole.width() - 8, at->height);
    if (const auto slot = slotOf(*of, *at)) {
        open(
            line, toQString(name), true,
            [title = toQString(of->title)](const QString &to) { return tr("Key %1 by %2").arg(title, to); },
            [slot = *slot](model::Design design, const QString &text) {
                return model::setKeySlot(std::move(design), slot, toUtf8(text.trimmed()));
            });
        m_editor->setSuggestions(namesIn(*table));
        m_editor->setAccessibleName(tr("Key attribute of %1").arg(toQString(of->title)));
    } else if (at->kind == model::CanvasRow::Kind::Template) {
        QString text;
        const auto *entity = table->entityType(place.entityName);
        if (const auto found =
                entity ? entity->keyTemplates.find(name) : std::map<std::string, std::string>::const_iterator();
            entity && found != entity->keyTemplates.end())
            text = toQString(found->second);
        openEditor(line, text, true);
        m_editor->setCheck([this, place, name](const QString &typed) -> std::optional<QString> {
            if (const auto checked = model::checkTemplate(toUtf8(typed)); !checked) {
                m_effects.clear();
                return translated(checked.error().message);
            }
            m_effects.preview(place.tableName, {
                                                   {place.entityName, name, toUtf8(typed)}
            });
            return std::nullopt;
        });
        m_editor->setCommit([this, place, name](const QString &typed) -> std::optional<QString> {
            if (const auto checked = model::checkTemplate(toUtf8(typed)); !checked)
                return translated(checked.error().message);
            applyTemplates(tr("Change %1 of %2").arg(toQString(name), toQString(place.entityName)), place.tableName,
                {
                    {place.entityName, name, toUtf8(typed)}
            });
            QMetaObject::invokeMethod(this, &CanvasEditing::closeEditor, Qt::QueuedConnection);
            return std::nullopt;
        });
        (new TemplateCompleter(m_editor))->setNames(namesIn(*table));
        m_editor->setAccessibleName(tr("Template of %1").arg(toQString(name)));
    } else if (at->kind == model::CanvasRow::Kind::Attribute) {
        open(
            line, toQString(name), true,
            [old = toQString(name)](const QString &to) { return tr("Rename %1 to %2").arg(old, to); },
            [place, name](model::Design design, const QString &text) -> model::Result<model::Design> {
                const std::string to = toUtf8(text.trimmed());
                auto renamed = model::renameAttribute(design, place.tableName, name, to);
                if (renamed) return renamed;
                const auto *now = design.table(place.tableName);
                const auto *entity = now ? now->entityType(place.entityName) : nullptr;
                if (!entity || model::knownType(*now, to)) return renamed;
                model::EntityType changed = *entity; // planned only: no item has it
                for (auto &attribute : changed.attributes)
                    if (attribute.name == name) attribute.name = to;
                return model::setEntityType(std::move(design), place.tableName, place.entityName, changed);
            });
        m_editor->setAccessibleName(tr("Name of attribute %1").arg(toQString(name)));
    }
}

void CanvasEditing::openEditor(const QRectF &place, const QString &text, bool monospace) {
    m_editor = new CommitLine(m_view.viewport());
    m_editor->setObjectName(QStringLiteral("canvasEditor"));
    if (monospace) m_editor->setMonospace();
    m_editor->setValue(text);
    const QRect box = m_view.mapFromScene(place).boundingRect();
    const int height = std::max(box.height(), m_editor->sizeHint().height());
    constexpr int leastWidth = 160;
    m_editor->setGeometry(QRect(box.left(), box.center().y() - height / 2, std::max(box.width(), leastWidth), height));
    m_editor->installEventFilter(this);
    connect(m_editor, &CommitLine::refused, this, [this](const std::optional<QString> &why) {
        if (m_editor) m_editor->setToolTip(why.value_or(QString()));
    });
    m_editor->show();
    m_editor->setFocus();
    m_editor->selectAll();
}

void CanvasEditing::closeEditor() {
    if (!m_editor) return;
    auto *line = std::exchange(m_editor, nullptr);
    line->removeEventFilter(this);
    line->hide();
    line->deleteLater();
    m_effects.clear();
    m_view.setFocus();
}

/// Escape and Enter on what was not changed close it; so does the focus that leaves, unless something is wrong with it.
bool CanvasEditing::eventFilter(QObject *watched, QEvent *event) {
    if (!m_editor || watched != m_editor) return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (key == Qt::Key_Escape || (enter && !m_editor->isModified())) {
            m_editor->setModified(false);
            closeEditor();
            return true;
        }
        if (enter) { // a line edit lets it pass on to the canvas, which would open the next one
            emit m_editor->editingFinished();
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut && !m_editor->isModified() &&
        static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        QMetaObject::invokeMethod(
            this,
            [this, line = m_editor] {
                if (m_editor == line) closeEditor();
            },
            Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

}
