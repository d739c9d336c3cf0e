#include "model/generate/sample_generator.h"

#include "engine/base/limits.h"
#include "engine/schema/key_checks.h"
#include "engine/value/key_bytes.h"
#include "model/design/key_template.h"
#include "model/design/value_text.h"
#include "model/edit/edit_table.h"
#include "model/edit/entity_edits.h"
#include "model/edit/item_edits.h"
#include "model/generate/random.h"
#include "model/generate/shares.h"
#include "model/generate/value_maker.h"
#include "model/infer/entity_inference.h"
#include "model/infer/key_variables.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <unordered_set>

namespace model {

namespace {

using Values = std::vector<std::optional<engine::ValueBlob>>;

/// A value of an entity type's items: an attribute, a variable, or both.
struct Field {
    std::string name = {};
    std::optional<engine::Type> type = {};
    bool stored = false; ///< Items have an attribute of that name.
    bool inKey = false;  ///< The table's key is made of it: it is made anew until the key is free.
    unsigned percent = 100;
    std::optional<ValueMaker> maker = {};
    std::optional<std::size_t> ofParent = {};   ///< The parent's field that it takes its value from.
    std::optional<std::size_t> referred = {};   ///< An entity type,
    std::optional<std::size_t> ofReferred = {}; ///< and its field.
    bool isPerson = false, needsPerson = false;
    std::uint64_t seed = 0;
};

struct Made {
    std::string attributeName = {};
    KeyTemplate keyTemplate;
    std::vector<std::optional<std::size_t>> fields = {}; ///< For each part: literal, or a field.
    engine::Type type = engine::Type::S;
};

/// One entity type with all that making its items needs.
struct Kind {
    EntityType entity = {};
    std::size_t number = 0;
    bool chosen = false; ///< Its items are to be made.
    std::vector<Field> fields = {};
    std::vector<Made> made = {};
    std::optional<std::size_t> parent = {};
    SampleCount count = {};
    std::vector<Values> items = {}; ///< The values of each item, where others ask for them.
    bool needed = false;
    std::vector<std::size_t> needs = {}; ///< Entity types whose items have to be there before.
    double expected = 0;                 ///< A share only: nothing that is made depends on its last digits.
};

Message about(const char *text, std::vector<std::string> arguments) {
    return {"Generators", text, std::move(arguments)};
}

class Generating {
public:
    Generating(const TableDesign &table, const GenerateOptions &options, const ReadOptions &progress)
        : m_table(table), m_options(options), m_progress(progress), m_matcher(table) {}

    Result<std::vector<Shared<SampleItem>>> run(Generated &out) {
        m_out = &out;
        if (m_table.entityTypes.empty())
            return refusal(about(TRANSLATABLE("Generators", "Table %1 has no entity types and no items that show any."),
                {m_table.name()}));
        CHECK(prepare());
        TRY(const auto order, inOrder());
        scaleCounts();
        if (m_options.keepItems) takeKeys();
        for (const std::size_t number : order) {
            Kind &kind = m_kinds[number];
            if (!kind.chosen && kind.needed) readItems(kind);
            if (kind.chosen) CHECK(makeItems(kind));
        }
        for (const Kind &kind : m_kinds)
            if (kind.chosen) out.entities.push_back(std::move(m_results[kind.number]));
        if (m_options.count && m_items.size() > *m_options.count) m_items.resize(*m_options.count);
        return std::move(m_items);
    }

private:
    // ---- Preparing ----------------------------------------------------------------------------------------------

    Result<void> prepare() {
        const auto &types = m_table.entityTypes;
        for (const std::string &name : m_options.entityNames) CHECK(findEntityType(m_table, name));
        for (std::size_t i = 0; i < types.size(); ++i) {
            Kind kind;
            kind.entity = withGenerators(m_table, i);
            kind.number = i;
            kind.chosen = m_options.entityNames.empty() ||
                          std::ranges::find(m_options.entityNames, types[i]->name) != m_options.entityNames.end();
            m_kinds.push_back(std::move(kind));
        }
        m_results.resize(types.size());
        for (Kind &kind : m_kinds) {
            CHECK(readCount(kind));
            CHECK(readFields(kind));
        }
        for (Kind &kind : m_kinds) CHECK(linkFields(kind));
        for (Kind &kind : m_kinds) readTemplates(kind);
        return {};
    }

