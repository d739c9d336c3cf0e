#include "model/infer/proposal.h"

#include "model/infer/entity_inference.h"
#include "tests/model/tables.h"

#include <gtest/gtest.h>

namespace model {

namespace {

/// Users with orders, and tickets that name their user.
TableDesign inherited() {
    return makeTable("App", keys("PK", "SK"),
        {R"({"PK": "USER#1", "SK": "PROFILE", "name": "Ada"})", R"({"PK": "USER#2", "SK": "PROFILE", "name": "Ben"})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-01-05", "total": 5})",
            R"({"PK": "USER#1", "SK": "ORDER#2024-02-05", "total": 7})",
            R"({"PK": "USER#2", "SK": "ORDER#2024-01-07", "total": "free"})",
            R"({"PK": "TICKET#71", "SK": "INFO", "opener": "1"})",
            R"({"PK": "TICKET#72", "SK": "INFO", "opener": "2"})",
            R"({"PK": "TICKET#73", "SK": "INFO", "opener": "2"})",
            R"({"PK": "TICKET#74", "SK": "INFO", "opener": "1"})"});
}

Design designOf(TableDesign table) {
    Design design;
    design.tables.emplace_back(std::move(table));
    return design;
}

const Proposal::Entity &named(const Proposal &proposal, std::string_view name) {
    for (const Proposal::Entity &entity : proposal.entities)
        if (entity.entity.name == name) return entity;
    throw std::runtime_error("no entity type " + std::string(name));
}

}

TEST(Proposal, TellsWhatTheItemsShowWithItsEvidence) {
    const Proposal proposal = proposalOf(inherited());
    EXPECT_EQ(proposal.items, 9U);
    EXPECT_EQ(proposal.claimed, 9U);
    ASSERT_EQ(proposal.entities.size(), 3U);
    const Proposal::Entity &order = named(proposal, "Order");
    EXPECT_EQ(order.items, 3U);
    EXPECT_EQ(order.examples, (std::vector<std::string>{"USER#1 \u203a ORDER#2024-01-05",
                                  "USER#1 \u203a ORDER#2024-02-05", "USER#2 \u203a ORDER#2024-01-07"}));
    ASSERT_EQ(order.templates.size(), 2U);
    EXPECT_EQ(order.templates[0].items, 3U);
    ASSERT_EQ(order.attributes.size(), 1U);
    EXPECT_EQ(order.attributes[0].name, "total");
    EXPECT_EQ(order.attributes[0].type, engine::Type::N);
    EXPECT_EQ(order.attributes[0].items, 3U);
    EXPECT_EQ(order.attributes[0].ofType, 2U);

    ASSERT_EQ(proposal.relations.size(), 2U);
    EXPECT_EQ(proposal.relations[0].relation, (Relation{"User", "Order", Relation::Kind::OneToMany}));
    EXPECT_EQ(proposal.relations[0].matched, 3U);
    EXPECT_EQ(proposal.relations[1].relation, (Relation{"User", "Ticket", Relation::Kind::OneToMany}));
    EXPECT_EQ(proposal.relations[1].reason.english(), "opener says which User it is of.");
    EXPECT_EQ(proposal.relations[1].items, 4U);
}

TEST(Proposal, IsAcceptedInPart) {
    Proposal proposal = proposalOf(inherited());
    for (Proposal::Entity &entity : proposal.entities) entity.accepted = entity.entity.name != "Ticket";
    const auto some = acceptProposal(designOf(inherited()), "App", proposal);
    ASSERT_TRUE(some) << some.error().english();
    const TableDesign &table = *some->tables[0];
    ASSERT_EQ(table.entityTypes.size(), 2U);
    EXPECT_EQ(table.entityTypes[1]->attributes, (std::vector<EntityAttribute>{
                                                    {"total", {}, true, "", ""}
    }))
        << "two types: none is said";
    EXPECT_EQ(table.relations.size(), 1U) << "a relation goes with its entity type";
    EXPECT_TRUE(table.items.same(designOf(inherited()).tables[0]->items) || *table.items == *inherited().items);

    // What is left is proposed again, beside what is there.
    const Proposal rest = proposalOf(table);
    ASSERT_EQ(rest.entities.size(), 1U);
    EXPECT_EQ(rest.entities[0].entity.name, "Ticket");
    EXPECT_EQ(rest.relations.size(), 1U);
    const auto all = acceptProposal(*some, "App", rest);
    ASSERT_TRUE(all);
    EXPECT_TRUE(proposalOf(*all->tables[0]).empty());

    proposal = proposalOf(inherited());
    for (Proposal::Template &one : proposal.entities[0].templates) one.accepted = false;
    EXPECT_EQ(acceptProposal(designOf(inherited()), "App", proposal).error().english(),
        proposal.entities[0].entity.name + " needs a template of the table's key that tells its items.");
}

TEST(Proposal, TypesThatAFileWasGivenAreOpenAgainThoseOfAPersonAreNot) {
    const TableDesign given = withEntityTypes(inherited());
    ASSERT_FALSE(given.entityTypes.empty());
    EXPECT_TRUE(withoutShownTypes(given).entityTypes.empty());
    EXPECT_TRUE(withoutShownTypes(inherited()).entityTypes.empty());
    TableDesign named = given;
    EntityType first = *named.entityTypes.front();
    first.description = "by hand";
    named.entityTypes.front() = Shared(first);
    EXPECT_EQ(withoutShownTypes(named), named);
}

TEST(Proposal, AnotherNameIsFollowedByTheRelations) {
    Proposal proposal = proposalOf(inherited());
    for (std::size_t i = 0; i < proposal.entities.size(); ++i)
        if (proposal.entities[i].entity.name == "User") renameEntity(proposal, i, "Customer");
    for (const Proposal::FoundRelation &found : proposal.relations) EXPECT_EQ(found.relation.from, "Customer");
    const auto accepted = acceptProposal(designOf(inherited()), "App", proposal);
    ASSERT_TRUE(accepted) << accepted.error().english();
    EXPECT_NE(accepted->tables[0]->entityType("Customer"), nullptr);
    EXPECT_EQ(accepted->tables[0]->relations.size(), 2U);
}

TEST(Proposal, TellsHowFarItIsAndStopsWhenAsked) {
    std::vector<std::pair<std::size_t, std::size_t>> told;
    const TableDesign table = inherited();
    proposalOf(table, {.progress = [&](std::size_t done, std::size_t all) { told.emplace_back(done, all); }});
    ASSERT_FALSE(told.empty());
    for (const auto &[done, all] : told) EXPECT_LE(done, all);
    const std::atomic<bool> stop = true;
    EXPECT_TRUE(proposalOf(table, {.cancelled = &stop}).relations.empty());
}

}
