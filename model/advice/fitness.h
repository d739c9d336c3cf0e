#pragma once

#include "model/design/message.h"

#include <map>
#include <span>
#include <string>
#include <vector>

/// Is DynamoDB right for this? A few questions, asked before anything is designed, and an answer with its reasons.
namespace model {

enum class Reply : unsigned char { Open, Yes, No };

struct FitnessQuestion {
    const char *id;   ///< "known"
    const char *text; ///< English; translated in context "Fitness".
    const char *help; ///< What it is about, with an example.
};
std::span<const FitnessQuestion> fitnessQuestions();

struct Fitness {
    enum class Verdict : unsigned char {
        Open,       ///< Not enough is answered yet.
        DynamoDb,   ///< Known questions, at scale or bound in time.
        Relational, ///< Known questions, and one server carries them.
        Document,   ///< Questions unknown or ad hoc, or content that is all nesting.
    };
    Verdict verdict = Verdict::Open;
    Message answer = {};
    std::vector<Message> reasons = {};  ///< What led there, an answer each.
    std::vector<Message> cautions = {}; ///< What to see to, or why it may be otherwise after all.
};

/// `replies` by the question's id; those that are missing are open.
Fitness fitnessOf(const std::map<std::string, Reply> &replies);

}
