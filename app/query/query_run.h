#pragma once

#include "app/query/request_draft.h"
#include "engine/request/request.h"
#include "model/deploy/sandbox.h"
#include "model/deploy/what_if.h"
#include "model/verify/run_trace.h"

#include <QTime>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// What one arm of the table's capacity was charged: the table itself, or an index.
struct CapacityArm {
    std::string indexName; ///< Empty: the table.
    engine::CapacityUnits units;
};

/// The answer to one page of a read, made off the GUI thread.
struct PageAnswer {
    engine::Result<engine::Response> response = engine::failure(engine::Error::Code::Internal, "not run");
    std::string requestJson, responseJson;     ///< Of an error too; laid out for reading.
    std::vector<model::ExaminedItem> examined; ///< First page only.
    std::vector<model::Refused> refused;       ///< Items of this table that the sandbox lacks.
};

/// One read with all pages that were asked for so far.
struct QueryRun {
    std::size_t number = 0; ///< From 1 in its session.
    QTime at;
    RequestDraft draft;
    engine::Request request;
    std::vector<engine::ItemBlob> items;
    model::RunTrace trace; ///< Without items.
    std::vector<CapacityArm> capacity;
    std::optional<engine::ItemBlob> nextKey; ///< Of the page that comes next.
    std::vector<model::ExaminedItem> examined;
    std::vector<model::Refused> refused;
    std::optional<engine::Error> error;
    std::string requestJson, responseJson; ///< Of the last page.

    void add(PageAnswer answer);
    engine::Request nextPage() const; ///< The same read from `nextKey` on.
};

/// The sandbox that queries of one document run on. Any thread.
class QuerySandbox {
public:
    /// Brings the sandbox in step with the design and asks it. `explain`: also what the read examined.
    PageAnswer answer(const model::Design &design, const engine::Request &request, bool explain);
    /// Requests one after the other, of which nothing stays.
    model::Result<model::WhatIf> tryOut(
        const model::Design &design, std::vector<engine::Request> requests, const std::function<bool()> &stop);

private:
    model::Result<void> show(const model::Design &design);

    std::mutex m_mutex;
    std::unique_ptr<model::Sandbox> m_sandbox;
};

}
