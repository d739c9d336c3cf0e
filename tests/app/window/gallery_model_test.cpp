#include "app/window/gallery_model.h"

#include "app/window/start_page.h"
#include "model/format/format.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace app;

TEST(GalleryModel, EveryModelThatIsBroughtHasATileThatOpens) {
    GalleryModel gallery;
    QAbstractItemModelTester tester(&gallery, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const auto models = QDir(QStringLiteral(":/models")).entryList({QStringLiteral("*.hashrange.json")});
    EXPECT_GE(models.size(), 12);
    EXPECT_EQ(gallery.rowCount(), models.size()) << "a model without a tile";
    for (int row = 0; row < gallery.rowCount(); ++row) {
        const auto index = gallery.index(row, 0);
        const auto title = index.data().toString().toStdString();
        EXPECT_TRUE(QFile::exists(index.data(GalleryModel::SketchRole).toString())) << title;
        QFile file(index.data(GalleryModel::ResourceRole).toString());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << title;
        EXPECT_TRUE(model::readModel(file.readAll().toStdString())) << title;
    }
}

TEST(StartPage, AClickOnATileWantsItsModel) {
    StartPage page;
    page.resize(1376, 800);
    page.show();
    QCoreApplication::processEvents();
    auto *tiles = page.findChild<QListView *>();
    QSignalSpy wanted(&page, &StartPage::galleryModelWanted);
    const auto rect = tiles->visualRect(tiles->model()->index(1, 0));
    QTest::mouseClick(tiles->viewport(), Qt::LeftButton, {}, rect.center());
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted[0][0].toString(), ":/models/composite-sort-key.hashrange.json");
    tiles->setCurrentIndex(tiles->model()->index(2, 0));
    tiles->setFocus();
    QTest::keyClick(tiles, Qt::Key_Return);
    EXPECT_EQ(wanted.count(), 2) << "Enter opens it as well";
    const auto third = tiles->visualRect(tiles->model()->index(3, 0)),
               fifth = tiles->visualRect(tiles->model()->index(4, 0));
    EXPECT_EQ(third.top(), rect.top()) << "four tiles side by side";
    EXPECT_GT(fifth.top(), rect.top());
}
