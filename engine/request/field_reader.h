#pragma once

#include "engine/base/result.h"
#include "engine/base/wire_type.h"
#include "engine/request/rule_checker.h"
#include "engine/request/value_faults.h"

#include <algorithm>
#include <cmath>

namespace engine::fields {

/// What is wrong with a body, by kind: a wrong JSON type ends the reading; broken rules and faults inside attribute
/// values are all collected. They are told in this order.
struct Faults {
    std::optional<Error> wrongType;
    Violations violations;
    std::vector<ValueFault> values;

    /// But for those of values, see firstComplaint().
    std::optional<Error> first() const {
        if (wrongType) return wrongType;
        return violations.error();
    }
};

/// Fills a structure from a JSON object.
class FieldReader {
public:
    FieldReader(Faults &faults, JsonValue object, const Path *path = nullptr)
        : m_faults(faults), m_path(path), m_begin(pool().size()) {
        object.appendMembers(pool());
        m_end = pool().size();
    }
    FieldReader(const FieldReader &) = delete;
    FieldReader &operator=(const FieldReader &) = delete;
    ~FieldReader() {
        pool().erase(pool().begin() + static_cast<std::ptrdiff_t>(m_begin), pool().end());
        if (m_begin == 0 && pool().capacity() > mostKept) pool() = Members();
    }

    template <class T> void operator()(std::string_view name, T &member, const Rule &rule) {
        if (m_faults.wrongType) return;
        const Path path{m_path, name};
        for (std::size_t at = m_end; at-- > m_begin;) { // a name twice: the last one counts
            const auto [memberName, value] = pool()[at];
            if (memberName != name) continue;
            if (value.isNull()) break;
            read(value, member, path, rule);
            return;
        }
        if (rule.required || rule.requiredFirst) m_faults.violations.missing(path, rule);
    }

private:
    using Members = std::vector<std::pair<std::string_view, JsonValue>>;
    static constexpr std::size_t mostKept = 10'000; ///< After a huge object the thread gives its memory back.
    /// The members of the objects that a thread is reading, one object's behind those of the one around it.
    static Members &pool() {
        thread_local Members members;
        return members;
    }

    static bool isElement(const Path &path) { return path.isKey || path.index > 0; }

    template <class T> T take(Result<T> result, T otherwise = {}) {
        if (result) return *std::move(result);
        m_faults.wrongType = std::move(result).error();
        return otherwise;
    }
    void wrongType(tl::unexpected<Error> error) { m_faults.wrongType = std::move(error).value(); }

    template <class Blob> void takeValue(Result<Blob> result, Blob &member, const Path &path) {
        if (result) {
            member = *std::move(result);
        } else if (result.error().code == Error::Code::Serialization) {
            m_faults.wrongType = std::move(result).error();
        } else {
            ValueFault fault{placeOf(path), std::move(result).error()};
            if (path.isKey && path.parent->name == "ExpressionAttributeValues")
                fault.error.message = "ExpressionAttributeValues contains invalid value: " + fault.error.message +
                                      " for key " + std::string(path.name);
            m_faults.values.push_back(std::move(fault));
        }
    }
    static std::vector<std::string> placeOf(const Path &path) {
        auto place = path.parent != nullptr ? placeOf(*path.parent) : std::vector<std::string>();
        place.push_back(path.index > 0 ? std::to_string(path.index) : std::string(path.name));
        return place;
    }

