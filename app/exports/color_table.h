#pragma once

#include <QImage>

namespace lab::app {

/// The picture with at most 256 colours: Format_Indexed8, every pixel of one colour the same.
///
/// If the picture has no more, all of its colours are kept. Otherwise the most frequent 64 are
/// kept, and the rest share 192 by median cut (Heckbert 1982, "Color image quantization for frame
/// buffer display"): the box of colours with the longest side is cut at the median of its pixels,
/// and is replaced by their mean. No dithering: flat ground stays flat.
QImage indexed(const QImage& picture);

} // namespace lab::app
