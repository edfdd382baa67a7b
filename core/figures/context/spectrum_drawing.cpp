#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>

namespace lab::drawing {

namespace spectrum {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::ContextWords", "Wavelength of each pair");
constexpr Message unit =
    LAB_MESSAGE("lab::ui::ContextWords", "positions per rotation, logarithmic");
constexpr Message restingPairs = LAB_MESSAGE("lab::ui::ContextWords", "%1 do not rotate");
constexpr Message inPlainRope = LAB_MESSAGE("lab::ui::ContextWords", "in plain RoPE");
constexpr Message oneRotates =
    LAB_MESSAGE("lab::ui::ContextWords", "1 of %1 pairs rotates, at least once");
constexpr Message someRotate =
    LAB_MESSAGE("lab::ui::ContextWords", "%1 of %2 pairs rotate, each at least once");
constexpr Message allComplete =
    LAB_MESSAGE("lab::ui::ContextWords", "Every pair makes at least one full rotation");
constexpr Message onlyIncomplete = LAB_MESSAGE(
    "lab::ui::ContextWords", "The only rotating pair makes less than one full rotation");
constexpr Message oneIncomplete =
    LAB_MESSAGE("lab::ui::ContextWords", "1 of %1 pairs makes less than one full rotation");
constexpr Message someIncomplete =
    LAB_MESSAGE("lab::ui::ContextWords", "%1 of %2 pairs make less than one full rotation");
constexpr Message restingPair = LAB_MESSAGE("lab::ui::SpectrumView", "%1. Pair %2 does not rotate");
constexpr Message rotatingPair = LAB_MESSAGE(
    "lab::ui::SpectrumView", "%1. Pair %2: %3 positions per rotation, %4 rotations in training");
constexpr Message plainPair = LAB_MESSAGE("lab::ui::SpectrumView",
    "%1. Pair %2 in plain RoPE: %3 positions per rotation, %4 rotations in training");

constexpr double lastInset = 20; // of words, clear of the handles
constexpr double secondLine = 22; // of the head
constexpr double largestDot = 3.5;

using Pair = SpectrumFrame::Pair;

/// "18 of 64 pairs make less than one full rotation", of the rotated ones.
Said count(const SpectrumFrame& frame, const Language& words)
{
    const std::string pairs = wholeNumber(frame.turningPairs);
    if (frame.turningPairs == 0)
        return words(noneRotates);
    if (frame.incomplete == 0 && frame.restingPairs > 0)
        return frame.turningPairs == 1
            ? words(oneRotates, {wholeNumber(1 + frame.restingPairs)})
            : words(someRotate, {pairs, wholeNumber(frame.turningPairs + frame.restingPairs)});
    if (frame.incomplete == 0)
        return words(allComplete);
    if (frame.incomplete == 1)
        return frame.turningPairs == 1 ? words(onlyIncomplete) : words(oneIncomplete, {pairs});
    return words(someIncomplete, {wholeNumber(frame.incomplete), pairs});
}

/// Whole decades that contain every wavelength and both lengths, with extra space above, so that a
/// small change does not change the axis.
Axis wavelengths(const SpectrumFrame& frame)
{
    constexpr double highestDecade = 16;
    constexpr double headroom = 0.5; // space for a drag
    const auto training = static_cast<double>(frame.lengths.training);
    const auto target = static_cast<double>(frame.lengths.target);
    double dragged = std::max({training, target, frame.wavelengthAtEnd()});
    double longest = dragged;
    for (const Pair& pair : frame.pairs) {
        dragged = std::max(dragged, pair.wavelength);
        if (std::isfinite(pair.scaledWavelength))
            longest = std::max(longest, pair.scaledWavelength);
    }
    const double highest = std::ceil(std::max(std::log10(dragged) + headroom, std::log10(longest)));
    const double shortest = std::log10(std::max(1.0, std::min(training, target))) - 0.1;
    return {Axis::Kind::Logarithmic, std::max(0.0, std::min(0.55, shortest)),
        std::clamp(highest, 4.0, highestDecade)};
}

/// For one pair or none, the base has no effect.
bool hasBase(const SpectrumFrame& frame)
{
    return frame.pairs.size() > 1;
}

struct Spectrum : DrawnPlot {
    Spectrum(const Compared<SpectrumFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPlot(place, {ladderLeft, 60, ladderRight, 28}, style)
        , frame(compared.values)
        , reference(compared.reference)
        , pointing(pointing)
        , pairs(static_cast<int>(frame.pairs.size()))
    {
        if (hasOneLine()) {
            ground.y -= px(secondLine);
            ground.height += px(secondLine);
        }
        x = ladderAxis(pairs, place, style);
        y = wavelengths(frame);
        if (reference)
            y = y.joined(wavelengths(*reference));
        y = (pointing.held ? pointing.held->y : y).between(ground.bottom(), ground.top());
        radius = std::clamp(x.pixelsPerUnit() / 2 - 0.5, 1.5, px(largestDot));
        points = pointsOf(frame, &Pair::wavelength);
    }

    Drawing drawing()
    {
        value.y = y;
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(axes, ground, y, decadeTicks(y, 28, TicksBetween::Omitted, style), style);
        addPairAxis(axes, ground, x, pairs, style);
        addHead();
        if (reference)
            addReference();
        addData();
        addEnds();
        addLengths();
        addWavelengths();
        addPointed();
        value.zones = pairZones(ground, x, pairs, Picture::ContextSpectrum);
        return std::move(value);
    }

private:
    bool isLevelInside(double pixel) const
    {
        return pixel >= ground.top() && pixel <= ground.bottom();
    }
    /// The other state may have more pairs, which continue on the right.
    bool isInside(Point point) const { return point.x <= ground.right() && isLevelInside(point.y); }
    std::vector<Point> pointsOf(const SpectrumFrame& of, double Pair::*wavelength) const
    {
        std::vector<Point> all;
        for (const Pair& pair : of.pairs)
            all.push_back(at(static_cast<double>(all.size()), pair.*wavelength));
        return all;
    }

    // The points and their number are those before the method, whose line has the legend.
    std::vector<Word> result() const
    {
        std::vector<Word> words {{count(frame, style.words), TextRole::BodyStrong,
            frame.incomplete > 0 ? Tone::UnseenText : Tone::SeenText}};
        if (frame.restingPairs > 0)
            words.push_back({said(restingPairs, {wholeNumber(frame.restingPairs)})});
        return words;
    }
    Placed legendFrom(double left, double baseline) const
    {
        return legendAtRight({{methodName(frame.method, style.words),
                                 methodPen(frame.method, px(1.5)), methodStyle(frame.method).text}},
            {place.right(), baseline}, left, 24, style);
    }
    /// Where the result and the legend begin at the right end of the title's line.
    double resultLeft() const
    {
        const double baseline = place.top() + px(16);
        double left = place.right();
        std::vector<Word> words = result();
        if (frame.method != ScalingMethod::None) {
            words.push_back({said(inPlainRope)});
            left = legendFrom(place.left(), baseline).end;
        }
        return left + px(12)
            - lineOfWords(words, {}, std::numeric_limits<double>::infinity(), style).end;
    }
    bool hasOneLine() const
    {
        return style.hasWords
            && resultLeft() >= place.left() + width(said(name), TextRole::PictureTitle) + px(24);
    }

    void addHead()
    {
        Layer& head = layer(Layer::Meaning::Texts);
        const bool isOneLine = hasOneLine();
        const double left = isOneLine ? resultLeft() : place.left();
        const double baseline = place.top() + px(isOneLine ? 16 : 38);
        const auto lineOf = [&](const std::vector<Word>& words) {
            return lineOfWords(words, {left, baseline}, place.right(), style);
        };
        Box titled = place;
        if (isOneLine)
            titled.width = left - px(24) - place.left();
        addTitle(head, titled, said(name), {said(unit)}, style);
        std::vector<Word> words = result();
        const Placed brief = lineOf(words);
        if (frame.method == ScalingMethod::None)
            return add(head, brief);
        words.push_back({said(inPlainRope)});
        const Placed longer = lineOf(words);
        const Placed beside = legendFrom(longer.end, baseline);
        add(head, beside.marks.empty() ? brief : longer);
        add(head, beside.marks.empty() ? legendFrom(brief.end, baseline) : beside);
    }

    /// Interrupted where a point is outside.
    void addMethodLine(Layer& layer, const SpectrumFrame& of, const Pen& pen) const
    {
        if (of.method == ScalingMethod::None)
            return;
        std::vector<Point> line = pointsOf(of, &Pair::scaledWavelength);
        for (Point& point : line)
            if (!isInside(point))
                point.y = std::numeric_limits<double>::quiet_NaN();
        addCurve(layer, line, pen, ground);
    }

    void addReference()
    {
        constexpr double strength = 0.7; // of thin rings, more than of lines: 3 to 1 on the ground
        Layer& below = layer(Layer::Meaning::Reference);
        const auto present = lengthLines(frame.lengths, style.words);
        const auto pinned = lengthLines(reference->lengths, style.words);
        for (std::size_t i = 0; i < pinned.size(); ++i) {
            const double pixel = y.pixel(pinned[i].length);
            if (std::abs(pinned[i].length - present[i].length) > 0 && isLevelInside(pixel))
                below.marks.emplace_back(
                    Stroke {level(pixel), referencePen(pinned[i].line, style)});
        }
        addMethodLine(below, *reference, referencePen(methodStyle(reference->method).line, style));
        Rings rings {.radius = radius, .edge = {Ink::shareOf(Tone::Notes, strength), px(1)}};
        std::ranges::copy_if(pointsOf(*reference, &Pair::wavelength),
            std::back_inserter(rings.places), [this](Point point) { return isInside(point); });
        below.marks.emplace_back(std::move(rings));
    }

    void addData()
    {
        Layer& data = layer(Layer::Meaning::Data);
        if (hasBase(frame))
            data.marks.emplace_back(Stroke {{start(), endOf(frame)}, {Tone::Axis, px(1)}});
        addMethodLine(data, frame, methodPen(frame.method, px(1.5)));
        std::array dots {Dots {{}, radius, Tone::Seen}, // complete, incomplete, resting
            Dots {{}, radius, Tone::Ground, {Tone::Unseen, px(1.5)}},
            Dots {{}, radius, Tone::Ground, {Tone::Axis, px(1)}}};
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Pair& pair = frame.pairs[i];
            const auto kind = !std::isfinite(pair.scaledWavelength) ? 2U
                : pair.turns >= 1                                   ? 0U
                                                                    : 1U;
            if (isLevelInside(points[i].y))
                dots[kind].places.push_back(points[i]);
        }
        data.marks.insert(data.marks.end(), dots.begin(), dots.end());
        addRings(layer(Layer::Meaning::Selection), frame.selectedPair, 2);
    }

