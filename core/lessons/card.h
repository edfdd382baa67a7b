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

/// Something said of encodings that is voted on before it is judged, as data: three numbers by
/// formulas of LessonScope, and the thresholds by which they judge it.
///
/// A claim is a sentence of a text: it holds, or not. A mistake is a question with two lines that
/// were both written: one is right, or both, or none.
struct Card {
    enum class Seen { SourceText, Code, Text };

    struct Line {
        LanguageTexts words; ///< of code in English alone
        bool isCode = false;

        bool operator==(const Line&) const = default;
    };
    struct Number {
        std::string formula;
        LanguageTexts words; ///< "of the score is left at 1 000"
        std::string low = {}; ///< formulas of the ends of its interval; empty where it has none
        std::string high = {};

        bool operator==(const Number&) const = default;
    };
    /// A number, counted from 0, in a half-open range; or how far it is from another. Of a number
    /// with an interval all of the interval must be in the range.
    struct Threshold {
        std::size_t number = 0;
        std::optional<std::size_t> apartFrom; ///< |number − this one| is what is judged
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
    /// What the wrong line costs: "%1" stands for the first of the numbers.
    struct Damage {
        LanguageTexts words; ///< empty of a claim
        std::vector<std::string> formulas;

        bool operator==(const Damage&) const = default;
    };

    std::string source; ///< "001": which of the source texts says so; or where it was seen
    Seen seen = Seen::SourceText;
    LanguageTexts text;
    std::vector<Line> lines; ///< of a mistake two
    LanguageTexts threshold; ///< the rules in words: "Holds if no step rises."
    Damage damage;
    Patch test; ///< the state that tests it, its bench among them
    std::vector<std::string> parameters; ///< their keys: those that bear on its numbers
    std::array<Number, 3> numbers;
    std::vector<Rule> rules; ///< the last one has no thresholds

    bool operator==(const Card&) const = default;
};

/// A card judged with the numbers of a state.
struct JudgedCard {
    struct Interval {
        double low = 0; ///< NaN where it cannot be known, as of a single seed
        double high = 0;

        bool operator==(const Interval&) const = default;
    };
    std::array<double, 3> numbers {}; ///< NaN where a formula has no value there
    std::array<std::optional<Interval>, 3>
        intervals {}; ///< of the numbers that have formulas of one
    std::vector<double> damage; ///< the same of the damage
    Verdict verdict = Verdict::None; ///< None where one of the three has none

    bool operator==(const JudgedCard&) const = default;
};

/// By the numbers of this state, whatever was chosen there.
JudgedCard judged(const Card& card, const LabState& state);

/// By the answers of small models that a person trained, where it asks for answers of such models.
struct OwnVerdict {
    std::string run; ///< its name; empty of what is trained at present
    int trainingLength = 0;
    JudgedCard judged;

    bool operator==(const OwnVerdict&) const = default;
};
/// Of the first run on the state's task that has all that the card asks for; the rules are the
/// same.
std::optional<OwnVerdict> judgedByOwn(
    const Card& card, const LabState& state, const std::vector<KeptRun>& runs);

/// By those of the state that its test makes of this one.
///
/// Law: of the program's own cards the verdict is that from the program's first state, whatever one
/// of the card's parameters is: `test` names what could make it another.
JudgedCard judgedInItsTest(const Card& card, const LabState& state);

} // namespace lab
