#pragma once

#include "core/experiment/experiment_setup.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// Where a matrix of a model's parameters lies in the one list of them all.
struct ToySlot {
    Eigen::Index first = 0;
    Eigen::Index rows = 0;
    Eigen::Index columns = 0;
    double deviation = 0; ///< of the normal numbers it starts with; 0 starts with zeros

    Eigen::Index size() const { return rows * columns; }
};

/// The parameters of a layer; those that an encoding or a setup does not have are empty.
struct ToyLayerSlots {
    ToySlot query, key, value, output; ///< d × d
    ToySlot hiddenIn, hiddenBias, hiddenOut, outBias; ///< the dense maps
    ToySlot buckets; ///< T5: heads × buckets, each a bias ten times as large
    ToySlot keyVectors; ///< Shaw, DeBERTa: a vector a clipped distance, that the query meets
    ToySlot queryVectors; ///< DeBERTa: the same that the key meets
    ToySlot distances; ///< Transformer-XL: d × d, maps a distance's sinusoid
    ToySlot contentBias, positionBias; ///< Transformer-XL: u and v, 1 × d
};

/// All parameters of a model. A slot starts with the same numbers whatever others there are, so
/// that models of one seed differ by their encoding alone.
struct ToySlots {
    ToySlots(const ExperimentSetup& setup, TrainedEncoding encoding);

    ToySlot symbols, values, positions, readout, readoutBias;
    std::vector<ToyLayerSlots> layers;
    Eigen::Index size = 0;

    /// The parameters at the start of training.
    Eigen::ArrayXd start(std::uint64_t seed) const;

private:
    struct Start {
        ToySlot slot;
        std::uint64_t kind; ///< the same for the same matrix of every encoding
    };
    ToySlot add(int kind, Eigen::Index rows, Eigen::Index columns, double deviation);

    std::vector<Start> m_starts;
};

constexpr int clippedDistance = 16; ///< of Shaw and DeBERTa
constexpr int toyBuckets = 16; ///< of T5
/// A T5 bias is so many times its parameter, which lets it move as fast under Adam as the
/// matrices do: the one thing that is fitted to an encoding.
constexpr double bucketGain = 10;

} // namespace lab