    void addRings(Layer& layer, int pair, double width) const
    {
        if (pair < 0 || pair >= pairs)
            return;
        const Pair& own = frame.pairs[static_cast<std::size_t>(pair)];
        const auto ring = [&](double wavelength, double size, Tone tone) {
            if (const Point point = at(pair, wavelength); isInside(point))
                layer.marks.emplace_back(Rings {{point}, px(size), {tone, px(width)}});
        };
        ring(own.wavelength, 9, Tone::Text);
        const bool isMoved = std::isfinite(own.scaledWavelength)
            && std::abs(own.scaledWavelength / own.wavelength - 1) > 1e-9;
        if (frame.method != ScalingMethod::None && isMoved) // where the method's line has the pair
            ring(own.scaledWavelength, 5, methodStyle(frame.method).line);
    }

    /// Of pair 0, whose wavelength does not depend on the base.
    Point start() const { return at(0, 2 * std::numbers::pi); }
    /// The end of the frequencies: the diamond of the base; at the end of the axis if it is beyond.
    Point endOf(const SpectrumFrame& of) const
    {
        const Point end = at(static_cast<double>(of.pairs.size()), of.wavelengthAtEnd());
        return {end.x, y.nearest(end.y)};
    }
    Handle baseHandle(const SpectrumFrame& of) const
    {
        constexpr double room = 80; // pixels for its number
        const double circle = of.wavelengthAtEnd() / of.base;
        Handle base = handle("rope.base", Handle::Shape::Diamond, endOf(of), of.base);
        base.along = Handle::Along::Y;
        base.scaled = {.scale = [](double, double) { return baseScale(); },
            .perDecade = std::abs(y.pixelsPerUnit()) / style.scale,
            .rises = ScaledNumber::Rises::Up,
            .lowestShown = std::pow(10, y.lowest) / circle,
            .highestShown = std::pow(10, y.highest) / circle,
            .side = ScaledNumber::Side::Left,
            .showsNumberAtRest = ground.width > px(3 * room)};
        return base;
    }
    Handle widthHandle(const SpectrumFrame& of) const
    {
        const Point foot {x.pixel(static_cast<double>(of.pairs.size())), ground.bottom()};
        Handle width = handle("rope.width", Handle::Shape::Tab, foot, of.width);
        width.scaled = {.scale = [](double, double) { return dimensionScale(2, largestWidth); },
            .side = ScaledNumber::Side::Above,
            .showsNumberAtRest = ground.height > px(120)};
        return width;
    }
    void addEnds()
    {
        if (hasBase(frame))
            value.handles.push_back(baseHandle(frame));
        value.handles.push_back(widthHandle(frame));
        if (!reference)
            return;
        if (hasBase(frame) && hasBase(*reference))
            value.pinned.push_back(baseHandle(*reference));
        value.pinned.push_back(widthHandle(*reference));
        std::erase_if(
            value.pinned, [this](const Handle& one) { return one.place.x > ground.right() + 1; });
    }

