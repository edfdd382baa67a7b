#pragma once

#include <span>
#include <string_view>

namespace lab {

/// One entry per encoding that the program knows: its key in files and on the command line, its
/// usual name, and its source.
struct CatalogueEntry {
    std::string_view key; ///< "sinusoidal"
    std::string_view name; ///< "Sinusoidal"
    std::string_view source; ///< "Vaswani et al. 2017, arXiv:1706.03762, §3.5"
};

/// All encodings, ordered by their effect. They are listed in core/frames/known_encodings.cpp, each
/// with its parameters and tables.
std::span<const CatalogueEntry> catalogue();

} // namespace lab
