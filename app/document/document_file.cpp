#include "app/document/document_file.h"

#include "model/format/file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>

#include <functional>
#include <string_view>

namespace app {

namespace {

std::size_t fingerprintOf(std::string_view bytes) {
    return std::hash<std::string_view>()(bytes);
}

model::Result<OpenedFile> openedFile(const QString &path, model::ReadOptions options) {
    options.fileName = toUtf8(path);
    TRY(const std::string bytes, model::readFile(options.fileName, model::largestFileBytes));
    TRY(auto design, model::readModel(bytes, options));
    const auto *format = model::recogniseFormat(bytes);
    return OpenedFile{path, format ? format : &model::formats().front(), std::move(design), fingerprintOf(bytes)};
}

}

void FileReading::start(const QString &path) {
    auto work = [path, receiver = QPointer<FileReading>(this)](const Stop &stop) {
        model::ReadOptions options;
        options.cancelled = &stop.flag();
        options.progress = [receiver](std::size_t done, std::size_t all) {
            // Posted to the application, which outlives this reading; the pointer is asked on the GUI thread only.
            QMetaObject::invokeMethod(QCoreApplication::instance(), [receiver, done, all] {
                if (receiver && receiver->isRunning()) emit receiver->progressed(done, all);
            });
        };
        return std::make_shared<model::Result<OpenedFile>>(openedFile(path, std::move(options)));
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
    m_fingerprint = file.fingerprint;
    m_changedOnDisk = false;
    watch();
    emit nameChanged();
}

std::vector<model::Loss> DocumentFile::losses(const model::Format &target) const {
    return target.write(m_document.design()).losses;
}

model::Result<void> DocumentFile::save() {
    return saveAs(m_path, *m_format);
}

model::Result<void> DocumentFile::saveAs(const QString &path, const model::Format &format) {
    const auto written = format.write(m_document.design());
    CHECK(model::writeFile(toUtf8(path), written.text));
    const bool renamed = path != m_path;
    m_path = path;
    m_format = &format;
    m_fingerprint = fingerprintOf(written.text);
    m_changedOnDisk = false;
    m_document.history().setClean();
    watch();
    if (renamed) emit nameChanged();
    emit saved();
    return {};
}

void DocumentFile::keepMine() {
    m_changedOnDisk = false;
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
    if (QFileInfo::exists(m_path) && !m_watcher.files().contains(m_path)) m_watcher.addPath(m_path);
    const auto bytes = model::readFile(toUtf8(m_path), model::largestFileBytes);
    const std::size_t now = bytes ? fingerprintOf(*bytes) : 0;
    if (now == m_fingerprint) return;
    m_fingerprint = now; // told once for each change
    m_changedOnDisk = true;
    emit changedOnDisk(!bytes);
}

}
