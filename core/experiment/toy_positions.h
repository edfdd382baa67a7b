#pragma once

#include "core/experiment/toy_slots.h"
#include "core/math/kernels/products.h"

#include <Eigen/Core>

#include <vector>

namespace lab {

template <class Real>
using ToyRows = Eigen::Matrix<Real, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

template <class Real> RowsView<Real> viewOf(ToyRows<Real>& rows)
{
    return {rows.data(), rows.rows(), rows.cols(), rows.cols()};
}

/// The view of a slot in a list of parameters, or in their gradient.
template <class Real>
Eigen::Map<ToyRows<Real>> slotIn(Eigen::Array<Real, Eigen::Dynamic, 1>& list, const ToySlot& slot)
{
    return {list.data() + slot.first, slot.rows, slot.columns};
}
template <class Real>
RowsView<Real> viewIn(Eigen::Array<Real, Eigen::Dynamic, 1>& list, const ToySlot& slot)
{
    return {list.data() + slot.first, slot.rows, slot.columns, slot.columns};
}

/// One head of one sequence: its queries belong to the last of its keys.
template <class Real> struct ToyHead {
    int head = 0;
    RowsView<Real> queries;
    RowsView<Real> keys;
    RowsView<Real> distances; ///< Transformer-XL: the mapped sinusoids 0 … for this head
};

/// The effect of an encoding on a model's scores, and its gradient. The scores of query i (of the
/// last `queries.rows` positions) and key j are `scores(i, j)`, for j up to the query's position.
template <class Real> class ToyPositions {
public:
    using List = Eigen::Array<Real, Eigen::Dynamic, 1>;

    ToyPositions(const ExperimentSetup& setup, TrainedEncoding encoding);

    TrainedEncoding encoding() const { return m_encoding; }
    Real scale() const { return m_scale; } ///< of dot products of queries and keys
    /// Row p is the sinusoid for position or distance p, up to the longest length.
    const ToyRows<Real>& sinusoids() const { return m_sinusoids; }

    /// RoPE's frequencies in radians per position, and a factor for the scores.
    void setFrequencies(const Eigen::ArrayXd& frequencies, double scoreFactor);
    /// Rotates the rows of each sequence by their positions, the first of which is `from`;
    /// backwards for gradients.
    void turn(ToyRows<Real>& rows, int sequences, int from, bool isBack);

    /// Sets the scores, scaled and with their bias; those of later keys are left to the mask.
    void score(List& parameters, const ToyLayerSlots& slots, const ToyHead<Real>& head,
        ToyRows<Real>& scores);
    /// Adds the contribution of the scores to the gradients of the parameters, queries, keys and
    /// distances. Later keys have none. All positions are queries.
    void scoreBack(List& parameters, List& gradient, const ToyLayerSlots& slots,
        const ToyHead<Real>& head, ToyRows<Real>& scoreGradient, const ToyHead<Real>& headGradient);

    Products<Real>& products() { return m_products; }
    void setInstructions(InstructionSet instructions) { m_products = Products<Real>(instructions); }

private:
    Real biasAt(
        List& parameters, const ToyLayerSlots& slots, int head, Eigen::Index distance) const;

    TrainedEncoding m_encoding;
    int m_heads;
    Real m_scale;
    std::vector<int> m_buckets; ///< T5: by distance
    ToyRows<Real> m_sinusoids;
    Eigen::ArrayXd m_frequencies;
    double m_scoreFactor = 1;
    ToyRows<Real> m_cosines, m_sines; ///< position × pair
    Products<Real> m_products;
    ToyRows<Real> m_shifted, m_terms; ///< temporary storage
    List m_bias;
};

} // namespace lab