    /// Words at the left end of their line, or at the right one if points would run through them.
    Text lengthLabel(const LengthLine& line, double baseline) const
    {
        constexpr TextRole role = TextRole::NoteStrong;
        const double edge = px(largestDot + 3); // of ink and of ground
        const auto isFreeAt = [&](double left) {
            const Box box =
                textBox({left, baseline}, line.label.text, role, style).grown(edge, edge);
            return std::ranges::none_of(
                points, [&](Point point) { return box.containsOrTouches(point); });
        };
        const double usual = ground.left() + px(12); // clear of its handle
        const double other = ground.right() - px(lastInset) - width(line.label, role);
        return {{isFreeAt(usual) || !isFreeAt(other) ? usual : other, baseline}, line.label, role,
            line.text};
    }
    void addLengths()
    {
        const auto lines = lengthLines(frame.lengths, style.words);
        const double height = style.digitHeight(TextRole::NoteStrong);
        Layer& lengths = layer(Layer::Meaning::Data);
        for (const LengthLine& line : lines) {
            const double pixel = y.pixel(line.length);
            if (pixel < ground.top() - 1 || pixel > ground.bottom() + 1)
                continue;
            const bool isLonger = &line == &lines[1] ? lines[1].length >= lines[0].length
                                                     : lines[0].length > lines[1].length;
            const double below = pixel + px(6) + height;
            const double above = pixel - px(6);
            const bool hasRoom = above - height >= ground.top(); // else on the line
            const double baseline =
                (isLonger && hasRoom) || below > ground.bottom() ? above : below;
            lengths.marks.emplace_back(lengthMark(level(pixel), line, 2, style));
            lengths.marks.emplace_back(
                apart(lengthLabel(line, baseline), value.layers, ground, style));
            Handle handle =
                dot(line.key, line.line, Handle::Along::Y, level(pixel).from, line.length);
            handle.box = beside(level(pixel), 6);
            handle.snap = {.lowest = 2, .near = px(2)};
            value.handles.push_back(std::move(handle));
        }
    }