    Result<void> readCount(Kind &kind) {
        auto count = parseSampleCount(kind.entity.samples);
        if (!count) return wrong(kind, kind.entity.samples, count.error());
        kind.count = *count;
        kind.parent = parentOf(m_table, kind.number);
        if (!kind.count.parent.empty()) {
            TRY(kind.parent, findEntityType(m_table, kind.count.parent));
            if (*kind.parent == kind.number)
                return refusal(about(
                    TRANSLATABLE("Generators", "%1 cannot be counted for each item of its own."), {kind.entity.name}));
        }
        return {};
    }

    static tl::unexpected<Problem> wrong(const Kind &kind, const std::string &text, const Problem &problem) {
        return refusal(
            about(TRANSLATABLE("Generators", "%1, \"%2\": %3"), {kind.entity.name, text, problem.message.english()}),
            problem.place);
    }

    Result<void> readFields(Kind &kind) {
        const auto keyVariables = keyVariablesOf(m_table, kind.entity);
        const std::uint64_t seed = Random::seedFor(m_options.seed, kind.entity.name);
        const auto add = [&](const std::string &name, std::optional<engine::Type> type, const std::string &text,
                             bool stored) -> Result<void> {
            Field field;
            field.name = name;
            field.stored = stored;
            field.type = type;
            field.inKey = keyVariables.contains(name);
            field.seed = Random::seedFor(seed, name);
            if (!text.empty()) {
                auto generator = parseGenerator(text);
                if (!generator) return wrong(kind, name + ": " + text, generator.error());
                field.percent = field.inKey ? 100 : generator->percent;
                if (generator->kind == "reference") {
                    if (generator->arguments.empty() || generator->arguments.size() > 2)
                        return refusal(
                            about(TRANSLATABLE("Generators",
                                      "%1, %2: a reference names an entity type, and maybe an attribute of it."),
                                {kind.entity.name, name}));
                    auto referred = findEntityType(m_table, generator->arguments.front());
                    if (!referred) return wrong(kind, name + ": " + text, referred.error());
                    field.referred = *referred;
                    m_wanted[{kind.number, kind.fields.size()}] =
                        generator->arguments.size() == 2 ? generator->arguments[1] : std::string();
                } else {
                    auto maker = ValueMaker::make(*generator, type);
                    if (!maker) return wrong(kind, name + ": " + text, maker.error());
                    field.maker = *std::move(maker);
                    field.isPerson = generator->kind == "fullName";
                    field.needsPerson = generator->kind == "email" || generator->kind == "username";
                }
            }
            kind.fields.push_back(std::move(field));
            return {};
        };
        for (const EntityAttribute &attribute : kind.entity.attributes)
            if (!isMade(kind, attribute.name)) CHECK(add(attribute.name, attribute.type, attribute.generator, true));
        for (const auto &[name, generator] : kind.entity.variables)
            if (!fieldOf(kind, name)) CHECK(add(name, {}, generator, false));
        // What only the templates name, and the parent says.
        for (const std::string &name : keyVariables)
            if (!fieldOf(kind, name)) CHECK(add(name, {}, {}, isOwnKey(kind, name)));
        for (const auto &[attribute, text] : kind.entity.keyTemplates)
            for (const std::string &name : KeyTemplate(text).variables())
                if (!fieldOf(kind, name)) CHECK(add(name, {}, {}, text == '{' + attribute + '}' && name == attribute));
        return {};
    }

    /// "PK" without a template, or with "{PK}".
    bool isOwnKey(const Kind &kind, const std::string &name) const {
        return m_table.description.keySchema.contains(name) && !isMade(kind, name);
    }
    static bool isMade(const Kind &kind, const std::string &name) {
        const auto found = kind.entity.keyTemplates.find(name);
        return found != kind.entity.keyTemplates.end() && found->second != '{' + name + '}';
    }
    static std::optional<std::size_t> fieldOf(const Kind &kind, std::string_view name) {
        const auto found = std::ranges::find(kind.fields, name, &Field::name);
        if (found == kind.fields.end()) return std::nullopt;
        return static_cast<std::size_t>(found - kind.fields.begin());
    }

