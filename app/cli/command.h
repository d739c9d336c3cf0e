#pragma once

#include "engine/endpoint.h"
#include "model/design/design.h"
#include "model/design/problem.h"

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// What a command reads and writes; a test brings its own.
struct Streams {
    std::istream &in;
    std::ostream &out; ///< Answers.
    std::ostream &err; ///< What else there is to say.
};

/// Exit codes, the same for all commands.
enum ExitCode {
    Fine = 0,
    Failed = 1,   ///< Findings, a request that DynamoDB refuses, a file that cannot be read or written.
    WrongUse = 2, ///< The arguments: nothing was done.
};

/// A command of hashrange-cli: a row of the table.
struct Command {
    const char *name;
    const char *help; ///< One line.
    int (*run)(const std::vector<std::string> &arguments, Streams &streams);
};
const std::vector<Command> &commands();

/// The whole program but for main: arguments without the program's name; gives the exit code.
int runCommandLine(const std::vector<std::string> &arguments, Streams &streams);

int runCheck(const std::vector<std::string> &arguments, Streams &streams);
int runCode(const std::vector<std::string> &arguments, Streams &streams);
int runCost(const std::vector<std::string> &arguments, Streams &streams);
int runVerify(const std::vector<std::string> &arguments, Streams &streams);
int runWhatIf(const std::vector<std::string> &arguments, Streams &streams);
int runSummary(const std::vector<std::string> &arguments, Streams &streams);
int runConvert(const std::vector<std::string> &arguments, Streams &streams);
int runGenerate(const std::vector<std::string> &arguments, Streams &streams);
int runImport(const std::vector<std::string> &arguments, Streams &streams);
int runExportItems(const std::vector<std::string> &arguments, Streams &streams);
int runInfer(const std::vector<std::string> &arguments, Streams &streams);
int runDiff(const std::vector<std::string> &arguments, Streams &streams);
int runQuery(const std::vector<std::string> &arguments, Streams &streams);
int runRequest(const std::vector<std::string> &arguments, Streams &streams);
int runSimulate(const std::vector<std::string> &arguments, Streams &streams);
int runServe(const std::vector<std::string> &arguments, Streams &streams);

}
