#pragma once

#include "core/drawing/figure.h"
#include "core/drawing/plot.h"
#include "core/frames/precision/precision_frames.h"

#include <memory>

namespace lab::drawing {

/// The curves of a picture of Precision, which stay while the positions move, and its numbers at
/// the query's position.
template <class Curves, class Present> struct PrecisionValues {
    std::shared_ptr<const Curves> curves = std::make_shared<const Curves>();
    Present present {};
    Positions positions {};

    bool operator==(const PrecisionValues&) const = default;
};
using ErrorsValues = PrecisionValues<PrecisionErrorsFrame, ErrorsAtPosition>;
using DriftValues = PrecisionValues<PrecisionDriftFrame, double>;

/// Around the ground: the same on both sides in both pictures, so that one line runs through both;
/// on the right a column for names and numbers.
Margins precisionMargins(const Style& style);

/// "FP16 represents no number above 65 504": why a number is not representable.
Said notHeldWords(const Language& words);

/// From here on the formats differ: the position that the button of the errors shows.
constexpr std::int64_t farPosition = 100'000;
MovePositions toFarPosition(const Positions& positions); ///< at the same distance

/// The largest error of each few pixels for all formats, thick for the selected ones with the tint
/// up to a bound for all positions there. A's curves are below those from which they differ. Errors
/// of 1 and more are tinted, a format that ends has a cross, and a dotted line is where the format
/// of the positions starts to skip some. Zeros are at the foot. The line of the query's position is
/// dragged along the logarithmic axis and moves the key too, so that their distance stays; a press
/// beside it moves it there.
///
/// The left and right keys move by 1, with Shift by 10; Page Up and Page Down double and halve the
/// position.
extern const Figure<ErrorsValues> precisionErrors;

/// The change of the score under a shift of both positions, which should be 0, as a band. Mouse and
/// keys move the positions as in the picture above it.
extern const Figure<DriftValues> precisionDrift;

} // namespace lab::drawing
