#pragma once

#include "core/drawing/style.h"
#include "ui/paint/look.h"

#include <QSize>

namespace lab::ui {

/// A palette for projectors, where room light reduces contrast: every text has at least 7 to 1 on
/// the ground and on the frame, every line 4.5 to 1; hues stay. The grid stays pale.
///
/// Contrast is that of WCAG 2.1: (L₁ + 0.05) / (L₂ + 0.05), L the relative luminance.
Palette projected(const Palette& palette);

/// A palette for users who request high contrast at a desk: white or black grounds on which, and on
/// the current row, every text has at least 7 to 1, every line 4.5 to 1, pairs 3 to 1; hues stay,
/// and so do the colours of maps. The grid is more visible than usual, but not strong.
Palette highContrast(const Palette& palette);

double contrast(const QColor& left, const QColor& right);

/// The height of a screen while presenting in units, whatever its pixels: the back row sees the
/// same picture on each, and the smallest text, 12 units, is 2.6 % of its height.
constexpr double slideHeight = 460;
constexpr double bannerHeight = 60; ///< units of a question, or else the reading line: 13 %
constexpr double slideRuler = 36; ///< units of the ruler: 8 %
constexpr double slideMargin = 14; ///< at the sides of the screen, and between picture and column
/// Units of a sentence's letters: 3.5 % of the height.
constexpr double slideSentence = 16.2;

/// The number of pixels per unit in a window of this size; in one higher than wide, limited by its
/// width.
double presentationScale(const QSize& window);

using drawing::smallPictureScale;

/// The look of a small picture for a name that it needs: in the smallest text size for an audience.
Look withWords(Look small);

/// The largest factor that a user may choose.
double largestPresentationScale(const QSize& window);

} // namespace lab::ui
