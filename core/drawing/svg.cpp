#include "core/drawing/svg.h"

#include "core/drawing/clipping.h"
#include "core/drawing/color_bar.h"
#include "core/drawing/font_metrics.h"
#include "core/drawing/hatching.h"
#include "core/drawing/numbers.h"
#include "core/drawing/svg_path.h"
#include "core/math/constants.h"
#include "core/math/quoting.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>

namespace lab::drawing {

namespace {

constexpr double bandShare = 0.2; ///< of a curve's ink over the ground
constexpr std::string_view families = "Inter, 'Noto Sans', 'DejaVu Sans', sans-serif";
constexpr std::string_view codeFamilies =
    "'JetBrains Mono', 'Noto Sans Mono', 'DejaVu Sans Mono', monospace";
constexpr std::string_view codeFamiliesOfPage = "Position Lab Mono, monospace";
const FontMetrics metrics;

std::string attribute(std::string_view name, double value)
{
    return xmlAttribute(name, svgNumber(value));
}

std::string rectangle(const Box& box)
{
    return "rect" + attribute("x", box.x) + attribute("y", box.y) + attribute("width", box.width)
        + attribute("height", box.height);
}

std::string movedTo(Point at)
{
    return "translate(" + svgNumber(at.x) + ' ' + svgNumber(at.y) + ')';
}

/// The box around a box that is turned by so many degrees around the origin.
Box turned(const Box& box, double degrees)
{
    const double angle = degrees * twoPi / 360;
    const auto corner = [&](double x, double y) {
        return Box {x * std::cos(angle) - y * std::sin(angle),
            x * std::sin(angle) + y * std::cos(angle), 0, 0};
    };
    return corner(box.left(), box.top())
        .united(corner(box.right(), box.top()))
        .united(corner(box.left(), box.bottom()))
        .united(corner(box.right(), box.bottom()));
}

/// The values that one line joins: those between values that are not numbers.
std::vector<std::vector<std::size_t>> joinedValues(const Graph& graph)
{
    const CurveFrame& curve = *graph.curve;
    std::vector<std::vector<std::size_t>> parts;
    bool isJoined = false;
    for (std::size_t i = 0; i < curve.values.size(); ++i) {
        const bool isNumber = std::isfinite(curve.values[i]);
        if (isNumber && !isJoined)
            parts.emplace_back();
        if (isNumber)
            parts.back().push_back(i);
        isJoined = isNumber;
    }
    return parts;
}

class ElementWriter {
public:
    ElementWriter(
        const SheetPart& part, SvgSource& source, SvgUse use, std::vector<SvgElement>& elements)
        : m_part(part)
        , m_source(source)
        , m_use(use)
        , m_elements(elements)
    {
    }

