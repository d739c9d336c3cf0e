#include "app/window/gallery_model.h"

#include <QCoreApplication>
#include <QFile>

namespace app {

namespace {

struct Row {
    const char *id, *title, *subtitle;
};

#define TEXT(text) QT_TRANSLATE_NOOP("Gallery", text)
constexpr Row rows[] = {
    {"single-table",       TEXT("Single-table design"),      TEXT("User and orders in one read")     },
    {"composite-sort-key", TEXT("Composite sort key"),       TEXT("Region, country, state and city") },
    {"overloaded-keys",    TEXT("Overloaded keys"),          TEXT("Three kinds in one sort key")     },
    {"overloaded-gsi",     TEXT("Overloaded GSI"),           TEXT("Orders and tickets by status")    },
    {"write-sharding",     TEXT("Write sharding"),           TEXT("EVENT#2024-06-01#1 to #10")       },
    {"sparse-index",       TEXT("Sparse index"),             TEXT("Only unshipped orders")           },
    {"adjacency-list",     TEXT("Adjacency list"),           TEXT("Courses and their students")      },
    {"dax-leaderboard",    TEXT("DAX cache"),                TEXT("A hot leaderboard")               },
    {"versioning",         TEXT("Versions and audit trail"), TEXT("v1, v2, v3 and LATEST")           },
    {"streams",            TEXT("Streams"),                  TEXT("A view raises a counter")         },
    {"gsi-by-date",        TEXT("GSI by date"),              TEXT("Orders of one date, across users")},
    {"several-tables",     TEXT("Several tables"),           TEXT("One for each entity")             },
};
#undef TEXT

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
