#include "engine/storage/page_cache.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <sqlite3.h>
#include <utility>
#include <vector>

namespace engine::sqlite {

namespace {

/// A page as SQLite sees it, then our own account of it. Its content and SQLite's extra bytes lie behind.
struct Page {
    sqlite3_pcache_page page{}; // first: SQLite hands back a pointer to it
    unsigned key = 0;
    bool pinned = false;
    Page *nextInBucket = nullptr;
    Page *older = nullptr, *newer = nullptr; ///< Among the unpinned ones.
};

class PageCache {
public:
    PageCache(int pageBytes, int extraBytes, bool purgeable)
        : m_pageBytes(rounded(static_cast<std::size_t>(pageBytes))),
          m_extraBytes(rounded(static_cast<std::size_t>(extraBytes))),
          m_purgeable(purgeable),
          m_buckets(256) {}

    void setLimit(int pages) { m_limit = static_cast<std::size_t>(std::max(pages, 1)); }
    int count() const { return static_cast<int>(m_count); }

    /// `create`: 0 never, 1 if it is easy, 2 at any price.
    Page *fetch(unsigned key, int create) {
        if (auto *page = find(key)) {
            if (!page->pinned) takeFromUnpinned(page);
            return page;
        }
        if (create == 0) return nullptr;
        const bool full = m_purgeable && m_count >= m_limit;
        // Full of pinned pages: SQLite can write some out and ask again with 2.
        if (create == 1 && full && m_oldest == nullptr) return nullptr;
        if (full && m_oldest != nullptr) drop(m_oldest);
        auto *page = fresh();
        if (page == nullptr) return nullptr;
        page->key = key;
        page->pinned = true;
        insert(page);
        note(key);
        return page;
    }

    void unpin(Page *page, bool discard) {
        if (discard || (m_purgeable && m_count > m_limit)) {
            drop(page);
            return;
        }
        page->pinned = false;
        page->older = m_newest;
        page->newer = nullptr;
        (m_newest != nullptr ? m_newest->newer : m_oldest) = page;
        m_newest = page;
    }

    void rekey(Page *page, unsigned oldKey, unsigned newKey) {
        if (auto *there = find(newKey)) drop(there);
        remove(page);
        page->key = newKey;
        insert(page);
        if (oldKey == m_maxKey) m_maxKey = m_maxOfOthers; // a temporary number is given up
        note(newKey);
    }

    void truncate(unsigned firstGone) {
        if (firstGone > m_maxKey) return;
        if (m_maxKey - firstGone < m_buckets.size()) { // few numbers: ask for each
            for (unsigned key = firstGone; key <= m_maxKey; ++key)
                if (auto *page = find(key)) drop(page);
        } else {
            for (auto *page : m_buckets)
                while (page != nullptr) {
                    auto *next = page->nextInBucket;
                    if (page->key >= firstGone) drop(page);
                    page = next;
                }
        }
        m_maxKey = firstGone == 0 ? 0 : firstGone - 1;
        m_maxOfOthers = std::min(m_maxOfOthers, m_maxKey);
    }

    void shrink() {
        while (m_purgeable && m_oldest != nullptr) drop(m_oldest);
    }

private:
    static constexpr std::size_t slabPages = 32;

    static std::size_t rounded(std::size_t bytes) { return (bytes + 15) / 16 * 16; }

    void note(unsigned key) {
        if (key > m_maxKey)
            m_maxOfOthers = std::exchange(m_maxKey, key);
        else if (key < m_maxKey)
            m_maxOfOthers = std::max(m_maxOfOthers, key);
    }

    Page *&bucket(unsigned key) { return m_buckets[key & (m_buckets.size() - 1)]; }

    Page *find(unsigned key) {
        auto *page = bucket(key);
        while (page != nullptr && page->key != key) page = page->nextInBucket;
        return page;
    }

    void insert(Page *page) {
        if (m_count >= m_buckets.size()) grow();
        auto *&head = bucket(page->key);
        page->nextInBucket = head;
        head = page;
        ++m_count;
    }

    void remove(Page *page) {
        auto **place = &bucket(page->key);
        while (*place != page) place = &(*place)->nextInBucket;
        *place = page->nextInBucket;
        --m_count;
    }

    void grow() {
        std::vector<Page *> pages;
        pages.reserve(m_count);
        for (auto *page : m_buckets)
            for (; page != nullptr; page = page->nextInBucket) pages.push_back(page);
        m_buckets.assign(m_buckets.size() * 2, nullptr);
        for (auto *page : pages) {
            auto *&head = bucket(page->key);
            page->nextInBucket = head;
            head = page;
        }
    }

