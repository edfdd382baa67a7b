#include "core/frames/biases/bias_detail.h"

#include "core/frames/biases/biases_cells.h"
#include "core/frames/encoding.h"
#include "core/frames/heatmap_frame.h"

namespace lab {

double biasScaleEnd(const LabState& state)
{
    const double largest = biasRange(state).largest();
    return largest > 0 ? roundEnd(largest) : 1;
}

BiasDetail biasDetail(const LabState& state)
{
    const EncodingOnBiases& own = encodingOf(state.biases.shown).biases;
    return own.detail ? own.detail(state) : BiasDetail();
}

} // namespace lab
