#pragma once

#include "core/state/lab_state.h"

#include <vector>

namespace lab {

/// Whether the numbers of a state move to those of the next, or are there at once.
enum class Easing { Eased, AtOnce };

constexpr double easingSeconds = 0.2;

/// How far a motion has come when `time`, a share of its own time, has gone: slow at both ends,
/// 2t² up to the middle and 1 − 2(1 − t)² from there.
double easedShare(double time);

/// A picture of a series that is played, and for how long it stands.
struct SeriesFrame {
    std::size_t step = 0;
    LabState state;
    double seconds = 0;
};

/// The pictures that show a series as it is played, at `rate` of them in a second while the numbers
/// move: at the beginning of each step but the first those on the way to it (see easedState()),
/// then the state itself for the rest of its time, seconds / speed. A step that is shorter than a
/// motion has a shorter motion.
///
/// Laws: the frames of a step stand for its time together; the last of them is its state; no two
/// of them in a row are the same; a change of bench, or of nothing that moves evenly, is one frame.
std::vector<SeriesFrame> playedFrames(
    const Series& series, double speed, double rate, Easing easing);

} // namespace lab
