#pragma once

#include "core/experiment/experiment_setup.h"
#include "core/math/expected.h"

#include <optional>
#include <span>
#include <string_view>

namespace lab {

/// A number of the setup that the user may change.
struct ExperimentNumber {
    std::string_view key; ///< "steps"
    double least;
    double most;
    bool isWhole;
    double (*read)(const ExperimentSetup&);
    void (*write)(ExperimentSetup&, double);
};
std::span<const ExperimentNumber> experimentNumbers();

/// The estimated cost of a setup.
struct ExperimentCost {
    double bytes = 0; ///< peak memory, with one run at a time
    /// An upper bound on a typical processor core: all runs in all their rounds.
    double seconds = 0;
};
ExperimentCost costOf(const ExperimentSetup& setup, std::span<const TrainedEncoding> encodings);

constexpr double maxExperimentBytes = 256.0 * 1024 * 1024;
constexpr double maxExperimentSeconds = 3600;

/// Why a setup cannot be run.
struct ExperimentError {
    enum class Kind {
        OutOfRange, ///< `number` is out of range
        NotDivisible, ///< the width is not an even number per head
        NotPowerOfTwo, ///< the longest length is not L times a power of two
        TooLarge, ///< memory exceeds maxExperimentBytes
        TooLong, ///< time exceeds maxExperimentSeconds
    };
    Kind kind = Kind::OutOfRange;
    ExperimentCost cost; ///< of a setup that is too large or too long
    /// The number that is out of range or must be reduced.
    const ExperimentNumber* number = nullptr;
    /// The largest value of `number` that would fit, with everything else unchanged.
    std::optional<double> fitting;
};

/// Whether a setup can be run with these encodings.
Expected<void, ExperimentError> checkedSetup(
    const ExperimentSetup& setup, std::span<const TrainedEncoding> encodings);

} // namespace lab
