#pragma once

#include <QAbstractListModel>
#include <QString>

#include <vector>

namespace app {

/// The working models that the program brings, for the start page.
class GalleryModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { SubtitleRole = Qt::UserRole, SketchRole, ResourceRole };
    explicit GalleryModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<std::size_t> m_rows; ///< Of the table in the .cpp: those whose file is there.
};

}
