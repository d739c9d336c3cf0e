#include "app/window/gallery_model.h"

#include <QCoreApplication>
#include <QFile>

namespace app {

namespace {

struct Row {
    const char *id, *title, *subtitle;
};

constexpr Row rows[] = {
    {"single-table",       QT_TRANSLATE_NOOP("Gallery", "Single-table design"),
     QT_TRANSLATE_NOOP("Gallery",                                                                                 "User and orders in one read")     },
    {"composite-sort-key", QT_TRANSLATE_NOOP("Gallery", "Composite sort key"),
     QT_TRANSLATE_NOOP("Gallery",                                                                                 "Region, country, state and city") },
    {"overloaded-keys",    QT_TRANSLATE_NOOP("Gallery", "Overloaded keys"),
     QT_TRANSLATE_NOOP("Gallery",                                                                                 "Three kinds in one sort key")     },
    {"overloaded-gsi",     QT_TRANSLATE_NOOP("Gallery", "Overloaded GSI"),
     QT_TRANSLATE_NOOP("Gallery",                                                                                 "Orders and tickets by status")    },
    {"write-sharding",     QT_TRANSLATE_NOOP("Gallery", "Write sharding"),
     QT_TRANSLATE_NOOP("Gallery",                                                                                 "EVENT#2024-06-01#1 to #10")       },
    {"sparse-index",       QT_TRANSLATE_NOOP("Gallery", "Sparse index"),
     QT_TRANSLATE_NOOP("Gallery",                                                                                 "Only unshipped orders")           },
    {"adjacency-list",     QT_TRANSLATE_NOOP("Gallery", "Adjacency list"),
     QT_TRANSLATE_NOOP("Gallery",                                                                                 "Courses and their students")      },
    {"dax-cache",          QT_TRANSLATE_NOOP("Gallery", "DAX cache"),                QT_TRANSLATE_NOOP("Gallery", "A hot leaderboard")               },
    {"versions",           QT_TRANSLATE_NOOP("Gallery", "Versions and audit trail"),
     QT_TRANSLATE_NOOP("Gallery",                                                                                 "v1, v2, v3 and LATEST")           },
    {"streams",            QT_TRANSLATE_NOOP("Gallery", "Streams"),                  QT_TRANSLATE_NOOP("Gallery", "A view raises a counter")         },
    {"gsi-by-date",        QT_TRANSLATE_NOOP("Gallery", "GSI by date"),
     QT_TRANSLATE_NOOP("Gallery",                                                                                 "Orders of one date, across users")},
    {"several-tables",     QT_TRANSLATE_NOOP("Gallery", "Several tables"),
     QT_TRANSLATE_NOOP("Gallery",                                                                                 "One for each entity")             },
};

QString resourceOf(const Row &row) {
    return QStringLiteral(":/models/%1.hashrange.json").arg(QLatin1String(row.id));
}

}

GalleryModel::GalleryModel(QObject *parent) : QAbstractListModel(parent) {
    for (std::size_t i = 0; i < std::size(rows); ++i)
        if (QFile::exists(resourceOf(rows[i]))) m_rows.push_back(i);
}

int GalleryModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant GalleryModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) return {};
    const auto &row = rows[m_rows[static_cast<std::size_t>(index.row())]];
    const QString title = QCoreApplication::translate("Gallery", row.title);
    const QString subtitle = QCoreApplication::translate("Gallery", row.subtitle);
    switch (role) {
    case Qt::DisplayRole: return title;
    case SubtitleRole: return subtitle;
    case Qt::AccessibleTextRole: return QStringLiteral("%1: %2").arg(title, subtitle);
    case SketchRole: return QStringLiteral(":/gallery/%1.svg").arg(QLatin1String(row.id));
    case ResourceRole: return resourceOf(row);
    default: return {};
    }
}

}
