#include "model/design/problem.h"

namespace model {

std::string Problem::english() const {
    std::string out = file;
    if (place.line != 0) {
        out += out.empty() ? "line " : ":";
        out += std::to_string(place.line);
        if (place.column != 0) out += ":" + std::to_string(place.column);
    }
    if (!out.empty()) out += ": ";
    if (!place.path.empty()) out += place.path + ": ";
    return out + message.english();
}

}
