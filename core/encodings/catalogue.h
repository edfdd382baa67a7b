#pragma once

#include <span>
#include <string_view>

namespace lab {

/// Where an encoding enters a layer. Encodings are grouped by this.
enum class PositionEntry {
    Nowhere,
    Token, ///< added to the token embedding
    Turn, ///< query and key are rotated
    ScoreNumber, ///< a number is added to the score
    ScoreVector, ///< products with a vector per distance are added to the score
};

/// One entry per encoding that the program knows: its key in files and on the command line, its
/// usual name, and its source.
struct CatalogueEntry {
    std::string_view key; ///< "sinusoidal"
    std::string_view name; ///< "Sinusoidal"
    std::string_view source; ///< "Vaswani et al. 2017, arXiv:1706.03762, §3.5"
    PositionEntry enters = PositionEntry::Nowhere;
};

/// All encodings, ordered by where they enter, and then as they were added. Each has
/// a folder in core/encodings, named after its key.
std::span<const CatalogueEntry> catalogue();

} // namespace lab
