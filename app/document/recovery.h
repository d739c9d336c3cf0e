#pragma once

#include "app/document/document_file.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <vector>

namespace app {

/// Keeps what was not saved yet in a file of its own, two seconds after an edit; the file goes when the document is
/// saved or closed, and stays when the program ends in another way.
class RecoveryJournal : public QObject {
    Q_OBJECT
public:
    RecoveryJournal(Document &document, DocumentFile &file, QObject *parent = nullptr);
    ~RecoveryJournal() override; ///< The document was closed: the journal goes.
    void writeNow();

    static QString folder();

private:
    void write();
    void forget();

    Document &m_document;
    DocumentFile &m_file;
    const QString m_stem; ///< Folder and name without extension.
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_wait;
    Latest<bool> m_writing;
};

/// A journal that its program did not put away.
struct LostWork {
    QString stem; ///< Names the journal.
    QString path; ///< Of the document's file; empty: it was never saved.
    QDateTime when;
    QString name() const;
};
/// Newest first; none of programs that still run.
std::vector<LostWork> lostWork();
/// The design as the journal has it. The journal stays until `discard`.
model::Result<model::Design> recovered(const LostWork &work);
void discard(const LostWork &work);

}
