#pragma once

#include "core/encodings/rotary.h"
#include "core/math/number_format.h"

#include <Eigen/Core>

#include <cstdint>

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

/// All steps from `position` on in one format: what a model cast as a whole computes.
RotationFormats allIn(NumberFormat format);

/// What each step leaves for one pair. A position that the format cannot hold is infinite, and its
/// angle, cosine and sine are then infinite or NaN.
struct RoundedAngle {
    double position = 0;
    double frequency = 0;
    double angle = 0; ///< in radians, not reduced
    double cosine = 1;
    double sine = 0;
};

/// `frequency` in radians a position. The cosine and sine are those of the rounded angle, exact
/// but for their own rounding.
RoundedAngle roundedAngle(const RotationFormats& formats, double frequency, std::int64_t position);

/// The angle alone, and the cosine alone, of the same.
double roundedAngleOnly(const RotationFormats& formats, double frequency, std::int64_t position);
double roundedCosineOnly(const RotationFormats& formats, double frequency, std::int64_t position);

/// The vector turned to `position`, as rotated() does it but rounded at each step; its columns
/// beyond the rotated width stay. The vector itself is taken as it is.
Eigen::ArrayXd roundedRotation(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& vector, std::int64_t position);

/// The same with the frequency of each rotated pair given, in radians a position: a scaled ladder,
/// or the frequencies(rotary) of an earlier call.
Eigen::ArrayXd roundedRotation(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& frequencies, const Eigen::ArrayXd& vector, std::int64_t position);

} // namespace lab
