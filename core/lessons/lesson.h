#pragma once

#include "core/state/language_texts.h"
#include "core/state/parameters.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lab {

/// Words in each language; a formula in braces stands for its number: "pair {waves.pair}", with
/// the words for one and for more behind bars for the number and its word: "{answer|pair|pairs}".
using LessonText = LanguageTexts;

/// What somebody with a known misconception would answer, and the sentence that meets it.
struct WrongModel {
    std::string value; ///< a formula, of `x` where a curve is asked for
    LessonText says;
    LessonText name = {}; ///< of a curve, which has no number to be told by; may be empty

    bool operator==(const WrongModel&) const = default;
};

/// One of the answers to choose from; a wrong one has the sentence that meets it.
struct LessonOption {
    LessonText text;
    LessonText says;

    bool operator==(const LessonOption&) const = default;
};

/// What a curve is drawn over, where the answer is one: a formula of `x`, a whole number.
struct LessonCurve {
    std::int64_t from = 0;
    std::int64_t to = 100;
    std::string lowest = "0"; ///< a formula: the lower end of the upward axis
    std::string highest = "1";
    LessonText across; ///< what runs along x
    LessonText upwards; ///< what is drawn
    bool asksPeak = false; ///< where it is highest, and how high, is all that is asked

    bool operator==(const LessonCurve&) const = default;
};

/// What is asked before anything is shown: a curve, one of the options, or else a number. The
/// answer to a choice is the number of the right option, from 0.
struct LessonQuestion {
    LessonText text;
    LessonText unit; ///< may be empty
    LessonText unitOfOne; ///< where it is another word; may be empty
    std::string answer; ///< a formula, evaluated in the state after the reveal
    /// Half the width of what is right; of a curve the root mean square of the difference. What is
    /// 0 but for rounding is still met by a 0.
    std::string tolerance = "max(0.01*abs(answer), 1e-9)";
    std::vector<WrongModel> wrong;
    std::vector<LessonOption> options;
    std::optional<LessonCurve> curve;

    bool operator==(const LessonQuestion&) const = default;
};

/// What one parameter may be when a question comes again: one of the values, or anything in the
/// range.
struct VariedSetting {
    std::string key;
    std::vector<Value> values;
    std::optional<std::pair<double, double>> range;

    bool operator==(const VariedSetting&) const = default;
};
using Variation = std::vector<VariedSetting>;

/// A lesson as its file states it: where it starts, what may be touched, one question that has to
/// be answered before the reveal, and what is said after it.
///
/// Every number of it is a formula of the core in the learner's own state, never a stored one.
struct Lesson {
    std::string key; ///< "3_clocks"
    LessonText title;
    LessonText goal;
    LessonText notes; ///< for the teacher; may be empty
    int minutes = 10; ///< that it takes, 1 to mostMinutes
    Patch start; ///< over the defaults
    std::vector<std::string> pictures; ///< it is about, by name, in order; may be empty
    std::vector<std::string> controls; ///< keys of at most mostControls parameters
    /// What tells the answer: pictures by name, hiddenReading, keys of parameters. Until the
    /// prediction pictures and line are covered, and nothing moves the parameters.
    std::vector<std::string> hides;
    LessonQuestion question;
    Patch reveal; ///< over the learner's state; a text that begins with = is a formula
    /// Parameters of the state that the prediction describes, as formulas of `prediction`: it stays
    /// in the pictures as A. Without any, A is the state before the reveal.
    std::vector<std::pair<std::string, std::string>> ghost;
    LessonText outcome;
    LessonText ofA; ///< said behind the outcome where A is in the pictures; may be empty
    LessonText explanation;
    std::vector<Variation> again; ///< over the start, for the times that the question comes again

    // Out of line, as in a hundred units a copy would take more time and room than what they do.
    Lesson();
    Lesson(const Lesson&);
    Lesson(Lesson&&) noexcept;
    Lesson& operator=(const Lesson&);
    Lesson& operator=(Lesson&&) noexcept;
    ~Lesson();
    bool operator==(const Lesson&) const;
};

constexpr std::string_view hiddenReading = "reading"; ///< the reading line
constexpr std::size_t mostControls = 3;
constexpr int mostMinutes = 90;

/// The lesson's pictures as long as its question is open: those that it does not hide go first.
std::vector<std::string> picturesWhileAsked(const Lesson& lesson);

/// The start for the n-th time, n from 0, or the setting that cannot be: first the lesson's own,
/// then each variation in turn with other numbers drawn, the same on every machine.
Expected<LabState, PatchError> lessonStart(const Lesson& lesson, std::size_t time);

/// The settings that are drawn for the n-th time, n from 1, of a lesson with variations.
Patch drawnPatch(const Lesson& lesson, std::size_t time);

/// All values of a list, or the least and the largest that a range can give.
std::vector<Value> extremeValues(const VariedSetting& setting);

} // namespace lab
