#pragma once

#include "engine/base/json_writer.h"
#include "engine/request/fields_batches.h"
#include "engine/request/fields_partiql.h"
#include "engine/request/fields_queries.h"
#include "engine/request/fields_streams.h"
#include "engine/request/table_info_json.h"
#include "engine/value/item_json.h"

namespace engine::fields {

/// Writes a structure as a JSON object; of the members that need not be there only those that say something.
class FieldWriter {
public:
    explicit FieldWriter(JsonWriter &json) : m_json(json) {}

    template <class T> void operator()(std::string_view name, const T &member, const Rule &rule) {
        if (!rule.required && !rule.requiredFirst && isDefault(member, rule)) return;
        m_json.name(name);
        write(member, rule);
    }

    template <class T> static void writeObject(JsonWriter &json, const T &value) {
        json.beginObject();
        FieldWriter writer(json);
        describe(writer, value);
        json.endObject();
    }

private:
    static bool isDefault(bool member, const Rule &rule) { return member == rule.whenAbsent; }
    template <class T> static bool isDefault(const std::optional<T> &member, const Rule &) { return !member; }
    template <class T> static bool isDefault(const T &member, const Rule &) {
        if constexpr (requires { member.empty(); }) {
            return member.empty();
        } else if constexpr (std::is_enum_v<T>) {
            return member == T{};
        } else {
            return false;
        }
    }

    void write(const std::string &text, const Rule &) { m_json.string(text); }
    void write(bool value, const Rule &) { m_json.boolean(value); }
    void write(std::int64_t value, const Rule &rule) {
        if (rule.epochSeconds) {
            m_json.raw(epochSeconds(value));
        } else {
            m_json.integer(value);
        }
    }
    void write(const ItemBlob &item, const Rule &) { appendJson(m_json.beginValue(), ItemView(item)); }
    void write(const ItemList &items, const Rule &) { appendJson(m_json.beginValue(), items); }
    void write(const ValueBlob &value, const Rule &) { appendJson(m_json.beginValue(), ValueView(value)); }
    void write(const TableInfo &info, const Rule &) { writeTableInfo(m_json, info); }
    template <class E>
    requires std::is_enum_v<E>
    void write(E value, const Rule &) { m_json.string(enumName(value)); }
    void write(CapacityUnits units, const Rule &rule) {
        if (rule.inObject) {
            m_json.beginObject();
            m_json.name("CapacityUnits");
        }
        m_json.raw(std::to_string(units.halves / 2) + (units.halves % 2 == 0 ? ".0" : ".5"));
        if (rule.inObject) m_json.endObject();
    }
    void write(const ItemCollectionMetrics &metrics, const Rule &) {
        m_json.beginObject();
        m_json.name("ItemCollectionKey");
        appendJson(m_json.beginValue(), ItemView(metrics.itemCollectionKey));
        m_json.name("SizeEstimateRangeGB");
        const std::int64_t lower = metrics.sizeBytes / (std::int64_t{1} << 30); // whole gigabytes, as the service tells
        m_json.raw("[" + std::to_string(lower) + ".0," + std::to_string(lower + 1) + ".0]");
        m_json.endObject();
    }
    template <class T> void write(const std::optional<T> &member, const Rule &rule) {
        if (member) {
            write(*member, rule);
        } else {
            m_json.raw("null");
        }
    }
    template <class T> void write(const std::vector<T> &member, const Rule &) {
        m_json.beginArray();
        for (const T &element : member) write(element, optional);
        m_json.endArray();
    }
    template <class T> void write(const std::map<std::string, T> &member, const Rule &rule) {
        m_json.beginObject();
        for (const auto &[key, value] : member) {
            m_json.dataName(key);
            write(value, rule);
        }
        m_json.endObject();
    }
    template <Structure T> void write(const T &value, const Rule &) { writeObject(m_json, value); }

    JsonWriter &m_json;
};

}
