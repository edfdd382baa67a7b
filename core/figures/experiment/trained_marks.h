#pragma once

#include "core/drawing/plot.h"
#include "core/drawing/series_marks.h"
#include "core/experiment/experiment_setup.h"
#include "core/state/experiment.h"

#include <string>
#include <vector>

namespace lab::drawing {

/// What the pictures of Experiment share: names, numbers, and the style of lines.

inline constexpr Message hiddenUntilBet =
    LAB_MESSAGE("lab::ui::ExperimentWords", "Hidden until you predict");
inline constexpr Message isNotTrained =
    LAB_MESSAGE("lab::ui::ExperimentWords", "%1 is not selected for training.");
inline constexpr Message atLength = LAB_COMMENTED("lab::ui::ExperimentWords", "at %1", "a length");

Said trainedName(TrainedEncoding encoding, const Language& words); ///< as in the panel
/// The same if a second, stretched line of RoPE is shown: the first is then "Plain RoPE".
Said trainedNameBeside(TrainedEncoding encoding, RopeStretch other, const Language& words);
Said curveName(const ExperimentCurve& curve, const Language& words); ///< "RoPE + YaRN"
Said shareText(double share, const Language& words); ///< "49 %"

/// The style of a line wherever encodings are drawn side by side: its own tone and mark.
SeriesStyle styleOf(const ExperimentCurve& curve);

/// Before a name, which then has `markSpace` less: tones are shared, combinations with marks are
/// not.
constexpr double markSpace = 14;
Rings markBefore(const ExperimentCurve& curve, Point left, const Style& style);

/// To the right of the title: the button that trains.
Box trainButton(const Box& place, const Style& style);

/// Results against the evaluated length: how often the training length is doubled.
Axis lengthAxis(int longest, const Box& ground);
std::vector<Tick> lengthTicks(const Axis& axis, int trainingLength);
Pen chancePen(const Style& style); ///< of the level of chance

} // namespace lab::drawing
