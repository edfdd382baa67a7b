#pragma once

#include "core/frames/context/base_bound_frame.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

/// What the picture of the base bound says in words. Where there is a list, each of it says it
/// shorter than the one before.
///
/// Where the ladder in use fails, and whether that is before the target length:
QStringList failingWords(const BaseBoundFrame& frame);
/// What the target length asks of the base, and whether with the extension or without:
QStringList targetWords(const BaseBoundFrame& frame);

/// The dots of the picture.
QString foundWords(const BaseBoundFrame& frame);

/// The squares of the picture, which stay those of plain RoPE where a method is in use: with all
/// that they are of, and shorter.
QStringList publishedWords(const BaseBoundFrame& frame);

/// Which width the bounds are of.
QString widthWords(const BaseBoundFrame& frame);

/// The bounds of one length, found and published.
QString pointWords(const BaseBoundFrame::Point& point);

} // namespace lab::ui
