#pragma once

#include "core/math/masked_softmax.h"

#include <Eigen/Core>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace lab {

/// A small attention layer with fixed, untrained weights: normally distributed from a seed, divided
/// by √(heads·width). Tokens are the rows of a matrix with heads·width columns; head h has the
/// columns from h·width.
///
/// a_h = softmax((xW_q)(xW_k)ᵀ/√width + bias), output = [a_1·xW_v | a_2·xW_v | …]·W_o. There is no
/// residual connection here; stackedAttention() has one. Laws: without a position signal and
/// without a mask, the layer is permutation equivariant, f(Px) = P·f(x); the causal mask or any
/// encoding breaks this. The sums over keys are sorted by size, so that the law holds to the last
/// bit.
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

/// The ways in which an encoding enters a layer: any of them or none. Positions are the indices of
/// the rows, from 0.
struct PositionSignal {
    using Rotation = std::function<Eigen::ArrayXd(const Eigen::ArrayXd&, std::int64_t position)>;
    using Bias = std::function<double(int head, std::int64_t query, std::int64_t key)>;
    using Terms =
        std::function<Eigen::MatrixXd(const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys)>;
    using Values = std::function<Eigen::RowVectorXd(std::int64_t query, std::int64_t key)>;

    Eigen::MatrixXd input; ///< added to the tokens: tokens × modelWidth, or empty
    Rotation queryRotation; ///< rotates the query of one head, width numbers
    Rotation keyRotation;
    Bias bias; ///< added to the score after the division; NaN hides the key
    /// The same as a matrix, queries × keys, from the vectors of one head, one per row.
    Terms terms;
    Values values; ///< added to the value of a key before it is mixed for this query, width numbers
    /// Products are divided by √(scoreParts·width): DeBERTa's score has three parts.
    int scoreParts = 1;
};

struct Attention {
    std::vector<Eigen::MatrixXd> scores; ///< one per head, queries × keys, NaN if hidden
    std::vector<Eigen::MatrixXd> weights; ///< their softmax, 0 if hidden
    Eigen::MatrixXd output; ///< tokens × modelWidth
};

/// The attention of the layer for the tokens, which have modelWidth columns.
Attention attention(
    const AttentionLayer& layer, const PositionSignal& signal, const Eigen::MatrixXd& tokens);

/// Consecutive layers with a residual connection, one per signal, at least one: layer l has the
/// weights of the seed first.seed + l − 1.
///
/// x_0 = tokens, a_l = Attn_l(x_(l−1)), x_l = x_(l−1) + input_l + a_l. The output of the last layer
/// is a_L, without the residual stream: one layer equals plain attention(). There is no
/// normalization and no feed-forward part. Law: the laws of AttentionLayer hold for the stack,
/// except that with a causal mask the first layer sees which tokens come before a token, and the
/// second in which order.
std::vector<Attention> stackedAttention(const AttentionLayer& first,
    std::span<const PositionSignal> signals, const Eigen::MatrixXd& tokens);

} // namespace lab
