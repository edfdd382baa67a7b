#include "core/experiment/toy_positions.h"

#include "core/encodings/scaling/formula.h"
#include "core/encodings/t5/formula.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

using Eigen::Index;

bool hasSinusoids(TrainedEncoding encoding)
{
    return encoding == TrainedEncoding::Sinusoidal || encoding == TrainedEncoding::TransformerXl;
}

bool hasKeyVectors(TrainedEncoding encoding)
{
    return encoding == TrainedEncoding::Shaw || encoding == TrainedEncoding::Deberta;
}

int longestLength(const ExperimentSetup& setup)
{
    const int asked = std::max(setup.longest, setup.fineTuning > 0 ? fineTuningFactor : 1);
    return asked * setup.trainingLength;
}

template <class Real> ToyRows<Real> sinusoidsUpTo(int length, int width, double base)
{
    ToyRows<Real> rows(length, width);
    for (int pair = 0; pair < width / 2; ++pair) {
        const double frequency = std::pow(base, -2.0 * pair / width);
        for (int p = 0; p < length; ++p) {
            rows(p, 2 * pair) = static_cast<Real>(std::sin(p * frequency));
            rows(p, 2 * pair + 1) = static_cast<Real>(std::cos(p * frequency));
        }
    }
    return rows;
}

std::vector<int> bucketsUpTo(int length, int trainingLength)
{
    T5Bias t5;
    t5.buckets = toyBuckets;
    t5.maxDistance = trainingLength;
    t5.direction = T5Direction::Causal;
    std::vector<int> buckets;
    const std::vector<std::int64_t> edges = bucketEdges(t5);
    for (int distance = 0; distance < length; ++distance)
        buckets.push_back(bucket(t5, edges, -distance));
    return buckets;
}

/// Adds a vector to each row.
template <class Real> void addToEach(ToyRows<Real>& sum, RowsView<Real> rows, const Real* vector)
{
    sum.resize(rows.rows, rows.columns);
    for (Index i = 0; i < rows.rows; ++i) {
        for (Index k = 0; k < rows.columns; ++k)
            sum(i, k) = rows.first[i * rows.step + k] + vector[k];
    }
}

Index clipped(Index distance)
{
    return std::min<Index>(distance, clippedDistance);
}

/// The sums of `scoreGradient` over the keys (or queries) of a distance, per row (or column).
template <class Real>
void sumByDistance(
    ToyRows<Real>& sums, const ToyRows<Real>& scoreGradient, Index columns, bool isByKey)
{
    sums.setZero(scoreGradient.rows(), columns);
    for (Index i = 0; i < scoreGradient.rows(); ++i) {
        for (Index j = 0; j <= i; ++j)
            sums(isByKey ? j : i, std::min(i - j, columns - 1)) += scoreGradient(i, j);
    }
}

} // namespace

template <class Real>
ToyPositions<Real>::ToyPositions(const ExperimentSetup& setup, TrainedEncoding encoding)
    : m_encoding(encoding)
    , m_heads(setup.heads)
{
    const int headWidth = setup.width / setup.heads;
    const int terms = encoding == TrainedEncoding::Deberta ? 3 : 1;
    m_scale = static_cast<Real>(1 / std::sqrt(headWidth * terms));
    if (hasSinusoids(encoding))
        m_sinusoids = sinusoidsUpTo<Real>(longestLength(setup), setup.width, setup.base);
    if (encoding == TrainedEncoding::T5)
        m_buckets = bucketsUpTo(longestLength(setup), setup.trainingLength);
    if (encoding == TrainedEncoding::Rope)
        setFrequencies(
            frequencies({setup.base, headWidth, headWidth, Pairing::Interleaved}, {}), 1);
}

template <class Real>
void ToyPositions<Real>::setFrequencies(const Eigen::ArrayXd& frequencies, double scoreFactor)
{
    if (m_frequencies.size() != frequencies.size() || (m_frequencies != frequencies).any())
        m_cosines.resize(0, 0);
    m_frequencies = frequencies;
    m_scoreFactor = scoreFactor;
}

