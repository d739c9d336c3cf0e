#include "model/design/message.h"

#include <string_view>

namespace model {

std::string Message::english() const {
    std::string out;
    const std::string_view source = text;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const bool placeholder =
            source[i] == '%' && i + 1 < source.size() && source[i + 1] >= '1' && source[i + 1] <= '9';
        const auto argument = placeholder ? static_cast<std::size_t>(source[i + 1] - '1') : arguments.size();
        if (argument < arguments.size()) {
            out += arguments[argument];
            ++i;
        } else {
            out += source[i];
        }
    }
    return out;
}

}
