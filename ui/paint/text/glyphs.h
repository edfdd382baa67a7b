#pragma once

#include <QPainterPath>
#include <QStringList>

#include <map>
#include <utility>

namespace lab::ui {

/// By how many units every stem is thickened. The font is drawn for paper; where an em has few
/// pixels its thin strokes turn grey, and a quarter of a pixel more makes them read.
using Boldness = int;

/// The outlines of the formulas' font, each read when it is first asked for.
///
/// An em is 1000 units, the origin is the start of the baseline and y grows downwards, here and
/// wherever formulas are outlined. Paths are filled by winding, so that parts may overlap.
/// Font: New Computer Modern, see resources/formulas/NOTICE.
class Glyphs {
public:
    explicit Glyphs(const QStringList& outlines); ///< "M0 0L10 0C…Z", y upwards
    const QPainterPath& glyph(int number, Boldness boldness) const;

private:
    QStringList m_outlines;
    mutable std::map<std::pair<int, Boldness>, QPainterPath> m_paths;
};

/// What is set at `scale` of the full size, as indices are, gains as much on the page.
Boldness boldnessAtScale(Boldness boldness, double scale);

/// The outline with each stem thicker by `boldness`, its points moved along their normals.
QPainterPath emboldened(QPainterPath path, Boldness boldness);

} // namespace lab::ui
