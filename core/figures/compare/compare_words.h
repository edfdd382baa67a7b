#pragma once

#include "core/drawing/style.h"
#include "core/frames/compare/compare_frames.h"
#include "core/frames/reading.h"

#include <string>

namespace lab::drawing {

/// "Shaw"; the last row by its method, "RoPE + YaRN".
Said comparedName(ComparedEncoding encoding, ScalingMethod method, const Language& words);
Said shortComparedName(ComparedEncoding encoding, ScalingMethod method, const Language& words);
/// The one of these that fits.
Said fittingName(ComparedEncoding encoding, ScalingMethod method, double space, TextRole role,
    const Style& style);
Said shortPropertyName(ComparedProperty property, const Language& words); ///< of a narrow column

/// "16, by ratio to 113": the text at a bar of distinct values; empty if there is nothing to add to
/// the bar.
Said ownText(const OwnValues& own, const Language& words);
Said shortOwnText(const OwnValues& own, const Language& words); ///< only its numbers

/// The change of the score while both tokens are shifted: for rounding errors the power of ten,
/// else this number of digits.
std::string spreadText(const ComparedRow& row, int digits);
bool isSpreadStrong(const ComparedRow& row); ///< violates the rule that only the distance matters

/// The content of a cell, in words: "spread 2.70".
Said cellText(const ComparedRow& row, ComparedProperty property, const Language& words);

/// The caption of the reading line for a cell of the bench Compare.
Said comparedCaption(const Reading& reading, const Language& words);

} // namespace lab::drawing