    /// Beside the points, below the line or above it, where no other words or handles are.
    void addWavelengths()
    {
        if (!style.hasWords || x.pixelsPerUnit() < px(60) || pairs < 2)
            return;
        std::vector<Box> taken;
        for (const Mark& mark : value.layers.back().marks)
            if (const auto* text = std::get_if<Text>(&mark))
                taken.push_back(boxOf(*text, style));
        for (const Handle& one : value.handles) { // with its number
            const Box knob = Box {one.place.x, one.place.y, 0, 0}.grown(px(12), px(12));
            taken.push_back(knob);
            if (one.key == "rope.base")
                taken.push_back(knob.moved(-px(100), 0).grown(px(88), 0));
            if (one.key == "rope.width")
                taken.push_back(knob.moved(0, -px(18)).grown(px(40), 0));
        }
        Layer& layer = value.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const double wavelength = frame.pairs[i].wavelength;
            const Said number {wavelength < 100
                    ? significant(wavelength, 3)
                    : wholeNumber(std::llround(std::min(wavelength, 1e15)))};
            const TextRole role =
                static_cast<int>(i) == frame.selectedPair ? TextRole::NoteStrong : TextRole::Note;
            const double high = style.digitHeight(role);
            const double wide = width(number, role);
            for (const Point start : {points[i] + Point {px(10), px(9) + high},
                     points[i] + Point {-px(10) - wide, -px(9)},
                     points[i] + Point {-wide / 2, -px(10)}}) {
                const Box box = textBox(start, number.text, role, style).grown(px(2), px(2));
                if (wide > x.pixelsPerUnit() || box.left() < ground.left()
                    || box.right() > place.right() || box.top() < ground.top()
                    || box.bottom() > ground.bottom()
                    || std::ranges::any_of(taken, [&](const Box& one) { return one.meets(box); }))
                    continue;
                addOnGround(layer, {start, number, role, Tone::Text}, 1, true, style);
                taken.push_back(box);
                break;
            }
        }
    }