    Result<void> linkFields(Kind &kind) {
        if (kind.parent) {
            kind.needs.push_back(*kind.parent);
            m_kinds[*kind.parent].needed = true;
        }
        for (std::size_t i = 0; i < kind.fields.size(); ++i) {
            Field &field = kind.fields[i];
            if (field.maker) continue;
            if (!field.referred) {
                if (kind.parent) field.ofParent = fieldOf(m_kinds[*kind.parent], field.name);
                if (field.ofParent || !field.inKey) continue;
                return refusal(about(
                    TRANSLATABLE("Generators", "%1: nothing says how %2 is made."), {kind.entity.name, field.name}));
            }
            Kind &referred = m_kinds[*field.referred];
            std::string wanted = m_wanted[{kind.number, i}];
            if (wanted.empty()) {
                const auto variables = keyVariablesOf(m_table, referred.entity);
                wanted = variables.contains(field.name) || variables.empty() ? field.name : *variables.rbegin();
            }
            field.ofReferred = fieldOf(referred, wanted);
            if (!field.ofReferred)
                return refusal(about(TRANSLATABLE("Generators", "%1, %2: %3 has no attribute or variable %4."),
                    {kind.entity.name, field.name, referred.entity.name, wanted}));
            referred.needed = true;
            if (*field.referred != kind.number) kind.needs.push_back(*field.referred);
        }
        return {};
    }

    void readTemplates(Kind &kind) {
        for (const auto &[attribute, text] : kind.entity.keyTemplates) {
            if (!isMade(kind, attribute)) continue;
            Made made{attribute, KeyTemplate(text)};
            for (const KeyTemplate::Part &part : made.keyTemplate.parts())
                made.fields.push_back(part.variable ? fieldOf(kind, part.text) : std::nullopt);
            for (const engine::KeyAttribute &key : m_table.description.attributeDefinitions())
                if (key.name == attribute) made.type = engine::valueType(key.type);
            for (const DeclaredAttribute &declared : m_table.attributes)
                if (declared.name == attribute) made.type = declared.type;
            kind.made.push_back(std::move(made));
        }
    }

    /// Parents and what is referred to first. Errors: a circle.
    Result<std::vector<std::size_t>> inOrder() const {
        std::vector<std::size_t> order;
        std::vector<int> state(m_kinds.size());
        std::string circle;
        const std::function<bool(std::size_t)> visit = [&](std::size_t number) {
            if (state[number] == 2) return true;
            if (state[number] == 1) {
                circle = m_kinds[number].entity.name;
                return false;
            }
            state[number] = 1;
            for (const std::size_t needed : m_kinds[number].needs)
                if (m_kinds[number].chosen && !visit(needed)) {
                    if (!circle.empty()) circle += ", " + m_kinds[number].entity.name;
                    return false;
                }
            state[number] = 2;
            order.push_back(number);
            return true;
        };
        for (std::size_t i = 0; i < m_kinds.size(); ++i)
            if (!visit(i))
                return refusal(
                    about(TRANSLATABLE("Generators", "Entity types refer to each other in a circle: %1."), {circle}));
        // What can be of any number comes last, so that the count comes out.
        if (m_options.count) {
            std::vector<bool> asked(m_kinds.size());
            for (const Kind &kind : m_kinds)
                for (const std::size_t needed : kind.needs) asked[needed] = true;
            const auto rank = [&](std::size_t number) {
                const Kind &kind = m_kinds[number];
                return kind.chosen && !asked[number] && hasOwnVariables(kind) ? 1 : 0;
            };
            std::ranges::stable_sort(order, {}, rank);
        }
        return order;
    }

    bool hasOwnVariables(const Kind &kind) const {
        return std::ranges::any_of(kind.fields, [](const Field &field) { return field.inKey && field.maker; });
    }

