#pragma once

#include "core/encodings/rope/formula.h"
#include "core/state/lab_state.h"

#include <Eigen/Core>

namespace lab {

/// How the pairs rotate: plain, or with the scaling.
Turning turning(const Rotations& rotations);

/// The vectors before rotation; their size is the width.
Eigen::ArrayXd queryVector(const Rotations& rotations);
Eigen::ArrayXd keyVector(const Rotations& rotations);

} // namespace lab
