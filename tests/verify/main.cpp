#include "tests/verify/references.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <iomanip>
#include <iostream>

using lab::verify::SchemeResult;

namespace {

constexpr int usageError = 2;

void print(const std::vector<SchemeResult>& results)
{
    std::cout << std::left << std::setw(20) << "scheme" << std::right << std::setw(7) << "cases"
              << std::setw(10) << "numbers" << std::setw(12) << "of allowed"
              << "  largest error\n";
    for (const SchemeResult& result : results) {
        std::cout << std::left << std::setw(20) << result.scheme << std::right << std::setw(7)
                  << result.cases << std::setw(10) << result.numbers << std::setw(12)
                  << std::setprecision(3) << result.worstShare << "  " << result.worstPlace
                  << (result.isWithinTolerance() ? "\n" : "  MISSED\n");
    }
}

} // namespace

/// verify: compares the core with the reference values. verify --fresh FILE: with those in FILE.
int main(int argumentCount, char** arguments)
{
    const bool fresh = argumentCount == 3 && std::strcmp(arguments[1], "--fresh") == 0;
    if (argumentCount != 1 && !fresh) {
        std::cerr << "usage: verify [--fresh FILE]\n";
        return usageError;
    }
    try {
        const std::vector<SchemeResult> results =
            fresh ? lab::verify::freshResults(arguments[2]) : lab::verify::referenceResults();
        print(results);
        const auto missed = std::count_if(results.begin(), results.end(),
            [](const SchemeResult& result) { return !result.isWithinTolerance(); });
        std::cout << '\n'
                  << results.size() << " schemes, " << missed << " outside the tolerances\n";
        return missed == 0 && !results.empty() ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "verify: " << error.what() << '\n';
        return usageError;
    }
}
