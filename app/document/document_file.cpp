#include "app/document/document_file.h"

#include "model/format/file.h"
#include "model/infer/entity_inference.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <functional>
#include <string_view>

namespace app {

namespace {

std::size_t fingerprintOf(std::string_view bytes) {
    return std::hash<std::string_view>()(bytes);
}

}

InferredTypes inferMissingTypes(model::Design &design) {
    InferredTypes inferred;
    for (auto &table : design.tables) {
        if (!table->entityTypes.empty() || table->items->empty()) continue;
        table = model::withEntityTypes(*table);
        inferred[table->name()] = table->entityTypes;
    }
    return inferred;
}

model::Result<OpenedFile> openedFile(const QString &path, model::ReadOptions options) {
    options.fileName = toUtf8(path);
    TRY(const std::string bytes, model::readFile(options.fileName, model::largestFileBytes));
    TRY(auto design, model::readModel(bytes, options));
    const auto *format = model::recogniseFormat(bytes);
    auto inferred = inferMissingTypes(design);
    return OpenedFile{path, format ? format : &model::formats().front(), std::move(design), std::move(inferred),
        fingerprintOf(bytes)};
}

void FileReading::start(const QString &path) {
    auto progress = progressTo(this, [](FileReading &reading, std::size_t done, std::size_t all) {
        if (reading.isRunning()) emit reading.progressed(done, all);
    });
    auto work = [path, progress](const Stop &stop) {
        return std::make_shared<model::Result<OpenedFile>>(
            openedFile(path, {.progress = progress, .cancelled = &stop.flag()}));
    };
    m_reading.ask(std::move(work), [this](std::shared_ptr<model::Result<OpenedFile>> result) {
        if (*result)
            emit opened(**result);
        else
            emit failed(translated(result->error()));
    });
}

void FileReading::cancel() {
    m_reading.cancel();
}

DocumentFile::DocumentFile(Document &document, QObject *parent)
    : QObject(parent), m_document(document), m_format(&model::formats().front()) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(150);
    connect(&m_settle, &QTimer::timeout, this, &DocumentFile::look);
    for (const auto signal : {&QFileSystemWatcher::fileChanged, &QFileSystemWatcher::directoryChanged})
        connect(&m_watcher, signal, this, [this] { m_settle.start(); });
}

QString DocumentFile::name() const {
    return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).fileName();
}

void DocumentFile::adopt(const OpenedFile &file) {
    m_path = file.path;
    m_format = file.format;
    m_inferred = file.inferred;
    m_fingerprint = file.fingerprint;
    m_changedOnDisk = false;
    remember();
    watch();
    emit nameChanged();
    claim();
}

/// The lock lies among the program's own data: a folder of models, perhaps under git, gets no files of ours.
void DocumentFile::claim() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/open");
    const QFileInfo info(m_path);
    const QString path = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    const auto hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex();
    QDir().mkpath(folder);
    m_claim = std::make_unique<QLockFile>(QStringLiteral("%1/%2.lock").arg(folder, QString::fromLatin1(hash)));
    m_claim->setStaleLockTime(0); // a program that is gone holds nothing, however long one that runs may hold it
    m_openElsewhere = !m_claim->tryLock() && m_claim->error() == QLockFile::LockFailedError;
    if (m_openElsewhere) emit openElsewhere();
}

model::Design DocumentFile::writtenDesign() const {
    model::Design design = m_document.design();
    for (auto &table : design.tables) {
        const auto found = m_inferred.find(table->name());
        if (found == m_inferred.end() || table->entityTypes != found->second) continue;
        if (!table->relations.empty()) continue; // they name them
        model::TableDesign bare = *table;
        bare.entityTypes.clear();
        table = std::move(bare);
    }
    return design;
}

std::vector<model::Loss> DocumentFile::losses(const model::Format &target) const {
    return target.write(writtenDesign()).losses;
}

model::Result<void> DocumentFile::save() {
    return saveAs(m_path, *m_format);
}

model::Result<void> DocumentFile::saveAs(const QString &path, const model::Format &format) {
    const auto written = format.write(writtenDesign());
    CHECK(model::writeFile(toUtf8(path), written.text));
    const bool renamed = path != m_path;
    m_path = path;
    m_format = &format;
    m_fingerprint = fingerprintOf(written.text);
    m_changedOnDisk = false;
    m_looking.cancel();
    remember();
    m_document.history().setClean();
    watch();
    if (renamed) {
        emit nameChanged();
        claim();
    }
    emit saved();
    return {};
}

void DocumentFile::keepMine() {
    m_changedOnDisk = false;
}

void DocumentFile::remember() {
    const QFileInfo info(m_path);
    m_written = info.lastModified();
    m_size = info.size();
}

void DocumentFile::watch() {
    if (const auto watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    if (m_path.isEmpty()) return;
    // Git and editors replace a file, which ends the watch on it: its folder tells when the new one is there.
    m_watcher.addPaths({m_path, QFileInfo(m_path).absolutePath()});
}

void DocumentFile::look() {
    if (m_path.isEmpty()) return;
    const QFileInfo info(m_path);
    if (info.exists() && !m_watcher.files().contains(m_path)) m_watcher.addPath(m_path);
    if (info.exists() && info.lastModified() == m_written && info.size() == m_size)
        return; // another file of the folder
    m_looking.ask(
        [path = toUtf8(m_path)](const Stop &) -> std::optional<std::size_t> {
            const auto bytes = model::readFile(path, model::largestFileBytes);
            return bytes ? std::optional(fingerprintOf(*bytes)) : std::nullopt;
        },
        [this](std::optional<std::size_t> now) {
            remember();
            if (now.value_or(0) == m_fingerprint) return; // touched, or written anew with the same content
            m_fingerprint = now.value_or(0);              // told once for each change
            m_changedOnDisk = true;
            emit changedOnDisk(!now);
        });
}

}
