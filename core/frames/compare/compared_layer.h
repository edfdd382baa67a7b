#pragma once

#include "core/state/lab_state.h"

#include <Eigen/Core>

#include <cstdint>
#include <functional>
#include <vector>

namespace lab {

/// The layer of the bench Compare: the first head of a layer that nobody has trained, the vectors
/// of its two words, and what the words become in it. D = modelWidth columns.
///
/// The words are the seeded tokens 0 and 1; the matrices normal numbers with the deviation 1/√D.
struct ComparedLayer {
    Eigen::VectorXd queryWord; ///< D numbers
    Eigen::VectorXd keyWord;
    Eigen::VectorXd query; ///< width numbers, without any position
    Eigen::VectorXd key;
    double content = 0; ///< q·k/√width
};
ComparedLayer comparedLayer(const Compare& compare);

/// The score of the two words as query and key at their positions, the key not after the query,
/// under one encoding with the numbers of its bench and the layer's sizes; NaN where the encoding
/// has no value. All are divided by √width, T5's too, whose own scores are not. Between the words
/// of CoPE stand the tokens 2, 3, …, counted from the query; they move with it.
using ComparedScore = std::function<double(std::int64_t query, std::int64_t key)>;
ComparedScore comparedScore(const LabState& state, ComparedEncoding encoding);

/// ‖x′‖/‖x‖ at a position: of a token's vector where the position is added to it, of a query where
/// it is turned; 1 where the vectors stay as they are, NaN where there is no value.
std::function<double(std::int64_t position)> comparedLength(
    const LabState& state, ComparedEncoding encoding);

} // namespace lab
