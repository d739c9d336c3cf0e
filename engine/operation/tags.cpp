#include "engine/base/limits.h"
#include "engine/operation/operations.h"
#include "engine/schema/arn.h"

#include <algorithm>

namespace engine {

namespace {

std::string tableNameIn(const std::string &arn) {
    return arn.substr(std::min(arn.size(), arn.rfind('/') + 1));
}

/// Whether it can be the ARN of a table. An index has no tags of its own.
Result<void> checkArn(const std::string &arn) {
    if (arn.empty()) return validation("Invalid TableArn");
    if (arn.starts_with("arn:") && arn.find(":table/") != std::string::npos && std::ranges::count(arn, '/') == 1 &&
        tableNameIn(arn).size() >= limits::tableNameMinimum)
        return {};
    return validation("Invalid TableArn: Invalid ResourceArn provided as input " + arn);
}

/// The table that an ARN names; null: there is no such table here.
StoredTable *tableOf(Context &context, const std::string &arn) {
    const auto name = tableNameIn(arn);
    return arn == tableArn(name) ? context.store.find(name) : nullptr;
}

Result<StoredTable *> tableToTag(Context &context, const std::string &arn) {
    auto *table = tableOf(context, arn);
    if (table == nullptr)
        return failure(
            Error::Code::ResourceNotFound, "Requested resource not found: ResourcArn: " + arn + " not found");
    return table;
}

/// Letters of any language, digits, space and + - = . _ : / @.
bool isPlain(const std::string &text) {
    return std::ranges::all_of(text, [](unsigned char c) {
        return c >= 0x80 || std::isalnum(c) != 0 || std::string_view(" +-=._:/@").find(char(c)) != std::string::npos;
    });
}

using Tags = std::vector<std::pair<std::string, std::string>>;

Result<void> store(Context &context, StoredTable &table, Tags tags) {
    auto description = table.description;
    description.tags = std::move(tags);
    return context.store.changeTable(table, std::move(description), table.state, context.clock.nowEpochMillis());
}

}

Result<TagResourceOutput> run(Context &context, const TagResourceInput &input) {
    CHECK(checkArn(input.resourceArn));
    if (input.tags.empty()) return validation("Atleast one Tag needs to be provided as Input."); // sic
    for (const auto &tag : input.tags)
        if (!isPlain(tag.key) || !isPlain(tag.value))
            return validation(
                "One or more parameter values were invalid: The tag provided contains invalid characters");
    TRY(auto *table, tableToTag(context, input.resourceArn));
    auto tags = table->description.tags;
    for (const auto &[key, value] : input.tags) {
        const auto present = std::ranges::find(tags, key, &Tags::value_type::first);
        if (present != tags.end())
            present->second = value;
        else
            tags.emplace_back(key, value);
    }
    if (tags.size() > limits::tagsPerResource)
        return validation("One or more parameter values were invalid: Too many tags: the limit is 50 for a resource");
    CHECK(store(context, *table, std::move(tags)));
    return TagResourceOutput{};
}

Result<UntagResourceOutput> run(Context &context, const UntagResourceInput &input) {
    CHECK(checkArn(input.resourceArn));
    if (input.tagKeys.empty()) return validation("Atleast one Tag Key needs to be provided as Input."); // sic
    auto *table = tableOf(context, input.resourceArn);
    if (table == nullptr) return failure(Error::Code::ResourceNotFound, "Requested resource not found");
    auto tags = table->description.tags;
    std::erase_if(
        tags, [&](const auto &tag) { return std::ranges::find(input.tagKeys, tag.first) != input.tagKeys.end(); });
    CHECK(store(context, *table, std::move(tags)));
    return UntagResourceOutput{};
}

Result<ListTagsOfResourceOutput> run(Context &context, const ListTagsOfResourceInput &input) {
    CHECK(checkArn(input.resourceArn));
    const auto *table = tableOf(context, input.resourceArn);
    if (table == nullptr) // whether there is such a table is not told to those who may not know
        return failure(Error::Code::AccessDenied,
            "User is not authorized to perform: dynamodb:ListTagsOfResource on resource: " + input.resourceArn);
    ListTagsOfResourceOutput output;
    for (const auto &[key, value] : table->description.tags) output.tags.push_back({key, value});
    return output;
}

}
