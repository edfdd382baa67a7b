#pragma once

namespace lab::ui {

/// Whether animations are reduced, for people who get motion sickness: no trails, no transitions
/// between two states of a series, no folding or fading. Playback continues step by step. One
/// setting for the whole process, set from the main thread.
bool isMotionReduced();
void setMotionReduced(bool isReduced);

} // namespace lab::ui
