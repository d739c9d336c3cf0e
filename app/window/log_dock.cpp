#include "app/window/log_dock.h"

#include "app/window/theme.h"

#include <QDateTime>
#include <QLocale>

namespace app {

LogDock::LogDock(QWidget *parent) : QPlainTextEdit(parent) {
    setReadOnly(true);
    setMaximumBlockCount(2000);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Log"));
    setPlaceholderText(tr("What the program did and what went wrong is listed here."));
    document()->setDocumentMargin(measure::windowMargin);
}

void LogDock::add(const Notice &notice) {
    const QString kinds[] = {tr("Done"), tr("Note"), tr("Warning"), tr("Failed")};
    appendPlainText(QStringLiteral("%1  %2: %3")
                        .arg(QLocale().toString(QTime::currentTime(), QStringLiteral("HH:mm:ss")),
                            kinds[static_cast<int>(notice.kind)], notice.text));
}

}
