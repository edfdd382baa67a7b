#pragma once

#include "core/experiment/experiment_setup.h"
#include "core/math/expected.h"

#include <optional>
#include <span>
#include <string_view>

namespace lab {

/// A number of the setup that a person may choose.
struct ExperimentNumber {
    std::string_view key; ///< "steps"
    double least;
    double most;
    bool isWhole;
    double (*read)(const ExperimentSetup&);
    void (*write)(ExperimentSetup&, double);
};
std::span<const ExperimentNumber> experimentNumbers();

/// What a setup takes, estimated before it is run.
struct ExperimentCost {
    double bytes = 0; ///< of one run at a time, the largest
    double seconds = 0; ///< at most, of one usual processor core: all runs in all their rounds
};
ExperimentCost costOf(const ExperimentSetup& setup, std::span<const TrainedEncoding> encodings);

constexpr double mostExperimentBytes = 256.0 * 1024 * 1024;
constexpr double mostExperimentSeconds = 3600;

/// Why a setup is not run.
struct ExperimentError {
    enum class Kind {
        OutOfRange, ///< `number` is
        NotDivisible, ///< the width is no even number for each head
        NotPowerOfTwo, ///< the longest length is not L times a power of two
        TooLarge, ///< in memory: mostExperimentBytes
        TooLong, ///< in time: mostExperimentSeconds
    };
    Kind kind = Kind::OutOfRange;
    ExperimentCost cost; ///< of what is too large or too long
    const ExperimentNumber* number = nullptr; ///< what is out of range, or what to lower
    std::optional<double> fitting; ///< the most of `number` that would fit, all else alike
};

/// Whether a setup can be run with these encodings.
Expected<void, ExperimentError> checkedSetup(
    const ExperimentSetup& setup, std::span<const TrainedEncoding> encodings);

} // namespace lab
