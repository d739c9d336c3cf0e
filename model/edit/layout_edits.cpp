#include "model/edit/layout_edits.h"

#include "model/edit/edit_table.h"

namespace model {

Result<Design> moveCard(Design design, const std::string &card, CardPosition position) {
    if (!hasCard(design, card))
        return refusal({"Edits", TRANSLATABLE("Edits", "There is nothing that card %1 could show."), {card}});
    Layout layout = *design.layout;
    layout.cards[card] = position;
    design.layout = Shared(std::move(layout));
    return design;
}

Result<Design> setLayout(Design design, Layout layout) {
    std::erase_if(layout.cards, [&](const auto &card) { return !hasCard(design, card.first); });
    design.layout = Shared(std::move(layout));
    return design;
}

}