template <class Real>
void ToyPositions<Real>::turn(ToyRows<Real>& rows, int sequences, int from, bool isBack)
{
    const Index each = rows.rows() / sequences;
    const Index pairs = m_frequencies.size();
    if (m_cosines.rows() < from + each) {
        m_cosines.resize(from + each, pairs);
        m_sines.resize(from + each, pairs);
        for (Index p = 0; p < from + each; ++p) {
            for (Index i = 0; i < pairs; ++i) {
                const double angle = static_cast<double>(p) * m_frequencies[i];
                m_cosines(p, i) = static_cast<Real>(std::cos(angle));
                m_sines(p, i) = static_cast<Real>(std::sin(angle));
            }
        }
    }
    for (Index row = 0; row < rows.rows(); ++row) {
        const Index p = from + row % each;
        for (int head = 0; head < m_heads; ++head) {
            Real* of = &rows(row, head * 2 * pairs);
            for (Index i = 0; i < pairs; ++i, of += 2) {
                const Real c = m_cosines(p, i);
                const Real s = isBack ? -m_sines(p, i) : m_sines(p, i);
                const Real x = of[0];
                of[0] = x * c - of[1] * s;
                of[1] = x * s + of[1] * c;
            }
        }
    }
}

template <class Real>
Real ToyPositions<Real>::biasAt(
    List& parameters, const ToyLayerSlots& slots, int head, Index distance) const
{
    if (m_encoding == TrainedEncoding::Alibi)
        return static_cast<Real>(-std::exp2(-8.0 * (head + 1) / m_heads))
            * static_cast<Real>(distance);
    return static_cast<Real>(bucketGain)
        * slotIn(parameters, slots.buckets)(head, m_buckets[static_cast<std::size_t>(distance)]);
}

template <class Real>
void ToyPositions<Real>::score(
    List& parameters, const ToyLayerSlots& slots, const ToyHead<Real>& head, ToyRows<Real>& scores)
{
    const Index count = head.queries.rows;
    const Index length = head.keys.rows;
    const Index first = length - count;
    const Index column = head.head * head.queries.columns;
    scores.resize(count, length);
    if (m_encoding == TrainedEncoding::TransformerXl) {
        addToEach(m_shifted, head.queries, &slotIn(parameters, slots.contentBias)(0, column));
        m_products.multiplyRightTransposed(viewOf(m_shifted), head.keys, viewOf(scores));
        addToEach(m_shifted, head.queries, &slotIn(parameters, slots.positionBias)(0, column));
        m_terms.resize(count, length);
        m_products.multiplyRightTransposed(viewOf(m_shifted), head.distances, viewOf(m_terms));
        for (Index i = 0; i < count; ++i) {
            for (Index j = 0; j <= first + i; ++j)
                scores(i, j) += m_terms(i, first + i - j);
        }
    } else {
        m_products.multiplyRightTransposed(head.queries, head.keys, viewOf(scores));
    }
    if (hasKeyVectors(m_encoding)) {
        m_terms.resize(count, clippedDistance + 1);
        m_products.multiplyRightTransposed(head.queries,
            viewIn(parameters, slots.keyVectors)
                .block(0, column, clippedDistance + 1, head.queries.columns),
            viewOf(m_terms));
        for (Index i = 0; i < count; ++i) {
            for (Index j = 0; j <= first + i; ++j)
                scores(i, j) += m_terms(i, clipped(first + i - j));
        }
    }
    if (m_encoding == TrainedEncoding::Deberta) {
        m_terms.resize(length, clippedDistance + 1);
        m_products.multiplyRightTransposed(head.keys,
            viewIn(parameters, slots.queryVectors)
                .block(0, column, clippedDistance + 1, head.queries.columns),
            viewOf(m_terms));
        for (Index i = 0; i < count; ++i) {
            for (Index j = 0; j <= first + i; ++j)
                scores(i, j) += m_terms(j, clipped(first + i - j));
        }
    }
    scores *= m_scale * static_cast<Real>(m_scoreFactor);
    if (m_encoding != TrainedEncoding::Alibi && m_encoding != TrainedEncoding::T5)
        return;
    m_bias.resize(length); // at distance length − 1 … 0
    for (Index distance = 0; distance < length; ++distance)
        m_bias[length - 1 - distance] = biasAt(parameters, slots, head.head, distance);
    for (Index i = 0; i < count; ++i) {
        const Index seen = first + i + 1;
        scores.row(i).head(seen) += m_bias.tail(seen).matrix().transpose();
    }
}

