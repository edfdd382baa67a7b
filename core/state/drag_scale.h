#pragma once

#include "core/state/landmarks.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace lab {

/// Numbers as pixels at 1x along the way of a handle, and back. Both rise together.
struct DragWay {
    std::function<double(double)> pixel; ///< at a number
    std::function<double(double)> number; ///< at a pixel

    static DragWay linear(double pixelsPerUnit);
    static DragWay logarithmic(double pixelsPerDecade);
};

/// How far a pixel goes.
enum class DragPace {
    Axis, ///< as far as on the axis of the picture
    Decades, ///< the same, but at most a decade in 40 pixels
    Doublings, ///< a doubling in 40 pixels on every axis
};

/// The numbers at which a drag and an arrow key stop.
enum class Rounding {
    OneTwoFive, ///< 1, 2 or 5 times a power of ten; two digits between
    PowersOfTwo, ///< two digits between, and always whole
    Dimension, ///< even to 16, of 8 to 128, of 16 to 256, of 64 above
    Whole, ///< only whole numbers
    NearWhole, ///< whole numbers; two digits between
};

/// How the drag of a handle changes its number.
///
/// Law: with DragPace::Decades no drag of 35 pixels changes a number by more than a factor of 10.
struct DragScale {
    double lowest = 1;
    double highest = 1e12;
    DragPace pace = DragPace::Decades;
    Rounding rounding = Rounding::OneTwoFive;
    std::vector<Landmark> landmarks {};
};

/// The scales of the numbers that several pictures have.
DragScale baseScale(); ///< of all bases, with the presets' as landmarks
DragScale dimensionScale(int lowest, int highest);
DragScale headScale(int lowest, int highest);
DragScale lengthScale(std::int64_t lowest, std::int64_t highest, std::int64_t training,
    std::int64_t target); ///< of lengths, and of positions shown
DragScale factorScale(double lowest, double highest); ///< of scaling factors
DragScale exponentScale(double lowest, double highest); ///< linear, of slope exponents

/// The way of a drag whose handle has the way `own` in its picture. Where `own` gives a decade less
/// than 40 pixels, the decade gets 40; elsewhere the handle stays under the pointer. The pixels
/// that `own` gives a decade rise or fall with the number.
DragWay wayOf(const DragScale& scale, const DragWay& own);

/// Distances in pixels at 1x at which a drag takes a landmark, and a round number.
struct Holding {
    double landmark = 4;
    double round = 3;
};
constexpr Holding holdingOfTouch {6, 5};
/// Ctrl: nothing is held, and numbers have four digits.
constexpr Holding holdingNothing {-1, -1};

/// The number after a drag by `moved` pixels from `start`: a landmark, a round number, or one of
/// few digits, in the range of the scale. A drag by nothing gives `start`.
double draggedNumber(const DragScale& scale, const DragWay& way, double start, double moved,
    const Holding& holding = {});

/// How far the pointer has dragged a handle: with Shift a quarter of its way counts. Shift may
/// come and go during the drag.
struct DragMotion {
    double pointer = 0; ///< where it was last
    double moved = 0;

    void follow(double to, bool isSlow);
};

/// What an arrow key does to the number: by itself, with Shift, and with Ctrl.
enum class DragStep {
    Round, ///< to the next number of the rounding
    Large, ///< a decade, or a doubling
    Small, ///< in the second digit; by one pair, by one
};

/// The next number up or down, in the range of the scale.
double steppedNumber(const DragScale& scale, double number, DragStep step, bool isUp);

} // namespace lab
