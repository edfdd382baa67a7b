#pragma once

#include "core/encodings/rope/formula.h"

#include <Eigen/Core>

#include <vector>

namespace lab {

/// The half-split position of each interleaved column of a head: column 2i goes to i and 2i + 1 to
/// i + r/2 for i < r/2, r = rotatedWidth; columns beyond r keep their positions.
///
/// As a matrix this is P, and it permutes the rows of W_q and W_k of a checkpoint when weights of
/// Meta's LLaMA are converted for transformers (permute in convert_llama_weights_to_hf.py). Law:
/// P·R_interleaved(p) = R_halves(p)·P exactly, so ⟨R(m)Pq, R(n)Pk⟩ is the score of q and k; and
/// P⁻¹P = 1. P is the identity for r ≤ 2.
std::vector<int> halvesPlaces(const Rotary& rotary);

/// places[inverted(places)[c]] is c.
std::vector<int> inverted(const std::vector<int>& places);

/// The vector whose value at places[c] is columns[c].
Eigen::ArrayXd moved(const Eigen::ArrayXd& columns, const std::vector<int>& places);

/// The pair that contains the column. For WrongMix, the pair of its columns, not of its angles.
int pairOf(const Rotary& rotary, int column);

} // namespace lab
