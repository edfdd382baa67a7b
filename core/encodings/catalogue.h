#pragma once

#include <span>
#include <string_view>

namespace lab {

/// One line for each encoding that the program knows: its key in files and on the command line,
/// its name in the field, and its source.
struct CatalogueEntry {
    std::string_view key; ///< "sinusoidal"
    std::string_view name; ///< "Sinusoidal"
    std::string_view source; ///< "Vaswani et al. 2017, arXiv:1706.03762, §3.5"
};

/// All, by what they do: core/frames/known_encodings.cpp has them, each beside its parameters and
/// its tables.
std::span<const CatalogueEntry> catalogue();

} // namespace lab
