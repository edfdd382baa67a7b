#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/figures/grids/grid_words.h"
#include "core/figures/grids/grids_figures.h"
#include "core/figures/grids/video_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace lab::drawing {

namespace grid_sequence {
namespace {

constexpr Message spokenName =
    LAB_MESSAGE("lab::ui::SequenceView", "Position numbers along the prompt");
constexpr Message name = LAB_MESSAGE("SequenceWords", "Position numbers along the prompt");
constexpr Message shortName = LAB_MESSAGE("SequenceWords", "Position numbers");
constexpr Message wordsOfPrompt = LAB_MESSAGE("SequenceWords", "words");
constexpr Message noTokens =
    LAB_MESSAGE("lab::ui::SequenceView", "The prompt has no tokens to draw.");
constexpr Message oneToken = LAB_MESSAGE("lab::ui::SequenceView", "1 token; its number is %1.");
constexpr Message manyTokens =
    LAB_MESSAGE("lab::ui::SequenceView", "%1 tokens; the numbers of the last are %2.");
constexpr Message keysOfTokens = LAB_MESSAGE(
    "lab::ui::SequenceView", "Left and right arrows move the query; with Shift, the key.");

struct NumberLine {
    PositionAxis axis;
    double width;
};
constexpr std::array lines {NumberLine {PositionAxis::Width, 1.25},
    NumberLine {PositionAxis::Height, 1.75}, NumberLine {PositionAxis::Time, 2.5}};

std::int64_t largestOf(const PositionNumbers& numbers)
{
    return std::max({numbers.time, numbers.height, numbers.width});
}

std::int64_t largestNumber(const VideoFrame& frame)
{
    std::int64_t largest = 1;
    for (const NumberedToken& token : frame.tokens)
        largest = std::max(largest, largestOf(token.numbers));
    return largest;
}

Focus focusHere()
{
    Focus focus;
    focus.picture = Picture::GridsSequence;
    return focus;
}

class Sequence : DrawnPlot {
public:
    Sequence(const Compared<VideoFrame>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPlot(where, {34, 50, 12, 24}, how)
        , m_frame(compared.values)
        , m_reference(compared.reference)
        , m_focus(pointing.focus)
    {
    }

    Drawing drawing()
    {
        if (m_frame.tokens.empty()) {
            addHead();
            return std::move(value);
        }
        addAxes();
        addHead();
        addParts();
        if (m_reference && !m_reference->tokens.empty())
            for (const NumberLine& line : lines)
                addSteps(*m_reference, line.axis, referencePen(axisTone(axisOf(line.axis)), style));
        for (const NumberLine& line : lines)
            addSteps(m_frame, line.axis, {axisTone(axisOf(line.axis)), px(line.width)});
        Layer& marked = layer(Layer::Meaning::Selection);
        marked.add(Rule {upright(m_frame.key), Tone::Key, 2});
        marked.add(Rule {upright(m_frame.query), Tone::Query, 2});
        addPointed();
        value.handles = {lineHandle("position.key", Tone::Key, m_frame.key),
            lineHandle("position.query", Tone::Query, m_frame.query)};
        return std::move(value);
    }

private:
    Line upright(double token) const
    {
        const double pixel = x.pixel(token);
        return {{pixel, ground.top()}, {pixel, ground.bottom()}};
    }
    Line upright(std::int64_t token) const { return upright(static_cast<double>(token)); }

    void addAxes()
    {
        const auto last = static_cast<double>(m_frame.tokenCount - 1);
        x = {Axis::Kind::Linear, -0.5, last + 0.5, ground.left(), ground.right()};
        const int across = std::max(3, static_cast<int>(ground.width / px(88)));
        std::vector<double> ticks = roundTicks(0, last, across);
        std::erase_if(ticks, [](double tick) { return std::abs(tick - std::round(tick)) > 0; });
        const auto highest = static_cast<double>(
            std::max(largestNumber(m_frame), m_reference ? largestNumber(*m_reference) : 1));
        const int upwards = std::clamp(static_cast<int>(ground.height / px(28)), 2, 6);
        y = {Axis::Kind::Linear, 0, 1.05 * highest, ground.bottom(), ground.top()};
        Layer& axes = layer(Layer::Meaning::Axes);
        addUpwards(axes, ground, y, labelled(roundTicks(0, highest, upwards)), style);
        addAcross(axes, ground, ground.bottom(), x, fittingTicks(ticks, x, style), {}, style);
    }

    /// The title and the legend, in fewer words if all three lines could not be named.
    void addHead()
    {
        const double baseline = place.top() + px(16);
        const auto legend = [&](bool isShort, double left) {
            std::vector<LegendEntry> entries;
            for (const NumberLine& line : lines) {
                const GridAxis axis = axisOf(line.axis);
                entries.push_back({isShort ? Said {axisLetter(axis)} : axisName(axis, style.words),
                    {axisTone(axis), px(line.width)}, Tone::Text});
            }
            return legendAtRight(entries, {place.right(), baseline}, left, 20, style);
        };
        const auto all = legend(false, -1e6).marks.size();
        for (const auto& [title, isShort] :
            {std::pair(&name, false), {&name, true}, {&shortName, true}}) {
            const Said words = said(*title);
            const Placed placed =
                legend(isShort, place.left() + width(words, TextRole::PictureTitle) + px(16));
            if (placed.marks.size() < all && title != &shortName)
                continue;
            Layer& head = layer(Layer::Meaning::Texts);
            head.add(Text {{place.left(), baseline}, words, TextRole::PictureTitle, Tone::Text});
            return add(head, placed);
        }
    }

    /// The stills, and the words between them.
    struct Part {
        Said name;
        std::int64_t first = 0;
        std::int64_t end = 0;
    };
    std::vector<Part> parts() const
    {
        std::vector<Part> all;
        std::int64_t next = 0;
        const auto words = [&](std::int64_t end) {
            if (end > next)
                all.push_back({said(wordsOfPrompt), next, end});
        };
        for (const VideoFrame::Still& still : m_frame.stills) {
            words(still.firstToken);
            next = still.firstToken + std::int64_t {still.map.rows} * still.map.columns;
            all.push_back({stillName(still, style.words), still.firstToken, next});
        }
        words(m_frame.tokenCount);
        return all;
    }
    void addParts()
    {
        constexpr double partsLine = 42; // below the title
        Layer& names = layer(Layer::Meaning::Axes);
        double taken = ground.left() - px(20);
        for (const Part& part : parts()) {
            const Line edge = upright(static_cast<double>(part.first) - 0.5);
            const double middle = (edge.from.x + x.pixel(static_cast<double>(part.end) - 0.5)) / 2;
            const double half = width(part.name, TextRole::Note) / 2;
            if (part.first > 0)
                names.add(Rule {edge, Tone::Grid});
            if (middle - half < taken + px(8) || middle + half > ground.right() + px(12))
                continue;
            taken = middle + half;
            names.add(Text {{middle, place.top() + px(partsLine)}, part.name, TextRole::Note,
                Tone::Notes, Align::Centre});
        }
    }

    void addSteps(const VideoFrame& of, PositionAxis axis, const Pen& pen)
    {
        std::vector<Point> points;
        for (std::int64_t token = 0; token < of.tokenCount; ++token) {
            const auto middle = static_cast<double>(token);
            const auto number = static_cast<double>(along(of.numbers(token), axis));
            points.push_back(at(middle - 0.5, number));
            points.push_back(at(middle + 0.5, number));
        }
        addCurve(layer(Layer::Meaning::Data), points, pen, ground);
    }

    void addPointed()
    {
        Layer& pointed = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (m_focus.key)
            pointed.add(
                Rule {upright(std::clamp<std::int64_t>(*m_focus.key, 0, m_frame.tokenCount - 1)),
                    Tone::Axis});
        value.zones.push_back({.box = ground,
            .axis = x,
            .with = {static_cast<double>(m_frame.tokenCount - 1)},
            .shown = [](const Zone& zone, Point point) {
                Focus focus = focusHere();
                focus.key = std::clamp<std::int64_t>(std::llround(zone.axis.value(point.x)), 0,
                    static_cast<std::int64_t>(zone.with[0]));
                return focus;
            }});
    }

    Handle lineHandle(std::string_view key, Tone tone, std::int64_t token) const
    {
        constexpr double reach = 8;
        const Line line = upright(token);
        Handle handle = dot(key, tone, Handle::Along::X, line.from, static_cast<double>(token));
        handle.diameter = 12;
        handle.box =
            Box::between(line.from, line.to).grown(px(reach), 0).within(ground.grown(reach, reach));
        handle.keyStep = std::max(1.0, x.pixelsPerUnit());
        handle.snap = {.lowest = 0, .highest = x.highest - 0.5, .toPowers = false};
        handle.focus = focusHere();
        handle.isPointed = true;
        return handle;
    }

    const VideoFrame& m_frame;
    const VideoFrame* m_reference;
    const Focus& m_focus;
};

Said spoken(const VideoFrame& frame, const Language& words)
{
    if (frame.tokens.empty())
        return words(noTokens);
    const std::string last = wholeNumber(largestOf(frame.tokens.back().numbers));
    return frame.tokenCount == 1 ? words(oneToken, {last})
                                 : words(manyTokens, {wholeNumber(frame.tokenCount), last});
}

const Message* keysOf(const VideoFrame& frame)
{
    return frame.tokens.empty() ? nullptr : &keysOfTokens;
}

template <MovedToken moved> KeyPress pressed(const VideoFrame& frame, Key key)
{
    const int step = key == Key::Right ? 1 : key == Key::Left ? -1 : 0;
    return step == 0 || frame.tokens.empty() ? KeyPress {} : movesToken(moved, step, frame);
}

} // namespace
} // namespace grid_sequence

const Figure<VideoFrame> gridsSequence {.picture = Picture::GridsSequence,
    .name = "sequence",
    .title = titled<grid_sequence::spokenName>,
    .drawing = drawnBy<grid_sequence::Sequence>,
    .table = numbers,
    .spoken = grid_sequence::spoken,
    .pressed = grid_sequence::pressed<MovedToken::Query>,
    .shown = parts<&Focus::key>,
    .pressedWithShift = grid_sequence::pressed<MovedToken::Key>,
    .keysOf = grid_sequence::keysOf};

} // namespace lab::drawing
