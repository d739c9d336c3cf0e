#pragma once

#include "engine/preview_endpoint.h"
#include "model/design/design.h"
#include "model/design/place.h"
#include "model/design/problem.h"

#include <memory>
#include <string>
#include <vector>

namespace model {

/// Something of the design that DynamoDB would refuse and that the sandbox therefore lacks.
struct Refused {
    Place place = {};
    std::string why = {}; ///< DynamoDB's words.
    bool operator==(const Refused &) const = default;
};
/// For a terminal: "Orders, item 3, total: …"; items count from 1.
std::string refusedText(const Refused &refused);

/// An in-memory engine that holds the tables and sample items of a design. Showing the next design costs what differs:
/// tables and items are compared by pointer. Any thread may execute; `show` waits for requests that run.
/// Two things differ from a deployed table: deletion protection is off, and of items with one key the first is there.
class Sandbox : public engine::PreviewEndpoint {
public:
    static Result<std::unique_ptr<Sandbox>> make();
    ~Sandbox() override;

    /// Brings the tables in step with the design, also those that requests wrote to since.
    /// Errors: the engine's own (no memory); what DynamoDB would refuse is no error, see `refused`.
    Result<void> show(const Design &design);
    /// In the design's order: tables that cannot be created (their items are not listed one by one), items that are
    /// damaged, lack keys, have one of the wrong type, repeat a key or are too large.
    std::vector<Refused> refused() const;

    engine::Result<engine::Response> execute(const engine::Request &request) override;
    engine::Result<engine::Preview> preview(const engine::Request &request) override;

private:
    struct Parts;
    explicit Sandbox(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

}
