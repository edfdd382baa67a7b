#pragma once

namespace lab {

/// How a model encodes the positions of its tokens.
enum class Scheme {
    Unknown, ///< not read, for example in a scene of an older release
    Rope, ///< in at least one kind of layers
    RopeGrid, ///< RoPE over the two axes of an image, in a vision tower
    Alibi,
    Learned,
    Sinusoidal,
    T5Bias,
    Deberta,
    TransformerXl,
    SwinBias, ///< for the patches in a window of an image
    None, ///< only through the mask or a recurrence: NoPE
};

} // namespace lab
