#pragma once

#include "core/encodings/deberta/formula.h"
#include "core/encodings/shaw/formula.h"
#include "core/state/schemes/schemes.h"

#include <Eigen/Core>

namespace lab {

// The values of a scheme: those learned by a small model if its table is taken, else those of
// seededTable().

Eigen::MatrixXd tableOf(const LearnedScheme& scheme); ///< rows of positions
Eigen::MatrixXd tableOf(const T5Scheme& scheme); ///< buckets × heads
Eigen::MatrixXd tableOf(const RelativeBiasScheme& scheme); ///< always seeded
/// The small model has vectors only for earlier keys: those of later keys are zero, and so are all
/// vectors added to the values.
ShawTables tablesOf(const ShawScheme& scheme);

/// projected() for the head shown; tokens are rows. A learned table is placed where the released
/// code reads its trained distances; the rows of later keys are zeros.
DebertaHead headOf(
    const DebertaScheme& scheme, const DebertaWeights& weights, const Eigen::MatrixXd& tokens);

} // namespace lab
