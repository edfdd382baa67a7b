#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace lab::verify {

/// The error of the core's numbers against one reference case, as a fraction of the case's
/// tolerance: |ours − reference| / max(double_abs, double_rel·|reference|). 1 is the limit.
///
/// A different integer, a different size, and a number where the reference has null (masked, where
/// ours is NaN) have an infinite error. A scheme's comparer names each output that it has compared,
/// so that a missing one can be reported.
class Comparison {
public:
    explicit Comparison(const nlohmann::json& referenceCase);
    Comparison(double absolute, double relative);

    /// For the following comparisons: for outputs whose tolerance is given in words in the file.
    void setTolerance(double absolute, double relative);

    /// Compares arrays of any depth, element by element, and single numbers. `ours` is anything
    /// that nlohmann::json takes: a double, a vector, a vector of vectors; NaN stands for null.
    void real(std::string_view what, const nlohmann::json& ours, const nlohmann::json& reference);
    /// The same for integers, strings and booleans, which must be equal.
    void equal(std::string_view what, const nlohmann::json& ours, const nlohmann::json& reference);

    /// For a case that could not be computed: infinitely far.
    void fail(const std::string& reason);

    double worstShare() const { return m_worstShare; }
    const std::string& worstPlace() const { return m_worstPlace; } ///< "scores[2][1]: 3 for 4"
    std::int64_t count() const { return m_count; } ///< of the numbers compared

private:
    void compare(const std::string& where, const nlohmann::json& ours,
        const nlohmann::json& reference, bool exactly);
    void note(const std::string& where, double share, const nlohmann::json& ours,
        const nlohmann::json& reference);

    double m_absolute = 0;
    double m_relative = 0;
    double m_worstShare = 0;
    std::string m_worstPlace;
    std::int64_t m_count = 0;
};

/// Computes one case of a scheme with the core and compares it.
using Comparer = void (*)(const nlohmann::json& referenceCase, Comparison& comparison);

} // namespace lab::verify
