#pragma once

#include "core/encodings/added/learned_parameters.h"
#include "core/frames/heatmap_frame.h"
#include "core/state/schemes/learned_schemes.h"

#include <Eigen/Core>

#include <memory>

namespace lab {

/// The table of the scheme's seed, L × width: tableOf(). Those used last are kept, and of a seed
/// the random numbers too, so that a table of another size draws no more than it has in addition.
std::shared_ptr<const Eigen::MatrixXd> learnedTable(const LearnedScheme& scheme);

/// For each run the mean of the rows that its positions get by the rule beyond L, over those that
/// get one; NaN where none does. `rows` has L rows of any width; the result has one for each run.
///
/// Exact: the rows of a run are added up, those that recur by their number.
Eigen::MatrixXd meanRows(const Learned& encoding, const Eigen::MatrixXd& rows, const Runs& runs);

} // namespace lab
