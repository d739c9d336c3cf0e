#include "model/advice/fitness.h"

namespace model {

namespace {

constexpr FitnessQuestion questions[] = {
    {"known",   TRANSLATABLE("Fitness", "Can you list the questions that the application asks of its data?"),
     TRANSLATABLE(
            "Fitness",       "Such as: the orders of a user, newest first. Keys and indexes are made for this list.")},
    {"adhoc",   TRANSLATABLE("Fitness", "Must people ask questions that nobody has listed?"),
     TRANSLATABLE("Fitness", "Free filters, reports over everything, joins that somebody makes up on the spot.")     },
    {"nested",  TRANSLATABLE("Fitness", "Is a record mostly deep content that is searched within?"),
     TRANSLATABLE("Fitness", "Documents many levels deep, with conditions on what lies inside.")                     },
    {"scale",   TRANSLATABLE("Fitness", "Will it outgrow one database server?"),
     TRANSLATABLE(
            "Fitness",       "Thousands of requests a second, terabytes, or traffic that multiplies within minutes.")},
    {"latency", TRANSLATABLE("Fitness", "Must every answer come within milliseconds, whatever the load?"),
     TRANSLATABLE("Fitness", "A cart, a session, a score: somebody waits for each of them.")                         },
};

struct Reason {
    const char *question;
    Reply reply;
    const char *text;
};
constexpr Reason reasons[] = {
    {"known",   Reply::Yes, TRANSLATABLE("Fitness", "The questions are known, so keys can be made for them.")                              },
    {"known",   Reply::No,
     TRANSLATABLE("Fitness",
     "Keys cannot be changed afterwards, and without the questions there is nothing to make them for.")                                    },
    {"adhoc",   Reply::Yes,
     TRANSLATABLE("Fitness",                        "A question without a key or index is a scan: it reads and pays for everything.")      },
    {"nested",  Reply::Yes, TRANSLATABLE("Fitness", "Keys and indexes do not reach into nested content.")                                  },
    {"scale",   Reply::Yes,
     TRANSLATABLE(
            "Fitness",                              "Partitions grow with data and traffic; no server has to be replaced by a larger one.")},
    {"scale",   Reply::No,  TRANSLATABLE("Fitness", "One server carries the load.")                                                        },
    {"latency", Reply::Yes, TRANSLATABLE("Fitness", "A read by key takes milliseconds, however large the table is.")                       },
    {"latency", Reply::No,  TRANSLATABLE("Fitness", "Nobody waits for milliseconds.")                                                      },
};

Reply replyTo(const std::map<std::string, Reply> &replies, const char *question) {
    const auto found = replies.find(question);
    return found == replies.end() ? Reply::Open : found->second;
}

}

std::span<const FitnessQuestion> fitnessQuestions() {
    return questions;
}

Fitness fitnessOf(const std::map<std::string, Reply> &replies) {
    using Verdict = Fitness::Verdict;
    const auto is = [&](const char *question, Reply reply) { return replyTo(replies, question) == reply; };
    Fitness fitness;
    for (const Reason &reason : reasons)
        if (is(reason.question, reason.reply)) fitness.reasons.push_back({"Fitness", reason.text, {}});
    if (is("known", Reply::No) || is("adhoc", Reply::Yes) || is("nested", Reply::Yes))
        fitness.verdict = Verdict::Document;
    else if (is("known", Reply::Open))
        fitness.verdict = Verdict::Open;
    else if (is("scale", Reply::Yes) || is("latency", Reply::Yes))
        fitness.verdict = Verdict::DynamoDb;
    else if (is("scale", Reply::No) && is("latency", Reply::No))
        fitness.verdict = Verdict::Relational;
    switch (fitness.verdict) {
    case Verdict::Open:
        fitness.answer = {"Fitness", TRANSLATABLE("Fitness", "Not said yet: answer a few more."), {}};
        break;
    case Verdict::DynamoDb:
        fitness.answer = {
            "Fitness", TRANSLATABLE("Fitness", "DynamoDB fits: start with the list of access patterns."), {}};
        if (!is("scale", Reply::Yes))
            fitness.cautions.push_back({"Fitness",
                TRANSLATABLE("Fitness",
                    "Without scale a relational database with a good index answers within milliseconds too."),
                {}});
        if (!is("latency", Reply::Yes))
            fitness.cautions.push_back({"Fitness",
                TRANSLATABLE("Fitness", "Where nobody waits, storing in bulk and analysing apart may cost less."), {}});
        if (is("adhoc", Reply::Open))
            fitness.cautions.push_back({"Fitness",
                TRANSLATABLE("Fitness", "Reports belong elsewhere: export to S3, or let a stream feed a warehouse."),
                {}});
        break;
    case Verdict::Relational:
        fitness.answer = {"Fitness", TRANSLATABLE("Fitness", "A relational database is the simpler choice."), {}};
        fitness.cautions.push_back({"Fitness",
            TRANSLATABLE("Fitness",
                "DynamoDB works as well, and costs nothing while idle; new questions later are what it makes hard."),
            {}});
        break;
    case Verdict::Document:
        fitness.answer = {
            "Fitness", TRANSLATABLE("Fitness", "A document database or a search engine fits better."), {}};
        if (is("scale", Reply::Yes) || is("latency", Reply::Yes))
            fitness.cautions.push_back({"Fitness",
                TRANSLATABLE("Fitness", "The part that is known and hot can live in DynamoDB, and a stream can copy it "
                                        "to where people search."),
                {}});
        if (is("known", Reply::No))
            fitness.cautions.push_back({"Fitness",
                TRANSLATABLE(
                    "Fitness", "If the questions can be found out, find them out first: the answer may change."),
                {}});
        break;
    }
    return fitness;
}

}
