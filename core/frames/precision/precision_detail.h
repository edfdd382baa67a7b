#pragma once

#include "core/frames/precision/precision_frames.h"

namespace lab {

/// The resolution of Precision's curves: of a first frame, computed within the event of a change,
/// and of the complete one computed in the background, by the same functions at fewer or more
/// positions. `columns` is the number of columns of the picture.
struct PrecisionSpaces {
    ErrorSpace first;
    ErrorSpace whole;

    bool operator==(const PrecisionSpaces&) const = default;
};
PrecisionSpaces precisionSpaces(const LabState& state, int columns);

/// The largest number that the axis of a frame must contain; 0 if none is finite.
double largest(const PrecisionErrorsFrame& frame);
double largest(const PrecisionDriftFrame& frame);

/// The frame as the next one of a movement: with fewer positions the maxima are slightly smaller,
/// and the axis stays unless the numbers exceed it or fill little of it.
PrecisionErrorsFrame following(PrecisionErrorsFrame frame, const PrecisionErrorsFrame& before);
PrecisionDriftFrame following(PrecisionDriftFrame frame, const PrecisionDriftFrame& before);

/// The inputs of both frames: equal inputs give equal frames.
struct PrecisionQuestion {
    PrecisionError error = PrecisionError::Cosine;
    FrequencyPower power = FrequencyPower::Exact;
    Rotations rotations; ///< without the selected pair
    RotationFormats formats;
    ScorePositions start;
    PrecisionSpaces spaces;

    LabState state() const; ///< with only this

    bool operator==(const PrecisionQuestion&) const = default;
};
PrecisionQuestion precisionQuestion(const LabState& state, const PrecisionSpaces& spaces);

} // namespace lab
