#pragma once

#include "engine/base/error.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace engine {

/// Errors: Serialization (not gzip, cut off), RequestTooLarge (more than `limit` bytes come out, so that a small body
/// cannot fill the memory).
Result<std::string> gunzip(std::string_view compressed, std::size_t limit);
std::string gzip(std::string_view text);

/// Takes gzip apart piece by piece, for files of any size; several members in a row are one text, as gzip has it.
class GunzipStream {
public:
    GunzipStream();
    ~GunzipStream();
    GunzipStream(const GunzipStream &) = delete;
    GunzipStream &operator=(const GunzipStream &) = delete;

    /// Appends what the next piece holds. Errors: Serialization (not gzip, damaged), Internal (no memory).
    Result<void> feed(std::string_view compressed, std::string &out);
    bool atEnd() const; ///< The last member is complete: the text may end here.

private:
    struct State;
    std::unique_ptr<State> m_state;
};

std::uint32_t crc32(std::string_view bytes); ///< The one that x-amz-crc32 carries.

}
