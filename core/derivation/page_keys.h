#pragma once

namespace lab {

/// The pages of the derivation in their order; the value is the page's number, from 0.
enum class PageKey {
    Sentence, ///< "words"
    Scores,
    Trying,
    Column,
    Product,
    BothParts,
    Polar,
    Lengths,
    Growth,
    OneTurn,
    Line,
    Start,
    Turn,
    Pair,
    Pairs,
    OneSpeed,
    Ladder,
    Matrices,
    Blocks,
    Sparse,
    Layouts,
    Decay,
};

} // namespace lab
