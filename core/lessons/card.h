#pragma once

#include "core/frames/experiment/trained_runs.h"
#include "core/state/compare.h"
#include "core/state/language_texts.h"
#include "core/state/parameters.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace lab {

/// A statement about encodings that is voted on before the verdict, as data: three numbers from
/// formulas of LessonScope, and the thresholds for the verdict.
///
/// A claim is a sentence of a text: it holds or not. A mistake is a question with two lines that
/// both occur in published material: one is right, or both, or neither.
struct Card {
    enum class Seen { SourceText, Code, Text };

    struct Line {
        LanguageTexts words; ///< for code, only English
        bool isCode = false;

        bool operator==(const Line&) const = default;
    };
    struct Number {
        std::string formula;
        LanguageTexts words; ///< "of the score is left at 1 000"
        std::string low = {}; ///< formulas for the ends of its interval; empty if it has none
        std::string high = {};

        bool operator==(const Number&) const = default;
    };
    /// A half-open range for a number, by its index from 0, or for its distance from another
    /// number. If the number has an interval, the whole interval must be in the range.
    struct Threshold {
        std::size_t number = 0;
        std::optional<std::size_t> apartFrom; ///< if set, |number − this one| is tested
        std::optional<double> from;
        std::optional<double> below;

        bool operator==(const Threshold&) const = default;
    };
    /// The verdict if all thresholds are met; the first matching rule applies.
    struct Rule {
        Verdict verdict = Verdict::DoesNotHold;
        std::vector<Threshold> when;

        bool operator==(const Rule&) const = default;
    };
    /// The effect of the wrong line: "%1" is replaced by the first of the numbers.
    struct Damage {
        LanguageTexts words; ///< empty for a claim
        std::vector<std::string> formulas;

        bool operator==(const Damage&) const = default;
    };

    std::string source; ///< "001": the source text that says so; or where it was seen
    Seen seen = Seen::SourceText;
    LanguageTexts text;
    std::vector<Line> lines; ///< two for a mistake
    LanguageTexts threshold; ///< the rules in words: "Holds if no step rises."
    Damage damage;
    Patch test; ///< the state that tests it, including its bench
    std::vector<std::string> parameters; ///< keys of the parameters that affect its numbers
    std::array<Number, 3> numbers;
    std::vector<Rule> rules; ///< the last one has no thresholds

    bool operator==(const Card&) const = default;
};

/// A card with a verdict from the numbers of a state.
struct JudgedCard {
    struct Interval {
        double low = 0; ///< NaN if unknown, as for a single seed
        double high = 0;

        bool operator==(const Interval&) const = default;
    };
    std::array<double, 3> numbers {}; ///< NaN if a formula has no value
    std::array<std::optional<Interval>, 3>
        intervals {}; ///< of the numbers that have formulas for one
    std::vector<double> damage; ///< the same for the damage
    Verdict verdict = Verdict::None; ///< None if one of the three numbers has no value

    bool operator==(const JudgedCard&) const = default;
};

/// Uses the numbers of this state, whatever is selected there.
JudgedCard judged(const Card& card, const LabState& state);

/// Uses the results of small models trained by the user, if the card needs results of such models.
struct OwnVerdict {
    std::string run; ///< its name; empty for the current training
    int trainingLength = 0;
    JudgedCard judged;

    bool operator==(const OwnVerdict&) const = default;
};
/// Uses the first run on the state's task with everything that the card needs; the rules are the
/// same.
std::optional<OwnVerdict> judgedByOwn(
    const Card& card, const LabState& state, const std::vector<KeptRun>& runs);

/// Uses the numbers of the state that its test makes of this one.
///
/// Law: for the program's own cards, the verdict is the same as from the program's first state, for
/// any values of the card's parameters: `test` sets everything that could change it.
JudgedCard judgedInItsTest(const Card& card, const LabState& state);

} // namespace lab
