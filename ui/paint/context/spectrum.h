#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/plot/plot.h"

#include <QString>

#include <optional>

namespace lab::ui {

/// Whole decades above that hold every wavelength and both lengths, so that a small change leaves
/// the axis where it is.
DecadeRange decadeRange(const SpectrumFrame& frame);

/// "18 of 64 pairs turn less than once", of those that turn at all.
QString spectrumWords(const SpectrumFrame& frame);

/// Each pair's wavelength on a logarithmic axis: filled where the pair turns at least once in the
/// training length, hollow where it does not. The ladder ends at pair d/2, at a wavelength of 2π
/// times the base: a diamond moves the base, a tab on the axis of the pairs the dimension. The two
/// lengths are lines to drag, and the chosen method's wavelengths a line of its own. The selected
/// pair has a ring, and a smaller one on that line where the method moves it. A ghost, if there is
/// one, is dashed under them.
Plot spectrumPlot(const QRectF& area, const SpectrumFrame& frame,
    const std::optional<SpectrumFrame>& ghost, const DecadeRange& range, const Look& look);

/// The ladder as it was when its base was taken, dashed.
Layers spectrumBefore(const Plot& taken, const Look& look);

/// A ring around the point of the pair that is pointed at.
Layers spectrumPointed(
    const Plot& plot, const SpectrumFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui
