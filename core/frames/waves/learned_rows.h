#pragma once

#include "core/encodings/learned/parameters.h"
#include "core/frames/heatmap_frame.h"
#include "core/state/schemes/learned_schemes.h"

#include <Eigen/Core>

#include <memory>

namespace lab {

/// The table for the scheme's seed, L × width: tableOf(). Recent ones are cached, and the random
/// numbers of a seed too, so that a table of another size draws only the additional ones.
std::shared_ptr<const Eigen::MatrixXd> learnedTable(const LearnedScheme& scheme);

/// For each run, the mean of the rows that the rule beyond L gives to its positions, over those
/// that get one; NaN if none does. `rows` has L rows of any width; the result has one row per run.
///
/// Exact: the rows of a run are summed, repeated rows by their number.
Eigen::MatrixXd meanRows(const Learned& encoding, const Eigen::MatrixXd& rows, const Runs& runs);

} // namespace lab
