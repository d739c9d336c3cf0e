#pragma once

#include "app/cli/command.h"

#include <sstream>
#include <string>
#include <vector>

namespace app {

/// What a call of the command line came to.
struct Answer {
    int code = -1;
    std::string out, err;
};

inline Answer call(const std::vector<std::string> &arguments, const std::string &input = "") {
    std::istringstream in(input);
    std::ostringstream out, err;
    Streams streams{in, out, err};
    Answer answer;
    answer.code = runCommandLine(arguments, streams);
    answer.out = out.str();
    answer.err = err.str();
    return answer;
}

}
