#include "model/format/sample_items.h"

#include "engine/value/item_json.h"

#include <algorithm>
#include <unordered_set>

namespace model {

Result<void> SampleItemReader::goesOn(std::string_view element) {
    const auto position = static_cast<std::size_t>(element.data() - m_source.data());
    if (position < m_reportAt) return {};
    m_reportAt = position + 1'000'000;
    if (m_options.progress) // the check of the whole text was the first half
        m_options.progress((m_source.size() + position) / 2, m_source.size());
    if (m_options.cancelled != nullptr && m_options.cancelled->load())
        return refusal({"Json", TRANSLATABLE("Json", "Cancelled."), {}});
    return {};
}

Result<void> SampleItemReader::read(
    const JsonAt &array, std::string facet, bool headings, std::vector<Shared<SampleItem>> &out) {
    TRY(const auto text, array.rawArray());
    RawElements elements(text);
    std::string_view element;
    for (std::size_t index = 0; elements.next(element); ++index) {
        CHECK(goesOn(element));
        if (headings && element.front() == '"') {
            facet = decodeJsonString(element);
            continue;
        }
        if (element.front() != '{') {
            const auto offset = static_cast<std::size_t>(element.data() - m_source.data());
            return refusal({"Json", TRANSLATABLE("Json", "An item is an object of attributes, not %1."),
                               {std::string(element.substr(0, 40))}},
                placeAt(m_source, offset, array.path() + '[' + std::to_string(index) + ']'));
        }
        SampleItem item = readItem(element);
        item.facet = facet;
        out.push_back(std::move(item));
    }
    return {};
}

const SampleItemReader::Shape &SampleItemReader::shapeOf(const std::vector<RawMember> &members) {
    m_shape.clear();
    for (const RawMember &member : members) m_shape += member.nameToken;
    const auto [found, isNew] = m_shapes.try_emplace(m_shape);
    if (!isNew) return found->second;
    std::vector<std::string> names;
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < members.size(); ++i) {
        std::string name = decodeJsonString(members[i].nameToken);
        const auto [place, first] = places.try_emplace(name, names.size());
        if (first) {
            names.push_back(std::move(name));
            found->second.members.push_back(i);
        } else {
            found->second.members[place->second] = i;
        }
    }
    found->second.names = Shared(std::move(names));
    return found->second;
}

namespace {

/// The values of an item, found in logarithmic time: files may hold items of any width.
class ValuesByName {
public:
    explicit ValuesByName(engine::ItemView item) {
        for (const engine::Member &member : item.members()) m_members.push_back(member); // sorted by name
    }
    const engine::ValueView *find(std::string_view name) const {
        const auto found = std::ranges::lower_bound(m_members, name, {}, &engine::Member::name);
        return found != m_members.end() && found->name == name ? &found->value : nullptr;
    }
    const std::vector<engine::Member> &members() const { return m_members; }

private:
    std::vector<engine::Member> m_members;
};

/// The texts that an item keeps beside its blob, likewise.
template <class Kept> class TextsByName {
public:
    explicit TextsByName(const std::vector<Kept> &kept) {
        for (const Kept &one : kept) m_kept.push_back(&one);
        std::ranges::sort(m_kept, {}, &Kept::attributeName);
    }
    const Kept *find(std::string_view name) const {
        const auto found = std::ranges::lower_bound(m_kept, name, {}, &Kept::attributeName);
        return found != m_kept.end() && (*found)->attributeName == name ? *found : nullptr;
    }

private:
    std::vector<const Kept *> m_kept;
};

}

SampleItem SampleItemReader::readItem(std::string_view object) {
    m_members.clear();
    RawMembers members(object);
    RawMember member;
    while (members.next(member.nameToken, member.value)) m_members.push_back(member);
    const Shape &shape = shapeOf(m_members);

    SampleItem item;
    item.attributeOrder = shape.names;
    const std::vector<std::string> &names = *shape.names;
    if (auto whole = engine::itemFromJson(object)) {
        item.blob = *std::move(whole);
    } else { // one value at a time, so that one bad value costs no other
        engine::ItemBuilder builder;
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::string_view value = m_members[shape.members[i]].value;
            if (const auto blob = engine::valueFromJson(value))
                builder.add(names[i], *blob);
            else
                item.damaged.push_back({names[i], compactText(value), blob.error().message});
        }
        item.blob = builder.finish();
    }

    const ValuesByName values(item.blob);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const engine::ValueView *ours = values.find(names[i]);
        if (ours == nullptr) continue; // damaged
        const std::string_view value = m_members[shape.members[i]].value;
        m_ours.clear();
        engine::appendJson(m_ours, *ours);
        if (!sameJsonText(m_ours, value)) item.written.push_back({names[i], compactText(value)});
    }
    return item;
}

std::vector<AttributeText> attributeTexts(const SampleItem &item) {
    const ValuesByName values(item.blob);
    const TextsByName written(item.written);
    const TextsByName damaged(item.damaged);
    std::vector<AttributeText> out;
    const auto add = [&](std::string_view name) {
        if (const engine::ValueView *value = values.find(name)) {
            if (const WrittenValue *text = written.find(name)) {
                const auto same = engine::valueFromJson(text->json);
                if (same && engine::ValueView(*same) == *value) {
                    out.push_back({name, text->json});
                    return;
                }
            }
            out.push_back({name, engine::toJson(*value)});
        } else if (const DamagedValue *damage = damaged.find(name)) {
            out.push_back({name, damage->json});
        }
    };
    for (const std::string &name : *item.attributeOrder) add(name);
    if (out.size() >= values.members().size() + item.damaged.size()) return out;

    std::unordered_set<std::string_view> known;
    for (const AttributeText &attribute : out) known.insert(attribute.name);
    for (const engine::Member &member : values.members())
        if (known.insert(member.name).second) add(member.name);
    for (const DamagedValue &damage : item.damaged)
        if (known.insert(damage.attributeName).second) add(damage.attributeName);
    return out;
}

void appendItem(std::string &out, const SampleItem &item) {
    out += '{';
    bool first = true;
    for (const AttributeText &attribute : attributeTexts(item)) {
        if (!first) out += ',';
        first = false;
        appendJsonString(out, attribute.name);
        out += ':';
        out += attribute.json;
    }
    out += '}';
}

}
