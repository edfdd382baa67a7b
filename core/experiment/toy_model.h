#pragma once

#include "core/experiment/experiment_tasks.h"
#include "core/experiment/toy_positions.h"

#include <vector>

namespace lab {

/// A small causal attention model as described by ExperimentSetup, with the gradient of its loss
/// written by hand. The program trains with float; double is for checking the gradient.
///
/// Law: all numbers depend only on setup, encoding and seed, on every x86-64 to the last bit.
template <class Real> class ToyModel {
public:
    using List = Eigen::Array<Real, Eigen::Dynamic, 1>;

    ToyModel(const ExperimentSetup& setup, TrainedEncoding encoding, std::uint64_t seed,
        InstructionSet instructions = bestInstructionSet());

    const ExperimentSetup& setup() const { return m_setup; }
    List& parameters() { return m_parameters; }
    const List& gradient() const { return m_gradient; }
    ToyPositions<Real>& positions() { return m_positions; }
    const ToySlots& slots() const { return m_slots; } ///< the layout of parameters()

    /// One row of logits for each of the last `queries` positions of each sequence, 1 … length.
    const ToyRows<Real>& logits(const TaskBatch& batch, int queries);
    /// The mean cross-entropy over the questions of a batch, which must have at least one; sets
    /// gradient().
    double lossAndGradient(const TaskBatch& batch);
    /// The attention weights of the last call of logits(): for one sequence and head of the last
    /// layer, one row per query.
    const ToyRows<Real>& weights(int sequence, int head) const
    {
        return m_traces.back().weights[static_cast<std::size_t>(sequence * m_setup.heads + head)];
    }

    /// For the last call of logits(), in the first layer: for each pair of columns 2i and 2i + 1 of
    /// a head, the mean norm of the queries times that of the keys, summed over the heads.
    Eigen::ArrayXd pairSizes() const;

private:
    /// The values of a layer that its gradient needs.
    struct Trace {
        ToyRows<Real> normed, queryNormed, queries, keys, values, mixed, distances;
        ToyRows<Real> hidden, hiddenNormed;
        List inverseNorms, hiddenInverseNorms;
        std::vector<ToyRows<Real>> weights;
    };

    void embed(const TaskBatch& batch);
    void attend(const TaskBatch& batch, int layer, int queries);
    void addHidden(int layer);
    void attendBack(const TaskBatch& batch, int layer);
    void hiddenBack(int layer);
    ToyHead<Real> headOf(ToyRows<Real>& queries, ToyRows<Real>& keys, ToyRows<Real>& distances,
        int sequence, int sequences, int head) const;

    ExperimentSetup m_setup;
    ToySlots m_slots;
    ToyPositions<Real> m_positions;
    List m_parameters, m_gradient;
    std::vector<Trace> m_traces;
    ToyRows<Real> m_stream, m_normed, m_logits; ///< the residual stream, normalized, and the logits
    List m_inverseNorms;
    ToyRows<Real> m_streamGradient, m_queryGradient, m_keyGradient, m_valueGradient,
        m_distanceGradient, m_mixedGradient, m_scoreGradient, m_terms;
};

} // namespace lab
