#include "tests/qt_test.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

namespace {

// Constructed on first use: static objects of other sources register in any order.
std::vector<const lab::QtTests*>& all()
{
    static std::vector<const lab::QtTests*> tests;
    return tests;
}

std::string nameOf(const lab::QtTests* tests)
{
    return std::filesystem::path(tests->file).stem().string();
}

} // namespace

lab::QtTests::QtTests(const char* madeIn, int (*runs)(int, char**))
    : file(madeIn)
    , run(runs)
{
    all().push_back(this);
}

int main(int count, char** arguments)
{
    const auto found =
        count < 2 ? all().end() : std::ranges::find(all(), std::string(arguments[1]), nameOf);
    if (found != all().end()) {
        arguments[1] = arguments[0];
        return (*found)->run(count - 1, arguments + 1);
    }
    std::ranges::sort(all(), {}, nameOf);
    std::fputs("The first argument must be the name of one of these:\n", stderr);
    for (const lab::QtTests* tests : all())
        std::fprintf(stderr, "%s\n", nameOf(tests).c_str());
    return 2;
}
