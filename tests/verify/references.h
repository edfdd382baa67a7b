#pragma once

#include "tests/verify/schemes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab::verify {

/// The results for all cases of one scheme. `worstShare` is the largest error of any number as a
/// fraction of its case's tolerance; infinite if a case threw or compared nothing.
struct SchemeResult {
    std::string scheme;
    int cases = 0;
    std::int64_t numbers = 0;
    double worstShare = 0;
    std::string worstPlace; ///< "heads_8 slopes[3]: 0.06 for 0.0625"

    bool isWithinTolerance() const { return worstShare <= 1; }
};

/// Compares the cases of one scheme, one after the other, each with its own tolerance.
SchemeResult result(const SchemeComparer& scheme, const nlohmann::json& cases);

/// Compares the registered schemes with their files of reference values.
std::vector<SchemeResult> referenceResults();

/// The same for generated cases, a file {"references": [{"scheme": NAME, "cases": [...]}, ...]}.
/// Throws if it cannot be read.
std::vector<SchemeResult> freshResults(const std::string& path);

/// Names of the files of reference values, sorted: those of the folder that have a "scheme".
std::vector<std::string> referenceFiles();

} // namespace lab::verify
