#pragma once

#include "core/math/number_format.h"

namespace lab {

/// The format in which each step of a rotation stores its result; the default is Double.
///
/// The inputs of a step are the results of the steps before it, and its result is rounded once:
/// position p, frequency θᵢ (from its value in double), angle p·θᵢ, cosine and sine of this angle,
/// the products x·cos and y·sin, and their sum. A tensor core that sums unrounded products
/// corresponds to `product` Double and a narrow `sum`. Law: with all in Double, a score depends
/// only on the distance, to 1e-9 up to position 10⁷; with positions in Bfloat16 only below 257.
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

/// How the frequencies are computed before they are stored in their format.
enum class FrequencyPower {
    Exact, ///< θᵢ to the precision of double, then rounded once
    /// 1 / base^(2i/r) as PyTorch computes inv_freq: 2i/r, the base, the power and its reciprocal
    /// are each rounded to float. For a format of double, powers are in double, which is Exact.
    Float,
};

/// All steps from `position` on in one format: the computation of a model that is cast as a whole.
RotationFormats allIn(NumberFormat format);

} // namespace lab
