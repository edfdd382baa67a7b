#pragma once

#include <QImage>

namespace lab::app {

/// The picture with at most 256 colours: Format_Indexed8, every pixel of one colour the same.
///
/// A picture that has no more keeps all of its colours. Of others the commonest 64 stay as they
/// are, and the rest share 192 by median cut (Heckbert 1982, "Color image quantization for frame
/// buffer display"): the box of colours with the longest side is cut where half of its pixels lie
/// on either side, and becomes their mean. No dithering: flat ground stays flat.
QImage indexed(const QImage& picture);

} // namespace lab::app
