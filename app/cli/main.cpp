#include "app/cli/command.h"

#include <exception>
#include <iostream>

int main(int argc, char *argv[]) {
    std::ios::sync_with_stdio(false);
    app::Streams streams{std::cin, std::cout, std::cerr};
    try {
        return app::runCommandLine({argv + 1, argv + argc}, streams);
    } catch (const std::exception &error) { // no memory, say
        std::cerr << "hashrange-cli: " << error.what() << '\n';
        return app::Failed;
    }
}
