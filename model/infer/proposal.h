#pragma once

#include "model/design/design.h"
#include "model/design/message.h"
#include "model/design/problem.h"
#include "model/format/format.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// What a table's items show, to be accepted in part: each thing has its evidence and a mark that a person may take
/// away.
struct Proposal {
    struct Template {
        bool accepted = true;
        std::string attributeName = {}, keyTemplate = {};
        std::size_t items = 0; ///< Of the entity type's that have this shape there; the others lack it.
    };
    struct Attribute {
        bool accepted = true;
        std::string name = {};
        engine::Type type = engine::Type::S;
        std::size_t items = 0, ofType = 0; ///< That carry it; of these with this type.
    };
    struct Entity {
        bool accepted = true;
        EntityType entity = {}; ///< Name and badge; its templates and attributes stand below.
        std::vector<Template> templates = {};
        std::vector<Attribute> attributes = {};
        std::size_t items = 0;
        std::vector<std::string> examples = {}; ///< The keys of the first three of them.
    };
    struct FoundRelation {
        bool accepted = true;
        Relation relation = {};
        Message reason = {};                ///< "{userId} stands in the keys of both", "customerId is a userId of User"
        std::size_t items = 0, matched = 0; ///< Of the many; of these that have the one among the table's items.
    };
    std::vector<Entity> entities = {}; ///< In order of first appearance; only of items that no type claims yet.
    std::vector<FoundRelation> relations =
        {};                             ///< Between these and the table's own; those that are there are left out.
    std::size_t items = 0, claimed = 0; ///< In the table; of these with an entity type when all is accepted.

    bool empty() const { return entities.empty() && relations.empty(); }
};

/// Cost: about that of inferEntityTypes, some 100 ms more for 100,000 items. Progress counts items; cancelled, what
/// comes back is to be dropped.
Proposal proposalOf(const TableDesign &table, const ReadOptions &options = {});

/// The table without its entity types, if these are just what its items show (as a file that declares none is given
/// them when it is opened): then all of it is open to a proposal. With others it stays as it is.
TableDesign withoutShownTypes(TableDesign table);

/// Another name for an entity type of the proposal, in its relations too.
void renameEntity(Proposal &proposal, std::size_t entity, const std::string &newName);

/// The design with what is accepted, as one undo step. An entity type loses the templates and attributes that are not;
/// a relation is left out with its entity type.
/// Errors: no such table, a name that is taken; an entity type without any template that tells its items.
Result<Design> acceptProposal(Design design, std::string_view tableName, const Proposal &proposal);

}
