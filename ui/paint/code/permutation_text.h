#pragma once

#include "core/attention/weight_conversion.h"
#include "ui/paint/code/code_text.h"

#include <QString>

#include <array>

namespace lab::ui {

/// Weights of a layer to be converted from one layout of RoPE's columns to the other.
struct WeightPermutation {
    HeadRows rows;
    double base = 10000;
    Pairing to = Pairing::Halves; ///< or Interleaved
    QString source; ///< the source of the numbers, one line
};

/// A program that reorders the rows of such weights by name and checks itself: it writes, as CSV,
/// the change of a score for the right conversion and for each wrong one that is possible there.
/// Law: these numbers are those of conversionError(), except for rounding.
QString permutationText(
    const WeightPermutation& permutation, CodeLibrary library, const QString& language);

/// "right", "forgotten", "twice", "by_query_heads", "beyond_rotated", in all languages.
QString keyOf(Conversion conversion);
constexpr std::array allConversions {Conversion::Right, Conversion::Forgotten, Conversion::Twice,
    Conversion::ByQueryHeads, Conversion::BeyondRotated};

/// "interleaved" or "halves".
QString keyOf(Pairing layout);

} // namespace lab::ui
