#include "model/design/message.h"

#include <gtest/gtest.h>

namespace model {

TEST(Message, PutsArgumentsInTheirPlaces) {
    EXPECT_EQ((Message{
                  "T", "%2 of %1 items", {"10", "3"}
    }
                      .english()),
        "3 of 10 items");
    EXPECT_EQ((Message{"T", "100 % of %1", {"all"}}.english()), "100 % of all");
    EXPECT_EQ((Message{"T", "%1 and %2", {"one"}}.english()), "one and %2") << "a missing argument stays visible";
    EXPECT_EQ((Message{"T", "%1", {"%1"}}.english()), "%1") << "an argument is not searched again";
}

}
