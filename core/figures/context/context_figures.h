#pragma once

#include "core/drawing/figure.h"
#include "core/frames/context/base_bound_frame.h"
#include "core/frames/context/context_frames.h"
#include "core/frames/context/growing_length_frame.h"
#include "core/frames/context/mean_score_frame.h"
#include "core/frames/context/rings_frame.h"
#include "core/frames/context/seen_distances_frame.h"
#include "core/frames/context/temperature_frame.h"

namespace lab::drawing {

/// Each pair's wavelength on a logarithmic axis: filled if the pair makes at least one turn in the
/// training length, hollow if not. The sequence ends at pair d/2, at a wavelength of 2π times the
/// base: a diamond moves the base, a tab on the axis of the pairs the dimension. The two lengths
/// are lines to drag, and the wavelengths of the selected method have their own line. The selected
/// pair has a ring, and a smaller one on that line if the method moves it. A press selects the pair
/// there. A is dashed below. The axes stay fixed during a drag.
extern const Figure<SpectrumFrame> contextSpectrum;

/// The factors of the selected and the slowest pair against the length of the text on a logarithmic
/// axis, with the current length as a line to drag, which moves the query: it is the newest token.
/// Below, on the same axis, the keys cached so far, thick where they fit and thin where they no
/// longer do, with the handle of the ruler's key. A is a thin dashed line.
///
/// The left and right keys change the length of the text by 1, with Shift by 10, Page Up and Page
/// Down double and halve it; up and down select the pair.
extern const Figure<GrowingLengthFrame> contextGrowingLength;

/// The temperature against the length of the text on a logarithmic axis, with the query's position
/// as a line to drag, the length from which it grows and, on the right, the scale; below on the
/// same axis the entropy of the query's row, thin and dotted without the temperature. At the foot,
/// if there is space, that row as bars: the match, all others, and the sink, whose weights are
/// dragged. Empty for a frame without a curve.
///
/// The left and right keys move the query by 1, with Shift by 10, Page Up and Page Down double and
/// halve the length.
extern const Figure<TemperatureFrame> contextTemperature;

/// The matrix of effective distances with the trained limit as a contour; beside it the number of
/// pairs at each distance, on logarithmic axes, over a strip with the colors of the cells. The
/// training and the target length are lines to drag, and so are the parameters of the method, with
/// dots on the strip; the legend below names them all, with their values. A press on the matrix
/// moves the ruler's query and key there. Of A, the contour and the counts are thin dashed lines.
///
/// The up and down keys move the query, left and right the key, by 1 and with Shift by 10.
extern const Figure<SeenDistancesFrame> contextDistances;

/// Smallest base against context length, both logarithmic: published values as squares, computed
/// ones as a line with dots, the current base as a line to drag, solid as far as it works and
/// dashed beyond. Below is a legend, with the progress of the search. If no pair is rotated, there
/// is only text.
///
/// The up and down keys move the base by a hundredth of a decade, with Shift by a tenth.
extern const Figure<BaseBoundFrame> contextBound;
/// Whether there is a search to stop or resume that a user would notice, and where its button is,
/// in a place with so many pixels per pixel at 1x.
bool isSearchShown(const BaseBoundFrame& frame);
Box searchButton(const Box& place, double scale);

/// The factor by which each method slows each pair, on a logarithmic axis: the selected method
/// thick, with the ends of its ramps as handles in the order of the frame, the others thin, and a
/// list of them below that is also the legend. Of A, the selected line is below the others. A press
/// on a method of the list selects it, and one in the plot the pair there.
extern const Figure<FactorsFrame> contextFactors;

/// The mean score against the distance from 1 to 10⁷: a thick line with the selected method and a
/// thin grey one without, each on a band from the minimum to the maximum score of every column as
/// far as known. The training and the target length are lines to drag, their handles in a row above
/// the plot; so is the peak of adversarial vectors. Of A, the mean is thin and dashed below. Empty
/// for a frame without runs.
extern const Figure<MeanScoreFrame> contextMeanScore;
/// Pixels of its plot in a picture with so many pixels, and so many per pixel at 1x.
double meanScoreWidth(double width, double scale);

constexpr double ringsMargin = 8; ///< of the mark around a ring, on both sides of the picture

/// A circle for each of the slow pairs: the arc covered in training thick, the arc reached only at
/// the target length thin, elsewhere only the ground of the ring. A's arcs are dashed outside the
/// rings. The selected pair and the one under the pointer replace their neighbor if they have no
/// ring.
///
/// A press selects a pair; the end of the arc covered in training is dragged around the circle to
/// change the training length, the end of the new one to change the target length, through any
/// number of rotations. Both snap to powers of two, and the rings stay in place during a drag.
extern const Figure<RingsFrame> contextRings;

} // namespace lab::drawing
