#pragma once

#include "app/document/session.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace app {

/// The line at the bottom: patterns served, problems, items and bytes; while a file is read, how far.
class StatusLine : public QWidget {
    Q_OBJECT
public:
    explicit StatusLine(QWidget *parent = nullptr);
    void setSession(Session *session);
    void showReading(const QString &fileName); ///< Empty: not reading.
    void showReadingProgress(qulonglong bytesDone, qulonglong bytesInAll);

signals:
    void patternsClicked();
    void problemsClicked();
    void costClicked();
    void readingCancelled();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    QPointer<Session> m_session;
    QToolButton *m_patterns, *m_errors, *m_warnings, *m_cost, *m_cancel;
    QLabel *m_reading, *m_items, *m_endpoint;
    QProgressBar *m_progress;
};

}
