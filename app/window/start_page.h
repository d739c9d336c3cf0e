#pragma once

#include "app/document/recovery.h"

#include <QWidget>

class QListView;
class QLineEdit;
class QVBoxLayout;

namespace app {

/// The page without a document: a new model, the gallery of working models, the files opened lately.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget *parent = nullptr);
    void showRecent(const QStringList &paths);
    void showLost(const std::vector<LostWork> &works);

signals:
    void newModelWanted();
    void openWanted();
    void fileWanted(const QString &path);
    void recoveryWanted(const app::LostWork &work);
    void discardWanted(const app::LostWork &work);
    void galleryModelWanted(const QString &resource); ///< ":/models/NAME.hashrange.json"

private:
    QVBoxLayout *m_lost, *m_recent;
    QWidget *m_recentTitle;
    QListView *m_gallery;
    QLineEdit *m_filter;
};

}
