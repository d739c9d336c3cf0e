#pragma once

#include "engine/request/fields_batches.h"
#include "engine/request/fields_partiql.h"
#include "engine/request/fields_queries.h"
#include "engine/request/fields_streams.h"
#include "engine/value/item_json.h"

#include <map>
#include <string>
#include <vector>

namespace engine::fields {

/// A member's value as the service's complaints show it: [a, b], {key=value}, KeySchemaElement(attributeName=pk,
/// keyType=HASH).
class ValuePrinter {
public:
    template <class T> static std::string print(const T &value) {
        std::string out;
        append(out, value);
        return out;
    }

    template <class T> void operator()(std::string_view name, const T &member, const Rule &) {
        if (!m_out.ends_with('(')) m_out += ", ";
        m_out += static_cast<char>(name[0] | 0x20); // names begin with a capital, which is small here
        m_out.append(name.substr(1)).append("=");
        append(m_out, member);
    }

private:
    explicit ValuePrinter(std::string &out) : m_out(out) {}

    static void append(std::string &out, const std::string &text) { out += text; }
    static void append(std::string &out, bool value) { out += value ? "true" : "false"; }
    static void append(std::string &out, std::int64_t value) { out += std::to_string(value); }
    static void append(std::string &out, CapacityUnits units) { out += std::to_string(units.halves) + "/2"; }
    static void append(std::string &out, const ItemCollectionMetrics &metrics) {
        append(out, metrics.itemCollectionKey);
    }
    static void append(std::string &out, const ItemBlob &item) { appendJson(out, ItemView(item)); }
    static void append(std::string &out, const ValueBlob &value) { appendJson(out, ValueView(value)); }
    template <class E>
    requires std::is_enum_v<E>
    static void append(std::string &out, E value) { out += enumName(value); }
    template <class T> static void append(std::string &out, const std::optional<T> &value) {
        if (value) {
            append(out, *value);
        } else {
            out += "null";
        }
    }
    template <class T> static void append(std::string &out, const std::vector<T> &values) {
        out += '[';
        for (const T &value : values) {
            if (&value != &values.front()) out += ", ";
            append(out, value);
        }
        out += ']';
    }
    template <class T> static void append(std::string &out, const std::map<std::string, T> &values) {
        out += '{';
        for (bool first = true; const auto &[key, value] : values) {
            if (!first) out += ", ";
            first = false;
            out.append(key).append("=");
            append(out, value);
        }
        out += '}';
    }
    template <Structure T> static void append(std::string &out, const T &value) {
        out.append(structureName<T>).append("(");
        ValuePrinter printer(out);
        describe(printer, value);
        out += ')';
    }

    std::string &m_out;
};

}
