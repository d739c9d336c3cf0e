#pragma once

#include "engine/endpoint.h"
#include "engine/request/entry_change.h"

#include <vector>

namespace engine {

struct Preview {
    Response response;
    std::vector<EntryChange> changes; ///< The item of a table first, then its index entries, item by item.
};

/// An endpoint that can say what a request would do.
class PreviewEndpoint : public Endpoint {
public:
    /// What the request would answer and change; nothing of it stays. Reads change nothing, control operations tell
    /// only their answer. Errors: the request's own.
    virtual Result<Preview> preview(const Request &request) = 0;
};

}
