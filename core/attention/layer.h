#pragma once

#include "core/math/masked_softmax.h"

#include <Eigen/Core>

#include <cstdint>
#include <functional>
#include <vector>

namespace lab {

/// A small attention layer with fixed weights: normal numbers from a seed, divided by
/// √(heads·width), so that nothing is learned and everything can be looked at. Tokens are the rows
/// of a matrix of heads·width columns; head h has the columns from h·width.
///
/// a_h = softmax((xW_q)(xW_k)ᵀ/√width + bias), output = [a_1·xW_v | a_2·xW_v | …]·W_o.
/// Laws: without a position signal and without a mask the layer is permutation equivariant,
/// f(Px) = P·f(x); the causal mask or any encoding breaks that. The sums over keys run by size, so
/// that the law holds to the last bit.
struct AttentionLayer {
    int heads = 2; ///< 1 to 64
    int width = 16; ///< of a head, 1 to 512
    std::uint64_t seed = 1;
    Visible visible = Visible::AllKeys;

    bool operator==(const AttentionLayer&) const = default;
};

int modelWidth(const AttentionLayer& layer); ///< heads·width

struct LayerWeights {
    Eigen::MatrixXd query; ///< all four modelWidth × modelWidth, applied from the right: x·W
    Eigen::MatrixXd key;
    Eigen::MatrixXd value;
    Eigen::MatrixXd output;
};

LayerWeights weights(const AttentionLayer& layer);

/// The ways in which an encoding enters a layer, any of them or none. Positions are the places of
/// the rows, from 0.
struct PositionSignal {
    using Rotation = std::function<Eigen::ArrayXd(const Eigen::ArrayXd&, std::int64_t position)>;
    using Bias = std::function<double(int head, std::int64_t query, std::int64_t key)>;

    Eigen::MatrixXd input; ///< added to the tokens: tokens × modelWidth, or empty
    Rotation queryRotation; ///< of one head's query, width numbers
    Rotation keyRotation;
    Bias bias; ///< added to the score after the division by √width; NaN hides the key
};

struct Attention {
    std::vector<Eigen::MatrixXd> scores; ///< one a head, queries × keys, NaN where hidden
    std::vector<Eigen::MatrixXd> weights; ///< their softmax, 0 where hidden
    Eigen::MatrixXd output; ///< tokens × modelWidth
};

/// What the layer makes of the tokens, modelWidth columns.
Attention attention(
    const AttentionLayer& layer, const PositionSignal& signal, const Eigen::MatrixXd& tokens);

/// `count` tokens of normal numbers, modelWidth columns.
Eigen::MatrixXd seededTokens(const AttentionLayer& layer, int count, std::uint64_t seed);

} // namespace lab
