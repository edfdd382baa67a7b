#pragma once

#include "core/drawing/plot.h"
#include "core/figures/derivation/derivation_figures.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lab::drawing::pages {

/// Where a panel of a page is drawn, and what it has in common with the others.
struct PanelPlace {
    Box box {}; ///< with its title
    std::size_t index = 0;
    const Style& style;
    const Focus& focus;
    const std::vector<std::string>& symbols; ///< of the equation
};

/// The places of the panels; empty for those that are left out. Then there is space below all
/// others for a note.
constexpr double noteOfLeftOut = 18; ///< its height at 1x
std::vector<Box> panelBoxes(const Box& place, const PagePictureFrame& picture, const Style& style);
constexpr double panelTitle = 22; ///< height at 1x

Tone toneOf(PageRole role);
Tone textToneOf(PageRole role);
Tone knobToneOf(PageRole role); ///< of the dot of a handle

/// A panel while it is drawn: one layer that does not depend on the pointer, and one that marks the
/// symbol under it. The ground is below the title.
struct DrawnPanel : DrawnPlot {
    DrawnPanel(const PanelPlace& of, std::string_view title, const Margins& margins = {});

    Layer& still() { return value.layers[0]; }
    Layer& live() { return value.layers[1]; }
    /// Whether the part is under the pointer, here or in the equation.
    bool isLit(std::string_view part) const;
    void add(Mark mark) { live().add(std::move(mark)); }
    void add(Point at, Said said, TextRole role, Ink ink, Align align = Align::Left);
    /// The dot of a handle, which is seen in the layers.
    void addKnob(Point middle, Tone tone, double diameter);
    /// A handle, or null if the part cannot be dragged. `index` is that of a point, a cell or a
    /// row, −1 for the only one; the vector is that of a tip or a direction.
    Handle* addHandle(
        std::string_view part, int index, const PageDrag& drag, Point middle, Point vector = {});
    void addPart(std::string_view part, PartTargets::Part where);

    PanelPlace panel;
    std::size_t shown = 0; ///< handles of the only one of their part
};

Drawing drawnPanel(const PagePlane& plane, const PagePlane* reference, const PanelPlace& place);
Drawing drawnPanel(const PageChart& chart, const PageChart* reference, const PanelPlace& place);
Drawing drawnPanel(const PageTiles& tiles, const PageTiles* reference, const PanelPlace& place);
Drawing drawnPanel(const PageMeters& meters, const PageMeters* reference, const PanelPlace& place);
Drawing drawnPanel(const PageCards& cards, const PageCards* reference, const PanelPlace& place);
Drawing drawnPanel(const PageDials& dials, const PageDials* reference, const PanelPlace& place);
Drawing drawnPanel(const PageWires& wires, const PageWires* reference, const PanelPlace& place);

/// How the tip of a vector is dragged in a dial, which has it rotated.
const PageDrag& dialTip(bool isKey);

/// What is done with a handle of the panels: see Figure.
std::optional<Edit> handled(
    const PageValues& values, const Handle& handle, Point middle, Grip grip);
std::optional<Edit> dragged(const PageValues& values, const Handle& handle, double number);

Said spoken(const PageValues& values, const Language& words);

} // namespace lab::drawing::pages
