#pragma once

#include "ui/paint/look.h"

#include <QSize>

namespace lab::ui {

/// A palette for a projector, whose light the room washes out: every text reads at 7 to 1 or better
/// on the ground and on the frame, every line at 4.5 to 1; the hues stay. The grid stays quiet.
///
/// Contrast is that of WCAG 2.1: (L₁ + 0.05) / (L₂ + 0.05), L the relative luminance.
Palette projected(const Palette& palette);

/// A palette for who asks for high contrast at a desk: grounds of white or black, on which and on
/// the current row every text reads at 7 to 1 or better, every line at 4.5 to 1, pairs at 3 to 1;
/// the hues stay, and so do the colours of maps. The grid is plainer than usual, not loud.
Palette highContrast(const Palette& palette);

double contrast(const QColor& left, const QColor& right);

/// A screen while presenting is so many units high, whatever its pixels: the back row sees the same
/// picture on each, and the smallest text, 12 units, is 2.6 % of its height.
constexpr double slideHeight = 460;
constexpr double bannerHeight = 60; ///< units of a question, or else the reading line: 13 %
constexpr double slideRuler = 36; ///< units of the ruler: 8 %
constexpr double slideMargin = 14; ///< at the sides of the screen, and between picture and column
/// Units of a sentence's letters: 3.5 % of the height.
constexpr double slideSentence = 16.2;

/// How many pixels a unit has in a window of this size; in one that is higher than wide as many as
/// its width has space for.
double presentationScale(const QSize& window);

/// Of the lines of a small picture beside a large one.
constexpr double smallPictureScale = 0.42;

/// The look of a small picture, for a name that it cannot do without: as large as the smallest text
/// of the audience.
Look withWords(Look small);

/// The most that a person may make of it.
double largestPresentationScale(const QSize& window);

} // namespace lab::ui
