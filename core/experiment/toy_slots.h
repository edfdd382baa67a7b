#pragma once

#include "core/experiment/experiment_setup.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// The location of a matrix in the list of all parameters of a model.
struct ToySlot {
    Eigen::Index first = 0;
    Eigen::Index rows = 0;
    Eigen::Index columns = 0;
    double deviation = 0; ///< standard deviation of the initial values; 0 for zeros

    Eigen::Index size() const { return rows * columns; }
};

/// The parameters of a layer; those that an encoding or a setup does not have are empty.
struct ToyLayerSlots {
    ToySlot query, key, value, output; ///< d × d
    ToySlot hiddenIn, hiddenBias, hiddenOut, outBias; ///< the linear maps
    ToySlot buckets; ///< T5: heads × buckets, each a bias ten times as large
    /// Shaw, DeBERTa: one vector per clipped distance, multiplied with the query.
    ToySlot keyVectors;
    ToySlot queryVectors; ///< DeBERTa: the same, multiplied with the key
    ToySlot distances; ///< Transformer-XL: d × d, maps the sinusoid of a distance
    ToySlot contentBias, positionBias; ///< Transformer-XL: u and v, 1 × d
};

/// All parameters of a model. The initial values of a slot do not depend on the other slots, so
/// models of one seed differ only in their encoding.
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
        std::uint64_t kind; ///< equal for the same matrix in every encoding
    };
    ToySlot add(int kind, Eigen::Index rows, Eigen::Index columns, double deviation);

    std::vector<Start> m_starts;
};

constexpr int clippedDistance = 16; ///< for Shaw and DeBERTa
constexpr int toyBuckets = 16; ///< for T5
/// A T5 bias is this multiple of its parameter, so that under Adam it changes as fast as the
/// matrices do. Nothing else is tuned for an encoding.
constexpr double bucketGain = 10;

} // namespace lab