    /// The number of items that stand by themselves, so that with their children there are about as many as asked for.
    void scaleCounts() {
        const auto average = [](const SampleCount &count) { return static_cast<double>(count.least + count.most) / 2; };
        double all = 0;
        for (std::size_t round = 0; round < m_kinds.size(); ++round) // children after parents, whatever their order
            for (Kind &kind : m_kinds) {
                const double parents = !kind.parent                   ? 1
                                       : m_kinds[*kind.parent].chosen ? m_kinds[*kind.parent].expected
                                                                      : static_cast<double>(m_table.items->size());
                kind.expected = average(kind.count) * parents;
            }
        for (const Kind &kind : m_kinds) all += kind.chosen ? kind.expected : 0;
        m_expected = m_options.count.value_or(static_cast<std::size_t>(std::min(all, 1e9)));
        if (!m_options.count || all <= 0) return;
        for (Kind &kind : m_kinds) {
            if (kind.parent || !kind.chosen || !hasOwnVariables(kind)) continue;
            const auto scaled = [&](std::int64_t value) { // whole numbers only from here on
                const auto share =
                    static_cast<std::int64_t>(static_cast<double>(value) * static_cast<double>(*m_options.count) / all);
                return std::clamp<std::int64_t>(share, 1, mostSamples);
            };
            kind.count.least = scaled(kind.count.least);
            kind.count.most = scaled(kind.count.most);
        }
        for (const Kind &kind : m_kinds)
            if (kind.chosen && hasOwnVariables(kind)) m_filler = kind.number;
    }

    // ---- Items that are there -----------------------------------------------------------------------------------

    std::string keyOf(engine::ItemView item) const {
        const auto partition = engine::partitionKeyBytes(item, m_table.description.keySchema);
        const auto sort = engine::sortKeyBytes(item, m_table.description.keySchema);
        return partition ? *partition + sort.value_or(std::string()) : std::string();
    }
    void takeKeys() {
        for (const auto &item : *m_table.items) m_taken.insert(keyOf(item->blob));
    }

    /// The values of the table's own items of an entity type, for its children and what refers to it.
    void readItems(Kind &kind) {
        for (const auto &item : *m_table.items) {
            const engine::ItemView view(item->blob);
            if (m_matcher.entityOf(view) != kind.number) continue;
            Values values(kind.fields.size());
            for (std::size_t i = 0; i < kind.fields.size(); ++i)
                if (const auto value = view.find(kind.fields[i].name))
                    values[i] = engine::ValueBlob{engine::Bytes(value->bytes())};
            for (const Made &made : kind.made) {
                const auto text = view.find(made.attributeName);
                if (!text || text->type() > engine::Type::N) continue;
                const auto read = made.keyTemplate.read(text->text());
                if (!read) continue;
                for (const auto &[name, part] : *read)
                    if (const auto field = fieldOf(kind, name); field && !values[*field])
                        values[*field] = engine::encode(engine::AttributeValue{part});
            }
            kind.items.push_back(std::move(values));
        }
    }

    // ---- Making -------------------------------------------------------------------------------------------------

    Result<void> goesOn() {
        constexpr std::size_t every = 256;
        if (m_items.size() % every != 0) return {};
        if (m_progress.cancelled != nullptr && m_progress.cancelled->load())
            return refusal({"Json", TRANSLATABLE("Json", "Cancelled."), {}});
        if (m_progress.progress) m_progress.progress(std::min(m_items.size(), m_expected), m_expected);
        return {};
    }

