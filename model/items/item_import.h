#pragma once

#include "model/design/design.h"
#include "model/format/format.h"
#include "model/items/items_format.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Items from files into a table: first a plan, which a person may look at and change, then the import by that plan.
namespace model {

/// Where a column's type comes from, the strongest first.
enum class TypeFrom : unsigned char {
    Person,   ///< Said in the mapping.
    Header,   ///< "age:N"
    Key,      ///< A key attribute of the table or of an index.
    Declared, ///< The table declares it.
    Items,    ///< The table's items have it so.
    Guessed,  ///< From the column's values.
};

/// A column of a CSV file and what becomes of it.
struct ImportColumn {
    std::string header = {};                            ///< As the file has it; of a file without headers its number.
    std::string attributeName = {};                     ///< Empty: the column is left out.
    std::optional<engine::Type> type = engine::Type::S; ///< None: each cell is a DynamoDB JSON value.
    TypeFrom typeFrom = TypeFrom::Guessed;
    std::size_t values = 0;   ///< Cells that are not empty, of the rows that were read.
    std::string example = {}; ///< The first of them.
    bool operator==(const ImportColumn &) const = default;
};

/// What happens to an item whose key is there already, in the table or in the file.
enum class Duplicates : unsigned char { Replace, Skip, Fail };

struct ImportPlan {
    ItemsFormat format = ItemsFormat::Csv;
    JsonLayout layout = JsonLayout::Lines; ///< JSON only.
    TextEncoding encoding = TextEncoding::Utf8;
    char delimiter = ',';              ///< CSV only, as the next three.
    bool headerRow = true;             ///< The first row names the columns.
    bool emptyQuotedIsNothing = false; ///< The writer quotes everything, so "" says no more than nothing.
    std::vector<ImportColumn> columns = {};
    std::string container = {};  ///< Batches of several tables: only the items under this name. Empty: all.
    std::string entityName = {}; ///< Key attributes that an item lacks are made by this entity type's key templates.
    Duplicates duplicates = Duplicates::Replace;
    bool emptyTable = false; ///< The table's present items go first.
};

/// What a person says beforehand; everything else is seen in the file.
struct ColumnMapping {
    std::string header = {};
    std::string attributeName = {}; ///< Empty: leave the column out.
    std::optional<engine::Type> type = {};
};
struct ImportChoices {
    std::optional<ItemsFormat> format = {};
    std::optional<TextEncoding> encoding = {};
    std::optional<char> delimiter = {};
    bool headerRow = true;
    std::vector<ColumnMapping> columns = {};
    std::string entityName = {};
    std::size_t mostRows = static_cast<std::size_t>(-1); ///< Rows to look at; fewer are quicker, and guess worse.
};

/// A row that is no item, or none that the table takes.
struct RefusedRow {
    std::string file = {}; ///< Empty: not from a file.
    std::size_t line = 0;  ///< Where the row begins, from 1.
    Message reason = {};   ///< DynamoDB's words, or ours.
    std::string text = {}; ///< The row as the file has it.
};

struct ImportPreview {
    ImportPlan plan = {};
    std::vector<Message> notes = {};      ///< What was guessed or left out, and what that means.
    std::size_t rows = 0;                 ///< That were read.
    bool whole = true;                    ///< All rows were.
    std::vector<SampleItem> first = {};   ///< What the first rows become.
    std::vector<RefusedRow> refused = {}; ///< Of those that were read; a plan changed by hand refuses others.
};
inline constexpr std::size_t previewItems = 50;

/// Reads the file and says how it would be imported. `options` reports progress and cancels.
/// Errors: those of the input; a file that holds no items (empty, a model); a batch for other tables than this one; a
///         mapping of a column that is not there; no such entity type; cancelled.
Result<ImportPreview> planImport(const TableDesign &table, const ItemsInput &input, const ImportChoices &choices = {},
    const ReadOptions &options = {});

struct Imported {
    Design design = {};
    std::size_t rows = 0, added = 0, replaced = 0, skipped = 0;
    std::vector<RefusedRow> refused = {}; ///< Every one of them.
    std::vector<Message> notes = {};
};

/// The design with the file's items in one of its tables: one undo step. Rows that are refused are listed and do not
/// stop the others; the file is streamed, so only its items have to fit into the memory. Attributes that the table does
/// not know are declared. Spelling is kept ("1.50").
/// Cost:   100,000 items of 300 bytes in about a second.
/// Errors: no such table, those of the input, a key that is there twice where `duplicates` says Fail; cancelled.
Result<Imported> importItems(Design design, std::string_view tableName, const ItemsInput &input, const ImportPlan &plan,
    const ReadOptions &options = {});

/// The items of a file for a table that there is not yet: nothing is asked of their keys.
struct ReadItems {
    std::vector<Shared<SampleItem>> items = {};
    std::vector<RefusedRow> refused = {};
    std::vector<Message> notes = {};
    ImportPlan plan = {};
};
Result<ReadItems> readItems(
    const ItemsInput &input, const ImportChoices &choices = {}, const ReadOptions &options = {});

/// The refused rows as a file that can be put right and imported again: CSV with two columns in front ("# line",
/// "# reason"), which an import leaves out; of JSON a line each with "line", "reason" and "text".
std::string refusedText(const ImportPlan &plan, const std::vector<RefusedRow> &refused);

/// "age:N" → name and type; a text without a type, or with another word behind the colon, is all name. "JSON" as type:
/// cells are DynamoDB JSON (`type` is none, `typed` true).
struct ColumnHeader {
    std::string name = {};
    bool typed = false;
    std::optional<engine::Type> type = {};
};
ColumnHeader columnHeader(std::string_view text);

/// A CSV cell of that type as a value; none: nothing is there. Sets are JSON arrays; lists and maps DynamoDB JSON of
/// their content or plain JSON; B base64.
/// Errors: what is wrong with the text, in DynamoDB's words where it has some.
Result<std::optional<engine::ValueBlob>> valueOfCell(
    std::string_view text, bool quoted, const std::optional<engine::Type> &type, bool emptyQuotedIsNothing = false);

}
