#pragma once

#include <QPointF>

class QWidget;

namespace lab::ui {

class PictureView;
class ScaledHandles;
struct Look;
struct PictureHandle;

/// A widget that shows the scale of the current drag over all pictures of the bench of `view`. It
/// draws the scale once; each motion draws only the mark and its number.
QWidget* newScale(const ScaledHandles& handles, const PictureView& view);

/// Fades a widget of newScale() out over 120 ms, at once with reduced motion, and deletes it.
void fadeScale(QWidget* scale);

/// Where the scale of a handle has its number at the start of a drag: above a number of a formula,
/// which stays readable.
QPointF scaleStart(const PictureHandle& handle, const Look& look);

} // namespace lab::ui
