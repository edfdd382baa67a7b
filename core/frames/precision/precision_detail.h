#pragma once

#include "core/frames/precision/precision_frames.h"

namespace lab {

/// How finely Precision's curves are drawn: a first frame within the event of a change, and the
/// whole one that is made in the background, both from the same functions at fewer or more
/// positions. `columns` is as many as the picture has.
struct PrecisionSpaces {
    ErrorSpace first;
    ErrorSpace whole;

    bool operator==(const PrecisionSpaces&) const = default;
};
PrecisionSpaces precisionSpaces(const LabState& state, int columns);

/// The largest number that a frame's axis has to hold; 0 if none is finite.
double largest(const PrecisionErrorsFrame& frame);
double largest(const PrecisionDriftFrame& frame);

/// The frame as the next one of a movement: fewer positions find a little less, and the axis stays
/// where it was unless the numbers have left it or fill little of it.
PrecisionErrorsFrame following(PrecisionErrorsFrame frame, const PrecisionErrorsFrame& before);
PrecisionDriftFrame following(PrecisionDriftFrame frame, const PrecisionDriftFrame& before);

/// What both frames are made from: the same question has the same answer.
struct PrecisionQuestion {
    PrecisionError error = PrecisionError::Cosine;
    FrequencyPower power = FrequencyPower::Exact;
    Rotations rotations; ///< without the selected pair
    RotationFormats formats;
    ScorePositions start;
    PrecisionSpaces spaces;

    LabState state() const; ///< with nothing but this

    bool operator==(const PrecisionQuestion&) const = default;
};
PrecisionQuestion precisionQuestion(const LabState& state, const PrecisionSpaces& spaces);

} // namespace lab
