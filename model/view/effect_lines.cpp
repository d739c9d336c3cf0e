#include "model/view/effect_lines.h"

#include "model/design/value_text.h"

#include <algorithm>
#include <map>

namespace model {

std::vector<EffectLine> effectLines(const TableDesign &before, const TemplateEffects &effects) {
    std::vector<EffectLine> lines;
    const auto keyOf = [&](std::size_t item) {
        return keyText((*before.items)[item]->blob, before.description.keySchema.attributes());
    };
    const auto line = [&](bool warning, const char *text, std::vector<std::string> arguments, std::string example) {
        lines.push_back({
            .warning = warning,
            .label = {"Effects",             text, std::move(arguments)},
            .itemIndexes = {                    },
            .example = std::move(example)
        });
    };
    const auto add = [&](std::size_t item) {
        auto &items = lines.back().itemIndexes;
        if (items.empty() || items.back() != item) items.push_back(item);
    };
    for (std::size_t i = 0; i < effects.changed.size(); ++i) {
        const auto &key = effects.changed[i];
        if (i == 0)
            line(false, TRANSLATABLE("Effects", "New keys"), {},
                (key.before.empty() ? "–" : key.before) + " → " + (key.after.empty() ? "–" : key.after));
        add(key.itemIndex);
    }
    for (const auto &[moves, warning, text] :
        {std::tuple(&effects.entering, false, TRANSLATABLE("Effects", "Come into %1")),
            std::tuple(&effects.leaving, true, TRANSLATABLE("Effects", "Fall out of %1"))}) {
        const std::string *index = nullptr;
        for (const auto &move : *moves) { // those of one index stand together
            if (!index || *index != move.indexName) line(warning, text, {move.indexName}, keyOf(move.itemIndex));
            index = &move.indexName;
            add(move.itemIndex);
        }
    }
    for (std::size_t i = 0; i < effects.collisions.size(); ++i) {
        if (i == 0)
            line(true, TRANSLATABLE("Effects", "Get the key of another item"), {},
                keyOf(effects.collisions[i].itemIndex));
        add(effects.collisions[i].itemIndex);
    }
    for (std::size_t i = 0; i < effects.strays.size(); ++i) {
        if (i == 0)
            line(true, TRANSLATABLE("Effects", "Belong to another entity type, or none"), {}, keyOf(effects.strays[i]));
        add(effects.strays[i]);
    }
    for (std::size_t i = 0; i < effects.byHand.size(); ++i) {
        const auto &key = effects.byHand[i];
        if (i == 0)
            line(true, TRANSLATABLE("Effects", "Stay: typed by hand"), {},
                key.attributeName + " = " + (key.before.empty() ? "–" : key.before));
        add(key.itemIndex);
    }
    std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> unmade;
    for (const auto &one : effects.unmade)
        unmade[one.variable.empty() ? std::pair(std::string(), one.attributeName)
                                    : std::pair(one.variable, std::string())]
            .push_back(one.itemIndex);
    for (const auto &[why, items] : unmade) {
        if (why.first.empty())
            line(true, TRANSLATABLE("Effects", "Stay: no value for %1"), {why.second}, keyOf(items.front()));
        else
            line(true, TRANSLATABLE("Effects", "Stay: they have no %1"), {why.first}, keyOf(items.front()));
        for (const std::size_t item : items) add(item);
    }
    return lines;
}

}
