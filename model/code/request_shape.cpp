#include "model/code/request_shape.h"

namespace model {

namespace {

using Kind = MemberShape::Kind;

constexpr MemberShape shapes[] = {
    {"ConsistentRead",                      Kind::Bool,        {},                                    {}                },
    {"ScanIndexForward",                    Kind::Bool,        {},                                    {}                },
    {"Exists",                              Kind::Bool,        {},                                    {}                },
    {"Limit",                               Kind::Number,      {},                                    {}                },
    {"Segment",                             Kind::Number,      {},                                    {}                },
    {"TotalSegments",                       Kind::Number,      {},                                    {}                },
    {"ReturnConsumedCapacity",              Kind::Enum,        "ReturnConsumedCapacity",              {}                },
    {"ReturnItemCollectionMetrics",         Kind::Enum,        "ReturnItemCollectionMetrics",         {}                },
    {"ReturnValues",                        Kind::Enum,        "ReturnValue",                         {}                },
    {"ReturnValuesOnConditionCheckFailure", Kind::Enum,        "ReturnValuesOnConditionCheckFailure", {}                },
    {"Select",                              Kind::Enum,        "Select",                              {}                },
    {"ConditionalOperator",                 Kind::Enum,        "ConditionalOperator",                 {}                },
    {"ComparisonOperator",                  Kind::Enum,        "ComparisonOperator",                  {}                },
    {"Action",                              Kind::Enum,        "AttributeAction",                     {}                },
    {"ExpressionAttributeNames",            Kind::Names,       {},                                    {}                },
    {"AttributesToGet",                     Kind::Texts,       {},                                    {}                },
    {"Item",                                Kind::Item,        {},                                    {}                },
    {"Key",                                 Kind::Item,        {},                                    {}                },
    {"ExclusiveStartKey",                   Kind::Item,        {},                                    {}                },
    {"ExpressionAttributeValues",           Kind::Item,        {},                                    {}                },
    {"Keys",                                Kind::Items,       {},                                    {}                },
    {"Value",                               Kind::Value,       {},                                    {}                },
    {"Parameters",                          Kind::Values,      {},                                    {}                },
    {"AttributeValueList",                  Kind::Values,      {},                                    {}                },
    {"Get",                                 Kind::Structure,   "Get",                                 {}                },
    {"Put",                                 Kind::Structure,   "Put",                                 {}                },
    {"Update",                              Kind::Structure,   "Update",                              {}                },
    {"Delete",                              Kind::Structure,   "Delete",                              {}                },
    {"ConditionCheck",                      Kind::Structure,   "ConditionCheck",                      {}                },
    {"PutRequest",                          Kind::Structure,   "PutRequest",                          {}                },
    {"DeleteRequest",                       Kind::Structure,   "DeleteRequest",                       {}                },
    {"TransactItems",                       Kind::Structures,  "TransactGetItem",                     "TransactGetItems"},
    {"TransactItems",                       Kind::Structures,  "TransactWriteItem",                   {}                },
    {"Statements",                          Kind::Structures,  "BatchStatementRequest",               {}                },
    {"TransactStatements",                  Kind::Structures,  "ParameterizedStatement",              {}                },
    {"RequestItems",                        Kind::ByName,      "KeysAndAttributes",                   "BatchGetItem"    },
    {"RequestItems",                        Kind::ListsByName, "WriteRequest",                        {}                },
    {"Expected",                            Kind::ByName,      "ExpectedAttributeValue",              {}                },
    {"AttributeUpdates",                    Kind::ByName,      "AttributeValueUpdate",                {}                },
    {"KeyConditions",                       Kind::ByName,      "Condition",                           {}                },
    {"QueryFilter",                         Kind::ByName,      "Condition",                           {}                },
    {"ScanFilter",                          Kind::ByName,      "Condition",                           {}                },
};

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

}

MemberShape shapeOf(std::string_view operation, std::string_view memberName) {
    for (const MemberShape &shape : shapes)
        if (shape.name == memberName && (shape.in.empty() || shape.in == operation)) return shape;
    return {memberName};
}

std::string joinedName(std::string_view memberName, char separator) {
    std::string name;
    for (const char c : memberName) {
        if (lower(c) != c && !name.empty()) name += separator;
        name += lower(c);
    }
    return name;
}

std::string camelName(std::string_view memberName) {
    std::string name(memberName);
    if (!name.empty()) name[0] = lower(name[0]);
    return name;
}

}
