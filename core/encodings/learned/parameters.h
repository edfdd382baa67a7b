#pragma once

#include "core/math/resampling.h"

#include <cstdint>

namespace lab {

enum class BeyondRule {
    Nothing, ///< no row: NaN here, an index error in published code
    Clamp, ///< the last row repeats
    Wrap, ///< starts again with the first row: position modulo L
    Interpolate, ///< the whole table is stretched to the target length, as in ViT
};

/// Learned absolute encoding: a table E of L rows, one for each position of the training length;
/// the input of the first layer is x_p + E_p. No formula relates the rows, so nothing is defined
/// beyond L.
///
/// `beyond` defines the rows there. Interpolation also changes the rows inside L: position p of the
/// target length L′ uses index (p + ½)·L/L′ − ½ of the table. Law: inside L all other rules give
/// the same rows. Gehring et al. 2017, arXiv:1705.03122, §3.1; BERT, arXiv:1810.04805; ViT,
/// arXiv:2010.11929, §3.2.
struct Learned {
    int trainingLength = 512; ///< L, 1 to 65,536
    int width = 64; ///< columns, 1 to 8192
    double deviation = 0.02; ///< > 0, of the initial values; BERT, ViT 0.02, OpenAI's GPT-2 0.01
    BeyondRule beyond = BeyondRule::Nothing;
    Resampling resampling = Resampling::Bicubic; ///< method of Interpolate
    std::int64_t targetLength = 1024; ///< L′ of Interpolate, 1 to 2³¹

    bool operator==(const Learned&) const = default;
};

} // namespace lab
