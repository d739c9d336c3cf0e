#include "model/advice/fitness.h"

#include <gtest/gtest.h>

#include <set>

namespace model {

TEST(Fitness, FollowsWhatIsAnswered) {
    using Verdict = Fitness::Verdict;
    using Replies = std::map<std::string, Reply>;
    const auto yes = Reply::Yes, no = Reply::No;
    const struct {
        const char *why;
        Replies replies;
        Verdict verdict;
    } cases[] = {
        {"nothing is answered",                     {},                                                  Verdict::Open      },
        {"known alone does not tell",               {{"known", yes}},                                    Verdict::Open      },
        {"known, large, fast",                      {{"known", yes}, {"scale", yes}, {"latency", yes}},  Verdict::DynamoDb  },
        {"known and large",                         {{"known", yes}, {"scale", yes}, {"latency", no}},   Verdict::DynamoDb  },
        {"known and fast",                          {{"known", yes}, {"scale", no}, {"latency", yes}},   Verdict::DynamoDb  },
        {"known, neither large nor fast",           {{"known", yes}, {"scale", no}, {"latency", no}},    Verdict::Relational},
        {"not known, however large",                {{"known", no}, {"scale", yes}, {"latency", yes}},   Verdict::Document  },
        {"ad hoc questions besides the known ones", {{"known", yes}, {"adhoc", yes}, {"scale", yes}},
         Verdict::Document                                                                                                  },
        {"deeply nested",                           {{"known", yes}, {"nested", yes}, {"latency", yes}}, Verdict::Document  },
    };
    for (const auto &[why, replies, verdict] : cases) {
        const auto fitness = fitnessOf(replies);
        EXPECT_EQ(fitness.verdict, verdict) << why;
        EXPECT_FALSE(fitness.answer.english().empty()) << why;
        EXPECT_GE(fitness.reasons.size(), verdict == Verdict::Open ? replies.size() : 1U) << why;
    }
}

TEST(Fitness, AsksEachQuestionOnce) {
    std::set<std::string> ids;
    for (const auto &question : fitnessQuestions()) {
        EXPECT_TRUE(ids.insert(question.id).second);
        EXPECT_TRUE(std::string(question.text).ends_with('?')) << question.text;
        EXPECT_FALSE(std::string(question.help).empty());
    }
    EXPECT_LE(ids.size(), 6U) << "a short answer";
}

}
