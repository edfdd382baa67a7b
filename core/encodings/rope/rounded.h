#pragma once

#include "core/encodings/rope/formula.h"
#include "core/encodings/rope/rounded_parameters.h"
#include "core/math/number_format.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// The result of each step for one pair. A position that the format cannot represent is infinite,
/// and its angle, cosine and sine are then infinite or NaN.
struct RoundedAngle {
    double position = 0;
    double frequency = 0;
    double angle = 0; ///< in radians, not reduced
    double cosine = 1;
    double sine = 0;
};

/// The frequencies before they are rounded to `format`: the `exact` ones, scaled or not, or
/// computed by powers in float. In the latter case, the scaling, exact / plain, multiplies the
/// power, and the product is rounded to float.
///
/// Error: each power is the float nearest to the one in double precision; PyTorch's is within one
/// unit in the last place of it. Source: transformers, modeling_rope_utils.py, `1.0 / (base **
/// (torch.arange(0, dim, 2).float() / dim))`.
Eigen::ArrayXd computedFrequencies(
    const Rotary& rotary, FrequencyPower power, NumberFormat format, const Eigen::ArrayXd& exact);

/// `frequency` in radians per position. The cosine and sine are those of the rounded angle, exact
/// except for their own rounding.
RoundedAngle roundedAngle(const RotationFormats& formats, double frequency, std::int64_t position);

/// Only the angle, and only the cosine, of the same.
double roundedAngleOnly(const RotationFormats& formats, double frequency, std::int64_t position);
double roundedCosineOnly(const RotationFormats& formats, double frequency, std::int64_t position);

/// The vector rotated to `position`, like rotated() but rounded at each step; its columns beyond
/// the rotated width stay unchanged. The vector itself is not rounded. `frequencies` has one value
/// per rotated pair, in radians per position: frequencies(rotary), or scaled ones.
Eigen::ArrayXd roundedRotation(const Rotary& rotary, const RotationFormats& formats,
    const Eigen::ArrayXd& frequencies, const Eigen::ArrayXd& vector, std::int64_t position);

} // namespace lab
