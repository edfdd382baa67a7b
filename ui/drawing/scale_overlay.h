#pragma once

class QWidget;

namespace lab::ui {

class PictureView;
class ScaledHandles;

/// A widget that shows the scale of the current drag over all pictures of the bench of `view`. It
/// draws the scale once; each motion draws only the mark and its number.
QWidget* newScale(const ScaledHandles& handles, const PictureView& view);

/// Fades a widget of newScale() out over 120 ms, at once with reduced motion, and deletes it.
void fadeScale(QWidget* scale);

} // namespace lab::ui