template <class Real>
void ToyPositions<Real>::scoreBack(List& parameters, List& gradient, const ToyLayerSlots& slots,
    const ToyHead<Real>& head, ToyRows<Real>& scoreGradient, const ToyHead<Real>& headGradient)
{
    using Into = typename Products<Real>::Into;
    const Index length = scoreGradient.rows();
    const Index width = head.queries.columns;
    const Index column = head.head * width;
    if (m_encoding == TrainedEncoding::T5) {
        auto buckets = slotIn(gradient, slots.buckets);
        for (Index i = 0; i < length; ++i) {
            for (Index j = 0; j <= i; ++j)
                buckets(head.head, m_buckets[static_cast<std::size_t>(i - j)]) +=
                    static_cast<Real>(bucketGain) * scoreGradient(i, j);
        }
    }
    scoreGradient *= m_scale * static_cast<Real>(m_scoreFactor);
    const auto vectorsBack = [&](const ToySlot& slot, RowsView<Real> of,
                                 RowsView<Real> ofGradient) {
        m_products.multiplyLeftTransposed(viewOf(m_terms), of,
            viewIn(gradient, slot).block(0, column, slot.rows, width), Into::Add);
        m_products.multiply(viewOf(m_terms),
            viewIn(parameters, slot).block(0, column, slot.rows, width), ofGradient, Into::Add);
    };
    if (hasKeyVectors(m_encoding)) {
        sumByDistance(m_terms, scoreGradient, clippedDistance + 1, false);
        vectorsBack(slots.keyVectors, head.queries, headGradient.queries);
    }
    if (m_encoding == TrainedEncoding::Deberta) {
        sumByDistance(m_terms, scoreGradient, clippedDistance + 1, true);
        vectorsBack(slots.queryVectors, head.keys, headGradient.keys);
    }
    if (m_encoding != TrainedEncoding::TransformerXl) {
        m_products.multiply(viewOf(scoreGradient), head.keys, headGradient.queries, Into::Add);
        m_products.multiplyLeftTransposed(
            viewOf(scoreGradient), head.queries, headGradient.keys, Into::Add);
        return;
    }
    // Each bias is added to every query: its gradient is the sum of their gradients.
    ToyRows<Real> part(length, width);
    const auto queriesBack = [&](const ToySlot& bias) {
        for (Index i = 0; i < length; ++i) {
            for (Index k = 0; k < width; ++k) {
                headGradient.queries.first[i * headGradient.queries.step + k] += part(i, k);
                slotIn(gradient, bias)(0, column + k) += part(i, k);
            }
        }
    };
    m_products.multiply(viewOf(scoreGradient), head.keys, viewOf(part));
    queriesBack(slots.contentBias);
    addToEach(m_shifted, head.queries, &slotIn(parameters, slots.contentBias)(0, column));
    m_products.multiplyLeftTransposed(
        viewOf(scoreGradient), viewOf(m_shifted), headGradient.keys, Into::Add);
    sumByDistance(m_terms, scoreGradient, length, false);
    m_products.multiply(viewOf(m_terms), head.distances, viewOf(part));
    queriesBack(slots.positionBias);
    addToEach(m_shifted, head.queries, &slotIn(parameters, slots.positionBias)(0, column));
    m_products.multiplyLeftTransposed(
        viewOf(m_terms), viewOf(m_shifted), headGradient.distances, Into::Add);
}

template class ToyPositions<float>;
template class ToyPositions<double>;

} // namespace lab