    void read(JsonValue json, std::string &member, const Path &path, const Rule &rule) {
        member = take(wire::string(json));
        checkRule(m_faults.violations, path, member, rule);
    }
    void read(JsonValue json, bool &member, const Path &, const Rule &) { member = take(wire::boolean(json)); }
    void read(JsonValue json, std::int64_t &member, const Path &path, const Rule &rule) {
        if (rule.epochSeconds) {
            using Kind = JsonValue::Kind;
            if (json.kind() != Kind::Integer && json.kind() != Kind::Decimal)
                return wrongType(wire::notAScalar(json, "Date"));
            member = std::llround(std::clamp(json.decimal() * 1000, -1e17, 1e17));
            return;
        }
        member = take(wire::integer(json, rule.javaClass));
        checkRule(m_faults.violations, path, member, rule);
    }
    template <class E>
    requires std::is_enum_v<E>
    void read(JsonValue json, E &member, const Path &path, const Rule &rule) {
        const auto name = take(wire::string(json));
        if (const auto value = enumFrom<E>(name)) {
            member = *value;
        } else if (!m_faults.wrongType) {
            std::string set;
            for (const auto &entry : namesOf(E{})) set.append(set.empty() ? "" : ", ").append(entry.name);
            m_faults.violations.notInEnum(path, rule, name, set);
        }
    }
    void read(JsonValue json, CapacityUnits &member, const Path &, const Rule &rule) {
        const auto units = rule.inObject && json.kind() == JsonValue::Kind::Object ? json.find("CapacityUnits") : json;
        if (!units || (units->kind() != JsonValue::Kind::Integer && units->kind() != JsonValue::Kind::Decimal))
            return wrongType(wire::notAScalar(json, "Double"));
        member.halves =
            static_cast<std::int64_t>(std::llround(std::min(units->decimal(), 1e15) * 2)); // halves are exact
    }
    void read(JsonValue json, ItemBlob &member, const Path &path, const Rule &) {
        if (isElement(path) && json.kind() != JsonValue::Kind::Object && json.kind() != JsonValue::Kind::Array)
            return wrongType(wire::notACollectionElement());
        takeValue(itemFromJson(json), member, path);
    }
    void read(JsonValue json, ItemList &member, const Path &path, const Rule &rule) {
        std::vector<ItemBlob> items;
        read(json, items, path, rule);
        for (const ItemBlob &item : items) member.push_back(item);
    }
    void read(JsonValue json, ValueBlob &member, const Path &path, const Rule &) {
        if (!isElement(path) && json.kind() != JsonValue::Kind::Object)
            return wrongType(wire::notAStructure(json, "AttributeValue"));
        takeValue(valueFromJson(json), member, path);
    }
    void read(JsonValue json, ItemCollectionMetrics &member, const Path &path, const Rule &) {
        if (json.kind() != JsonValue::Kind::Object)
            return wrongType(wire::notAStructure(json, "ItemCollectionMetrics"));
        if (const auto key = json.find("ItemCollectionKey"))
            takeValue(itemFromJson(*key), member.itemCollectionKey, path);
        const auto range = json.find("SizeEstimateRangeGB");
        if (!range || range->kind() != JsonValue::Kind::Array) return;
        constexpr double gigabyte = 1073741824;
        const auto bounds = range->elements();
        if (!bounds.empty()) member.sizeBytes = std::llround(std::min(bounds[0].decimal(), 1e6) * gigabyte);
    }

    template <class T> void read(JsonValue json, std::optional<T> &member, const Path &path, const Rule &rule) {
        read(json, member.emplace(), path, rule);
    }
    template <class T> void read(JsonValue json, std::vector<T> &member, const Path &path, const Rule &rule) {
        if (json.kind() != JsonValue::Kind::Array) {
            const bool scalar = json.kind() != JsonValue::Kind::Object;
            return wrongType(scalar && isElement(path) ? wire::notACollectionElement() : wire::notAList(json));
        }
        std::size_t index = 0;
        for (const JsonValue element : json.elements()) {
            if (m_faults.wrongType) return;
            ++index;
            if (!element.isNull())
                readElement(
                    element, member.emplace_back(), {&path, {}, index}, rule.element ? *rule.element : optional);
        }
        checkRule(m_faults.violations, path, member, rule);
    }
    template <class T> void read(JsonValue json, std::map<std::string, T> &member, const Path &path, const Rule &rule) {
        if (json.kind() != JsonValue::Kind::Object) return wrongType(wire::notAMap(json, className<T>()));
        for (const auto &[key, value] : json.members()) {
            if (m_faults.wrongType) return;
            const std::string name(key);
            if (value.isNull()) continue;
            T &element = member[name];
            element = {}; // a key twice: the last one counts
            readElement(value, element, {&path, name, 0, true}, {.inObject = rule.inObject});
        }
        checkRule(m_faults.violations, path, member, rule);
    }
    template <Structure T> static std::string_view nameOf(const Rule &rule) {
        return rule.structure.empty() ? structureName<T> : rule.structure;
    }
    template <Structure T> void read(JsonValue json, T &member, const Path &path, const Rule &rule) {
        if (json.kind() != JsonValue::Kind::Object) return wrongType(wire::notAStructure(json, nameOf<T>(rule)));
        FieldReader inside(m_faults, json, &path);
        describe(inside, member);
    }

    template <class T> void readElement(JsonValue json, T &member, const Path &path, const Rule &rule) {
        if constexpr (Structure<T>) {
            if (json.kind() != JsonValue::Kind::Object)
                return wrongType(wire::notAStructureElement(json, nameOf<T>(rule)));
        }
        read(json, member, path, rule);
    }

    template <class T> static std::string className() {
        if constexpr (std::same_as<T, std::string>) {
            return "java.lang.String";
        } else if constexpr (std::same_as<T, ValueBlob>) {
            return std::string(wire::modelPackage) + "AttributeValue";
        } else if constexpr (requires { typename T::value_type; }) {
            return "java.util.List<" + className<typename T::value_type>() + ">";
        } else {
            return std::string(wire::modelPackage).append(structureName<T>);
        }
    }

    Faults &m_faults;
    const Path *m_path;
    std::size_t m_begin, m_end = 0; ///< Its members in the pool.
};

}
