#include <iostream>

int main() {
    std::cerr << "usage: hashrange-cli COMMAND\n";
    return 2;
}
