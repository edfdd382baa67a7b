#pragma once

#include "core/state/compare.h"
#include "core/state/language_texts.h"
#include "core/state/parameters.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// What a text says of an encoding, as data: three numbers by formulas of LessonScope, and the
/// thresholds by which they judge it.
struct Claim {
    struct Number {
        std::string formula;
        LanguageTexts words; ///< "of the score is left at 1 000"

        bool operator==(const Number&) const = default;
    };
    /// A number, counted from 0, in a half-open range.
    struct Threshold {
        std::size_t number = 0;
        std::optional<double> from;
        std::optional<double> below;

        bool operator==(const Threshold&) const = default;
    };
    /// The verdict where all thresholds are kept; the first rule that does judges.
    struct Rule {
        Verdict verdict = Verdict::DoesNotHold;
        std::vector<Threshold> when;

        bool operator==(const Rule&) const = default;
    };

    std::string source; ///< "001": which of the source texts says so
    LanguageTexts text;
    LanguageTexts threshold; ///< the rules in words: "Holds if no step rises."
    Patch test; ///< the state that tests it, its bench among them
    std::vector<std::string> parameters; ///< their keys: those that bear on its numbers
    std::array<Number, 3> numbers;
    std::vector<Rule> rules; ///< the last one has no thresholds

    bool operator==(const Claim&) const = default;
};

/// A claim judged with the numbers of a state.
struct JudgedClaim {
    std::array<double, 3> numbers {}; ///< NaN where a formula has no value there
    Verdict verdict = Verdict::None; ///< None where one of them has none

    bool operator==(const JudgedClaim&) const = default;
};

/// By the numbers of this state, whatever was chosen there.
JudgedClaim judged(const Claim& claim, const LabState& state);

/// By those of the state that tests it, from the program's first.
JudgedClaim judgedInItsTest(const Claim& claim);

} // namespace lab
