#include "app/data/item_model.h"

#include "app/window/text.h"
#include "model/edit/following_keys.h"
#include "model/edit/item_edits.h"
#include "model/view/cell.h"

namespace app {

std::optional<QString> ItemModel::edit(const QModelIndex &index, const QString &text) {
    const model::Place place = placeAt(index);
    if (!place.itemIndex || place.attributeName.empty()) return tr("Choose an attribute of an item.");
    const auto cell = index.data(CellViewRole).value<CellView>();
    if (!cell.type && !cell.damaged && text.isEmpty()) return std::nullopt; // absent, and nothing was typed
    return editItems({*place.itemIndex}, place.attributeName, cell.type, text);
}

std::optional<QString> ItemModel::editItems(const std::vector<std::size_t> &items, const std::string &attributeName,
    std::optional<engine::Type> type, const QString &text) {
    const std::string typed = toUtf8(text);
    std::vector<model::CellValue> cells;
    for (const std::size_t item : items) {
        const auto &items_ = *table().items;
        if (item >= items_.size()) continue;
        const auto present = engine::ItemView(items_[item]->blob).find(attributeName);
        const auto wanted = present ? present->type() : type ? *type : model::typeForNewText(typed, std::nullopt);
        auto value = model::valueFromEditText(wanted, typed);
        if (!value) return translated(value.error());
        cells.push_back({item, attributeName, *std::move(value)});
    }
    auto after =
        model::setAttributes(m_document.design(), table().name(), model::withFollowingKeys(table(), std::move(cells)));
    if (!after) return translated(after.error());
    m_document.push(tr("Edit %1").arg(toQString(attributeName)), *std::move(after));
    return std::nullopt;
}

QString ItemModel::consequence(const QModelIndex &index, const QString &text) const {
    const auto place = placeAt(index);
    if (!place.itemIndex || place.attributeName.empty() || *place.itemIndex >= table().items->size()) return {};
    const auto present = engine::ItemView((*table().items)[*place.itemIndex]->blob).find(place.attributeName);
    auto value = model::valueFromEditText(present ? present->type() : engine::Type::S, toUtf8(text));
    if (!value) return {};
    const auto cells =
        model::withFollowingKeys(table(), {
                                              {*place.itemIndex, place.attributeName, *std::move(value)}
    });
    QStringList said;
    for (std::size_t i = 1; i < cells.size(); ++i)
        said << tr("%1 becomes %2")
                    .arg(toQString(cells[i].attributeName),
                        toQString(model::editText(engine::ValueView(cells[i].value))));
    return said.join(QLatin1Char('\n'));
}

bool ItemModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    if (role != Qt::EditRole || !index.isValid()) return false;
    const QPersistentModelIndex place = index; // the edit may move the row
    const auto why = edit(index, value.toString());
    if (why) emit refused(place, *why);
    return !why;
}

}