    /// How many for each parent; one number where there is none.
    std::vector<std::size_t> countsOf(const Kind &kind) {
        const std::size_t parents = kind.parent ? m_kinds[*kind.parent].items.size() : 1;
        std::vector<std::size_t> counts(parents);
        Random random(Random::seedFor(m_options.seed, kind.entity.name + "/count"));
        if (kind.count.kind == SampleCount::Kind::Zipf && kind.parent)
            counts = zipfShares(
                parents, static_cast<std::uint64_t>(kind.count.least) * parents, kind.count.exponentHundredths, random);
        else
            for (std::size_t &count : counts)
                count = static_cast<std::size_t>(random.between(kind.count.least, kind.count.most));
        if (m_options.count && m_filler == kind.number && parents > 0) { // the rest of what was asked for
            const std::size_t rest = *m_options.count - std::min(*m_options.count, m_items.size());
            std::size_t sum = std::accumulate(counts.begin(), counts.end(), std::size_t(0));
            for (std::size_t i = parents; sum > rest; i = i == 1 ? parents : i - 1)
                if (counts[i - 1] > 0) {
                    const std::size_t less = std::min(counts[i - 1], std::max<std::size_t>((sum - rest) / parents, 1));
                    counts[i - 1] -= less;
                    sum -= less;
                }
            const std::size_t more = rest - sum;
            for (std::size_t i = 0; i < parents; ++i) counts[i] += more / parents + (i < more % parents ? 1 : 0);
        }
        return counts;
    }

    Result<void> makeItems(Kind &kind) {
        GeneratedEntity &result = m_results[kind.number];
        result.name = kind.entity.name;
        for (const std::size_t needed : kind.needs)
            if (m_kinds[needed].items.empty()) {
                if (m_kinds[needed].chosen && m_results[needed].wanted == 0) continue; // none were asked for
                return refusal(about(TRANSLATABLE("Generators", "%1 needs items of %2, and there are none."),
                    {kind.entity.name, m_kinds[needed].entity.name}));
            }
        m_order = orderOf(kind);
        const auto counts = countsOf(kind);
        Tally tally;
        std::uint64_t number = 0;
        for (std::size_t parent = 0; parent < counts.size(); ++parent) {
            tally.inParent.assign(kind.fields.size(), 0);
            const Values *parentValues = kind.parent ? &m_kinds[*kind.parent].items[parent] : nullptr;
            for (std::size_t i = 0; i < counts[parent]; ++i, ++number) {
                CHECK(goesOn());
                ++result.wanted;
                TRY(const bool made, makeItem(kind, parentValues, number, tally));
                result.made += made ? 1 : 0;
                // Without anything of its own there is one item for a parent and no more.
                if (!made && !hasOwnVariables(kind) && !hasReferenceInKey(kind)) {
                    result.wanted += counts[parent] - i - 1;
                    tally.repeated += counts[parent] - i - 1;
                    break;
                }
            }
        }
        const auto tell = [&](const char *text, std::size_t count) {
            if (count > 0) result.reasons.push_back(about(text, {countText(count)}));
        };
        tell(TRANSLATABLE("Generators", "Not made, because their keys would repeat: %1."), tally.repeated);
        tell(TRANSLATABLE("Generators", "Not made, because another entity type would claim them: %1."), tally.strays);
        if (tally.refused > 0)
            result.reasons.push_back(
                about(TRANSLATABLE("Generators", "Not made, because DynamoDB would refuse them: %1 (%2)."),
                    {countText(tally.refused), tally.why}));
        return {};
    }

    static bool hasReferenceInKey(const Kind &kind) {
        return std::ranges::any_of(kind.fields, [](const Field &field) { return field.inKey && field.referred; });
    }

    struct Tally {
        std::vector<std::uint64_t> inAll = {}, inParent = {}; ///< How far each field's sequence is.
        std::size_t repeated = 0, strays = 0, refused = 0;
        std::string why = {};
    };
    enum class Fate { Made, Repeated, Stray, Refused };

    Result<bool> makeItem(Kind &kind, const Values *parent, std::uint64_t number, Tally &tally) {
        tally.inAll.resize(kind.fields.size());
        constexpr std::size_t enough = 20;
        const bool counts = std::ranges::any_of(
            kind.fields, [](const Field &field) { return field.inKey && field.maker && field.maker->isSequence(); });
        const std::size_t most = enough + (counts ? m_taken.size() : 0);
        Fate fate = Fate::Repeated;
        for (std::size_t attempt = 0; attempt < most; ++attempt) {
            fate = tryItem(kind, parent, number, attempt, tally);
            if (fate == Fate::Made) return true;
            if (fate == Fate::Refused) break;
            if (fate == Fate::Stray && attempt >= enough) break;
            if (attempt % 1024 == 1023) CHECK(goesOn());
        }
        ++(fate == Fate::Repeated ? tally.repeated : fate == Fate::Stray ? tally.strays : tally.refused);
        return false;
    }

