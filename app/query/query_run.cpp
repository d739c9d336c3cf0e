#include "app/query/query_run.h"

#include "app/data/item_text.h"
#include "engine/request/codec.h"

#include <algorithm>
#include <concepts>

namespace app {

namespace {

constexpr std::size_t mostExamined = 10'000;

const std::string &tableOf(const engine::Request &request) {
    static const std::string none;
    return std::visit(
        [](const auto &input) -> const std::string & {
            if constexpr (requires {
                              { input.tableName } -> std::same_as<const std::string &>;
                          })
                return input.tableName;
            else
                return none;
        },
        request);
}

void addUnits(std::vector<CapacityArm> &arms, const std::string &indexName, engine::CapacityUnits units) {
    const auto arm = std::ranges::find(arms, indexName, &CapacityArm::indexName);
    if (arm == arms.end())
        arms.push_back({indexName, units});
    else
        arm->units += units;
}

void addCapacity(QueryRun &run, const std::optional<engine::ConsumedCapacity> &consumed) {
    if (!consumed) return;
    run.trace.units += consumed->capacityUnits;
    if (consumed->table) addUnits(run.capacity, {}, *consumed->table);
    for (const auto *indexes : {&consumed->globalSecondaryIndexes, &consumed->localSecondaryIndexes})
        for (const auto &[name, units] : *indexes) addUnits(run.capacity, name, units);
}

void addPage(QueryRun &run, const engine::ReadPageOutput &page) {
    run.trace.examined += page.scannedCount;
    run.trace.returned += page.count;
    run.trace.bytesRead += page.scannedBytes;
    std::ranges::move(page.items.blobs(), std::back_inserter(run.items));
    run.nextKey = page.lastEvaluatedKey;
    addCapacity(run, page.consumedCapacity);
}

}

void QueryRun::add(PageAnswer answer) {
    requestJson = std::move(answer.requestJson);
    responseJson = std::move(answer.responseJson);
    if (trace.pages == 0) {
        examined = std::move(answer.examined);
        refused = std::move(answer.refused);
        trace.tableName = draft.tableName;
        trace.indexName = draft.operation == RequestDraft::Operation::GetItem ? std::string() : draft.indexName;
        trace.route = draft.operation == RequestDraft::Operation::Query  ? model::RunTrace::Route::Query
                      : draft.operation == RequestDraft::Operation::Scan ? model::RunTrace::Route::Scan
                                                                         : model::RunTrace::Route::GetItem;
    }
    if (!answer.response) {
        error = answer.response.error();
        nextKey.reset();
        return;
    }
    ++trace.pages;
    if (const auto *query = std::get_if<engine::QueryOutput>(&*answer.response)) addPage(*this, *query);
    if (const auto *scan = std::get_if<engine::ScanOutput>(&*answer.response)) addPage(*this, *scan);
    if (const auto *get = std::get_if<engine::GetItemOutput>(&*answer.response)) {
        if (get->item) {
            items.push_back(*get->item);
            trace.examined = trace.returned = 1;
            trace.bytesRead = static_cast<std::int64_t>(engine::sizeInBytes(engine::ItemView(*get->item)));
        }
        addCapacity(*this, get->consumedCapacity);
    }
    trace.complete = !nextKey.has_value();
}

engine::Request QueryRun::nextPage() const {
    engine::Request next = request;
    if (auto *query = std::get_if<engine::QueryInput>(&next)) query->exclusiveStartKey = nextKey;
    if (auto *scan = std::get_if<engine::ScanInput>(&next)) scan->exclusiveStartKey = nextKey;
    return next;
}

model::Result<void> QuerySandbox::show(const model::Design &design) {
    if (!m_sandbox) {
        TRY(m_sandbox, model::Sandbox::make());
    }
    return m_sandbox->show(design);
}

model::Result<model::WhatIf> QuerySandbox::tryOut(
    const model::Design &design, std::vector<engine::Request> requests, const std::function<bool()> &stop) {
    const std::scoped_lock lock(m_mutex);
    CHECK(show(design));
    return model::tryOut(*m_sandbox, std::move(requests), stop);
}

PageAnswer QuerySandbox::answer(const model::Design &design, const engine::Request &request, bool explain) {
    PageAnswer answer;
    const std::string json = engine::encodeRequest(request);
    answer.requestJson = indentedJson(json);
    const std::scoped_lock lock(m_mutex);
    const auto failed = [&](const model::Problem &problem) {
        answer.response = engine::failure(engine::Error::Code::Internal, problem.message.english());
        answer.responseJson = indentedJson(engine::encodeError(answer.response.error()));
        return answer;
    };
    if (const auto shown = show(design); !shown) return failed(shown.error());
    // As the service gets it: what its JSON may not say (a limit of zero) is refused before anything is read.
    const auto received = engine::decodeRequest(engine::operationName(request), json);
    answer.response = received ? m_sandbox->execute(*received) : tl::unexpected(received.error());
    answer.responseJson = indentedJson(
        answer.response ? engine::encodeResponse(*answer.response) : engine::encodeError(answer.response.error()));
    if (!explain || !answer.response) return answer;
    if (auto examined = model::examinedItems(*m_sandbox, request, mostExamined)) answer.examined = *std::move(examined);
    for (auto &refused : m_sandbox->refused())
        if (refused.place.tableName == tableOf(request)) answer.refused.push_back(std::move(refused));
    return answer;
}

}