    void operator()(const Path& mark)
    {
        addPath(
            mark.outlineOf ? m_source.outlined(mark, *mark.outlineOf) : mark, mark.pen, mark.fill);
    }
    void operator()(const Region& mark)
    {
        if (!mark.edge)
            return add(rectangle(onSheet(mark.box)), fill(mark.fill));
        add(rectangle(onSheet(mark.box.inset(mark.edge->width / 2))) + attribute("rx", mark.radius),
            fill(mark.fill) + stroke(*mark.edge));
    }
    void operator()(const Outline& mark)
    {
        std::string style = stroke(mark.pen);
        if (!style.empty() && mark.pen.dashes.empty())
            style += xmlAttribute("stroke-linejoin", mark.hasBevels ? "bevel" : "miter");
        const double beyond = mark.isOutside ? mark.pen.width / 2 : 0;
        add(rectangle(onSheet(mark.box.grown(beyond, beyond))), fill(mark.fill) + style);
    }
    void operator()(const Hatch& mark)
    {
        (*this)(Region {mark.box, Tone::Ground});
        addLines(hatchLines(mark.box, px(hatchSpacing) * mark.scale), hatchPen(), {});
    }
    void operator()(const Text& mark)
    {
        const bool isSmall = mark.isNeeded && !m_part.hasWords;
        if (m_part.hasWords || isSmall)
            addText(mark, m_part.scale * mark.letters / (isSmall ? smallPictureScale : 1));
    }
    void operator()(const Curve& mark) { addClipped({mark.points}, mark.within, joined(mark.pen)); }
    void operator()(const Graph& mark)
    {
        const CurveFrame& curve = *mark.curve;
        const auto place = [&](std::size_t i, double deviations) {
            constexpr double farAway = 1e6;
            const double value =
                curve.values[i] + (deviations * (curve.deviation.empty() ? 0 : curve.deviation[i]));
            return Point {mark.x.pixel(curve.firstX + curve.step * static_cast<double>(i)),
                std::clamp(mark.y.pixel(value), -farAway, farAway)};
        };
        std::vector<std::vector<Point>> lines;
        for (const std::vector<std::size_t>& part : joinedValues(mark)) {
            std::vector<Point> upper;
            std::vector<Point> lower;
            lines.emplace_back();
            for (const std::size_t i : part) {
                lines.back().push_back(place(i, 0));
                upper.push_back(place(i, 1));
                lower.push_back(place(i, -1));
            }
            if (!curve.deviation.empty())
                addArea(upper, lower, mark.within, fill(mark.pen.ink, bandShare));
        }
        addClipped(lines, mark.within, joined(mark.pen));
        for (std::size_t i = 0; mark.dotRadius > 0 && i < curve.dots.size(); ++i) {
            constexpr double slack = 1e-6;
            const Point at {
                mark.x.pixel(curve.firstDot + static_cast<double>(i)), mark.y.pixel(curve.dots[i])};
            if (mark.within.inset(-slack).containsOrTouches(at))
                addCircle(at, mark.dotRadius, fill(mark.pen.ink));
        }
    }
    void operator()(const Bars& mark)
    {
        const double height = mark.box.height / static_cast<double>(mark.bars.size());
        double top = mark.box.y;
        for (const Bars::Bar& bar : mark.bars) {
            const double left = std::min(bar.from, bar.to);
            add(rectangle(onSheet({left, top, std::abs(bar.to - bar.from), height})),
                fill(bar.fill));
            top += height;
        }
    }
    void operator()(const Band& mark)
    {
        addArea(mark.upper, mark.lower, mark.within, fill(mark.fill));
    }
    void operator()(const Raster& mark)
    {
        const std::string opacity = mark.share < 1 ? attribute("opacity", mark.share) : "";
        std::string shape = rectangle(onSheet(mark.box)).replace(0, 4, "image");
        for (const SvgSource::Image& image : m_source.images(mark))
            m_elements.push_back({shape + xmlAttribute("preserveAspectRatio", "none")
                    + xmlAttribute(m_use == SvgUse::File ? "xlink:href" : "href", image.address),
                image.more + opacity, {}});
        addLines(maskLines(mark.box, *mark.map, px(hatchSpacing)), hatchPen(), opacity);
    }
    void operator()(const ColorBar& mark)
    {
        const double length = mark.isUpright ? mark.box.height : mark.box.width;
        const int cells = std::max(1, static_cast<int>(std::lround(length)));
        for (const Mark& part : partsOf(mark, cells, metrics, m_part.scale))
            std::visit(*this, part);
    }
    void operator()(const Dots& mark)
    {
        for (const Point at : mark.places)
            addCircle(at, mark.radius, fill(mark.fill) + stroke(mark.edge));
    }
    void operator()(const Rings& mark)
    {
        using Shape = Rings::Shape;
        const std::string style = fill(mark.fill) + stroke(mark.edge);
        for (const Point at : mark.places) {
            const Box box = Box {at.x, at.y, 0, 0}.inset(-mark.radius);
            const double tip = mark.shape == Shape::TriangleLeft ? -mark.radius : mark.radius;
            if (mark.shape == Shape::Circle)
                addCircle(at, mark.radius, style);
            else if (mark.shape == Shape::Square)
                add(rectangle(onSheet(box)), style);
            else
                addLoops({{at.x + tip, at.y}, {at.x - tip, box.top()}, {at.x - tip, box.bottom()}},
                    3, style);
        }
    }
    void operator()(const Rule& mark)
    {
        const auto& [from, to] = mark.line;
        const double half = px(mark.width) / 2;
        const bool isUpright = std::abs(to.x - from.x) < std::abs(to.y - from.y);
        const Point last = isUpright ? Point {from.x, to.y} : Point {to.x, from.y};
        const Box line = Box {from.x, from.y, 0, 0}.united({last.x, last.y, 0, 0});
        (*this)(Region {line.grown(isUpright ? half : 0, isUpright ? 0 : half), mark.ink});
    }
    void operator()(const Stroke& mark) { addLines({mark.line}, stroke(mark.pen), {}); }
    void operator()(const Polygons& mark)
    {
        addLoops(mark.points, static_cast<std::size_t>(mark.corners),
            fill(mark.fill) + xmlAttribute("fill-rule", "nonzero"));
    }
    void operator()(const Arcs& mark)
    {
        for (const Arcs::Arc& arc : mark.arcs) {
            if (arc.turns >= 1) {
                addCircle(arc.centre, arc.radius, stroke(arc.pen));
                continue;
            }
            const auto at = [&](double turns) {
                const double angle = arc.start + turns * twoPi;
                return onSheet(arc.centre
                    + Point {arc.radius * std::cos(angle), -arc.radius * std::sin(angle)});
            };
            SvgPath path;
            path.move(at(0));
            path.arc(arc.radius, arc.turns > 0.5, at(arc.turns));
            add("path" + xmlAttribute("d", path.text()), stroke(arc.pen));
        }
    }
    void operator()(const Formula& mark)
    {
        const double pixels = px(mark.size);
        const double slack = pixels / 4;
        const double end =
            mark.at.x + metrics.formulaBox(mark.key, mark.values, mark.size, m_part.scale).width;
        const Box& place = m_part.place;
        const bool isIn = !m_part.isFramed
            || (mark.at.x >= -slack && end <= place.width + slack && mark.at.y >= 0
                && mark.at.y <= place.height + slack);
        if (!m_part.hasWords || !isIn)
            return;
        constexpr double em = 1000;
        for (const SvgSource::Outline& outline : m_source.outlines(mark)) {
            const double scale = outline.scale * pixels / em;
            const Point at = onSheet(mark.at + outline.at * (pixels / em));
            m_elements.push_back({"path" + xmlAttribute("d", svgPath(outline.path, {}, scale)),
                fill(outline.ink) + xmlAttribute("fill-rule", "nonzero"),
                xmlAttribute("transform", movedTo(at) + "scale(" + svgNumber(scale, 6) + ')')});
        }
    }

private:
    double px(double length) const { return length * m_part.scale; }
    Point corner() const { return {m_part.place.x, m_part.place.y}; }
    Point onSheet(Point at) const { return at + corner(); }
    Box onSheet(const Box& box) const { return box.moved(corner().x, corner().y); }

