#pragma once

#include "model/design/table_design.h"
#include "model/format/json_text.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace model {

/// Reads items from checked JSON text; one reader for a file, since it shares the attribute order of equal shapes.
class SampleItemReader {
public:
    SampleItemReader(std::string_view source, const ReadOptions &options) : m_source(source), m_options(options) {}

    /// Appends the elements of an array of items. What an item holds that is no DynamoDB value is kept as damaged.
    /// Where `headings` is set, a text between items names the facet of those that follow.
    /// Errors: an element is no object; cancelled.
    Result<void> read(const JsonAt &array, std::string facet, bool headings, std::vector<Shared<SampleItem>> &out);

    SampleItem readItem(std::string_view object);

private:
    Result<void> goesOn(std::string_view element);

    /// What items with the same name tokens in the same order share.
    struct Shape {
        Shared<std::vector<std::string>> names; ///< Decoded, each once.
        std::vector<std::size_t> members;       ///< For each name the member that counts: the last of that name.
    };
    struct RawMember {
        std::string_view nameToken, value;
    };
    const Shape &shapeOf(const std::vector<RawMember> &members);

    std::string_view m_source;
    const ReadOptions &m_options;
    std::size_t m_reportAt = 0;
    std::unordered_map<std::string, Shape> m_shapes; ///< By the name tokens in a row.
    std::vector<RawMember> m_members;                ///< Of the present item; here to be used again, as the next two.
    std::string m_shape, m_ours;
};

/// An attribute as it goes into a file.
struct AttributeText {
    std::string_view name;
    std::string json;
};
/// In the author's order. Values that nobody changed are spelled as the file had them.
std::vector<AttributeText> attributeTexts(const SampleItem &item);
void appendItem(std::string &out, const SampleItem &item); ///< As a JSON object.

}
