#include "engine/value/attribute_value.h"

namespace engine {

const char *typeName(Type type) {
    constexpr const char *names[] = {"S", "N", "B", "BOOL", "NULL", "M", "L", "SS", "NS", "BS"};
    return names[static_cast<std::size_t>(type)];
}

}
