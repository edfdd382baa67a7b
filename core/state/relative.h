#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

namespace lab {

/// The encodings of the bench Relative: a learned vector for a distance, in place of a number.
enum class RelativeEncoding { Shaw, TransformerXl, Deberta };

/// What a score is the sum of. No encoding has all of them.
enum class RelativeTerm {
    Content, ///< q·k
    QueryPosition, ///< q with the vector of the distance: q·a, q·Wr, q·K_δ
    KeyPosition, ///< k with it: Q_δ·k, DeBERTa
    GlobalContent, ///< u·k, Transformer-XL
    GlobalPosition, ///< v·Wr, Transformer-XL
};
inline constexpr std::array relativeTerms {RelativeTerm::Content, RelativeTerm::QueryPosition,
    RelativeTerm::KeyPosition, RelativeTerm::GlobalContent, RelativeTerm::GlobalPosition};

constexpr double largestWordValue = 10; ///< of a key's value, either sign
constexpr std::string_view relativeExample = "we saw a red fox run by the old mill";

/// The bench Relative: words, which of the terms are counted, and how far the shift of
/// Transformer-XL's matrix has been played. The numbers of each encoding are Schemes'.
struct Relative {
    RelativeEncoding encoding = RelativeEncoding::TransformerXl;
    std::string words {relativeExample}; ///< isSentence()
    std::array<bool, relativeTerms.size()> counted {true, true, true, true, true};
    int shifted = 20; ///< cells of the shifted matrix that have their number, row by row
    std::map<int, double> values; ///< of keys, by their place, in place of the untrained ones

    bool operator==(const Relative&) const = default;

    bool counts(RelativeTerm term) const { return counted[static_cast<std::size_t>(term)]; }
};

} // namespace lab
