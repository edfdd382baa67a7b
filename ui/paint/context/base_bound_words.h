#pragma once

#include "core/frames/context/base_bound_frame.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

/// The texts of the picture of the base bound. In a list, each text is shorter than the one before.
///
/// Where the frequencies in use fail, and whether that is before the target length:
QStringList failingWords(const BaseBoundFrame& frame);
/// The base required for the target length, with the extension or without:
QStringList targetWords(const BaseBoundFrame& frame);

/// The dots of the picture.
QString foundWords(const BaseBoundFrame& frame);

/// The squares of the picture, which are for plain RoPE even if a method is in use: complete, and
/// shorter.
QStringList publishedWords(const BaseBoundFrame& frame);

/// The dimension of the bounds.
QString widthWords(const BaseBoundFrame& frame);

/// The bounds of one length, computed and published.
QString pointWords(const BaseBoundFrame::Point& point);

} // namespace lab::ui
