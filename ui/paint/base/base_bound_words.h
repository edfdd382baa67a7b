#pragma once

#include "core/frames/base/base_bound_frame.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

/// What the picture of the base bound says in words. Where there is a list, each of it says it
/// shorter than the one before.
///
/// Where the present base fails, and what the target length asks for:
QStringList failingWords(const BaseBoundFrame& frame);
QStringList targetWords(const BaseBoundFrame& frame);

/// Which width the bounds are of.
QString widthWords(const BaseBoundFrame& frame);

/// The bounds of one length, found and published.
QString pointWords(const BaseBoundFrame::Point& point);

} // namespace lab::ui
