#pragma once

#include "app/document/document.h"
#include "app/endpoint/background.h"
#include "model/format/format.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// The entity types that a table got by inference, by the table's name: shown, but not written unless they are edited.
using InferredTypes = std::map<std::string, std::vector<model::Shared<model::EntityType>>>;

/// Gives the tables that declare no entity types those that their items show.
InferredTypes inferMissingTypes(model::Design &design);

/// A model read from a file, and what is needed to see later whether the file is still the same.
struct OpenedFile {
    QString path;
    const model::Format *format = nullptr;
    model::Design design;
    InferredTypes inferred;
    std::size_t fingerprint = 0; ///< Of the bytes.
};

/// Reads a model of whatever format; on any thread.
model::Result<OpenedFile> openedFile(const QString &path, model::ReadOptions options = {});

/// Reads a file off the GUI thread; deleting it or `cancel` stops.
class FileReading : public QObject {
    Q_OBJECT
public:
    explicit FileReading(QObject *parent = nullptr) : QObject(parent) {}
    void start(const QString &path);
    void cancel(); ///< Neither `opened` nor `failed` follows.
    bool isRunning() const { return m_reading.isRunning(); }

signals:
    void progressed(qulonglong bytesDone, qulonglong bytesInAll);
    void opened(const app::OpenedFile &file);
    void failed(const QString &message);

private:
    Latest<std::shared_ptr<model::Result<OpenedFile>>> m_reading;
};

/// The file of a document: saving, and noticing that someone else changed it.
class DocumentFile : public QObject {
    Q_OBJECT
public:
    explicit DocumentFile(Document &document, QObject *parent = nullptr);

    const QString &path() const { return m_path; } ///< Empty: never saved.
    QString name() const;                          ///< The file's name, or "Untitled".
    const model::Format &format() const { return *m_format; }
    /// The document came from this file, or was reloaded from it.
    void adopt(const OpenedFile &file);

    /// The design as it is written: without inferred entity types that nobody changed.
    model::Design writtenDesign() const;
    /// What the format could not hold of it.
    std::vector<model::Loss> losses(const model::Format &target) const;
    /// Writes the whole file or nothing. On success the history is clean and `saved` is emitted.
    model::Result<void> save();
    model::Result<void> saveAs(const QString &path, const model::Format &format);
    /// The file on the disk is not what was read or written last, and nobody has been told yet.
    bool hasChangedOnDisk() const { return m_changedOnDisk; }
    void keepMine(); ///< The next save overwrites what is on the disk.
    /// Another Hashrange of this person had the file open when this one took it. Whoever saves last wins.
    bool isOpenElsewhere() const { return m_openElsewhere; }

signals:
    void nameChanged();
    void saved();
    void changedOnDisk(bool gone); ///< `gone`: deleted or moved away.
    void openElsewhere();

private:
    void watch();
    void look();
    void claim();
    void remember(); ///< The file's time and size, to see without reading that it is the same.

    Document &m_document;
    const model::Format *m_format;
    QString m_path;
    InferredTypes m_inferred;
    std::size_t m_fingerprint = 0;
    QDateTime m_written;
    qint64 m_size = -1;
    Latest<std::optional<std::size_t>> m_looking; ///< None: the file is gone.
    bool m_changedOnDisk = false, m_openElsewhere = false;
    std::unique_ptr<QLockFile> m_claim; ///< Tells other programs of this person that the file is open.
    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< A writer may take several steps; looked at once they are over.
};

}
