#pragma once

#include "core/drawing/sheet.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lab::drawing {

/// What an SVG file needs besides the marks.
class SvgSource {
public:
    virtual ~SvgSource() = default;
    /// Of a share of the ink over the ground: "#1d2329", or a name for it. Ink that is clear is
    /// written with its share as its opacity.
    virtual std::string color(const Ink& ink, double share) = 0;
    /// An outline with y downwards, and the point of the formula to which its origin is moved.
    struct Outline {
        Path path {};
        Point at {};
        double scale = 1; ///< from its units to those of `at`
        Ink ink {};
    };
    /// Of a formula whose letters are an em of 1000 units large, from the start of its baseline.
    virtual std::vector<Outline> outlines(const Formula& formula) const = 0;
    /// The cells of a map as addresses of images, each with more attributes; masked cells have the
    /// color of the ground.
    struct Image {
        std::string address {};
        std::string more {};
    };
    virtual std::vector<Image> images(const Raster& raster) const = 0;
    /// The outline of the stroke of a path, of a width.
    virtual Path outlined(const Path& path, double width) const = 0;
};

/// A visible element, divided into parts that it shares with other elements and other pictures.
/// Joined as SVG it is <SHAPE STYLE MOVE/>, where the shape contains the part before the first >
/// and, for a text, the part after it.
struct SvgElement {
    std::string shape {}; ///< path d="M1 2l3 0", or text x="1" y="2">Rotations
    std::string style {}; ///< fill="#1d2329", with a space before each attribute
    std::string move {}; ///< transform="…", with a space before it; empty if it is not moved

    bool operator==(const SvgElement&) const = default;
};

enum class SvgUse : std::uint8_t {
    File, ///< with families of fonts that other programs have
    Page, ///< which brings the program's fonts: each text has the width that it has in them
};

/// The elements of a sheet from bottom to top, in pixels rounded to a fiftieth. They leave out what
/// resources/page/page.js sets for all, as does svg().
std::vector<SvgElement> svgElements(const Sheet& sheet, SvgSource& source, SvgUse use);

/// A file of its own, in which texts stay texts. Lines and areas are cut geometrically, because
/// many readers ignore clips.
std::string svg(
    const Sheet& sheet, double width, double height, std::string_view title, SvgSource& source);

} // namespace lab::drawing
