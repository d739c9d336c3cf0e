#include "app/cli/command.h"

#include <algorithm>
#include <ostream>

namespace app {

namespace {

std::string usage() {
    std::string text = "Designs and tries DynamoDB tables. hashrange-cli COMMAND --help tells more of a command.\n"
                       "Usage: hashrange-cli COMMAND ARGUMENTS...\n\nCommands:\n";
    for (const Command &command : commands()) {
        std::string name = command.name;
        name.resize(14, ' ');
        text += "  " + name + command.help + '\n';
    }
    return text + "\nOptions:\n  --help      Print this and stop\n  --version   Print the version and stop\n\n"
                  "Exit codes: 0 fine, 1 findings or a failed request, 2 wrong use.\n";
}

}

const std::vector<Command> &commands() {
    static const std::vector<Command> table = {
        {"summary",      "Print a model's tables, keys, indexes and entity types with their numbers",     runSummary    },
        {"check",        "Find what DynamoDB would refuse and what is probably not meant",                runCheck      },
        {"verify",       "Run a model's access patterns on its sample data",                              runVerify     },
        {"cost",         "Forecast what a model costs in a month",                                        runCost       },
        {"convert",      "Convert a model to another format",                                             runConvert    },
        {"diff",         "List in what two models differ",                                                runDiff       },
        {"generate",     "Make sample items for a table",                                                 runGenerate   },
        {"import",       "Import items into a table: CSV, JSON, exports to S3",                           runImport     },
        {"export-items", "Write a table's items as CSV or JSON",                                          runExportItems},
        {"infer",        "Make a model of the items of a table",                                          runInfer      },
        {"query",        "Query a table or index of a model, or scan it",                                 runQuery      },
        {"run",          "Run any DynamoDB request on a model",                                           runRequest    },
        {"what-if",      "Run requests on a model and tell what each changes",                            runWhatIf     },
        {"code",         "Write a request as a program: AWS CLI, Python, JavaScript, Java, Go, C#, Rust", runCode       },
        {"simulate",     "Simulate partitions and throttling in a scenario",                              runSimulate   },
        {"serve",        "Answer DynamoDB requests over HTTP",                                            runServe      },
    };
    return table;
}

int runCommandLine(const std::vector<std::string> &arguments, Streams &streams) {
    if (arguments.empty()) {
        streams.err << usage();
        return WrongUse;
    }
    const std::string &name = arguments.front();
    if (name == "--help" || name == "-h") {
        streams.out << usage();
        return Fine;
    }
    if (name == "--version") {
        streams.out << "hashrange-cli " HASHRANGE_VERSION "\n";
        return Fine;
    }
    const auto found = std::ranges::find_if(commands(), [&](const Command &command) { return command.name == name; });
    if (found == commands().end()) {
        streams.err << "There is no command \"" << name << "\".\n\n" << usage();
        return WrongUse;
    }
    return found->run({arguments.begin() + 1, arguments.end()}, streams);
}

}
