#include "app/window/fitness_dialog.h"

#include <gtest/gtest.h>

namespace app {

TEST(FitnessDialog, AnswersAsSoonAsItCan) {
    using Verdict = model::Fitness::Verdict;
    FitnessDialog dialog;
    EXPECT_EQ(dialog.verdict(), Verdict::Open);
    dialog.answer("known", model::Reply::Yes);
    dialog.answer("latency", model::Reply::Yes);
    EXPECT_EQ(dialog.verdict(), Verdict::DynamoDb);
    EXPECT_TRUE(dialog.text().contains(QStringLiteral("DynamoDB fits"))) << dialog.text().toStdString();
    dialog.answer("nested", model::Reply::Yes);
    EXPECT_EQ(dialog.verdict(), Verdict::Document);
    EXPECT_TRUE(dialog.text().contains(QStringLiteral("nested content")));
}

}
