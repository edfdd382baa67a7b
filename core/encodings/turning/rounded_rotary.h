#pragma once

#include "core/encodings/turning/rotary.h"
#include "core/encodings/turning/rounded_rotary_parameters.h"
#include "core/math/number_format.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// What each step leaves for one pair. A position that the format cannot hold is infinite, and its
/// angle, cosine and sine are then infinite or NaN.
struct RoundedAngle {
    double position = 0;
    double frequency = 0;
    double angle = 0; ///< in radians, not reduced
    double cosine = 1;
    double sine = 0;
};

/// What the frequencies are before they are rounded to `format`: `exact` ones, scaled or not, as
/// they are, or by powers in float. The scaling of a ladder, exact / plain, then multiplies the
/// power, and the product is rounded to float.
///
/// Error: each power is the float nearest to the one of double precision; PyTorch's own is within
/// one unit in the last place of it. Source: transformers, modeling_rope_utils.py,
/// `1.0 / (base ** (torch.arange(0, dim, 2).float() / dim))`.
Eigen::ArrayXd computedFrequencies(
    const Rotary& rotary, FrequencyPower power, NumberFormat format, const Eigen::ArrayXd& exact);

/// `frequency` in radians a position. The cosine and sine are those of the rounded angle, exact
/// but for their own rounding.
RoundedAngle roundedAngle(const RotationFormats& formats, double frequency, std::int64_t position);

/// The angle alone, and the cosine alone, of the same.
double roundedAngleOnly(const RotationFormats& formats, double frequency, std::int64_t position);
double roundedCosineOnly(const RotationFormats& formats, double frequency, std::int64_t position);

/// The vector turned to `position`, as rotated() does it but rounded at each step; its columns
/// beyond the rotated width stay. The vector itself is taken as it is. `frequencies` has that of
/// each rotated pair, in radians a position: frequencies(rotary), or a scaled ladder.
Eigen::ArrayXd roundedRotation(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& frequencies, const Eigen::ArrayXd& vector, std::int64_t position);

} // namespace lab
