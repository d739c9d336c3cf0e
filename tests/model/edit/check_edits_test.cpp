#include "model/edit/check_edits.h"

#include "model/check/check.h"
#include "model/edit/entity_edits.h"
#include "model/edit/index_edits.h"
#include "model/edit/pattern_edits.h"
#include "model/edit/table_edits.h"
#include "model/format/project_file.h"
#include "model/view/problems.h"
#include "tests/model/tables.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace model {
namespace {

/// Two items without the index's key, and a pattern that does not use it.
Design twoEmpty() {
    auto table = makeTable("Orders", keys("PK", "SK"),
        {R"({"PK": "A", "SK": "1", "x": null})", R"({"PK": "A", "SK": "1"})", R"({"PK": "A", "SK": "1"})"});
    table.description.globalSecondaryIndexes = {makeIndex("ByStatus", keys("status"))};
    Design design;
    design.tables = {std::move(table)};
    design.patterns = {
        AccessPattern{.id = "AP1", .operation = "Scan", .tableName = "Orders"}
    };
    return design;
}

std::size_t count(const std::vector<Finding> &list, std::string_view rule) {
    return static_cast<std::size_t>(std::ranges::count(list, rule, &Finding::rule));
}

}

TEST(CheckEdits, AcceptedFindingsAreListedApartWithTheirReason) {
    auto design = twoEmpty();
    auto problems = problemsOf(design);
    ASSERT_EQ(count(problems.findings, "empty-index"), 1U);
    ASSERT_EQ(count(problems.findings, "duplicate-key"), 2U);
    const auto errors = problems.errors;
    for (const auto &finding : problems.findings)
        if (finding.rule == "empty-index")
            design = *acceptFinding(design, acceptanceOf(finding, design, "Filled by the first release"));
    problems = problemsOf(design);
    EXPECT_EQ(count(problems.findings, "empty-index"), 0U);
    ASSERT_EQ(problems.accepted.size(), 1U);
    EXPECT_EQ(problems.accepted.front().accepted, "Filled by the first release");
    EXPECT_EQ(problems.errors, errors);
    EXPECT_TRUE(problems.withoutFinding.empty());

    const auto text = writeProject(design).text;
    EXPECT_NE(text.find(R"("rule": "empty-index")"), std::string::npos);
    EXPECT_EQ(readProject(text, {})->accepted, design.accepted) << "kept in the file";

    design = *withdrawAcceptance(design, design.accepted.front());
    EXPECT_EQ(count(problemsOf(design).findings, "empty-index"), 1U);
}

TEST(CheckEdits, AnItemIsNamedByItsKeyAndATableCoversAllOfIt) {
    auto design = twoEmpty();
    const auto all = findings(design);
    const auto one = *std::ranges::find(all, "null-value", &Finding::rule);
    EXPECT_EQ(acceptanceOf(one, design, "x").itemKey, "A › 1");
    EXPECT_FALSE(acceptanceOf(one, design, "x").where.itemIndex);
    design = *acceptFinding(design, {.rule = "duplicate-key", .where = {.tableName = "Orders"}, .reason = "sample"});
    EXPECT_EQ(count(problemsOf(design).findings, "duplicate-key"), 0U);
    EXPECT_EQ(problemsOf(design).accepted.size(), 2U);
    design = *acceptFinding(design, {.rule = "duplicate-key", .where = {.tableName = "Orders"}, .reason = "known"});
    EXPECT_EQ(design.accepted.size(), 1U) << "the same place again: the new reason";
    EXPECT_EQ(design.accepted.front().reason, "known");
}

TEST(CheckEdits, RefusesWhatSaysNothing) {
    const auto design = twoEmpty();
    EXPECT_FALSE(acceptFinding(design, {.rule = "scan", .reason = " \n"}));
    EXPECT_FALSE(acceptFinding(design, {.reason = "because"}));
    EXPECT_FALSE(withdrawAcceptance(design, {.rule = "scan"}));
}

TEST(CheckEdits, WhatWasAcceptedFollowsRenames) {
    auto design = twoEmpty();
    auto table = *design.tables.front();
    table.entityTypes = {
        EntityType{.name = "Order", .letter = "O"}
    };
    table.attributes = {
        {.name = "total", .type = engine::Type::N}
    };
    design.tables = {std::move(table)};
    design.accepted = {
        {.rule = "a", .where = {.tableName = "Orders", .indexName = "ByStatus"},  .reason = "x"},
        {.rule = "b", .where = {.tableName = "Orders", .entityName = "Order"},    .reason = "x"},
        {.rule = "c", .where = {.tableName = "Orders", .attributeName = "total"}, .reason = "x"},
        {.rule = "d", .where = {.tableName = "Orders", .patternId = "AP1"},       .reason = "x"},
    };
    design = *renameIndex(design, "Orders", "ByStatus", "ByState");
    design = *renameEntityType(design, "Orders", "Order", "Purchase");
    design = *renameAttribute(design, "Orders", "total", "sum");
    auto pattern = *design.patterns.front();
    pattern.id = "AP9";
    design = *setPattern(design, "AP1", pattern);
    design = *renameTable(design, "Orders", "Purchases");
    const Place expected[] = {
        {.tableName = "Purchases", .indexName = "ByState"  },
        {.tableName = "Purchases", .entityName = "Purchase"},
        {.tableName = "Purchases", .attributeName = "sum"  },
        {.tableName = "Purchases", .patternId = "AP9"      },
    };
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(design.accepted[i].where, expected[i]) << design.accepted[i].rule;
}

TEST(CheckEdits, WhatIsAcceptedAndNotFoundIsTold) {
    auto design = twoEmpty();
    design =
        *acceptFinding(design, {.rule = "local-index", .where = {.tableName = "Orders"}, .reason = "strong reads"});
    EXPECT_EQ(problemsOf(design).withoutFinding, design.accepted);
}

TEST(CheckEdits, TheProfileIsKeptInTheFile) {
    const auto design = *setCheckProfile(twoEmpty(), CheckProfile::ManyTables);
    EXPECT_EQ(readProject(writeProject(design).text, {})->checkProfile, CheckProfile::ManyTables);
    EXPECT_EQ(writeProject(twoEmpty()).text.find("\"checks\""), std::string::npos) << "the usual says nothing";
}

}
