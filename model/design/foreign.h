#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace model {

/// How a JSON file was laid out, so that writing it again changes only what was edited.
struct TextForm {
    std::string indent = "  "; ///< Of one level; empty: the whole text is one line.
    bool spaced = true;        ///< A space after colons (and after the commas of one line).
    bool crlf = false;
    bool finalNewline = false;
    bool byteOrderMark = false;
    bool operator==(const TextForm &) const = default;
};

/// What a file of another format says beyond the design, kept so that writing gives it back in its place: the file's
/// JSON with its items taken out. A writer of that format overlays it with what the design says now and touches only
/// what differs. Read and written by model/format; edits that rename keep `nameThere`.
struct Foreign {
    std::string format = {};   ///< The id of the format it came from; empty: made here.
    std::string document = {}; ///< JSON.
    TextForm form = {};        ///< Of the whole file; in a design's `foreign` only.
    /// "index/ByStatus" → "GSI1": the name that a part renamed since has in `document`. Kinds: index, attribute.
    std::map<std::string, std::string> nameThere = {};
    bool operator==(const Foreign &) const = default;

    /// The name of a part in `document`; none: it is newer than the file, though its name may be there.
    std::optional<std::string> nameInFile(std::string_view kind, std::string_view name) const;
    void rename(std::string_view kind, std::string_view name, std::string_view newName);
    void remove(std::string_view kind, std::string_view name);
};

/// A member of our own project file that this version does not know: it may come from a newer one, and is written back.
struct UnknownMember {
    std::string where = {}; ///< The object it stands in, from the design or table that keeps it: "", "index/GSI1".
    std::string name = {};
    std::string json = {}; ///< Its value as the file has it.
    bool operator==(const UnknownMember &) const = default;
};

}
