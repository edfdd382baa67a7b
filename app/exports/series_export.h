#pragma once

#include "app/text/error.h"
#include "ui/windows/parts/series_writing.h"

#include <memory>

namespace lab::app {

/// Above each picture of a GIF, a WebP and a folder of PNGs is the name of the state and its place
/// in the series, in one line of this height in pixels or in up to three; a page has both beside
/// its slider.
constexpr int seriesCaptionHeight = 36;

/// Writes a series to the file or the folder of the request (see FrameFile): each state drawn as by
/// `position-lab render`, with its duration divided by the speed. A GIF and a WebP have the motion
/// between two states as well (see playedFrames()); a page with a slider has a vector picture for
/// each state, in both themes.
std::unique_ptr<ui::SeriesWriting> seriesWriting(const ui::SeriesRequest& request);

/// The whole series at once, where no window waits.
Outcome<void> exportedSeries(const ui::SeriesRequest& request);

} // namespace lab::app
