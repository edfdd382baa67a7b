#pragma once

#include "core/frames/context/context_frames.h"
#include "ui/paint/plot/plot.h"

#include <QString>

#include <optional>

namespace lab::ui {

/// Whole decades that contain every wavelength and both lengths, with extra space above, so that a
/// small change does not change the axis.
DecadeRange decadeRange(const SpectrumFrame& frame);

/// "18 of 64 pairs turn less than once", of the rotated ones.
QString spectrumWords(const SpectrumFrame& frame);

/// Each pair's wavelength on a logarithmic axis: filled if the pair makes at least one turn in the
/// training length, hollow if not. The sequence ends at pair d/2, at a wavelength of 2π times the
/// base: a diamond moves the base, a tab on the axis of the pairs the dimension. The two lengths
/// are lines to drag, and the wavelengths of the selected method have their own line. The selected
/// pair has a ring, and a smaller one on that line if the method moves it. A ghost is dashed under
/// them.
Plot spectrumPlot(const QRectF& area, const SpectrumFrame& frame,
    const std::optional<SpectrumFrame>& ghost, const DecadeRange& range, const Look& look);

/// The wavelengths at the start of a drag of the base, dashed.
Layers spectrumBefore(const Plot& taken, const Look& look);

/// A ring around the point of the pair under the pointer.
Layers spectrumPointed(
    const Plot& plot, const SpectrumFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui
