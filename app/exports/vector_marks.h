#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace lab::app {

/// One thing that is seen in a vector picture, cut into what other things and other pictures have
/// in common with it. Put together as SVG it is <SHAPE STYLE MOVE/>, where the shape holds what is
/// before the first > and, of a text, what is behind it.
struct VectorMark {
    QByteArray shape; ///< path d="M1 2l3 0", or text x="1" y="2">Rotations
    QByteArray style; ///< fill="#1d2329" stroke-width="1.25", with a blank before each
    QByteArray move; ///< transform="…", with a blank before it; empty where it stands as it is

    bool operator==(const VectorMark&) const = default;
};

/// The marks of a picture that QSvgGenerator has written, in the order in which they lie over each
/// other. What cannot be seen is left out, coordinates are rounded to a fiftieth of a pixel, lines
/// are written as steps from point to point, and a text is given the width that it has here, so
/// that one with characters of another font fits, too.
std::vector<VectorMark> vectorMarks(const QByteArray& svg);

/// A colour for each theme.
struct ThemeColors {
    QByteArray light; ///< "#1d2329"
    QByteArray dark;

    bool operator==(const ThemeColors&) const = default;
};

/// The same picture in both themes as one: where a style has a colour it has var(--K), K counting
/// `colors`, to which new ones are added. Empty where the two differ in more than that; images may
/// differ, and stand there as two, of the classes "light" and "dark".
std::vector<VectorMark> inBothThemes(const std::vector<VectorMark>& light,
    const std::vector<VectorMark>& dark, std::vector<ThemeColors>& colors);

} // namespace lab::app
