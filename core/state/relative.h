#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

namespace lab {

/// The encodings of the bench Relative: a learned vector per distance instead of a number.
enum class RelativeEncoding { Shaw, TransformerXl, Deberta };
inline constexpr std::array relativeEncodings {
    RelativeEncoding::Shaw, RelativeEncoding::TransformerXl, RelativeEncoding::Deberta};

/// The terms of a score. No encoding has all of them.
enum class RelativeTerm {
    Content, ///< q·k
    QueryPosition, ///< q with the vector of the distance: q·a, q·Wr, q·K_δ
    KeyPosition, ///< k with the vector of the distance: Q_δ·k, DeBERTa
    GlobalContent, ///< u·k, Transformer-XL
    GlobalPosition, ///< v·Wr, Transformer-XL
};
inline constexpr std::array relativeTerms {RelativeTerm::Content, RelativeTerm::QueryPosition,
    RelativeTerm::KeyPosition, RelativeTerm::GlobalContent, RelativeTerm::GlobalPosition};

constexpr double largestWordValue = 10; ///< a component of a key, absolute value
constexpr std::string_view relativeExample = "we saw a red fox run by the old mill";

/// The bench Relative: words, which terms are counted, and how many steps of the shift of
/// Transformer-XL's matrix are shown. The parameters of each encoding are members of Schemes.
struct Relative {
    RelativeEncoding encoding = RelativeEncoding::TransformerXl;
    std::string words {relativeExample}; ///< isSentence()
    std::array<bool, relativeTerms.size()> counted {true, true, true, true, true};
    int shifted = 20; ///< cells of the shifted matrix that are filled, row by row
    std::map<int, double> values; ///< of keys, by index, replacing the untrained ones

    bool operator==(const Relative&) const = default;

    bool counts(RelativeTerm term) const { return counted[static_cast<std::size_t>(term)]; }
};

} // namespace lab
