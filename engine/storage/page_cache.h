#pragma once

struct sqlite3_pcache_methods2;

namespace engine::sqlite {

/// Makes SQLite keep its pages in a cache of ours, for the whole process. To be called before SQLite is first used;
/// false: too late, or SQLite does not take it, and its own cache serves.
///
/// Why: each commit tells the cache to drop the pages behind the end of the database. A b-tree that was split has, for
/// a moment, given a page the number PENDING_BYTE / page size + 1 (balance_nonroot), far behind that end, and SQLite
/// 3.40's own cache then looks through all its pages, at each such commit: inserting into a million items becomes ten
/// times slower. This one forgets that number when the page gets its own again.
bool usePageCache();

/// The cache as SQLite's table of functions, for tests.
sqlite3_pcache_methods2 pageCacheMethods();

}
