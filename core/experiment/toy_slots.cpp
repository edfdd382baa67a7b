#include "core/experiment/toy_slots.h"

#include "core/experiment/experiment_tasks.h"
#include "core/math/random.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

// Kinds of matrices; those of layer n are numbered from 100·n.
enum Kind {
    Symbols,
    Values,
    Positions,
    Readout,
    ReadoutBias,
    Query,
    Key,
    Value,
    Output,
    HiddenIn,
    HiddenBias,
    HiddenOut,
    OutBias,
    Buckets,
    KeyVectors,
    QueryVectors,
    Distances,
    ContentBias,
    PositionBias,
};
constexpr int kindsOfALayer = 100;

constexpr double smallDeviation = 0.02;

} // namespace

ToySlots::ToySlots(const ExperimentSetup& setup, TrainedEncoding encoding)
{
    const TaskVocabulary vocabulary = vocabularyOf(setup.task);
    const Eigen::Index d = setup.width;
    const double even = 1 / std::sqrt(setup.width);
    symbols = add(Symbols, vocabulary.symbols, d, 1);
    if (vocabulary.values > 0)
        values = add(Values, vocabulary.values, d, 1);
    if (encoding == TrainedEncoding::Learned)
        positions = add(Positions,
            std::max(setup.longest, setup.fineTuning > 0 ? fineTuningFactor : 1)
                * setup.trainingLength,
            d, smallDeviation);
    for (int layer = 0; layer < setup.layers; ++layer) {
        const int from = layer * kindsOfALayer;
        ToyLayerSlots slots;
        slots.query = add(from + Query, d, d, even);
        slots.key = add(from + Key, d, d, even);
        slots.value = add(from + Value, d, d, even);
        slots.output = add(from + Output, d, d, even);
        if (setup.hidden > 0) {
            slots.hiddenIn = add(from + HiddenIn, d, setup.hidden, even);
            slots.hiddenBias = add(from + HiddenBias, 1, setup.hidden, 0);
            slots.hiddenOut = add(from + HiddenOut, setup.hidden, d, 1 / std::sqrt(setup.hidden));
            slots.outBias = add(from + OutBias, 1, d, 0);
        }
        if (encoding == TrainedEncoding::T5)
            slots.buckets = add(from + Buckets, setup.heads, toyBuckets, 0);
        if (encoding == TrainedEncoding::Shaw || encoding == TrainedEncoding::Deberta)
            slots.keyVectors = add(from + KeyVectors, clippedDistance + 1, d, smallDeviation);
        if (encoding == TrainedEncoding::Deberta)
            slots.queryVectors = add(from + QueryVectors, clippedDistance + 1, d, smallDeviation);
        if (encoding == TrainedEncoding::TransformerXl) {
            slots.distances = add(from + Distances, d, d, even);
            slots.contentBias = add(from + ContentBias, 1, d, 0);
            slots.positionBias = add(from + PositionBias, 1, d, 0);
        }
        layers.push_back(slots);
    }
    readout = add(Readout, d, vocabulary.answers, even);
    readoutBias = add(ReadoutBias, 1, vocabulary.answers, 0);
}

ToySlot ToySlots::add(int kind, Eigen::Index rows, Eigen::Index columns, double deviation)
{
    const ToySlot slot {size, rows, columns, deviation};
    size += slot.size();
    m_starts.push_back({slot, static_cast<std::uint64_t>(kind)});
    return slot;
}

Eigen::ArrayXd ToySlots::start(std::uint64_t seed) const
{
    Eigen::ArrayXd numbers = Eigen::ArrayXd::Zero(size);
    for (const Start& one : m_starts) {
        Random random(Random(seed * 1000 + one.kind).bits());
        if (one.slot.deviation > 0) {
            for (double& number : numbers.segment(one.slot.first, one.slot.size()))
                number = one.slot.deviation * random.normal();
        }
    }
    return numbers;
}

} // namespace lab
