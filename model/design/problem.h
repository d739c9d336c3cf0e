#pragma once

#include "engine/base/result.h"
#include "model/design/message.h"

#include <cstddef>
#include <string>
#include <tl/expected.hpp>

namespace model {

/// Where in a text something is, for people: lines and columns count from 1, columns in characters; 0: not known.
struct TextPlace {
    std::size_t line = 0, column = 0;
    std::string path = {}; ///< In JSON: "DataModel[0].KeyAttributes"; empty: the whole.
    bool operator==(const TextPlace &) const = default;
};

/// Why something a person asked for was refused: what is wrong and what would be right. DynamoDB's refusals stay in
/// its own words.
struct Problem {
    Message message;
    std::string file = {}; ///< Its path, where a file is at fault.
    TextPlace place = {};

    Problem(Message text, TextPlace where = {}) : message(std::move(text)), place(std::move(where)) {}
    Problem(engine::Error error) : message(Message::verbatim(std::move(error.message))) {}

    /// On one line as compilers write: "shop.json:12:5: DataModel[0].TableName: …".
    std::string english() const;
};

/// TRY and CHECK of engine/base/result.h take both kinds: an engine::Error becomes a Problem on its way.
template <class T> using Result = tl::expected<T, Problem>;

inline tl::unexpected<Problem> refusal(Message message, TextPlace place = {}) {
    return tl::unexpected(Problem(std::move(message), std::move(place)));
}

}
