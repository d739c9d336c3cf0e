#include "model/format/file.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace model {

namespace {

namespace fs = std::filesystem;

/// A folder of its own for each test, gone afterwards.
class FileTest : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "hashrange-test-XXXXXX").string();
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        m_folder = pattern;
    }
    void TearDown() override {
        fs::permissions(m_folder, fs::perms::owner_all);
        fs::remove_all(m_folder);
    }
    std::string path(const char *name) const { return (m_folder / name).string(); }
    std::string read(const std::string &file) const { return readFile(file, 1'000'000).value_or("(unreadable)"); }
    std::size_t filesBeside() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(m_folder), fs::directory_iterator()));
    }
    fs::path m_folder;
};

}

TEST_F(FileTest, WritesAndReadsBack) {
    const std::string bytes("a\0b\n", 4);
    ASSERT_TRUE(writeFile(path("x"), bytes));
    EXPECT_EQ(read(path("x")), bytes);
    ASSERT_TRUE(writeFile(path("x"), ""));
    EXPECT_EQ(read(path("x")), "");
    EXPECT_EQ(filesBeside(), 1U) << "nothing is left beside it";
}

TEST_F(FileTest, KeepsPermissionsAndLinks) {
    ASSERT_TRUE(writeFile(path("x"), "old"));
    ASSERT_EQ(::chmod(path("x").c_str(), 0640), 0);
    fs::create_symlink("x", path("link"));
    fs::create_symlink("new", path("dangling"));
    ASSERT_TRUE(writeFile(path("link"), "new"));
    EXPECT_TRUE(fs::is_symlink(path("link")));
    EXPECT_EQ(read(path("x")), "new");
    struct stat status {};
    ASSERT_EQ(::stat(path("x").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0640U);
    ASSERT_TRUE(writeFile(path("dangling"), "made"));
    EXPECT_EQ(read(path("new")), "made");
}

TEST_F(FileTest, SaysWhyItCannotRead) {
    fs::create_directory(path("folder"));
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
    ASSERT_TRUE(writeFile(path("large"), std::string(2'000'001, ' ')));
    const std::tuple<const char *, std::size_t, const char *> cases[] = {
        {"missing",      9,         "There is no such file."       },
        {"large/inside", 9,         "There is no such file."       },
        {"folder",       9,         "This is a folder, not a file."},
        {"pipe",         9,         "This is no regular file."     },
        {"large",        2'000'000, "The file is larger than 2 MB."},
    };
    for (const auto &[name, largest, says] : cases) {
        const auto bytes = readFile(path(name), largest);
        ASSERT_FALSE(bytes) << name;
        EXPECT_EQ(bytes.error().message.english(), says);
        EXPECT_EQ(bytes.error().file, path(name));
    }
}

TEST_F(FileTest, AFolderThatCannotBeWrittenLeavesTheOldFile) {
    ASSERT_TRUE(writeFile(path("x"), "old"));
    ASSERT_EQ(::chmod(m_folder.c_str(), 0555), 0);
    const bool isRoot = ::geteuid() == 0; // who may write everywhere
    constexpr uid_t nobody = 65534;
    if (isRoot) {
        ASSERT_EQ(::seteuid(nobody), 0);
    }
    const auto written = writeFile(path("x"), "new");
    if (isRoot) {
        ASSERT_EQ(::seteuid(0), 0);
    }
    ASSERT_FALSE(written);
    EXPECT_NE(written.error().english().find("Permission denied"), std::string::npos) << written.error().english();
    EXPECT_EQ(read(path("x")), "old");
}

// The limit of a file's size stands for a full disk: both stop a write in its middle.
TEST_F(FileTest, ADiskThatIsFullLeavesTheOldFile) {
    ASSERT_TRUE(writeFile(path("x"), "old"));
    struct rlimit before {};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    struct rlimit small = before;
    small.rlim_cur = 1'000;
    const auto handler = ::signal(SIGXFSZ, SIG_IGN);
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto written = writeFile(path("x"), std::string(1'000'000, 'y'));
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
    ::signal(SIGXFSZ, handler);
    ASSERT_FALSE(written);
    EXPECT_NE(written.error().english().find("File too large"), std::string::npos) << written.error().english();
    EXPECT_EQ(read(path("x")), "old");
    EXPECT_EQ(filesBeside(), 1U);
}

TEST_F(FileTest, SaysWhyItCannotWrite) {
    fs::create_directory(path("folder"));
    const auto folder = writeFile(path("folder"), "x");
    ASSERT_FALSE(folder);
    EXPECT_EQ(folder.error().message.english(), "The file cannot be written: Is a directory.");
    const auto nowhere = writeFile(path("no/such/place"), "x");
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error().message.english(), "The file cannot be written: No such file or directory.");
    EXPECT_EQ(nowhere.error().file, path("no/such/place"));
}

}
