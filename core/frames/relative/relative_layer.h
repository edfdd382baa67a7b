#pragma once

#include "core/state/lab_state.h"

#include <Eigen/Core>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace lab {

struct TransformerXlWeights;

/// The token whose seeded vector is used at a position of the bench Relative. The words of the
/// teaching example are the tokens 0 to 9 at any position; the token of any other word is derived
/// from its letters. After the text, position p has token p, because the tables continue past the
/// words.
std::int64_t relativeToken(const LabState& state, std::int64_t position);

/// The tokens of the words, one per position.
std::vector<std::int64_t> relativeTokens(const LabState& state);

/// Shaw's untrained layer with one head: matrices with normally distributed values of standard
/// deviation 1/√width, each width × width.
struct ShawWeights {
    Eigen::MatrixXd query;
    Eigen::MatrixXd key;
};
ShawWeights seededWeights(const ShawScheme& scheme);
std::uint64_t shawMatrixSeed(const ShawScheme& scheme); ///< of them; the tables have their own

/// seededWeights() for the scheme's sizes and seed, drawn once for all pictures.
std::shared_ptr<const TransformerXlWeights> weightsOf(const TransformerXlScheme& scheme);

/// The value of each token that attention mixes, drawn for the width of the encoding: the first
/// component of its value vector, w·x with normally distributed w of standard deviation 1/√width.
std::vector<double> wordValues(const LabState& state, std::span<const std::int64_t> tokens);

/// All maps of a state: terms before the division, rows queries and columns keys, NaN where the
/// mask hides the key. A term that the encoding does not have, or that a parameter excludes, is
/// empty.
struct RelativeMaps {
    std::array<Eigen::MatrixXd, relativeTerms.size()> terms;
    double divisor = 1; ///< √ of `squaredDivisor`
    int squaredDivisor = 1; ///< d of the head, for DeBERTa times the number of terms
    Eigen::MatrixXd distanceValues; ///< Shaw's first column of aV by query and key; else empty

    const Eigen::MatrixXd& of(RelativeTerm term) const
    {
        return terms[static_cast<std::size_t>(term)];
    }
};
RelativeMaps relativeMaps(const LabState& state);

} // namespace lab
