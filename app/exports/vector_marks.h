#pragma once

#include "app/exports/svg_source.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace lab::app {

/// A visible element of a vector picture, divided into parts that it shares with other elements and
/// other pictures. Joined as SVG it is <SHAPE STYLE MOVE/>, where the shape contains the part
/// before the first > and, for a text, the part after it.
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

/// The same picture in both themes as one: a color in a style becomes var(--K), K an index into
/// `colors`, to which new ones are added. Empty if the two differ in more than that; images may
/// differ, and are included twice, with the classes "light" and "dark".
std::vector<VectorMark> inBothThemes(const std::vector<VectorMark>& light,
    const std::vector<VectorMark>& dark, std::vector<ThemeColors>& colors);

} // namespace lab::app