    Fate tryItem(Kind &kind, const Values *parent, std::uint64_t number, std::size_t attempt, Tally &tally) {
        Values &values = m_values;
        values.assign(kind.fields.size(), {});
        std::string person;
        std::map<std::size_t, const Values *> chosen; // one item of each entity type that is referred to
        const auto randomFor = [&](const Field &field) {
            const std::uint64_t again = field.inKey ? attempt : 0;
            return Random(Random::seedFor(field.seed, number * 1'000'003 + again));
        };
        const auto refer = [&](const Field &field) -> const Values * {
            const auto [known, isNew] = chosen.try_emplace(*field.referred);
            if (!isNew) return known->second;
            Kind &referred = m_kinds[*field.referred];
            if (kind.parent && *kind.parent == *field.referred) return known->second = parent;
            if (referred.items.empty()) return nullptr;
            Random random(Random::seedFor(
                Random::seedFor(Random::seedFor(m_options.seed, kind.entity.name), referred.entity.name),
                number * 1'000'003 + attempt));
            return known->second = &referred.items[static_cast<std::size_t>(random.below(referred.items.size()))];
        };
        for (const bool later : {false, true}) { // an address follows the name
            for (std::size_t i = 0; i < kind.fields.size(); ++i) {
                const Field &field = kind.fields[i];
                if (field.needsPerson != later) continue;
                Random random = randomFor(field);
                if (field.percent < 100 && !random.chance(field.percent)) continue;
                if (field.ofParent) {
                    values[i] = (*parent)[*field.ofParent];
                } else if (field.referred) {
                    if (const Values *other = refer(field)) values[i] = (*other)[*field.ofReferred];
                } else if (field.maker) {
                    MakingContext context{.inAll = tally.inAll[i], .inParent = tally.inParent[i], .person = &person};
                    values[i] = field.maker->value(random, context);
                    if (field.maker->isSequence() && (field.inKey || attempt == 0)) {
                        ++tally.inAll[i];
                        ++tally.inParent[i];
                    }
                    if (field.isPerson && values[i]) person = engine::ValueView(*values[i]).text();
                }
                if (values[i] && field.type && engine::ValueView(*values[i]).type() != *field.type)
                    values[i] = asType(*values[i], *field.type);
            }
        }
        // What refers to its own kind and comes first refers to itself.
        for (std::size_t i = 0; i < kind.fields.size(); ++i)
            if (const Field &field = kind.fields[i]; !values[i] && field.referred == kind.number && kind.items.empty())
                values[i] = values[*field.ofReferred];

        engine::ItemBuilder builder;
        for (std::size_t i = 0; i < kind.fields.size(); ++i)
            if (kind.fields[i].stored && values[i]) builder.add(kind.fields[i].name, *values[i]);
        for (const Made &made : kind.made)
            if (const auto value = madeValue(made, values)) builder.add(made.attributeName, *value);
        SampleItem item;
        item.blob = builder.finish();
        const engine::ItemView view(item.blob);
        const auto refuse = [&](const engine::Error &error) {
            tally.why = error.message;
            return Fate::Refused;
        };
        if (const auto key = engine::keyOf(view, m_table.description.keySchema); !key) return refuse(key.error());
        if (const auto keys = engine::checkIndexKeys(view, m_table.description); !keys) return refuse(keys.error());
        if (engine::sizeInBytes(view) > engine::limits::itemBytes)
            return refuse({engine::Error::Code::Validation, "Item size has exceeded the maximum allowed size", {}, {}});
        if (m_matcher.entityOf(view) != kind.number) return Fate::Stray;
        if (!m_taken.insert(keyOf(view)).second) return Fate::Repeated;
        item.attributeOrder = m_order;
        m_items.emplace_back(std::move(item));
        if (kind.needed) kind.items.push_back(values);
        return Fate::Made;
    }

