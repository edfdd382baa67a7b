#pragma once

#include "core/encodings/turning/rotary.h"

#include <Eigen/Core>

#include <vector>

namespace lab {

/// Where the interleaved columns of a head stand in the half-split order: column 2i goes to i and
/// 2i + 1 to i + r/2 for i < r/2, r = rotatedWidth; a column beyond r keeps its place.
///
/// As a matrix this is P, and the rows of W_q and W_k of a checkpoint move by it when weights of
/// Meta's LLaMA are written for transformers (convert_llama_weights_to_hf.py, permute).
/// Law: P·R_interleaved(p) = R_halves(p)·P, number for number, so ⟨R(m)Pq, R(n)Pk⟩ is the score of
/// q and k; and P⁻¹P = 1. P is the identity for r ≤ 2.
std::vector<int> halvesPlaces(const Rotary& rotary);

/// places[inverted(places)[c]] is c.
std::vector<int> inverted(const std::vector<int>& places);

/// The vector whose number at places[c] is columns[c].
Eigen::ArrayXd moved(const Eigen::ArrayXd& columns, const std::vector<int>& places);

/// The pair that holds the column. For WrongMix that of its columns, not of its angles.
int pairOf(const Rotary& rotary, int column);

} // namespace lab
