#pragma once

#include <QPainterPath>
#include <QStringList>

#include <map>
#include <utility>

namespace lab::ui {

/// The number of units by which every stem is thickened. The font is designed for paper; with few
/// pixels per em its thin strokes turn grey, and a quarter of a pixel more makes them legible.
using Boldness = int;

/// The outlines of the formulas' font, each read on first use.
///
/// An em is 1000 units, the origin is the start of the baseline and y increases downwards, here and
/// wherever formulas are outlined. Paths are filled by winding, so that parts may overlap. Font:
/// New Computer Modern, see resources/formulas/NOTICE.
class Glyphs {
public:
    explicit Glyphs(const QStringList& outlines); ///< "M0 0L10 0C…Z", y upwards
    const QPainterPath& glyph(int number, Boldness boldness) const;

private:
    QStringList m_outlines;
    mutable std::map<std::pair<int, Boldness>, QPainterPath> m_paths;
};

/// Text set at `scale` of the full size, such as indices, gets the same thickness on the page.
Boldness boldnessAtScale(Boldness boldness, double scale);

/// The outline with each stem thicker by `boldness`: its points are moved along their normals.
QPainterPath emboldened(QPainterPath path, Boldness boldness);

} // namespace lab::ui
