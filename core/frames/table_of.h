#pragma once

#include "core/encodings/relative/deberta.h"
#include "core/encodings/relative/shaw.h"
#include "core/state/schemes/schemes.h"

#include <Eigen/Core>

namespace lab {

// The values of a scheme: those learned by a small model if its table is taken, else those of
// seededTable().

Eigen::MatrixXd tableOf(const LearnedScheme& scheme); ///< rows of positions
Eigen::MatrixXd tableOf(const T5Scheme& scheme); ///< buckets × heads
Eigen::MatrixXd tableOf(const RelativeBiasScheme& scheme); ///< always seeded
/// The small model has vectors only for keys of the past: those of later keys are zero, and so are
/// all that are mixed with the values.
ShawTables tablesOf(const ShawScheme& scheme);

/// projected() of the head shown for tokens that are rows. A learned table stands where the
/// released code reads the distances that it was trained on; the rows of keys ahead are zeros.
DebertaHead headOf(
    const DebertaScheme& scheme, const DebertaWeights& weights, const Eigen::MatrixXd& tokens);

} // namespace lab
