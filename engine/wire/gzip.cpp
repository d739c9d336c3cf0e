#include "engine/wire/gzip.h"

#include "engine/base/result.h"

#include <algorithm>
#include <zlib.h>

namespace engine {
namespace {

constexpr int gzipWindow = 15 + 16; // zlib: 16 more asks for gzip's frame

Bytef *bytes(std::string_view text) {
    return reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
}

}

Result<std::string> gunzip(std::string_view compressed, std::size_t limit) {
    z_stream stream{};
    if (inflateInit2(&stream, gzipWindow) != Z_OK) return failure(Error::Code::Internal, "no memory to decompress");
    stream.next_in = bytes(compressed);
    stream.avail_in = static_cast<uInt>(compressed.size());
    std::string out;
    int state = Z_OK;
    while (state == Z_OK && out.size() <= limit) {
        const auto before = out.size();
        out.resize(std::min(limit + 1, std::max<std::size_t>(4096, 2 * before + compressed.size())));
        stream.next_out = bytes(out) + before;
        stream.avail_out = static_cast<uInt>(out.size() - before);
        state = inflate(&stream, Z_NO_FLUSH);
        out.resize(out.size() - stream.avail_out);
        if (state == Z_OK && out.size() == before) break; // the input ended early
    }
    inflateEnd(&stream);
    if (out.size() > limit) return failure(Error::Code::RequestTooLarge, "The decompressed request body is too large");
    if (state != Z_STREAM_END) return failure(Error::Code::Serialization, "The request body is not valid gzip");
    return out;
}

std::string gzip(std::string_view text) {
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY) != Z_OK) return {};
    std::string out(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    stream.next_in = bytes(text);
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = bytes(out);
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH); // one call is enough within the bound
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

struct GunzipStream::State {
    z_stream stream{};
    bool ready = false;
    bool atEnd = false;
};

GunzipStream::GunzipStream() : m_state(std::make_unique<State>()) {
    m_state->ready = inflateInit2(&m_state->stream, gzipWindow) == Z_OK;
}
GunzipStream::~GunzipStream() {
    if (m_state->ready) inflateEnd(&m_state->stream);
}

Result<void> GunzipStream::feed(std::string_view compressed, std::string &out) {
    if (!m_state->ready) return failure(Error::Code::Internal, "no memory to decompress");
    z_stream &stream = m_state->stream;
    stream.next_in = bytes(compressed);
    stream.avail_in = static_cast<uInt>(compressed.size());
    bool full = false; // there may be more than fitted
    while (stream.avail_in > 0 || full) {
        if (m_state->atEnd) {
            inflateReset(&stream);
            m_state->atEnd = false;
        }
        constexpr std::size_t room = 1 << 16;
        const auto before = out.size();
        out.resize(before + room);
        stream.next_out = bytes(out) + before;
        stream.avail_out = room;
        const int state = inflate(&stream, Z_NO_FLUSH);
        out.resize(out.size() - stream.avail_out);
        full = stream.avail_out == 0 && state != Z_STREAM_END;
        m_state->atEnd = state == Z_STREAM_END;
        if (state == Z_BUF_ERROR) break; // nothing more to take from this piece
        if (state != Z_OK && state != Z_STREAM_END)
            return failure(Error::Code::Serialization, "The data is not valid gzip");
    }
    return {};
}

bool GunzipStream::atEnd() const {
    return m_state->atEnd;
}

std::uint32_t crc32(std::string_view text) {
    return static_cast<std::uint32_t>(::crc32(0, bytes(text), static_cast<uInt>(text.size())));
}

}