    /// The wavelengths at the start of a drag of the base, and the pair under the pointer.
    void addPointed()
    {
        Layer& pointed = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (pointing.held && pointing.held->handle.key == "rope.base")
            pointed.marks.emplace_back(Stroke {{start(), pointing.held->handle.place},
                {Tone::Axis, px(1.2), Pen::Cap::Square, {4, 3}}});
        if (pointing.focus.pair && *pointing.focus.pair != frame.selectedPair)
            addRings(pointed, *pointing.focus.pair, 1);
    }

    const SpectrumFrame& frame;
    const SpectrumFrame* reference;
    const Pointing& pointing;
    int pairs;
    double radius = 0; ///< of the dots
    std::vector<Point> points; ///< their middles
};

Said spoken(const SpectrumFrame& frame, const Language& words)
{
    const Said said = count(frame, words);
    const auto selected = static_cast<std::size_t>(frame.selectedPair);
    if (selected >= frame.pairs.size())
        return said;
    const Pair& pair = frame.pairs[selected];
    const std::string number = wholeNumber(frame.selectedPair);
    if (!std::isfinite(pair.scaledWavelength))
        return words(restingPair, {said.text, number});
    return words(frame.method == ScalingMethod::None ? rotatingPair : plainPair,
        {said.text, number, significant(pair.wavelength, 4), significant(pair.turns, 3)});
}

KeyPress pressed(const SpectrumFrame& frame, Key key)
{
    return selectedPairByKey(frame.selectedPair, frame.width / 2, key);
}

} // namespace
} // namespace spectrum

const Figure<SpectrumFrame> contextSpectrum {.picture = Picture::ContextSpectrum,
    .name = "spectrum",
    .title = titled<spectrum::name>,
    .drawing = drawnBy<spectrum::Spectrum>,
    .table = spectrumTable,
    .spoken = spectrum::spoken,
    .pressed = spectrum::pressed,
    .shown = shownPair<SpectrumFrame>,
    .isPointedAnywhere = false};

} // namespace lab::drawing
