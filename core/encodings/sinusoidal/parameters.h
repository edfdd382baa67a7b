#pragma once

namespace lab {

enum class SinusoidalLayout {
    Interleaved, ///< sin, cos, sin, cos, …; Vaswani et al. 2017
    Halves, ///< all sines, then all cosines; Transformer-XL, GPT-J
    Tensor2Tensor, ///< halves, and the last frequency is exactly 1/base; tensor2tensor, fairseq
};

/// Sinusoidal position encoding: pair i of position p holds sin(p·θᵢ) and cos(p·θᵢ).
///
/// θᵢ = base^(−2i/width); for Tensor2Tensor θᵢ = base^(−i/(width/2 − 1)), at width 2 and 3 θ₀ = 1.
/// An odd width (Tensor2Tensor only) ends with a column of zeros.
///
/// Law: PE(p + k) is a rotation of PE(p) that does not depend on p.
/// Vaswani et al. 2017, arXiv:1706.03762, §3.5.
struct Sinusoidal {
    SinusoidalLayout layout = SinusoidalLayout::Halves;
    double base = 10000; ///< > 1
    int width = 64; ///< columns, 2 to 1024

    bool operator==(const Sinusoidal&) const = default;
};

} // namespace lab
