#pragma once

#include "core/math/resampling.h"

#include <cstdint>

namespace lab {

enum class BeyondRule {
    Nothing, ///< there is no such row: NaN here, an index error in published code
    Clamp, ///< the last row again and again
    Wrap, ///< from the first row again: position modulo L
    Interpolate, ///< the whole table is stretched over the target length, as ViT's is
};

/// Learned absolute encoding: a table E of L rows, one for each position of the training length;
/// x_p + E_p enters the first layer. No formula ties the rows, so beyond L there is nothing.
///
/// `beyond` says what stands there instead. Interpolation moves the rows inside L too: position p
/// of the target length L′ takes the place (p + ½)·L/L′ − ½ of the table.
/// Law: inside L every other rule gives the same rows.
/// Gehring et al. 2017, arXiv:1705.03122, §3.1; BERT, arXiv:1810.04805; ViT, arXiv:2010.11929,
/// §3.2.
struct Learned {
    int trainingLength = 512; ///< L, 1 to 65,536
    int width = 64; ///< columns, 1 to 8192
    double deviation = 0.02; ///< > 0, of the first values; BERT, ViT 0.02, OpenAI's GPT-2 0.01
    BeyondRule beyond = BeyondRule::Nothing;
    Resampling resampling = Resampling::Bicubic; ///< how Interpolate does it
    std::int64_t targetLength = 1024; ///< L′ of Interpolate, 1 to 2³¹

    bool operator==(const Learned&) const = default;
};

} // namespace lab