    void add(std::string shape, std::string style)
    {
        if (!style.empty())
            m_elements.push_back({std::move(shape), std::move(style), {}});
    }
    void addPath(const Path& path, const Pen& pen, const Ink& ink)
    {
        if (!path.points.empty())
            add("path" + xmlAttribute("d", svgPath(path, corner())), fill(ink) + stroke(pen));
    }
    void addCircle(Point at, double radius, std::string style)
    {
        at = onSheet(at);
        add("circle" + attribute("cx", at.x) + attribute("cy", at.y) + attribute("r", radius),
            std::move(style));
    }
    /// Each from its first point on.
    void addLines(const std::vector<Line>& lines, const std::string& style, const std::string& more)
    {
        SvgPath path;
        for (const Line& line : lines) {
            path.move(onSheet(line.from));
            path.line(onSheet(line.to));
        }
        if (!lines.empty() && !style.empty())
            add("path" + xmlAttribute("d", path.text()), style + more);
    }
    void addClipped(
        const std::vector<std::vector<Point>>& lines, const Box& box, const std::string& style)
    {
        SvgPath path;
        for (const std::vector<Point>& line : lines)
            for (const std::vector<Point>& part : clippedLine(line, box))
                for (std::size_t k = 0; k < part.size(); ++k)
                    k == 0 ? path.move(onSheet(part[k])) : path.line(onSheet(part[k]));
        if (!path.text().empty())
            add("path" + xmlAttribute("d", path.text()), style);
    }
    void addArea(std::vector<Point> upper, const std::vector<Point>& lower, const Box& box,
        const std::string& style)
    {
        upper.insert(upper.end(), lower.rbegin(), lower.rend());
        const std::vector<Point> area = clippedArea(std::move(upper), box);
        if (area.size() > 2)
            addLoops(area, area.size(), style);
    }
    /// Closed, each of so many corners.
    void addLoops(const std::vector<Point>& points, std::size_t corners, const std::string& style)
    {
        SvgPath path;
        for (std::size_t k = 0; k + corners <= points.size(); k += corners) {
            path.move(onSheet(points[k]));
            for (std::size_t corner = 1; corner < corners; ++corner)
                path.line(onSheet(points[k + corner]));
            path.close();
        }
        if (!points.empty())
            add("path" + xmlAttribute("d", path.text()), style);
    }

