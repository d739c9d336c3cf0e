#pragma once

#include "engine/storage/store.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

namespace engine {

/// Stores that read what another has committed while it writes: neither waits for the other.
class Readers {
public:
    explicit Readers(const Store &writer) : m_writer(writer) {}

    /// A reader for one thread, until it goes out of scope. It sees all that was committed before it was taken.
    class Lease {
    public:
        Lease(Readers &readers, std::unique_ptr<Store> store) : m_readers(&readers), m_store(std::move(store)) {}
        Lease(Lease &&) noexcept = default;
        Lease &operator=(Lease &&) = delete;
        ~Lease() {
            if (m_store) m_readers->giveBack(std::move(m_store));
        }
        Store &operator*() const { return *m_store; }

    private:
        Readers *m_readers;
        std::unique_ptr<Store> m_store;
    };
    /// Waits while all are taken. Errors: Internal, as sqlite::Database.
    Result<Lease> take();

    /// Those that nobody has taken let go of what is no longer the newest.
    void letGo();

private:
    static constexpr std::size_t most = 4; // each has a page cache of its own, and more threads than cores gain nothing

    void giveBack(std::unique_ptr<Store> store);
    Result<std::unique_ptr<Store>> idleOrNew();

    const Store &m_writer;
    std::mutex m_mutex;
    std::condition_variable m_given;
    std::vector<std::unique_ptr<Store>> m_idle; ///< The last one used is last: its cache is warm.
    std::size_t m_made = 0;
};

}
