#include "core/figures/precision/precise_plot.h"

#include <functional>

namespace lab::drawing {

namespace precision {
namespace {

constexpr Message driftTitle =
    LAB_MESSAGE("lab::ui::PrecisionWords", "Drift of the score, both positions shifted");
constexpr Message driftNote =
    LAB_MESSAGE("lab::ui::PrecisionWords", "lowest to highest of %1 shifts per step; ideally 0");
constexpr Message driftShort = LAB_MESSAGE("lab::ui::PrecisionWords", "ideally 0");

struct Drift : Precise<DriftValues> {
    Drift(const Compared<DriftValues>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : Precise(compared, where, how, pointing, Picture::PrecisionDrift)
    {
    }

    Drawing drawing()
    {
        if (isEmpty())
            return {};
        addDriftAxes();
        addHead(said(driftTitle),
            {said(driftNote, {wholeNumber(curves.space.probes)}), said(driftShort)});
        addBand(layer(Layer::Meaning::Data), places(curves, curves.highest),
            places(curves, curves.lowest), Ink::shareOf(Tone::Result, 0.35), ground);
        if (reference)
            addEdges(
                layer(Layer::Meaning::Reference), *reference, referencePen(Tone::Result, style));
        Layer& data = layer(Layer::Meaning::Data);
        addEdges(data, curves, {Tone::Result, px(1.5), Pen::Cap::Flat});
        addWhyEmpty(data, std::max(curves.start.query, curves.start.key), curves.highest);
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        addNumber(above);
        addPosition(above, values.present);
        return std::move(value);
    }

private:
    std::vector<Point> places(const PrecisionDriftFrame& of, const Numbers& numbers) const
    {
        return line(of.runs, numbers, std::identity {});
    }

    /// Symmetric, with a round end.
    void addDriftAxes()
    {
        const double size = std::max(largest(curves), reference ? largest(*reference) : 0.0);
        const double end = size > 0 ? roundEnd(size) : 1;
        y = {Axis::Kind::Linear, -end, end, ground.bottom(), ground.top()};
        std::vector<Tick> ticks;
        for (const double number : {-end, 0.0, end})
            ticks.push_back({number, significant(number, 1)});
        addAxes(ticks);
    }
    void addEdges(Layer& layer, const PrecisionDriftFrame& of, const Pen& pen) const
    {
        addCurve(layer, places(of, of.lowest), pen, ground);
        addCurve(layer, places(of, of.highest), pen, ground);
    }
    void addNumber(Layer& above) const
    {
        const Point baseline {namesLeft(), ground.top() + px(24)};
        const Point below = baseline + Point {0, px(20)};
        above.marks.emplace_back(Text {baseline,
            std::isfinite(values.present) ? Said {significant(values.present, 3)}
                                          : said(notRepresentable),
            TextRole::PictureTitle, Tone::ResultText});
        if (below.y < ground.bottom())
            above.marks.emplace_back(atPosition(below, Align::Left));
    }
};

} // namespace
} // namespace precision

const Figure<DriftValues> precisionDrift = precision::figure<precision::Drift, DriftValues>(
    Picture::PrecisionDrift, "drift", titled<precision::driftTitle, DriftValues>);

} // namespace lab::drawing
