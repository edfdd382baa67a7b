#pragma once

#include "core/state/language_texts.h"
#include "core/state/parameters.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lab {

/// A text in each language. A formula in braces is replaced by its value: "pair {waves.pair}". With
/// a singular and a plural after bars, it is replaced by the number and the right word:
/// "{answer|pair|pairs}".
using LessonText = LanguageTexts;

/// The answer from a known misconception, and the sentence that responds to it.
struct WrongModel {
    std::string value; ///< a formula, of `x` if a curve is asked for
    LessonText says;
    LessonText name = {}; ///< for a curve, which has no number to identify it; may be empty

    bool operator==(const WrongModel&) const = default;
};

/// One of the answers to choose from; a wrong one has a sentence that responds to it.
struct LessonOption {
    LessonText text;
    LessonText says;

    bool operator==(const LessonOption&) const = default;
};

/// The axes of a curve, if the answer is one: a formula of `x`, an integer.
struct LessonCurve {
    std::int64_t from = 0;
    std::int64_t to = 100;
    std::string lowest = "0"; ///< a formula: the lower end of the vertical axis
    std::string highest = "1";
    LessonText across; ///< label of the horizontal axis
    LessonText upwards; ///< label of the vertical axis
    bool asksPeak = false; ///< only the position and height of the maximum are graded

    bool operator==(const LessonCurve&) const = default;
};

/// The question that is asked before anything is shown, for a curve, one of the options, or else a
/// number. The answer to a choice is the index of the right option, from 0.
struct LessonQuestion {
    LessonText text;
    LessonText unit; ///< may be empty
    LessonText unitOfOne; ///< if the singular differs; may be empty
    std::string answer; ///< a formula, evaluated in the state after the reveal
    /// Half the width of the accepted range; for a curve, the root mean square of the difference.
    /// If the answer is 0 except for rounding, 0 is accepted.
    std::string tolerance = "max(0.01*abs(answer), 1e-9)";
    std::vector<WrongModel> wrong;
    std::vector<LessonOption> options;
    std::optional<LessonCurve> curve;

    bool operator==(const LessonQuestion&) const = default;
};

/// The values of one parameter when a question is repeated: one of the values, or any in the range.
struct VariedSetting {
    std::string key;
    std::vector<Value> values;
    std::optional<std::pair<double, double>> range;

    bool operator==(const VariedSetting&) const = default;
};
using Variation = std::vector<VariedSetting>;

/// A lesson as given in its file: its start, the available controls, one question that must be
/// answered before the reveal, and the text after it.
///
/// Every number in it is a formula evaluated by the core in the learner's own state, never a stored
/// number.
struct Lesson {
    std::string key; ///< "3_clocks"
    LessonText title;
    LessonText goal;
    LessonText notes; ///< for the teacher; may be empty
    int minutes = 10; ///< duration, 1 to maxMinutes
    Patch start; ///< over the defaults
    /// The lesson is about these, by name, in order; may be empty.
    std::vector<std::string> pictures;
    std::vector<std::string> controls; ///< keys of at most maxControls parameters
    /// What would give the answer away: pictures by name, hiddenReading, parameter keys. Until the
    /// prediction, pictures and reading line are hidden and parameters locked.
    std::vector<std::string> hides;
    LessonQuestion question;
    Patch reveal; ///< applied to the learner's state; a text that begins with = is a formula
    /// Parameters of the state that the prediction describes, as formulas of `prediction`: it stays
    /// in the pictures as A. If empty, A is the state before the reveal.
    std::vector<std::pair<std::string, std::string>> ghost;
    LessonText outcome;
    LessonText ofA; ///< shown after the outcome if A is in the pictures; may be empty
    LessonText explanation;
    std::vector<Variation> again; ///< applied to the start when the question is repeated

    // Not inline: inlined copies in a hundred sources would cost more time and space than the
    // calls.
    Lesson();
    Lesson(const Lesson&);
    Lesson(Lesson&&) noexcept;
    Lesson& operator=(const Lesson&);
    Lesson& operator=(Lesson&&) noexcept;
    ~Lesson();
    bool operator==(const Lesson&) const;
};

constexpr std::string_view hiddenReading = "reading"; ///< the reading line
constexpr std::size_t maxControls = 3;
constexpr int maxMinutes = 90;

/// The lesson's pictures while its question is open; those that are not hidden come first.
std::vector<std::string> picturesWhileAsked(const Lesson& lesson);

/// The start for the n-th time, n from 0, or the setting that is invalid: first the lesson's own,
/// then each variation in turn with other numbers drawn, the same on every machine.
Expected<LabState, PatchError> lessonStart(const Lesson& lesson, std::size_t time);

/// The settings drawn for the n-th time, n from 1, of a lesson with variations.
Patch drawnPatch(const Lesson& lesson, std::size_t time);

/// All values of a list, or the smallest and largest value of a range.
std::vector<Value> extremeValues(const VariedSetting& setting);

} // namespace lab
