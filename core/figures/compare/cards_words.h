#pragma once

#include "core/drawing/words.h"
#include "core/figures/compare/cards_values.h"

#include <string>

namespace lab::drawing {

std::string textIn(const LanguageTexts& texts, const Language& words);

Said verdictName(Verdict verdict, const Language& words); ///< of a vote: "Holds in part", "No vote"
Said judgedName(Verdict verdict, const Language& words); ///< of numbers: "No value here"
/// "0.901 [0.888, 0.913]" for one with an interval; a dash if it has no value.
std::string judgedNumber(const JudgedCard& judged, std::size_t number, const Language& words);
/// With its numbers inserted.
std::string damageOf(const Card& card, const JudgedCard& judged, const Language& words);
/// "In your run “deep” (trained to 32): 0.98, 0.81, 0.9. Holds in part."; empty if there is none.
Said ownVerdictText(const CardsValues& values, const Language& words);
Said shortOwnVerdict(const CardsValues& values, const Language& words); ///< on one line
Said measuredText(const CardsValues& values, const Language& words); ///< the verdict of its test

Said cardHeading(const CardsValues& values, const Language& words); ///< "Claim 1 of 12"
Said wayToTest(const CardsValues& values, const Language& words); ///< "Test it in Rotations →"
Said cardSpoken(const CardsValues& values, const Language& words);
Said cardInList(int card, const std::string& text, const Language& words); ///< "3. RoPE …"

inline constexpr Message claimsTitle = LAB_MESSAGE("lab::ui::CardsView", "Claims");
inline constexpr Message mistakesTitle = LAB_MESSAGE("lab::ui::CardsView", "Mistakes");
inline constexpr Message voteFirst =
    LAB_MESSAGE("CardWords", "Vote first; the verdict is hidden until you do.");

} // namespace lab::drawing
