// How fast conditions are tested and updates applied on items of about 300 bytes.
// To hold: a filter on one attribute tests at least 2 M items a second.
#include "engine/expression/condition_eval.h"
#include "engine/expression/parser.h"
#include "engine/expression/update_apply.h"
#include "engine/value/item_json.h"

#include <chrono>
#include <cstdio>

namespace engine {

namespace {

std::vector<ItemBlob> items() {
    std::vector<ItemBlob> all;
    for (int i = 0; i < 1000; ++i) {
        const std::string n = std::to_string(i);
        all.push_back(
            *itemFromJson(R"({"PK": {"S": "USER#)" + n + R"("}, "SK": {"S": "ORDER#2024-01-05T10:00:00"},
            "amount": {"N": ")" +
                          n + R"(.5"}, "state": {"S": "SHIPPED"}, "note": {"S": ")" + std::string(120, 'x') + R"("},
            "entries": {"L": [{"M": {"sku": {"S": "A1"}, "qty": {"N": "2"}}}, {"M": {"sku": {"S": "B2"}, "qty": {"N": "1"}}}]},
            "tags": {"SS": ["gift", "rush"]}, "zip": {"S": "10115"}})"));
    }
    return all;
}

template <class Body> double perSecond(std::size_t batch, Body body) {
    using clock = std::chrono::steady_clock;
    std::size_t done = 0;
    const auto start = clock::now();
    double seconds = 0;
    do {
        body();
        done += batch;
        seconds = std::chrono::duration<double>(clock::now() - start).count();
    } while (seconds < 0.5);
    return static_cast<double>(done) / seconds;
}

}

int run() {
    const std::vector<ItemBlob> all = items();
    std::printf("item: %zu bytes encoded\n", all.front().bytes.size());
    const ItemBlob given = *itemFromJson(
        R"({":n": {"N": "500"}, ":s": {"S": "PENDING"}, ":zip": {"S": "101"}, ":t": {"S": "rush"}, ":q": {"N": "1"}})");
    AttributeValues map;
    for (const Member &member : ItemView(given).members())
        map.emplace(std::string(member.name), ValueBlob{Bytes(member.value.bytes())});
    const std::optional<AttributeValues> values = map;
    Placeholders placeholders = *Placeholders::make(std::nullopt, values,
        {
            {"FilterExpression", true}
    });

    for (const char *text : {"amount < :n", "zip = :s", "absent = :s", "begins_with(zip, :zip) AND contains(tags, :t)",
             "entries[1].qty = :q", "size(entries) > :q OR (NOT zip = :s AND amount BETWEEN :q AND :n)"}) {
        const auto parsed = parseFilter(text, placeholders);
        if (!parsed) return std::puts(parsed.error().message.c_str()), 1;
        const Condition &condition = *parsed;
        std::size_t matches = 0;
        const double rate = perSecond(all.size(), [&] {
            for (const ItemBlob &item : all) matches += holds(condition, item);
        });
        std::printf("%-70s %6.1f M items/s\n", text, rate / 1e6);
    }
    for (const char *text : {"SET zip = :zip", "SET amount = amount + :q REMOVE note", "SET entries[0].qty = :q"}) {
        const auto parsed = parseUpdate(text, placeholders);
        if (!parsed) return std::puts(parsed.error().message.c_str()), 1;
        const Update &update = *parsed;
        const double rate = perSecond(all.size(), [&] {
            for (const ItemBlob &item : all)
                if (!applyUpdate(update, item, ItemView())) std::abort();
        });
        std::printf("%-70s %6.2f M items/s\n", text, rate / 1e6);
    }
    const double parses = perSecond(1, [&] {
        if (!parseFilter("begins_with(zip, :zip) AND contains(tags, :t)", placeholders)) std::abort();
    });
    std::printf("%-70s %6.2f M/s\n", "parse of a condition with two functions", parses / 1e6);
    return 0;
}

}

int main() {
    return engine::run();
}
