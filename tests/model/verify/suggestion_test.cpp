#include "model/verify/suggestion.h"

#include "model/deploy/sandbox.h"
#include "model/verify/access_route.h"
#include "model/verify/verify.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {
namespace {

/// Twenty orders of four users, of which three are open and lack nothing; the others are not open any more.
Design shop() {
    std::vector<std::string> items;
    for (int i = 0; i < 20; ++i)
        items.push_back(R"({"PK": "USER#)" + std::to_string(i % 4) + R"(", "SK": "ORDER#)" + std::to_string(100 + i) +
                        R"(", "amount": )" + std::to_string(i) + R"(, "status": "paid", "placedOn": "2026-03-)" +
                        std::to_string(10 + i) + '"' + (i < 3 ? R"(, "openSince": "2026")" : "") + "}");
    Design design;
    design.tables = {makeTable("Shop", keys("PK", "SK"), {items.begin(), items.end()})};
    return design;
}

AccessPattern ask(const char *operation, const char *condition, const char *filter) {
    AccessPattern pattern{.id = "AP1",
        .operation = operation,
        .tableName = "Shop",
        .keyConditionExpression = condition,
        .filterExpression = filter,
        .names = {{"#s", "status"}}};
    const std::map<std::string, const char *> known = {
        {":u", R"({"S": "USER#1"})"    },
        {":s", R"({"S": "paid"})"      },
        {":d", R"({"S": "2026-03-15"})"},
        {":o", R"({"S": "2026"})"      },
        {":t", R"({"N": "5"})"         }
    };
    for (const auto &[name, json] : known)
        if ((std::string(condition) + filter).find(name) != std::string::npos) pattern.values[name] = json;
    if ((std::string(condition) + filter).find("#s") == std::string::npos) pattern.names.clear();
    return pattern;
}

}

TEST(Suggestions, ATermIsWhatAndJoins) {
    AccessPattern pattern = ask("Query", "PK = :u AND SK BETWEEN :s AND :d",
        "#s = :s AND (amount > :t OR amount < :o) AND contains(placedOn, :d) AND begins_with(placedOn, :d) AND a.b = "
        ":o");
    std::string terms;
    for (const AskedTerm &term : askedTerms(pattern))
        terms += term.text + " -> " + (term.attributeName.empty() ? "-" : term.attributeName) +
                 (term.equal ? " =" : " range") + (term.filtered ? " filter\n" : "\n");
    EXPECT_EQ(terms, "PK = :u -> PK =\n"
                     "SK BETWEEN :s AND :d -> SK range\n"
                     "#s = :s -> status = filter\n"
                     "(amount > :t OR amount < :o) -> - = filter\n"
                     "contains(placedOn, :d) -> - = filter\n"
                     "begins_with(placedOn, :d) -> placedOn range filter\n"
                     "a.b = :o -> - = filter\n");
    EXPECT_EQ(askedTerms(ask("Scan", "", "amount > :t OR placedOn = :d")).size(), 1U);
}

TEST(Suggestions, NameWhatWouldServeAndWhatItCosts) {
    const Design design = shop();
    const std::tuple<const char *, AccessPattern, std::vector<std::string>> cases[] = {
        {"served already",                     ask("Query", "PK = :u", ""),                                             {}                                   },
        {"nothing to key by",                  ask("Scan",  "",        "amount > :t"),                                  {}                                   },
        {"a scan that the key answers",        ask("Scan",  "",        "PK = :u AND amount > :t"),
         {"Query the table by its key", "New local index ByAmount: PK, amount",
                "New global index ByPK: PK, amount"}                                                                                                         },
        {"by status and placedOn",             ask("Scan",  "",        "#s = :s AND placedOn > :d"),
         {"New global index ByStatus: status, placedOn"}                                                                                                     },
        {"few items have it",                  ask("Scan",  "",        "openSince = :o"),
         {"New sparse index ByOpenSince: openSince, with 3 of 20 items"}                                                                                     },
        {"by several",                         ask("Scan",  "",        "#s = :s AND openSince = :o AND placedOn > :d"),
         {"New global index ByStatus: status, placedOn",
                "New index of several attributes, ByStatusOpenSince: status, openSince, placedOn"}                                                           },
        {"a key that the table does not have", ask("Query", "#s = :s", ""),                                             {"New global index ByStatus: status"}},
        {"a filter within a collection",       ask("Query", "PK = :u", "placedOn > :d"),
         {"New local index ByPlacedOn: PK, placedOn", "New global index ByPK: PK, placedOn"}                                                                 },
    };
    for (const auto &[why, asked, titles] : cases) {
        std::vector<std::string> said;
        Design with = design;
        with.patterns = {asked};
        for (const Suggestion &suggestion : suggestionsFor(with, asked)) said.push_back(suggestion.title.english());
        EXPECT_EQ(said, titles) << why;
    }
    AccessPattern strong = ask("Query", "PK = :u", "placedOn > :d");
    strong.consistentRead = true;
    Design with = design;
    with.patterns = {strong};
    const auto local = suggestionsFor(with, strong);
    ASSERT_EQ(local.size(), 1U) << "a global index gives no strong read";
    EXPECT_EQ(local[0].kind, Suggestion::Kind::LocalIndex);
}

TEST(Suggestions, AreAppliedAsOneEdit) {
    Design design = shop();
    design.patterns = {ask("Scan", "", "#s = :s AND openSince = :o AND amount > :t")};
    const auto suggestions = suggestionsFor(design, *design.patterns[0]);
    ASSERT_FALSE(suggestions.empty());
    const Suggestion &first = suggestions.front();
    EXPECT_EQ(first.entries, 20);
    EXPECT_EQ(first.writeUnits.halves, 40) << "a unit for each entry";
    const auto after = first.apply(design);
    ASSERT_TRUE(after) << after.error().english();
    EXPECT_NE(after->tables[0]->description.index("ByStatus"), nullptr);
    const AccessPattern &pattern = *after->patterns[0];
    EXPECT_EQ(pattern.operation, "Query");
    EXPECT_EQ(pattern.keyConditionExpression, "#s = :s AND amount > :t");
    EXPECT_EQ(pattern.filterExpression, "openSince = :o");
    const auto sandbox = *Sandbox::make();
    ASSERT_TRUE(sandbox->show(*after));
    const Verdict verdict = verify(*after, pattern, *sandbox);
    EXPECT_EQ(verdict.trace->examined, first.examined);
    EXPECT_EQ(verdict.units, first.readUnits);
}

}