    static std::optional<engine::ValueBlob> asType(const engine::ValueBlob &value, engine::Type type) {
        auto made = valueFromText(type, editText(value));
        if (!made) return value;
        return *std::move(made);
    }

    static std::optional<engine::ValueBlob> madeValue(const Made &made, const Values &values) {
        std::string text;
        const auto &parts = made.keyTemplate.parts();
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (!parts[i].variable) {
                text += parts[i].text;
                continue;
            }
            if (!made.fields[i] || !values[*made.fields[i]]) return std::nullopt; // so the item is not in that index
            const engine::ValueView value(*values[*made.fields[i]]);
            text += value.type() <= engine::Type::B ? std::string(value.text()) : editText(value);
        }
        if (made.type == engine::Type::S) return engine::encode(engine::AttributeValue{std::move(text)});
        auto value = valueFromText(made.type, text);
        if (!value) return engine::encode(engine::AttributeValue{std::move(text)});
        return *std::move(value);
    }

    /// As an item of its kind has it, else the table's keys first.
    Shared<std::vector<std::string>> orderOf(const Kind &kind) const {
        for (const auto &item : *m_table.items)
            if (m_matcher.entityOf(item->blob) == kind.number && !item->attributeOrder->empty())
                return item->attributeOrder;
        std::vector<std::string> order;
        const auto add = [&](const std::string &name) {
            if (std::ranges::find(order, name) == order.end()) order.push_back(name);
        };
        for (const engine::KeyAttribute &key : m_table.description.keySchema.attributes()) add(key.name);
        for (const EntityAttribute &attribute : kind.entity.attributes) add(attribute.name);
        return Shared(std::move(order));
    }

    const TableDesign &m_table;
    const GenerateOptions &m_options;
    const ReadOptions &m_progress;
    EntityMatcher m_matcher;
    Generated *m_out = nullptr;
    std::vector<Kind> m_kinds;
    std::map<std::pair<std::size_t, std::size_t>, std::string> m_wanted; ///< What a reference names.
    std::vector<GeneratedEntity> m_results;
    std::size_t m_expected = 0;
    std::optional<std::size_t> m_filler; ///< The entity type that makes the count come out.
    std::unordered_set<std::string> m_taken;
    Shared<std::vector<std::string>> m_order;
    Values m_values;
    std::vector<Shared<SampleItem>> m_items;
};

}

Result<Generated> generateItems(
    Design design, std::string_view tableName, const GenerateOptions &options, const ReadOptions &progress) {
    TRY(const auto index, findTable(design, tableName));
    if (options.count && *options.count > static_cast<std::size_t>(mostSamples))
        return refusal(about(TRANSLATABLE("Generators", "At most %1 items are made at once."),
            {countText(static_cast<std::size_t>(mostSamples))}));
    const Shared<TableDesign> before = design.tables[index];
    TableDesign shown = withEntityTypes(*before);
    Generated out;
    if (before->entityTypes.empty() && !shown.entityTypes.empty())
        out.notes.push_back(about(TRANSLATABLE("Generators", "The entity types were found in the items: %1."),
            {countText(shown.entityTypes.size())}));
    TRY(auto made, Generating(shown, options, progress).run(out));

    TableDesign table = *before;
    std::unordered_set<std::string> declared;
    for (const engine::KeyAttribute &key : table.description.keySchema.attributes()) declared.insert(key.name);
    for (const DeclaredAttribute &attribute : table.attributes) declared.insert(attribute.name);
    for (const auto &item : made)
        for (const auto &[name, value] : engine::ItemView(item->blob).members())
            if (declared.emplace(name).second)
                table.attributes.push_back({.name = std::string(name), .type = value.type()});
    if (options.keepItems) {
        std::vector<Shared<SampleItem>> all = *table.items;
        all.insert(all.end(), std::make_move_iterator(made.begin()), std::make_move_iterator(made.end()));
        made = std::move(all);
    }
    table.items = Shared(std::move(made));
    design.tables[index] = Shared(std::move(table));
    out.design = std::move(design);
    return out;
}

}
