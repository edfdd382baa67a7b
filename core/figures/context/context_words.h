#pragma once

#include "core/drawing/figure.h"
#include "core/drawing/legend.h"
#include "core/frames/context/context_frames.h"
#include "core/frames/position_runs.h"

#include <array>

namespace lab::drawing {

/// What the pictures of Context share.

inline constexpr Message noneRotates =
    LAB_MESSAGE("lab::ui::ContextWords", "No pair is rotated: raise the rotary fraction.");

Said methodName(ScalingMethod method, const Language& words); ///< as in the panel

/// The color of a method wherever methods are drawn side by side.
struct MethodStyle {
    Tone line = Tone::Series0;
    Tone text = Tone::SeriesText0;
};
MethodStyle methodStyle(ScalingMethod method);
Pen methodPen(ScalingMethod method, double width); ///< `width` in pixels

/// "×2.5"; "×10^10", without a 1 between two signs.
std::string factorLabel(double factor);

/// How the training length or the target is shown.
struct LengthLine {
    std::string_view key {};
    double length = 0;
    Tone line = Tone::Seen;
    Tone text = Tone::SeenText;
    Said label {}; ///< "trained 4 096"
};
/// A line at a length, dashed for the target; `width` in pixels at 1x.
Mark lengthMark(const Line& at, const LengthLine& length, double width, const Style& style);
/// The training length, then the target.
std::array<LengthLine, 2> lengthLines(const ContextLengths& lengths, const Language& words);

Axis pairAxis(int pairs, double from, double to);
/// That of the ladder of wavelengths, as wide as `place`, and of the angles seen below it: it ends
/// at pair d/2, and a ring fits around its first pair.
Axis ladderAxis(int pairs, const Box& place, const Style& style);
constexpr double narrowestRing = 40; ///< pixels per pair; angles are columns below that
constexpr double ladderLeft = 64; ///< of the numbers before it
constexpr double ladderRight = 12; ///< half of a handle
/// Round pair numbers from 0 on and the last pair itself, as many as fit, with the word "pair" to
/// their left. A round number too close to the last one is left out.
void addPairAxis(Layer& layer, const Box& ground, const Axis& axis, int pairs, const Style& style);

/// How A's curves and lines are drawn below a plot.
Pen pinnedPen(const Style& style);

/// The edit of a handle on an axis of text lengths: the query is the last token of the text.
EditRule movesQuery(std::int64_t key);
/// Left and right change the length of the text by `step`, Page Up and Page Down double and halve
/// it.
KeyPress lengthByKey(std::int64_t length, std::int64_t key, std::int64_t step, Key pressed);

/// Pairs along an axis, each of which a press selects; no zone if there are none.
std::vector<Zone> pairZones(const Box& box, const Axis& axis, int pairs, Picture picture,
    Zone::Sweep sweep = Zone::Sweep::None);
/// Distances along an axis; those of a run are shown together.
Zone distanceZone(
    const Box& box, const Axis& axis, const std::vector<PositionRun>& runs, Picture picture);

/// The previous pair by left and up, the next one by right and down, of `count` pairs.
KeyPress selectedPairByKey(int pair, int count, Key key);

/// All of a focus in its own picture, else the pair.
template <Picture own, class Values> Focus shownHere(const Focus& focus, const Values&)
{
    Focus shown;
    shown.pair = focus.pair;
    return focus.picture == own ? focus : shown;
}

/// The part of a focus that most pictures of Context show.
template <class Values> Focus shownPair(const Focus& focus, const Values&)
{
    Focus shown;
    shown.pair = focus.pair;
    return shown;
}

} // namespace lab::drawing
