#pragma once

#include "core/frames/compare/compare_frames.h"
#include "core/frames/reading.h"

#include <QString>

namespace lab::ui {

/// "Shaw"; the last row by its method, "RoPE + YaRN".
QString comparedName(ComparedEncoding encoding, ScalingMethod method);
QString shortComparedName(ComparedEncoding encoding, ScalingMethod method); ///< "YaRN"
QString propertyName(ComparedProperty property); ///< "Both move on"
QString shortPropertyName(ComparedProperty property); ///< on two lines of a narrow column

/// "16, by ratio to 113": the text at a bar of distinct values; empty if there is nothing to add to
/// the bar.
QString ownText(const OwnValues& own);
QString shortOwnText(const OwnValues& own); ///< only its numbers

/// The change of the score while both tokens are shifted: for rounding errors the power of ten,
/// else this number of digits.
QString spreadText(const ComparedRow& row, int digits);
bool isSpreadStrong(const ComparedRow& row); ///< violates the rule that only the distance matters

/// The content of a cell, in words: "spread 2.70".
QString cellText(const ComparedRow& row, ComparedProperty property);

/// The caption of the reading line for a cell of the bench Compare.
QString comparedCaption(const Reading& reading);

} // namespace lab::ui
