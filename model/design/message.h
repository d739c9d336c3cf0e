#pragma once

#include <string>
#include <utility>
#include <vector>

/// Marks an English source text for lupdate: TRANSLATABLE("Findings", "%1 has no items") is the text itself.
#define TRANSLATABLE(context, text) text

namespace model {

/// A text for people with its arguments apart, so that the window can translate it: "%1 of %2 items".
struct Message {
    const char *context = "";
    const char *text = "";
    std::vector<std::string> arguments = {};

    std::string english() const; ///< With the arguments in their places.
    /// A text that is English wherever it is shown, such as DynamoDB's own.
    static Message verbatim(std::string english) { return {"", "%1", {std::move(english)}}; }
};

}
