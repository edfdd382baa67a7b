#include "core/frames/biases/bias_detail.h"

#include "core/encodings/swin/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/frames/biases/bias_model.h"
#include "core/frames/biases/biases_cells.h"
#include "core/frames/biases/cope_text.h"
#include "core/frames/heatmap_frame.h"

namespace lab {

namespace {

double scaleEnd(const LabState& state)
{
    const double largest = biasRange(state).largest();
    return largest > 0 ? roundEnd(largest) : 1;
}

BucketRuler bucketRuler(const LabState& state)
{
    const T5Scheme& scheme = state.schemes.t5;
    return {scheme.encoding, bucketEdges(scheme.encoding),
        biasModel(state).column(state.biases.head), scaleEnd(state)};
}

WindowTable windowTable(const LabState& state)
{
    const Swin& swin = state.schemes.swin.encoding.window;
    const std::int64_t size = patches(swin);
    const auto query = static_cast<int>(state.position.query % size);
    const auto key = static_cast<int>(state.position.key % size);
    return {.height = swin.height,
        .width = swin.width,
        .biases = biasModel(state).column(state.biases.head),
        .largest = scaleEnd(state),
        .queryRow = query / swin.width,
        .queryColumn = query % swin.width,
        .firstOfWindow = state.position.query - query,
        .down = query / swin.width - key / swin.width,
        .across = query % swin.width - key % swin.width,
        .isSameWindow = state.position.query / size == state.position.key / size};
}

GateCount gateCount(const LabState& state)
{
    GateCount count;
    count.last = state.schemes.cope.encoding.positions - 1;
    const std::int64_t query = state.position.query;
    if (query >= maxCopeTokens)
        return count;
    const auto text = copeText(state);
    for (std::int64_t key = 0; key <= query; ++key) {
        count.gates.push_back(text->gate(query, key));
        count.counted.push_back(text->counted(query, key));
        count.positions.push_back(text->position(query, key));
        count.isDragged.push_back(text->isDragged(key));
    }
    return count;
}

} // namespace

BiasDetail biasDetail(const LabState& state)
{
    switch (state.biases.shown) {
    case BiasEncoding::T5:
        return bucketRuler(state);
    case BiasEncoding::Swin:
        return windowTable(state);
    case BiasEncoding::Cope:
        return gateCount(state);
    default:
        return {};
    }
}

} // namespace lab
