#pragma once

#include "core/lessons/lesson.h"

#include <cstddef>
#include <vector>

namespace lab {

/// A probable mistake of the author that does not prevent a lesson from being played.
struct LessonAdvice {
    enum class Kind {
        SameOptions, ///< the options `first` and `second` have the same text in some language
        /// The wrong answers `first` and `second` are the same number or curve: the response to the
        /// second is never shown.
        SameWrong,
        OffAxis, ///< the true curve is `value` at `x`, outside of its axis
        HardToDraw, ///< the true curve drawn by hand would not be accepted
        /// The peak is so low that it cannot be drawn by hand accurately enough, at any tolerance.
        LowPeak,
        FineTolerance, ///< the answer as displayed, `value`, is not accepted when typed
        /// The answer, `value`, is not 0, but 0 is accepted: because of the given tolerance, or
        /// beyond rounding.
        TinyAnswer,
        IdleControl, ///< no picture of the lesson's benches depends on the control `first`
        IdleHide, ///< nor on the parameter at index `first` of `hides`
        /// The setting `first` of the reveal changes nothing in pictures, question, answers and
        /// responses.
        IdleReveal,
        IdleReveals, ///< none of them does, because the lesson starts with their values
        IdleVariation, ///< nor does setting `second` of entry `first` of `again`
    } kind = Kind::SameOptions;
    std::size_t first = 0; ///< from 0
    std::size_t second = 0;
    double x = 0;
    double value = 0;
    double lowest = 0; ///< of the axis
    double highest = 0;

    bool operator==(const LessonAdvice&) const = default;
};

/// Whether the advice is about a setting that changes nothing: it may be of another bench but have
/// the intended name, which makes the answer wrong.
bool isIdleSetting(const LessonAdvice& advice);

/// All advice for a lesson without errors, tested at the starts of lessonErrors(): a pair must be
/// the same at each of them; of several pairs with the same second the first is reported, and of a
/// curve the first place off its axis.
std::vector<LessonAdvice> lessonAdvice(const Lesson& lesson);

/// The options, from 0, that are wrong at the start or at one of the later starts tested, and have
/// no sentence that responds to them.
std::vector<std::size_t> optionsWithoutResponse(const Lesson& lesson);

} // namespace lab
