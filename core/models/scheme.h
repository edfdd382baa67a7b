#pragma once

namespace lab {

/// How a model tells its tokens' places.
enum class Scheme {
    Unknown, ///< not read, as in a scene of an older release
    Rope, ///< in at least one kind of its layers
    RopeGrid, ///< RoPE over the two axes of a picture, in a vision tower
    Alibi,
    Learned,
    Sinusoidal,
    T5Bias,
    Deberta,
    TransformerXl,
    SwinBias, ///< of the patches in a window of a picture
    None, ///< by nothing but the mask or a recurrence: NoPE
};

} // namespace lab