    void addText(const Text& mark, double scale)
    {
        const std::string& whole = mark.said.text;
        if (whole.empty() || mark.ink.tone == Tone::None)
            return;
        const bool isTurned = mark.turned < 0 || mark.turned > 0;
        const Point origin = isTurned ? mark.about : Point {};
        const double share = mark.align == Align::Left ? 0 : mark.align == Align::Centre ? 0.5 : 1;
        const double width = metrics.width(whole, mark.role, scale);
        std::optional<PlacedLine> line = PlacedLine {mark.at - Point {share * width, 0}};
        if (m_part.isFramed) {
            Box place {-origin.x, -origin.y, m_part.place.width, m_part.place.height};
            place = isTurned ? turned(place, -mark.turned) : place;
            line = lineIn(place, line->start, width, metrics.digitHeight(mark.role, scale),
                hasLetters(whole));
        }
        if (!line)
            return;
        const std::string shown =
            line->space ? metrics.fitted(whole, *line->space, mark.role, scale) : whole;
        const std::string move = isTurned
            ? xmlAttribute(
                "transform", movedTo(onSheet(origin)) + "rotate(" + svgNumber(mark.turned) + ')')
            : "";
        Point start = isTurned ? line->start : onSheet(line->start);
        for (const LinePart& part : partsOf(shown, mark.role, scale)) {
            std::string shape = "text" + attribute("x", start.x + share * part.width)
                + attribute("y", start.y + part.drop);
            if (m_use == SvgUse::Page && letters(part.text) > 1 && metrics.hasAll(part.text))
                shape += attribute("textLength", part.width);
            m_elements.push_back(
                {shape + '>' + xmlText(part.text), textStyle(mark, part.pixels), move});
            start.x += part.width;
        }
    }
    std::string textStyle(const Text& mark, double pixels) const
    {
        constexpr double usual = 12;
        std::string style = fill(mark.ink);
        if (pixels < usual || pixels > usual)
            style += attribute("font-size", pixels);
        if (letterSize(mark.role).isSemibold)
            style += xmlAttribute("font-weight", "600");
        if (mark.role == TextRole::Code)
            style += xmlAttribute(
                "font-family", m_use == SvgUse::File ? codeFamilies : codeFamiliesOfPage);
        if (mark.align != Align::Left)
            style += xmlAttribute("text-anchor", mark.align == Align::Centre ? "middle" : "end");
        return style;
    }

    std::string paint(std::string_view what, const Ink& ink, double share) const
    {
        if (ink.tone == Tone::None)
            return {};
        std::string style = xmlAttribute(what, m_source.color(ink, share));
        if (ink.as == Ink::As::Clear && ink.share < 1)
            style += attribute(std::string(what) + "-opacity", ink.share);
        return style;
    }
    std::string fill(const Ink& ink, double share = 1) const { return paint("fill", ink, share); }
    std::string stroke(const Pen& pen) const
    {
        std::string style = paint("stroke", pen.ink, 1);
        if (style.empty() || pen.width <= 0)
            return {};
        if (pen.width < 1 || pen.width > 1)
            style += attribute("stroke-width", pen.width);
        if (pen.cap != Pen::Cap::Flat)
            style +=
                xmlAttribute("stroke-linecap", pen.cap == Pen::Cap::Round ? "round" : "square");
        if (pen.hasRoundCorners)
            style += xmlAttribute("stroke-linejoin", "round");
        std::string dashes;
        for (const double dash : pen.dashes)
            dashes += (dashes.empty() ? "" : " ") + svgNumber(dash * pen.width);
        return dashes.empty() ? style : style + xmlAttribute("stroke-dasharray", dashes);
    }
    /// Of a curve.
    std::string joined(Pen pen) const
    {
        pen.cap = Pen::Cap::Flat;
        pen.hasRoundCorners = true;
        return stroke(pen);
    }
    std::string hatchPen() const
    {
        return stroke({.ink = Tone::Grid, .width = px(1), .cap = Pen::Cap::Flat});
    }

    const SheetPart& m_part;
    SvgSource& m_source;
    SvgUse m_use;
    std::vector<SvgElement>& m_elements;
};

} // namespace

std::vector<SvgElement> svgElements(const Sheet& sheet, SvgSource& source, SvgUse use)
{
    std::vector<SvgElement> elements;
    for (const SheetPart& part : sheet) {
        ElementWriter writer(part, source, use, elements);
        for (const Layer& layer : part.layers)
            for (const Mark& mark : layer.marks)
                std::visit(writer, mark);
    }
    return elements;
}

std::string svg(
    const Sheet& sheet, double width, double height, std::string_view title, SvgSource& source)
{
    std::string text = "<svg" + xmlAttribute("xmlns", "http://www.w3.org/2000/svg")
        + xmlAttribute("xmlns:xlink", "http://www.w3.org/1999/xlink") + attribute("width", width)
        + attribute("height", height)
        + xmlAttribute("viewBox", "0 0 " + svgNumber(width) + ' ' + svgNumber(height))
        + xmlAttribute("style", "font-kerning:none;font-variant-numeric:tabular-nums")
        + xmlAttribute("xml:space", "preserve") + xmlAttribute("fill", "none")
        + xmlAttribute("fill-rule", "evenodd") + xmlAttribute("stroke-linejoin", "bevel")
        + xmlAttribute("font-family", families) + xmlAttribute("font-size", "12") + ">\n<title>"
        + xmlText(title) + "</title>\n";
    for (const SvgElement& element : svgElements(sheet, source, SvgUse::File)) {
        const std::size_t end = element.shape.find('>');
        text += '<' + element.shape.substr(0, end) + element.style + element.move;
        text += end == std::string::npos ? "/>\n" : element.shape.substr(end) + "</text>\n";
    }
    return text + "</svg>\n";
}

} // namespace lab::drawing
