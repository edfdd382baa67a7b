#pragma once

#include "core/state/lab_state.h"

#include <Eigen/Core>

#include <cstdint>
#include <functional>
#include <vector>

namespace lab {

/// The layer of the bench Compare: the first head of an untrained layer, the vectors of its two
/// words, and their query and key. D = modelWidth columns.
///
/// The words are the seeded tokens 0 and 1; the matrices are normally distributed with standard
/// deviation 1/√D.
struct ComparedLayer {
    Eigen::VectorXd queryWord; ///< D numbers
    Eigen::VectorXd keyWord;
    Eigen::VectorXd query; ///< width numbers, without any position
    Eigen::VectorXd key;
    double content = 0; ///< q·k/√width
};
ComparedLayer comparedLayer(const Compare& compare);

/// The score of the two words as query and key at their positions, the key not after the query,
/// under one encoding with the parameters of its bench and the sizes of the layer; NaN if the
/// encoding has no value. All are divided by √width, also T5's, whose own scores are not. For CoPE,
/// the tokens 2, 3, …, counted from the query, are between the words; they move with it.
using ComparedScore = std::function<double(std::int64_t query, std::int64_t key)>;
ComparedScore comparedScore(const LabState& state, ComparedEncoding encoding);

/// ‖x′‖/‖x‖ at a position: of a token's vector if the position is added to it, of a query if it is
/// rotated; 1 if the vectors stay unchanged, NaN if there is no value.
std::function<double(std::int64_t position)> comparedLength(
    const LabState& state, ComparedEncoding encoding);

} // namespace lab
