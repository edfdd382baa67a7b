#pragma once

#include "core/encodings/relative/deberta.h"
#include "core/encodings/relative/shaw.h"
#include "core/state/schemes/schemes.h"

#include <Eigen/Core>

namespace lab {

// The numbers of a scheme: those that a small model has learned, where its table is taken, and
// otherwise what seededTable() draws.

Eigen::MatrixXd tableOf(const LearnedScheme& scheme); ///< rows of positions
Eigen::MatrixXd tableOf(const T5Scheme& scheme); ///< buckets × heads
Eigen::MatrixXd tableOf(const RelativeBiasScheme& scheme); ///< always seeded
/// The small model has vectors for the keys of the past alone: those ahead are zeros, and so are
/// all that are mixed with the values.
ShawTables tablesOf(const ShawScheme& scheme);

/// projected() of the head shown for tokens that are rows. A learned table stands where the
/// released code reads the distances that it was trained on; the rows of keys ahead are zeros.
DebertaHead headOf(
    const DebertaScheme& scheme, const DebertaWeights& weights, const Eigen::MatrixXd& tokens);

} // namespace lab
