#pragma once

#include "core/math/number_format.h"

namespace lab {

/// The format in which each step of a rotation keeps its result; Double is what every step has
/// that is not named.
///
/// A step's inputs are what the steps before it have left, and its result is rounded once:
/// position p, frequency θᵢ (from its value in double), angle p·θᵢ, cosine and sine of that angle,
/// the products x·cos and y·sin, and their sum. A sum in a tensor core that keeps its products
/// whole is `product` Double and `sum` narrow.
/// Law: with all in Double a score depends on the distance alone to 1e-9 up to position 10⁷; with
/// positions in Bfloat16 only while they are below 257.
/// Measured in transformers PR #29285; Wang et al. 2024, arXiv:2411.13476.
struct RotationFormats {
    NumberFormat position = NumberFormat::Double;
    NumberFormat frequency = NumberFormat::Double;
    NumberFormat angle = NumberFormat::Double;
    NumberFormat wave = NumberFormat::Double; ///< cosine and sine
    NumberFormat product = NumberFormat::Double;
    NumberFormat sum = NumberFormat::Double;

    bool operator==(const RotationFormats&) const = default;
};

/// How the frequencies are computed before they are kept in their format.
enum class FrequencyPower {
    Exact, ///< θᵢ to the precision of double, then rounded once
    /// 1 / base^(2i/r) as PyTorch computes inv_freq: 2i/r, the base, the power and its reciprocal
    /// are each rounded to float. A format of double has double powers, which are Exact.
    Float,
};

/// All steps from `position` on in one format: what a model cast as a whole computes.
RotationFormats allIn(NumberFormat format);

} // namespace lab
