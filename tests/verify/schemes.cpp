#include "tests/verify/schemes.h"

#include "tests/verify/comparers.h"

#include <vector>

namespace lab::verify {

std::span<const SchemeComparer> schemeComparers()
{
    static const std::vector<SchemeComparer> comparers {
        {"alibi", compareAlibi},
        {"attention_sink", compareAttentionSink},
        {"critical_dimension", compareCriticalDimension},
        {"deberta", compareDeberta},
        {"layer_patterns", compareLayerPatterns},
        {"mrope", compareMrope},
        {"other_biases", compareOtherBiases},
        {"position_maps", comparePositionMaps},
        {"precision", comparePrecision},
        {"query_scale", compareQueryScale},
        {"rope_2d", compareRope2d},
        {"rope_base_bound", compareRopeBaseBound},
        {"rope_decay", compareRopeDecay},
        {"rope_inv_freq", compareRopeInvFreq},
        {"rope_rotate", compareRopeRotate},
        {"shaw", compareShaw},
        {"sincos_2d_3d", compareSincos2d3d},
        {"sinusoidal", compareSinusoidal},
        {"swin", compareSwin},
        {"t5_buckets", compareT5Buckets},
        {"transformer_xl", compareTransformerXl},
        {"vit_interpolation", compareVitInterpolation},
        {"xpos", compareXpos},
    };
    return comparers;
}

} // namespace lab::verify
