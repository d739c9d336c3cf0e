#pragma once

#include "engine/expression/placeholders.h"
#include "engine/expression/update.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine {

/// Update expressions that were read a moment ago, as a database keeps prepared statements: programs send a few texts
/// again and again, with other values. What makes one legal is its text, what its #names stand for and the types of its
/// :values; where all of these are as they were, the values are put into the tree that was made of it.
class RecentUpdates {
public:
    /// None: it has to be parsed. The placeholders that it uses count as used.
    std::optional<Update> find(std::string_view text, Placeholders &placeholders);
    /// What parsing gave.
    void keep(std::string_view text, Placeholders &placeholders, const Update &update);

private:
    static constexpr std::size_t longestText = 1'000;

    struct Known {
        std::string text{};
        std::vector<std::pair<std::string, std::string>> names{}; ///< What each #name stood for.
        std::vector<std::pair<std::string, Type>> values{};       ///< Of each :value, in written order, its type.
        Update update{};                                          ///< Without the values.
    };
    Known &placeOf(std::string_view text);

    std::array<Known, 32> m_known{}; ///< By the hash of their texts.
    std::vector<const ValueBlob *> m_given{};
};

}
