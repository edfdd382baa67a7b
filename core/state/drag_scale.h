#pragma once

#include "core/state/landmarks.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace lab {

/// Maps numbers to pixels at 1x along the path of a handle, and back. Both functions increase.
struct DragWay {
    std::function<double(double)> pixel; ///< derivative at a number
    std::function<double(double)> number; ///< derivative at a pixel

    static DragWay logarithmic(double pixelsPerDecade);
};

/// How far a handle moves per change of its number.
enum class DragPace {
    Axis, ///< as on the axis of the picture
    Decades, ///< the same, but at most a decade in 40 pixels
    Doublings, ///< a doubling in 40 pixels on every axis
};

/// The numbers at which drags and arrow keys stop.
enum class Rounding {
    OneTwoFive, ///< 1, 2 or 5 times a power of ten; two digits between them
    Dimension, ///< even up to 16; multiples of 8 to 128, of 16 to 256, and of 64 above
    Whole, ///< only whole numbers
    NearWhole, ///< whole numbers; two digits between them
};

/// How the drag of a handle changes its number.
///
/// Law: with DragPace::Decades no drag of 35 pixels changes a number by more than a factor of 10.
struct DragScale {
    double lowest = 1;
    double highest = 1e12;
    DragPace pace = DragPace::Decades;
    Rounding rounding = Rounding::OneTwoFive;
    int multiple = 2; ///< dimensions are multiples of this
    std::vector<Landmark> landmarks {};
};

/// The scales of numbers that several pictures share.
DragScale baseScale(); ///< for all bases, with those of the presets as landmarks
DragScale dimensionScale(int lowest, int highest, int multiple = 2);
DragScale headScale(int lowest, int highest);
DragScale exponentScale(double lowest, double highest); ///< linear, for slope exponents

/// The map for dragging a handle that has the map `own` in its picture. Where a decade has less
/// than 40 pixels in `own`, it gets 40; elsewhere the handle stays under the pointer. The pixels
/// per decade of `own` must change monotonically with the number.
DragWay wayOf(const DragScale& scale, const DragWay& own);

/// Distances in pixels at 1x within which a drag snaps to a landmark and to a round number.
struct Holding {
    double landmark = 4;
    double round = 3;
};
constexpr Holding holdingOfTouch {6, 5};
/// Ctrl: no snapping, and four digits
constexpr Holding holdingNothing {-1, -1};

/// The number after a drag by `moved` pixels from `start`: a landmark, a round number, or one with
/// few digits, within the range of the scale. A drag by 0 pixels gives `start`.
double draggedNumber(const DragScale& scale, const DragWay& way, double start, double moved,
    const Holding& holding = {});

/// How far the pointer has dragged a handle: with Shift, motion counts a quarter. Shift may be
/// pressed or released during the drag.
struct DragMotion {
    double pointer = 0; ///< last position of the pointer
    double moved = 0;

    void follow(double to, bool isSlow);
};

/// The step of an arrow key: alone, with Shift, and with Ctrl.
enum class DragStep {
    Round, ///< to the next round number
    Large, ///< a decade, or a doubling
    Small, ///< in the second digit; one pair, or 1
};

/// The next number up or down, within the range of the scale.
double steppedNumber(const DragScale& scale, double number, DragStep step, bool isUp);

} // namespace lab
