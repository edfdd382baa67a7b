#pragma once

#include "core/drawing/figure.h"
#include "core/frames/context/context_frames.h"

namespace lab::drawing {

/// Each pair's wavelength on a logarithmic axis: filled if the pair makes at least one turn in the
/// training length, hollow if not. The sequence ends at pair d/2, at a wavelength of 2π times the
/// base: a diamond moves the base, a tab on the axis of the pairs the dimension. The two lengths
/// are lines to drag, and the wavelengths of the selected method have their own line. The selected
/// pair has a ring, and a smaller one on that line if the method moves it. A press selects the pair
/// there. A is dashed below. The axes stay fixed during a drag.
extern const Figure<SpectrumFrame> contextSpectrum;

} // namespace lab::drawing
