#include "core/experiment/toy_model.h"

#include <cassert>
#include <cmath>

namespace lab {

namespace {

using Eigen::Index;

constexpr double smallestMeanSquare = 1e-5;

/// Rows divided by their root mean square, and its reciprocal.
template <class Real, class List>
void norm(const ToyRows<Real>& rows, ToyRows<Real>& normed, List& inverse)
{
    normed.resize(rows.rows(), rows.cols());
    inverse.resize(rows.rows());
    for (Index i = 0; i < rows.rows(); ++i) {
        const Real mean = rows.row(i).squaredNorm() / static_cast<Real>(rows.cols());
        inverse[i] = 1 / std::sqrt(mean + static_cast<Real>(smallestMeanSquare));
        normed.row(i) = rows.row(i) * inverse[i];
    }
}

/// Adds to `to` the gradient of the rows, given the gradient of the normalized rows.
template <class Real, class List>
void normBack(const ToyRows<Real>& normed, const List& inverse, const ToyRows<Real>& gradient,
    ToyRows<Real>& to)
{
    for (Index i = 0; i < normed.rows(); ++i) {
        const Real along = normed.row(i).dot(gradient.row(i)) / static_cast<Real>(normed.cols());
        to.row(i) += (gradient.row(i) - normed.row(i) * along) * inverse[i];
    }
}

template <class Real>
void takeLast(const ToyRows<Real>& rows, ToyRows<Real>& taken, int sequences, int count)
{
    const Index each = rows.rows() / sequences;
    taken.resize(Index {sequences} * count, rows.cols());
    for (int s = 0; s < sequences; ++s)
        taken.middleRows(Index {s} * count, count) = rows.middleRows((s + 1) * each - count, count);
}

} // namespace

template <class Real>
ToyModel<Real>::ToyModel(const ExperimentSetup& setup, TrainedEncoding encoding, std::uint64_t seed,
    InstructionSet instructions)
    : m_setup(setup)
    , m_slots(setup, encoding)
    , m_positions(setup, encoding)
    , m_parameters(m_slots.start(seed).cast<Real>())
    , m_gradient(List::Zero(m_slots.size))
    , m_traces(static_cast<std::size_t>(setup.layers))
{
    m_positions.setInstructions(instructions);
}

template <class Real> void ToyModel<Real>::embed(const TaskBatch& batch)
{
    const Index rows = Index {batch.sequences} * batch.length;
    const auto symbols = slotIn(m_parameters, m_slots.symbols);
    m_stream.resize(rows, m_setup.width);
    for (Index row = 0; row < rows; ++row) {
        const auto at = static_cast<std::size_t>(row);
        const Index position = row % batch.length;
        m_stream.row(row) = symbols.row(batch.symbols[at]);
        if (!batch.values.empty())
            m_stream.row(row) += slotIn(m_parameters, m_slots.values).row(batch.values[at]);
        if (m_positions.encoding() == TrainedEncoding::Sinusoidal)
            m_stream.row(row) += m_positions.sinusoids().row(position);
        if (m_positions.encoding() == TrainedEncoding::Learned)
            m_stream.row(row) += slotIn(m_parameters, m_slots.positions).row(position);
    }
}

template <class Real>
ToyHead<Real> ToyModel<Real>::headOf(ToyRows<Real>& queries, ToyRows<Real>& keys,
    ToyRows<Real>& distances, int sequence, int sequences, int head) const
{
    const Index width = m_setup.width / m_setup.heads;
    const Index queryCount = queries.rows() / sequences;
    const Index keyCount = keys.rows() / sequences;
    ToyHead<Real> of {head,
        viewOf(queries).block(sequence * queryCount, head * width, queryCount, width),
        viewOf(keys).block(sequence * keyCount, head * width, keyCount, width), {}};
    if (distances.size() > 0)
        of.distances = viewOf(distances).block(0, head * width, distances.rows(), width);
    return of;
}

template <class Real> void ToyModel<Real>::attend(const TaskBatch& batch, int layer, int queries)
{
    Trace& trace = m_traces[static_cast<std::size_t>(layer)];
    const ToyLayerSlots& slots = m_slots.layers[static_cast<std::size_t>(layer)];
    Products<Real>& products = m_positions.products();
    const Index d = m_setup.width;
    norm(m_stream, trace.normed, trace.inverseNorms);
    takeLast(trace.normed, trace.queryNormed, batch.sequences, queries);
    const auto mapped = [&](ToyRows<Real>& from, const ToySlot& slot, ToyRows<Real>& to) {
        to.resize(from.rows(), d);
        products.multiply(viewOf(from), viewIn(m_parameters, slot), viewOf(to));
    };
    mapped(trace.queryNormed, slots.query, trace.queries);
    mapped(trace.normed, slots.key, trace.keys);
    mapped(trace.normed, slots.value, trace.values);
    if (m_positions.encoding() == TrainedEncoding::Rope) {
        m_positions.turn(trace.queries, batch.sequences, batch.length - queries, false);
        m_positions.turn(trace.keys, batch.sequences, 0, false);
    }
    if (m_positions.encoding() == TrainedEncoding::TransformerXl) {
        m_terms = m_positions.sinusoids().topRows(batch.length);
        mapped(m_terms, slots.distances, trace.distances);
    }
    trace.mixed.resize(trace.queries.rows(), d);
    trace.weights.resize(static_cast<std::size_t>(batch.sequences * m_setup.heads));
    const Index headWidth = d / m_setup.heads;
    for (int s = 0; s < batch.sequences; ++s) {
        for (int h = 0; h < m_setup.heads; ++h) {
            auto& weights = trace.weights[static_cast<std::size_t>(s * m_setup.heads + h)];
            m_positions.score(m_parameters, slots,
                headOf(trace.queries, trace.keys, trace.distances, s, batch.sequences, h), weights);
            for (Index i = 0; i < queries; ++i) {
                const Index seen = batch.length - queries + i + 1;
                products.softmax(&weights(i, 0), seen);
                weights.row(i).tail(batch.length - seen).setZero();
            }
            products.multiply(viewOf(weights),
                viewOf(trace.values)
                    .block(Index {s} * batch.length, h * headWidth, batch.length, headWidth),
                viewOf(trace.mixed).block(Index {s} * queries, h * headWidth, queries, headWidth));
        }
    }
    if (queries != batch.length) {
        takeLast(m_stream, m_terms, batch.sequences, queries);
        m_stream.swap(m_terms);
    }
    products.multiply(viewOf(trace.mixed), viewIn(m_parameters, slots.output), viewOf(m_stream),
        Products<Real>::Into::Add);
}

template <class Real> void ToyModel<Real>::addHidden(int layer)
{
    Trace& trace = m_traces[static_cast<std::size_t>(layer)];
    const ToyLayerSlots& slots = m_slots.layers[static_cast<std::size_t>(layer)];
    norm(m_stream, trace.hiddenNormed, trace.hiddenInverseNorms);
    trace.hidden.resize(m_stream.rows(), m_setup.hidden);
    trace.hidden.rowwise() = slotIn(m_parameters, slots.hiddenBias).row(0);
    m_positions.products().multiply(viewOf(trace.hiddenNormed),
        viewIn(m_parameters, slots.hiddenIn), viewOf(trace.hidden), Products<Real>::Into::Add);
    trace.hidden = trace.hidden.cwiseMax(Real {0});
    m_stream.rowwise() += slotIn(m_parameters, slots.outBias).row(0);
    m_positions.products().multiply(viewOf(trace.hidden), viewIn(m_parameters, slots.hiddenOut),
        viewOf(m_stream), Products<Real>::Into::Add);
}

template <class Real>
const ToyRows<Real>& ToyModel<Real>::logits(const TaskBatch& batch, int queries)
{
    assert(queries > 0 && queries <= batch.length);
    embed(batch);
    for (int layer = 0; layer < m_setup.layers; ++layer) {
        attend(batch, layer, layer + 1 == m_setup.layers ? queries : batch.length);
        if (m_setup.hidden > 0)
            addHidden(layer);
    }
    norm(m_stream, m_normed, m_inverseNorms);
    m_logits.resize(m_stream.rows(), m_slots.readout.columns);
    m_logits.rowwise() = slotIn(m_parameters, m_slots.readoutBias).row(0);
    m_positions.products().multiply(viewOf(m_normed), viewIn(m_parameters, m_slots.readout),
        viewOf(m_logits), Products<Real>::Into::Add);
    return m_logits;
}

template <class Real> Eigen::ArrayXd ToyModel<Real>::pairSizes() const
{
    const Trace& trace = m_traces.front();
    const Index pairs = m_setup.width / m_setup.heads / 2;
    const auto meanSize = [](const ToyRows<Real>& rows, Index column) {
        return rows.middleCols(column, 2).rowwise().norm().template cast<double>().mean();
    };
    Eigen::ArrayXd sizes = Eigen::ArrayXd::Zero(pairs);
    for (Index column = 0; column < m_setup.width; column += 2)
        sizes[column / 2 % pairs] += meanSize(trace.queries, column) * meanSize(trace.keys, column);
    return sizes;
}

template <class Real> double ToyModel<Real>::lossAndGradient(const TaskBatch& batch)
{
    using Into = typename Products<Real>::Into;
    Products<Real>& products = m_positions.products();
    logits(batch, batch.length);
    m_gradient.setZero();
    const auto questions = std::ranges::count_if(batch.answers, [](int a) { return a >= 0; });
    assert(questions > 0);
    double loss = 0;
    for (Index row = 0; row < m_logits.rows(); ++row) { // replaces the logits by their gradient
        const int answer = batch.answers[static_cast<std::size_t>(row)];
        if (answer < 0) {
            m_logits.row(row).setZero();
            continue;
        }
        products.softmax(&m_logits(row, 0), m_logits.cols());
        loss -= std::log(std::max<double>(m_logits(row, answer), 1e-38));
        m_logits(row, answer) -= 1;
        m_logits.row(row) /= static_cast<Real>(questions);
    }
    products.multiplyLeftTransposed(
        viewOf(m_normed), viewOf(m_logits), viewIn(m_gradient, m_slots.readout));
    slotIn(m_gradient, m_slots.readoutBias) = m_logits.colwise().sum();
    m_terms.resize(m_stream.rows(), m_stream.cols());
    products.multiplyRightTransposed(
        viewOf(m_logits), viewIn(m_parameters, m_slots.readout), viewOf(m_terms), Into::Set);
    m_streamGradient.setZero(m_stream.rows(), m_stream.cols());
    normBack(m_normed, m_inverseNorms, m_terms, m_streamGradient);
    for (int layer = m_setup.layers; layer-- > 0;) {
        if (m_setup.hidden > 0)
            hiddenBack(layer);
        attendBack(batch, layer);
    }
    for (Index row = 0; row < m_streamGradient.rows(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        const auto of = m_streamGradient.row(row);
        slotIn(m_gradient, m_slots.symbols).row(batch.symbols[at]) += of;
        if (!batch.values.empty())
            slotIn(m_gradient, m_slots.values).row(batch.values[at]) += of;
        if (m_positions.encoding() == TrainedEncoding::Learned)
            slotIn(m_gradient, m_slots.positions).row(row % batch.length) += of;
    }
    return loss / static_cast<double>(questions);
}

template <class Real> void ToyModel<Real>::hiddenBack(int layer)
{
    Trace& trace = m_traces[static_cast<std::size_t>(layer)];
    const ToyLayerSlots& slots = m_slots.layers[static_cast<std::size_t>(layer)];
    Products<Real>& products = m_positions.products();
    products.multiplyLeftTransposed(
        viewOf(trace.hidden), viewOf(m_streamGradient), viewIn(m_gradient, slots.hiddenOut));
    slotIn(m_gradient, slots.outBias) = m_streamGradient.colwise().sum();
    ToyRows<Real> gradient(trace.hidden.rows(), trace.hidden.cols());
    products.multiplyRightTransposed(
        viewOf(m_streamGradient), viewIn(m_parameters, slots.hiddenOut), viewOf(gradient));
    gradient = (trace.hidden.array() > 0).select(gradient, Real {0});
    products.multiplyLeftTransposed(
        viewOf(trace.hiddenNormed), viewOf(gradient), viewIn(m_gradient, slots.hiddenIn));
    slotIn(m_gradient, slots.hiddenBias) = gradient.colwise().sum();
    m_terms.resize(m_streamGradient.rows(), m_streamGradient.cols());
    products.multiplyRightTransposed(
        viewOf(gradient), viewIn(m_parameters, slots.hiddenIn), viewOf(m_terms));
    normBack(trace.hiddenNormed, trace.hiddenInverseNorms, m_terms, m_streamGradient);
}

template <class Real> void ToyModel<Real>::attendBack(const TaskBatch& batch, int layer)
{
    using Into = typename Products<Real>::Into;
    Trace& trace = m_traces[static_cast<std::size_t>(layer)];
    const ToyLayerSlots& slots = m_slots.layers[static_cast<std::size_t>(layer)];
    Products<Real>& products = m_positions.products();
    const Index d = m_setup.width;
    const Index rows = m_streamGradient.rows();
    const Index length = batch.length;
    const Index headWidth = d / m_setup.heads;
    products.multiplyLeftTransposed(
        viewOf(trace.mixed), viewOf(m_streamGradient), viewIn(m_gradient, slots.output));
    m_mixedGradient.resize(rows, d);
    products.multiplyRightTransposed(
        viewOf(m_streamGradient), viewIn(m_parameters, slots.output), viewOf(m_mixedGradient));
    m_queryGradient.setZero(rows, d);
    m_keyGradient.setZero(rows, d);
    m_valueGradient.resize(rows, d);
    m_distanceGradient.setZero(trace.distances.rows(), trace.distances.cols());
    m_scoreGradient.resize(length, length);
    for (int s = 0; s < batch.sequences; ++s) {
        for (int h = 0; h < m_setup.heads; ++h) {
            auto& weights = trace.weights[static_cast<std::size_t>(s * m_setup.heads + h)];
            const auto blockOf = [&](ToyRows<Real>& all) {
                return viewOf(all).block(s * length, h * headWidth, length, headWidth);
            };
            products.multiplyLeftTransposed(
                viewOf(weights), blockOf(m_mixedGradient), blockOf(m_valueGradient));
            products.multiplyRightTransposed(
                blockOf(m_mixedGradient), blockOf(trace.values), viewOf(m_scoreGradient));
            for (Index i = 0; i < length; ++i) {
                const auto weight = weights.row(i).array();
                auto gradient = m_scoreGradient.row(i).array();
                const Real mean = (weight * gradient).sum();
                gradient = weight * (gradient - mean);
            }
            m_positions.scoreBack(m_parameters, m_gradient, slots,
                headOf(trace.queries, trace.keys, trace.distances, s, batch.sequences, h),
                m_scoreGradient,
                headOf(m_queryGradient, m_keyGradient, m_distanceGradient, s, batch.sequences, h));
        }
    }
    if (m_positions.encoding() == TrainedEncoding::Rope) {
        m_positions.turn(m_queryGradient, batch.sequences, 0, true);
        m_positions.turn(m_keyGradient, batch.sequences, 0, true);
    }
    if (m_positions.encoding() == TrainedEncoding::TransformerXl) {
        m_terms = m_positions.sinusoids().topRows(length);
        products.multiplyLeftTransposed(
            viewOf(m_terms), viewOf(m_distanceGradient), viewIn(m_gradient, slots.distances));
    }
    m_terms.resize(rows, d);
    Into into = Into::Set;
    const auto mapBack = [&](ToyRows<Real>& gradient, const ToySlot& slot) {
        products.multiplyLeftTransposed(
            viewOf(trace.normed), viewOf(gradient), viewIn(m_gradient, slot));
        products.multiplyRightTransposed(
            viewOf(gradient), viewIn(m_parameters, slot), viewOf(m_terms), into);
        into = Into::Add;
    };
    mapBack(m_queryGradient, slots.query);
    mapBack(m_keyGradient, slots.key);
    mapBack(m_valueGradient, slots.value);
    normBack(trace.normed, trace.inverseNorms, m_terms, m_streamGradient);
}

template class ToyModel<float>;
template class ToyModel<double>;

} // namespace lab
