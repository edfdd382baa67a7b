#pragma once

#include "core/lessons/lesson.h"

#include <cstddef>
#include <vector>

namespace lab {

/// What keeps no lesson from being played, and is hardly what its author meant.
struct LessonAdvice {
    enum class Kind {
        SameOptions, ///< the options `first` and `second` have the same words in some language
        SameWrong, ///< the wrong answers `first` and `second` are the same number or curve: what
                   ///< the second says is never said
        OffAxis, ///< the true curve is `value` at `x`, which lies outside its axis
        HardToDraw, ///< the true curve as a hand draws it would not be right
        LowPeak, ///< so hardly one that a hand does not draw it right, whatever the tolerance
        FineTolerance, ///< who types the answer as it is shown, `value`, is not right
        TinyAnswer, ///< the answer, `value`, is not 0, and a 0 is right: by a tolerance that is
                    ///< given, or for more than rounding
        IdleControl, ///< no picture of the lesson's benches is made of the control `first`
        IdleHide, ///< nor of the parameter that is the `first` of `hides`
        IdleReveal, ///< the `first` setting of the reveal changes nothing that is shown, asked,
                    ///< answered or said
        IdleReveals, ///< none of them does, as the lesson starts with their values
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

/// Whether the advice is about a setting that changes nothing: one of another bench with the name
/// that was meant makes the answer wrong.
bool isIdleSetting(const LessonAdvice& advice);

/// All of it for a lesson without an error, tried at the starts at which lessonErrors() tries it: a
/// pair is the same at each of them, of several pairs with the same second the first is given, and
/// of a curve the first place off its axis is given.
std::vector<LessonAdvice> lessonAdvice(const Lesson& lesson);

/// The options, from 0, that are wrong at the start or at one of the later starts that are tried,
/// and have no sentence that meets them.
std::vector<std::size_t> unmetOptions(const Lesson& lesson);

} // namespace lab
