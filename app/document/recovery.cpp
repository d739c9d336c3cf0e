#include "app/document/recovery.h"

#include "model/format/file.h"
#include "model/format/project_file.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace app {

namespace {

constexpr int waitMilliseconds = 2000;

QString journalOf(const QString &stem) {
    return stem + QStringLiteral(".hashrange.json");
}
QString pathNoteOf(const QString &stem) {
    return stem + QStringLiteral(".path");
}
QString lockOf(const QString &stem) {
    return stem + QStringLiteral(".lock");
}

bool writeJournal(const QString &stem, const model::Design &design, const QString &path) {
    return model::writeFile(toUtf8(pathNoteOf(stem)), toUtf8(path)) &&
           model::writeFile(toUtf8(journalOf(stem)), model::writeProject(design).text);
}

void removeFiles(const QString &stem) {
    QFile::remove(journalOf(stem));
    QFile::remove(pathNoteOf(stem));
}

}

QString RecoveryJournal::folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

RecoveryJournal::RecoveryJournal(Document &document, DocumentFile &file, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_file(file),
      m_stem(folder() + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    m_wait.setSingleShot(true);
    m_wait.setInterval(waitMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, &RecoveryJournal::write);
    connect(&document, &Document::changed, this, [this] {
        // Not started anew by each edit: someone who types on and on is saved as well.
        if (!m_wait.isActive()) m_wait.start();
    });
    connect(&document.history(), &QUndoStack::cleanChanged, this, [this](bool clean) {
        if (clean) forget();
    });
}

RecoveryJournal::~RecoveryJournal() {
    m_document.disconnect(this);
    m_document.history().disconnect(this);
    forget();
}

void RecoveryJournal::write() {
    if (!m_document.isModified()) return;
    if (!m_lock) {
        QDir().mkpath(folder());
        m_lock = std::make_unique<QLockFile>(lockOf(m_stem));
        m_lock->setStaleLockTime(0);
        m_lock->tryLock();
    }
    m_writing.ask([stem = m_stem, design = m_document.design(), path = m_file.path()](
                      const Stop &) { return writeJournal(stem, design, path); },
        [](bool) {}); // a journal that cannot be written must not get in the way of work
}

void RecoveryJournal::writeNow() {
    write();
    waitForBackground();
}

void RecoveryJournal::forget() {
    m_wait.stop();
    if (!m_lock) return;
    if (m_writing.isRunning()) waitForBackground(); // else it would come back
    m_writing.cancel();
    removeFiles(m_stem);
    m_lock.reset();
}

QString LostWork::name() const {
    return path.isEmpty() ? QString() : QFileInfo(path).fileName();
}

std::vector<LostWork> lostWork() {
    std::vector<LostWork> found;
    const QDir folder(RecoveryJournal::folder());
    const auto journals = folder.entryInfoList({QStringLiteral("*.hashrange.json")}, QDir::Files, QDir::Time);
    for (const auto &journal : journals) {
        LostWork work;
        work.stem = folder.filePath(journal.fileName().chopped(QStringLiteral(".hashrange.json").size()));
        QLockFile lock(lockOf(work.stem));
        lock.setStaleLockTime(0);
        if (!lock.tryLock()) continue; // its program still runs
        if (const auto path = model::readFile(toUtf8(pathNoteOf(work.stem)), 65'536)) work.path = toQString(*path);
        work.when = journal.lastModified();
        found.push_back(std::move(work));
    }
    return found;
}

model::Result<model::Design> recovered(const LostWork &work) {
    return model::openModel(toUtf8(journalOf(work.stem)));
}

void discard(const LostWork &work) {
    removeFiles(work.stem);
    QFile::remove(lockOf(work.stem));
}

}