    void takeFromUnpinned(Page *page) {
        (page->older != nullptr ? page->older->newer : m_oldest) = page->newer;
        (page->newer != nullptr ? page->newer->older : m_newest) = page->older;
        page->older = page->newer = nullptr;
        page->pinned = true;
    }

    void drop(Page *page) {
        if (!page->pinned) takeFromUnpinned(page);
        remove(page);
        page->nextInBucket = m_free;
        m_free = page;
    }

    Page *fresh() {
        if (m_free == nullptr) addSlab();
        if (m_free == nullptr) return nullptr;
        auto *page = m_free;
        m_free = page->nextInBucket;
        page->nextInBucket = nullptr;
        std::memset(page->page.pExtra, 0, m_extraBytes);
        return page;
    }

    void addSlab() {
        const auto stride = rounded(sizeof(Page)) + m_pageBytes + m_extraBytes;
        std::unique_ptr<std::byte[]> slab(new (std::nothrow) std::byte[stride * slabPages]);
        if (!slab) return;
        for (std::size_t i = slabPages; i-- > 0;) {
            auto *start = slab.get() + i * stride;
            auto *page = new (start) Page;
            page->page.pBuf = start + rounded(sizeof(Page));
            page->page.pExtra = start + rounded(sizeof(Page)) + m_pageBytes;
            page->nextInBucket = m_free;
            m_free = page;
        }
        m_slabs.push_back(std::move(slab));
    }

    const std::size_t m_pageBytes, m_extraBytes;
    const bool m_purgeable; ///< Else each page is kept until it is discarded: there is no file to read it from again.
    std::size_t m_limit = 1'000, m_count = 0;
    std::vector<Page *> m_buckets; ///< As many as a power of two.
    Page *m_oldest = nullptr, *m_newest = nullptr, *m_free = nullptr;
    unsigned m_maxKey = 0;      ///< No page has a greater key.
    unsigned m_maxOfOthers = 0; ///< No page but one with that key has a greater one than this.
    std::vector<std::unique_ptr<std::byte[]>> m_slabs;
};

PageCache *cacheOf(sqlite3_pcache *cache) {
    return reinterpret_cast<PageCache *>(cache);
}
Page *pageOf(sqlite3_pcache_page *page) {
    return reinterpret_cast<Page *>(page);
}

// What throws, and that is only out of memory, must not pass through SQLite.
template <class Function> auto orNull(Function function) -> decltype(function()) {
    try {
        return function();
    } catch (const std::bad_alloc &) {
        return nullptr;
    }
}

}

sqlite3_pcache_methods2 pageCacheMethods() {
    sqlite3_pcache_methods2 methods{};
    methods.iVersion = 1;
    methods.xInit = [](void *) { return SQLITE_OK; };
    methods.xShutdown = [](void *) {};
    methods.xCreate = [](int pageBytes, int extraBytes, int purgeable) {
        return orNull(
            [&] { return reinterpret_cast<sqlite3_pcache *>(new PageCache(pageBytes, extraBytes, purgeable != 0)); });
    };
    methods.xCachesize = [](sqlite3_pcache *cache, int pages) { cacheOf(cache)->setLimit(pages); };
    methods.xPagecount = [](sqlite3_pcache *cache) { return cacheOf(cache)->count(); };
    methods.xFetch = [](sqlite3_pcache *cache, unsigned key, int create) -> sqlite3_pcache_page * {
        auto *page = orNull([&] { return cacheOf(cache)->fetch(key, create); });
        return page != nullptr ? &page->page : nullptr;
    };
    methods.xUnpin = [](sqlite3_pcache *cache, sqlite3_pcache_page *page, int discard) {
        cacheOf(cache)->unpin(pageOf(page), discard != 0);
    };
    methods.xRekey = [](sqlite3_pcache *cache, sqlite3_pcache_page *page, unsigned oldKey, unsigned newKey) {
        cacheOf(cache)->rekey(pageOf(page), oldKey, newKey);
    };
    methods.xTruncate = [](sqlite3_pcache *cache, unsigned firstGone) { cacheOf(cache)->truncate(firstGone); };
    methods.xDestroy = [](sqlite3_pcache *cache) { delete cacheOf(cache); };
    methods.xShrink = [](sqlite3_pcache *cache) { cacheOf(cache)->shrink(); };
    return methods;
}

bool usePageCache() {
    const auto ours = pageCacheMethods();
    return sqlite3_config(SQLITE_CONFIG_PCACHE2, &ours) == SQLITE_OK;
}

}
