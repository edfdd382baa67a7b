#pragma once

#include "core/state/lab_state.h"

#include <vector>

namespace lab {

/// Whether numbers change smoothly to those of the next state, or at once.
enum class Easing { Eased, AtOnce };

constexpr double easingSeconds = 0.2;

/// The progress of a transition at `time`, a fraction of its duration: slow at both ends, 2t² up to
/// the middle and 1 − 2(1 − t)² from there.
double easeInOut(double time);

/// A picture of a series as it is played, and its duration.
struct SeriesFrame {
    std::size_t step = 0;
    LabState state;
    double seconds = 0;
};

/// The pictures of a series as it is played, at `rate` pictures per second while numbers change.
/// Each step but the first begins with the transition to it (see interpolatedState()), then shows
/// its state for the rest of its time, seconds / speed. A step shorter than a transition has a
/// shorter transition.
///
/// Laws: the durations of the frames of a step add up to its time; the last of them is its state;
/// no two successive frames are equal; if the bench changes, or nothing that can change smoothly,
/// the step is a single frame.
std::vector<SeriesFrame> playedFrames(
    const Series& series, double speed, double rate, Easing easing);

} // namespace lab
