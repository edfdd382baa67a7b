#pragma once

#include <QByteArray>

#include <vector>

namespace lab::freeze {

/// A visible element of a vector picture. Joined as SVG it is <SHAPE STYLE MOVE/>, where the shape
/// contains the part before the first > and, for a text, the part after it.
struct VectorMark {
    QByteArray shape; ///< path d="M1 2l3 0", or text x="1" y="2">Rotations
    QByteArray style; ///< fill="#1d2329" stroke-width="1.25", with a space before each
    QByteArray move; ///< transform="…", with a space before it; empty if it is not moved

    bool operator==(const VectorMark&) const = default;
};

/// The marks of a picture written by QSvgGenerator, from bottom to top. Invisible ones are left
/// out, coordinates are rounded to a fiftieth of a pixel, lines are written as steps from point to
/// point, and a text is given the width that it has here, so that one in another font fits, too.
std::vector<VectorMark> vectorMarks(const QByteArray& svg);

} // namespace lab::freeze
