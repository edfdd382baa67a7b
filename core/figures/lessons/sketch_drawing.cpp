#include "core/figures/lessons/sketch_drawing.h"

#include "core/drawing/legend.h"
#include "core/drawing/plot.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace lab::drawing {

namespace {

constexpr Message trueCurve = LAB_MESSAGE("lab::ui::Sketch", "true");
constexpr Message ownCurve = LAB_MESSAGE("lab::ui::Sketch", "yours");
constexpr Message drawHere = LAB_MESSAGE("lab::ui::Sketch", "Draw here");

struct Sketched : DrawnPlot {
    Sketched(const SketchFrame& of, const Box& where, const Style& how)
        : DrawnPlot(where, {36, 40, 16, 40}, how)
        , values(of)
        , isOpen(of.truth.empty())
        , isDrawn(std::ranges::any_of(of.drawn, &std::optional<double>::has_value))
        , right(where.right() - how.px(16))
        , own {Tone::Text, how.px(2), Pen::Cap::Flat}
    {
        constexpr double rowPitch = 32;
        const int most = std::max(2, static_cast<int>(ground.height / px(rowPitch)));
        y = {Axis::Kind::Linear, values.lowest, values.highest, ground.bottom(), ground.top()};
        x = {Axis::Kind::Linear, values.x.front(), values.x.back(), ground.left(), ground.right()};
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(
            axes, ground, y, labelled(roundTicks(values.lowest, values.highest, most)), style);
        addAcross(axes, ground, ground.bottom(), x,
            fittingTicks(roundTicks(x.lowest, x.highest, 5), x, style), {}, style);
    }

    void addNames()
    {
        Layer& names = layer(Layer::Meaning::Texts);
        const auto note = [&](Point baseline, const std::string& text, Align align) {
            names.add(Text {baseline, style.fitted(Said {text}, place.width, TextRole::Note),
                TextRole::Note, Tone::Notes, align});
        };
        note({place.left(), place.top() + px(12)}, values.upwards, Align::Left);
        note({right, place.bottom() - px(4)}, values.across, Align::Right);
        if (isOpen)
            return;
        constexpr double sample = 18;
        std::vector<LegendEntry> entries {{said(trueCurve), truth(), Tone::Text}};
        if (isDrawn) {
            Pen dashed = own;
            dashed.dashes = {4, 2};
            entries.push_back({said(ownCurve), dashed, Tone::Text});
        }
        lab::drawing::add(names,
            legendAtRight(entries, {right, place.top() + px(30)}, place.left(), sample, style, 12));
    }

    void addCurves(const std::optional<std::size_t>& cursor)
    {
        Layer& data = layer(Layer::Meaning::Data);
        const bool isWhole = !values.everywhere.empty();
        const std::vector<double>& shown = isWhole ? values.everywhere : values.truth;
        std::vector<Point> points;
        for (std::size_t k = 0; k < shown.size(); ++k)
            points.push_back(
                at(isWhole ? values.x[0] + static_cast<double>(k) : values.x[k], shown[k]));
        addCurve(data, points, truth(), ground);
        Pen pen = own;
        if (!isOpen)
            pen.dashes = {2, 1.5};
        addCurve(data, drawnPoints(), pen, ground);
        if (isOpen && !isDrawn)
            data.add(
                Text {ground.centre(), said(drawHere), TextRole::Note, Tone::Notes, Align::Centre});
        if (cursor) {
            const double pixel = x.pixel(values.x[*cursor]);
            data.add(Rule {{{pixel, ground.top()}, {pixel, ground.bottom()}}, Tone::Axis});
        }
    }

private:
    Pen truth() const { return {Tone::Result, px(2), Pen::Cap::Flat}; }

    /// Of the drawn curve, which may have gaps; a single place is one pixel long.
    std::vector<Point> drawnPoints() const
    {
        constexpr double gap = std::numeric_limits<double>::quiet_NaN();
        const auto hasValue = [&](std::size_t k) {
            return k < values.drawn.size() && values.drawn[k];
        };
        std::vector<Point> points;
        for (std::size_t k = 0; k < values.x.size(); ++k) {
            points.push_back(hasValue(k) ? at(values.x[k], *values.drawn[k]) : Point {0, gap});
            const bool isAlone = hasValue(k) && !hasValue(k + 1) && (k == 0 || !hasValue(k - 1));
            if (isAlone)
                points.push_back(points.back() + Point {px(1), 0});
        }
        return points;
    }

    const SketchFrame& values;
    bool isOpen;
    bool isDrawn;
    double right; ///< end of the texts
    Pen own; ///< of the learner's curve before the reveal
};

} // namespace

SketchPicture sketchPicture(const SketchFrame& values, const std::optional<std::size_t>& cursor,
    const Box& place, const Style& style)
{
    Sketched sketch(values, place, style);
    sketch.addNames();
    sketch.addCurves(cursor);
    return {std::move(sketch.value), sketch.x, sketch.y};
}

} // namespace lab::drawing
