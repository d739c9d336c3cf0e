#include "model/check/check.h"
#include "model/format/file.h"
#include "model/format/format.h"
#include "model/format/project_file.h"
#include "model/infer/entity_inference.h"
#include "model/verify/verify.h"
#include "model/view/canvas.h"
#include "model/view/problems.h"
#include "tests/model/verify/loaded.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace model {
namespace {

std::string pathOf(const std::string &name) {
    return std::string(HASHRANGE_MODELS) + "/" + name + ".hashrange.json";
}

/// A model of the gallery and how many items each of its patterns brings or writes, in their order.
struct Model {
    const char *name;
    std::vector<std::int64_t> returned;
};
const Model models[] = {
  // profile; it and all orders; orders; one order; a quarter | by status; in a month; of a product; of a category |
  // details; with reviews; reviews; good ones | unshipped; before a date | above an amount
    {"single-table",       {1, 6, 5, 2, 5, 5, 3, 4, 2, 1, 3, 3, 2, 5, 3, 2}},
    {"composite-sort-key", {6, 3, 1, 6, 3, 3, 3, 1}                        },
    {"overloaded-keys",    {2, 4, 3, 2, 3, 3, 1}                           },
    {"overloaded-gsi",     {5, 2, 3, 4, 2, 1}                              },
 // the shards of one day add up to its 64 events, as the fan-out says
    {"write-sharding",     {6, 7, 6, 6, 7, 6, 6, 7, 7, 6, 3, 64}             },
    {"sparse-index",       {1, 4, 2, 1}                                    },
    {"adjacency-list",     {3, 2, 3, 3, 1, 1}                              },
    {"dax-cache",          {12, 5, 1, 1}                                   },
    {"versions",           {1, 3, 1, 3, 2}                                 },
    {"streams",            {1, 5, 3, 2, 2, 3}                              },
    {"gsi-by-date",        {3, 3, 1, 1, 4, 2}                              },
    {"several-tables",     {1, 1, 2, 2, 2, 1, 3, 1, 2}                     },
};

}

TEST(Gallery, ListsEveryModelThatIsThere) {
    std::set<std::string> there, listed;
    for (const auto &entry : std::filesystem::directory_iterator(HASHRANGE_MODELS))
        there.insert(entry.path().filename().string());
    for (const auto &model : models) listed.insert(std::string(model.name) + ".hashrange.json");
    EXPECT_EQ(there, listed);
}

TEST(Gallery, EveryPatternIsServedAndBringsWhatItShould) {
    for (const auto &[name, returned] : models) {
        const auto design = openModel(pathOf(name));
        ASSERT_TRUE(design) << design.error().english();
        ASSERT_EQ(design->patterns.size(), returned.size()) << name;
        const auto engine = loaded(*design);
        const auto verdicts = verify(*design, *engine);
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            const auto &verdict = verdicts[i];
            const auto what = std::string(name) + " " + verdict.patternId + " " + design->patterns[i]->name;
            EXPECT_TRUE(served(verdict.kind) && verdict.kind != Verdict::Kind::Wasteful)
                << what << ": " << verdict.message.english();
            if (verdict.trace) {
                EXPECT_EQ(verdict.trace->returned, returned[i]) << what;
            }
            EXPECT_EQ(design->patterns[i]->expectedCount, returned[i]) << what << ": the file expects it as well";
        }
    }
}

TEST(Gallery, ModelsAreWithoutFindingsBesideThoseAccepted) {
    for (const auto &model : models) {
        const auto design = *openModel(pathOf(model.name));
        auto problems = problemsOf(design);
        for (const auto &finding : problems.accepted) // what an example shows on purpose says why
            EXPECT_GT(finding.accepted->size(), 20U) << model.name << ": " << finding.rule;
        problems.accepted.clear();
        EXPECT_EQ(toText(design, problems), "") << model.name;
        for (const auto &table : design.tables) {
            std::set<std::string> letters;
            for (const auto &type : table->entityTypes) EXPECT_TRUE(letters.insert(type->letter).second) << type->name;
            for (const auto &card : canvasOf(design, table->name(), {}).cards)
                EXPECT_FALSE(card.rows.empty()) << card.id;
        }
    }
}

TEST(Gallery, ModelsAreWrittenAsWeWriteThem) {
    for (const auto &model : models) {
        const auto text = *readFile(pathOf(model.name), largestFileBytes);
        EXPECT_EQ(writeProject(*readProject(text, {})).text, text)
            << model.name << ": opening and saving changes nothing";
    }
}

TEST(Gallery, EntityTypesWouldBeFoundWithoutBeingDeclared) {
    for (const auto &model : models) {
        const auto design = *openModel(pathOf(model.name));
        for (const auto &shared : design.tables) {
            auto table = *shared;
            table.entityTypes.clear();
            table = withEntityTypes(std::move(table));
            const EntityMatcher matcher(table), declared(*shared);
            std::map<std::size_t, std::set<std::size_t>> together; // of a declared type: the inferred ones
            for (const auto &item : *table.items) {
                const auto entity = matcher.entityOf(item->blob);
                ASSERT_TRUE(entity) << model.name << ": every item has a type";
                ASSERT_TRUE(declared.entityOf(item->blob)) << model.name;
                together[*declared.entityOf(item->blob)].insert(*entity);
            }
            if (table.name() == "Store") continue; // its departments look like kinds of things, to anyone
            for (const auto &[own, inferred] : together)
                EXPECT_EQ(inferred.size(), 1U) << model.name << ": " << shared->entityTypes[own]->name;
            EXPECT_EQ(table.entityTypes.size(), together.size()) << model.name;
        }
    }
}

}
