#include "engine/storage/readers.h"

namespace engine {

Result<Readers::Lease> Readers::take() {
    TRY(auto store, idleOrNew());
    Lease lease(*this, std::move(store));
    CHECK((*lease).follow());
    return lease;
}

Result<std::unique_ptr<Store>> Readers::idleOrNew() {
    std::unique_lock lock(m_mutex);
    m_given.wait(lock, [&] { return !m_idle.empty() || m_made < most; });
    if (!m_idle.empty()) {
        auto store = std::move(m_idle.back());
        m_idle.pop_back();
        return store;
    }
    auto made = m_writer.reader();
    if (made) ++m_made;
    return made;
}

void Readers::giveBack(std::unique_ptr<Store> store) {
    {
        const std::lock_guard lock(m_mutex);
        m_idle.push_back(std::move(store));
    }
    m_given.notify_one();
}

void Readers::letGo() {
    const std::lock_guard lock(m_mutex);
    for (const auto &store : m_idle) store->letGo();
}

}
