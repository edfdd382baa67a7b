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

/// "16, by ratio to 113": what is written at a bar of own values; empty where there is nothing to
/// add to the bar.
QString ownText(const OwnValues& own);
QString shortOwnText(const OwnValues& own); ///< its numbers alone

/// By how much the score changes while both move on: of what is rounding the power of ten, else so
/// many digits.
QString spreadText(const ComparedRow& row, int digits);
bool isSpreadStrong(const ComparedRow& row); ///< it breaks the rule that only the distance counts

/// What stands in a cell, in words: "spread 2.70".
QString cellText(const ComparedRow& row, ComparedProperty property);

/// The caption of the reading line for a cell of the bench Compare.
QString comparedCaption(const Reading& reading);

} // namespace lab::ui
