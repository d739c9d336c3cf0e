#include "model/format/file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace model {

namespace {

/// Closes what it holds; `close` tells whether the system took everything.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor() {
        if (m_number >= 0) ::close(m_number);
    }
    int number() const { return m_number; }
    bool close() { return ::close(std::exchange(m_number, -1)) == 0; }

private:
    int m_number;
};

tl::unexpected<Problem> fileProblem(const std::string &path, Message message) {
    Problem problem(std::move(message));
    problem.file = path;
    return tl::unexpected(std::move(problem));
}

std::string reason(int error) {
    return std::generic_category().message(error);
}

tl::unexpected<Problem> cannotRead(const std::string &path, int error) {
    if (error == ENOENT || error == ENOTDIR)
        return fileProblem(path, {"Files", TRANSLATABLE("Files", "There is no such file."), {}});
    return fileProblem(path, {"Files", TRANSLATABLE("Files", "The file cannot be read: %1."), {reason(error)}});
}

tl::unexpected<Problem> cannotWrite(const std::string &path, int error) {
    return fileProblem(path, {"Files", TRANSLATABLE("Files", "The file cannot be written: %1."), {reason(error)}});
}

/// Where writing goes: a link's target, also where that does not exist yet.
std::filesystem::path targetOf(const std::filesystem::path &path) {
    std::filesystem::path target = path;
    std::error_code error;
    constexpr int mostLinks = 40; // Linux's own limit, against links in a circle
    for (int i = 0; i < mostLinks && std::filesystem::is_symlink(target, error); ++i) {
        const std::filesystem::path next = std::filesystem::read_symlink(target, error);
        if (error) break;
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    return target;
}

bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// A new file in the folder, of a name that nothing had; -1 with errno where there cannot be one.
int createBeside(const std::filesystem::path &folder, std::string &name) {
    constexpr int tries = 100;
    for (int i = 0; i < tries; ++i) {
        name = (folder / (".hashrange-" + std::to_string(::getpid()) + '-' + std::to_string(i))).string();
        const int file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666); // less the umask
        if (file >= 0 || errno != EEXIST) return file;
    }
    return -1;
}

/// A replaced file's permissions stay.
bool takeMode(int descriptor, const std::filesystem::path &target) {
    struct stat status {};
    return ::stat(target.c_str(), &status) != 0 || ::fchmod(descriptor, status.st_mode & 07777) == 0;
}

}

Result<std::string> readFile(const std::string &path, std::size_t largestBytes) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return cannotRead(path, errno);
    if (S_ISDIR(status.st_mode))
        return fileProblem(path, {"Files", TRANSLATABLE("Files", "This is a folder, not a file."), {}});
    if (!S_ISREG(status.st_mode)) // a pipe or a device might never end
        return fileProblem(path, {"Files", TRANSLATABLE("Files", "This is no regular file."), {}});
    const auto tooLarge = [&] {
        return fileProblem(path, {"Files", TRANSLATABLE("Files", "The file is larger than %1 MB."),
                                     {std::to_string(largestBytes / 1'000'000)}});
    };
    if (static_cast<std::uint64_t>(status.st_size) > largestBytes) return tooLarge();
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.number() < 0) return cannotRead(path, errno);

    std::string bytes(static_cast<std::size_t>(status.st_size) + 1, '\0'); // one more: the end is seen, and growth
    std::size_t count = 0;
    while (true) {
        const ssize_t got = ::read(file.number(), bytes.data() + count, bytes.size() - count);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return cannotRead(path, errno);
        if (got == 0) break;
        count += static_cast<std::size_t>(got);
        if (count > largestBytes) return tooLarge();
        if (count == bytes.size()) bytes.resize(std::min(2 * bytes.size(), largestBytes + 1));
    }
    bytes.resize(count);
    return bytes;
}

Result<void> writeFile(const std::string &path, std::string_view bytes) {
    const std::filesystem::path target = targetOf(path);
    std::error_code ignored;
    if (std::filesystem::is_directory(target, ignored)) return cannotWrite(path, EISDIR);
    std::filesystem::path folder = target.parent_path();
    if (folder.empty()) folder = ".";
    std::string beside;
    Descriptor file(createBeside(folder, beside));
    if (file.number() < 0) return cannotWrite(path, errno);

    const auto give = [&](int error) {
        ::unlink(beside.c_str());
        return cannotWrite(path, error);
    };
    // The data has to be on the disk before the name points to it, or a crash could leave an empty file.
    if (!writeAll(file.number(), bytes) || !takeMode(file.number(), target) || ::fsync(file.number()) != 0)
        return give(errno);
    if (!file.close()) return give(errno);
    if (::rename(beside.c_str(), target.c_str()) != 0) return give(errno);

    const Descriptor directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.number() >= 0) ::fsync(directory.number()); // the new name too; where that is not possible, so be it
    return {};
}

}
