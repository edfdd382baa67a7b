#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/grids/grid_words.h"
#include "core/figures/grids/grids_figures.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace grid_pairs {
namespace {

using Kind = GridPairsFrame::Kind;
using Part = GridPairsFrame::Part;

constexpr Message ofColumns = LAB_MESSAGE("StripWords", "Columns of each axis");
constexpr Message ofPairs = LAB_MESSAGE("StripWords", "Pairs rotated by each axis");
constexpr Message spokenName = LAB_MESSAGE("lab::ui::GridPairsView", "Pairs rotated by each axis");
constexpr Message counted = LAB_MESSAGE("StripWords", "%1, %2");
constexpr Message noRotation = LAB_MESSAGE("StripWords", "%1, %2, no rotation here");
constexpr Message constant =
    LAB_COMMENTED("StripWords", "%1, %2, constant", "an axis of one cell turns nothing");
constexpr Message arrowNote = LAB_MESSAGE("StripWords",
    "arrow: the image direction that rotates the pair most; length: how much, logarithmic");
constexpr Message flatNote =
    LAB_MESSAGE("StripWords", "all rotate with the patch number; one row down adds %1");
constexpr Message tokenNote =
    LAB_MESSAGE("StripWords", "bar: angle per position number, %1 to %2 rad, logarithmic");
constexpr Message tokenRange = LAB_MESSAGE("StripWords", "%1 to %2 rad per number");
constexpr Message patchNote =
    LAB_MESSAGE("StripWords", "bar: angle from one patch to the next, %1 to %2 rad, logarithmic");
constexpr Message patchRange = LAB_MESSAGE("StripWords", "%1 to %2 rad per patch");
constexpr Message noPairs = LAB_MESSAGE("StripWords",
    "No pairs: each patch has its own row. Beyond the trained grid the rows are interpolated.");
constexpr Message spokenNone =
    LAB_MESSAGE("lab::ui::GridPairsView", "No pairs: each patch has its own row.");
constexpr Message spokenFlat =
    LAB_MESSAGE("lab::ui::GridPairsView", "%1 pairs, all rotated by the patch number.");
constexpr Message spokenDirections =
    LAB_MESSAGE("lab::ui::GridPairsView", "%1 pairs, each rotated by row and column.");
constexpr Message spokenAxis = LAB_MESSAGE("lab::ui::GridPairsView", "%1 of the %2");
constexpr Message spokenColumns = LAB_MESSAGE("lab::ui::GridPairsView", "%1 columns: %2.");
constexpr Message spokenPairs = LAB_MESSAGE("lab::ui::GridPairsView", "%1 pairs: %2.");
constexpr Message lastPair = LAB_MESSAGE("lab::ui::GridPairsView", "Last pair of the %1");
constexpr Message endOfPairs = LAB_MESSAGE("lab::ui::GridPairsView", "End of the pairs of the %1");
constexpr Message onePair = LAB_MESSAGE("lab::ui::GridPairsView", "1 pair");
constexpr Message somePairs = LAB_MESSAGE("lab::ui::GridPairsView", "%1 pairs");

constexpr double headSpace = 34;
constexpr double numberSpace = 20; // below the strip
constexpr double minShare = 0.2; // of the height: the slowest
constexpr double hatchPitch = 4.5; // along the edges
constexpr double hatchWidth = 2;
constexpr double flatTone = 0.8; // of bars without an axis

auto turnedBy(const GridPairsFrame& frame, GridAxis axis)
{
    return std::ranges::count(frame.parts, axis, &Part::axis);
}

/// The largest number of pairs of an axis if the axes before it stay unchanged. If interleaved,
/// every third pair can belong to it.
int maxPairs(const MultimodalRotary& rotary, GridAxis axis)
{
    const auto [time, height, width] = rotary.sections;
    const int pairs = rotary.width / 2;
    if (rotary.layout == SectionLayout::Contiguous)
        return axis == GridAxis::Frame ? pairs - width : pairs - time;
    return axis == GridAxis::Row ? std::max(height, std::min((pairs + 1) / 3, pairs - width))
                                 : std::max(width, std::min(pairs / 3, pairs - height));
}

/// Sets the number of pairs of an axis. In contiguous sections the next section gives up the pairs,
/// if interleaved, time does. The rule's numbers are the axis, whether pairs are interleaved, the
/// largest number, and that of the axis that keeps its pairs.
std::optional<Edit> setsPairs(const EditRule& rule, double wanted)
{
    const auto axis = static_cast<GridAxis>(rule.with[0]);
    const int most = static_cast<int>(rule.numbers[0]);
    const int kept = static_cast<int>(rule.numbers[1]);
    const int count = std::clamp(static_cast<int>(std::llround(wanted)), 0, most);
    if (axis == GridAxis::Column)
        return SetSections {kept, count};
    if (rule.with[1] != 0)
        return SetSections {count, kept};
    return axis == GridAxis::Frame ? SetSections {most - count, kept}
                                   : SetSections {count, most - count};
}

Focus focusOn(std::optional<int> pair)
{
    Focus focus;
    focus.picture = Picture::GridsPairs;
    focus.pair = pair;
    return focus;
}

class Strip : public DrawnPicture {
public:
    Strip(const Compared<GridPairsFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : DrawnPicture(place, style)
        , m_frame(compared.values)
        , m_focus(pointing.focus)
        , m_count(static_cast<int>(m_frame.parts.size()))
        , m_isSmooth(m_frame.kind == Kind::Directions)
        , m_strip {place.left(), place.top() + px(headSpace), place.width,
              std::max(1.0, place.height - px(headSpace + numberSpace))}
    {
        const GridPairsFrame* other = compared.reference;
        if (other && other->kind == m_frame.kind && other->parts.size() == m_frame.parts.size())
            m_reference = other;
    }

    Drawing drawing()
    {
        addHead(layer(Layer::Meaning::Texts));
        if (m_frame.kind == Kind::None)
            return std::move(value);
        Layer& bars = layer(Layer::Meaning::Data, Drawing::Live::Yes);
        for (int index = 0; index < m_count; ++index)
            addPart(bars, index);
        addNumbers(bars);
        value.zones.push_back({.box = m_strip,
            .with = {static_cast<double>(m_count)},
            .shown = [](const Zone& zone, Point point) {
                const int count = static_cast<int>(zone.with[0]);
                if (count == 0)
                    return focusOn({});
                const double place = (point.x - zone.box.left()) / zone.box.width * count;
                return focusOn(std::clamp(static_cast<int>(place), 0, count - 1));
            }});
        if (m_frame.isOfTokens && m_count > 0)
            addEnds();
        return std::move(value);
    }

private:
    Box at(int index) const
    {
        const double from = edge(index);
        return {from, m_strip.top(), edge(index + 1) - from, m_strip.height};
    }
    double edge(int index) const
    {
        return std::round(m_strip.left() + m_strip.width * index / std::max(1, m_count));
    }

    /// Of the height: from the slowest to the fastest.
    double shareOf(const Part& part) const
    {
        const double angle = m_frame.kind == Kind::Flat ? part.column : part.largest();
        const double decades = std::log(m_frame.fastest / m_frame.slowest);
        const double share = decades > 0 ? std::log(angle / m_frame.slowest) / decades : 1;
        return minShare + (1 - minShare) * std::clamp(share, 0.0, 1.0);
    }

    void addHead(Layer& head) const
    {
        const Said title = said(m_frame.kind == Kind::Columns ? ofColumns : ofPairs);
        const double legend = addLegend(head, width(title, TextRole::PictureTitle));
        addTitle(head, {place.left(), place.top(), legend - place.left(), place.height}, title,
            notes(), style);
        if (m_frame.kind == Kind::None)
            head.add(Text {{place.left(), m_strip.top() + px(16)},
                style.fitted(said(noPairs), place.width, TextRole::Body), TextRole::Body,
                Tone::Notes});
    }
    std::vector<Said> notes() const
    {
        const std::string slowest = significant(m_frame.slowest, 2);
        const std::string fastest = significant(m_frame.fastest, 2);
        switch (m_frame.kind) {
        case Kind::None:
            return {};
        case Kind::Directions:
            return {said(arrowNote)};
        case Kind::Flat:
            return {said(flatNote, {wholeNumber(m_frame.shape.columns)})};
        case Kind::Pairs:
        case Kind::Columns:
            break;
        }
        if (m_frame.isOfTokens)
            return {said(tokenNote, {fastest, slowest}), said(tokenRange, {fastest, slowest})};
        return {said(patchNote, {slowest, fastest}), said(patchRange, {slowest, fastest})};
    }

    /// The wordings for an axis that rotates some pairs, longest first.
    std::array<Said, 2> legendOf(GridAxis axis) const
    {
        const std::string name = axisName(axis, style.words).text;
        const std::string count = wholeNumber(turnedBy(m_frame, axis));
        const int cells = m_frame.isOfTokens ? 2
            : axis == GridAxis::Row          ? m_frame.shape.rows
            : axis == GridAxis::Column       ? m_frame.shape.columns
                                             : 1;
        return {said(cells > 1 ? counted : noRotation, {name, count}),
            said(cells > 1 ? counted : constant, {name, count})};
    }
    /// On the right of the title's line, shorter if the title needs the space; returns its left
    /// end.
    double addLegend(Layer& layer, double title) const
    {
        constexpr TextRole role = TextRole::NoteStrong;
        double right = place.right();
        if (!style.hasWords || (m_frame.kind != Kind::Pairs && m_frame.kind != Kind::Columns))
            return right;
        const double baseline = place.top() + px(16);
        std::vector<GridAxis> axes {GridAxis::Column, GridAxis::Row, GridAxis::Frame};
        std::erase_if(axes, [&](GridAxis axis) { return turnedBy(m_frame, axis) == 0; });
        double whole = 0;
        for (const GridAxis axis : axes)
            whole += px(18 + 16) + width(legendOf(axis)[0], role);
        for (const GridAxis axis : axes) {
            const Said text = legendOf(axis)[title + whole <= place.width ? 0 : 1];
            right -= width(text, role);
            layer.add(Text {{right, baseline}, text, role, Tone::Text});
            const Box swatch {right - px(18), baseline - px(10), px(12), px(11)};
            addBar(layer, swatch, axis);
            right = swatch.left() - px(16);
        }
        return right;
    }

    void addBar(Layer& layer, const Box& bar, GridAxis axis) const
    {
        if (m_frame.kind == Kind::Flat) {
            layer.add(Region {bar, Ink::shareOf(Tone::Notes, flatTone)});
            return;
        }
        const Tone tone = axisTone(axis);
        if (axis != GridAxis::Row) {
            layer.add(Region {bar, tone});
            return;
        }
        addStripes(layer, bar, tone);
        layer.add(Outline {bar, {tone, px(1)}});
    }
    /// Stripes at 45°, cut at the edges of the bar.
    void addStripes(Layer& layer, const Box& bar, Tone tone) const
    {
        // Where x + y is `sum`, from the left edge or the foot to the top or the right edge.
        const auto lower = [&](double sum) {
            return Point {bar.left() + std::max(0.0, sum - bar.height),
                bar.top() + std::min(sum, bar.height)};
        };
        const auto upper = [&](double sum) {
            return Point {
                bar.left() + std::min(sum, bar.width), bar.top() + std::max(0.0, sum - bar.width)};
        };
        const double end = bar.width + bar.height;
        for (double sum = px(hatchPitch); sum < end; sum += px(hatchPitch)) {
            const double next = std::min(sum + px(hatchWidth), end);
            Polygons stripe {.fill = tone};
            stripe.points = {lower(sum)};
            if (sum < bar.height && bar.height < next)
                stripe.points.push_back({bar.left(), bar.bottom()});
            stripe.points.insert(stripe.points.end(), {lower(next), upper(next)});
            if (sum < bar.width && bar.width < next)
                stripe.points.push_back({bar.right(), bar.top()});
            stripe.points.push_back(upper(sum));
            stripe.corners = static_cast<int>(stripe.points.size());
            layer.add(std::move(stripe));
        }
    }

    static Point halfArrow(const Box& place, const Part& part, double share)
    {
        const double length = 0.5 * share * std::min(place.width, place.height);
        return Point {part.column, part.row} * (length / std::hypot(part.column, part.row));
    }
    /// Right is a step along the row, down one along the column; as long as the height of its bar.
    void addArrow(Layer& layer, const Box& place, const Part& part, double share) const
    {
        const Point shaft = halfArrow(place, part, share);
        const double half = std::hypot(shaft.x, shaft.y);
        if (!(half > 0)) // no space for one
            return;
        const Point way {shaft.x / half, shaft.y / half};
        const Point across {-way.y, way.x};
        const Point tip = place.centre() + shaft;
        const double head = std::min(px(5), half);
        const Pen pen {Tone::Text, px(1.5)};
        layer.add(Stroke {{place.centre() - shaft, tip}, pen});
        layer.add(Stroke {{tip, tip - way * head + across * (0.6 * head)}, pen});
        layer.add(Stroke {{tip, tip - way * head - across * (0.6 * head)}, pen});
    }

    void addPart(Layer& layer, int index) const
    {
        const auto at = static_cast<std::size_t>(index);
        const Part& part = m_frame.parts[at];
        const Box place = this->at(index);
        const double gap = place.width >= px(6) ? px(1.5) : 0;
        const double share = shareOf(part);
        const Box whole {place.left(), place.top(), place.width - gap, place.height};
        if (m_frame.kind == Kind::Directions) {
            addArrow(layer, place, part, share);
        } else {
            const double top = std::round(whole.bottom() - share * whole.height);
            addBar(layer, {whole.left(), top, whole.width, whole.bottom() - top}, part.axis);
        }
        if (m_reference)
            addReference(layer, place, whole, m_reference->parts[at]);
        if (m_focus.pair == index)
            layer.add(Outline {whole, {Tone::Text, px(2)}, m_isSmooth});
    }
    void addReference(Layer& layer, const Box& place, const Box& whole, const Part& part) const
    {
        const double share = shareOf(part);
        const double y = place.bottom() - share * place.height;
        Line line {{whole.left(), y}, {whole.right(), y}};
        if (m_frame.kind == Kind::Directions) {
            const Point half = halfArrow(place, part, share);
            line = {place.centre() - half, place.centre() + half};
        }
        layer.add(Stroke {line, referencePen(Tone::Text, style), m_isSmooth});
    }

    void addNumbers(Layer& layer) const
    {
        layer.add(Rule {
            {{m_strip.left(), m_strip.bottom()}, {m_strip.right(), m_strip.bottom()}}, Tone::Axis});
        int step = 1;
        while (step < m_count && step * m_strip.width / m_count < px(64))
            step *= 2;
        for (int index = 0; index < m_count; ++index) {
            const std::string number = wholeNumber(index);
            if (index == m_count - 1 || (index % step == 0 && index + step / 2 < m_count))
                layer.add(Text {{std::min(at(index).centre().x,
                                     m_strip.right() - width(number, TextRole::Axis) / 2),
                                    m_strip.bottom() + px(16)},
                    {number}, TextRole::Axis, Tone::Notes, Align::Centre});
        }
    }

    /// Of the pairs of an axis: between two sections, or after the last pair of an axis with
    /// interleaved pairs. The first is grabbed at the upper end of its line, the other at the
    /// lower.
    void addEnds()
    {
        const auto [time, height, width] = m_frame.sections.sections;
        if (m_frame.sections.layout == SectionLayout::Interleaved) {
            addEnd(GridAxis::Row, std::clamp(3 * height - 1, 0, m_count), {height, -1, width});
            addEnd(GridAxis::Column, std::clamp(3 * width, 0, m_count), {width, 0, height});
        } else {
            addEnd(GridAxis::Frame, time, {time, 0, width});
            addEnd(GridAxis::Row, time + height, {height, time, 0});
        }
    }
    struct Section {
        int pairs;
        int before; ///< pairs from the left to where it would end without pairs
        int kept; ///< pairs of the axis that does not change
    };
    void addEnd(GridAxis axis, int end, const Section& section)
    {
        const bool isFirst = value.handles.empty();
        const bool isByTurns = m_frame.sections.layout == SectionLayout::Interleaved;
        const double pitch = m_strip.width / m_count;
        const double x = m_strip.left() + m_strip.width * end / m_count;
        layer(Layer::Meaning::Selection)
            .add(Rule {{{x, m_strip.top()}, {x, m_strip.bottom()}}, Tone::Text, 1.5});
        const int most = maxPairs(m_frame.sections, axis);
        const double zero = m_strip.left() + section.before * pitch;
        const double step = pitch * (isByTurns ? 3 : 1);
        const std::string name = axisName(axis, style.words).text;
        value.handles.push_back({.key = "grids.section",
            .which = isFirst ? 0 : 1,
            .name = said(isByTurns ? lastPair : endOfPairs, {name}),
            .shape = Handle::Shape::Dot,
            .diameter = 12,
            .place = {x, isFirst ? m_strip.top() : m_strip.bottom()},
            .reach = px(handleReach),
            .axis = {Axis::Kind::Linear, 0, std::max(1.0, 1.0 * most), zero,
                zero + step * std::max(1, most)},
            .number = static_cast<double>(section.pairs),
            .keyStep = step,
            .rule = {.make = setsPairs,
                .with = {static_cast<int>(axis), isByTurns ? 1 : 0},
                .numbers = {static_cast<double>(most), static_cast<double>(section.kept)}},
            .focus = focusOn({}),
            .isPointed = true,
            .isApart = true,
            .below = value.layers.size(),
            .heard = Handle::Heard {
                section.pairs == 1 ? said(onePair) : said(somePairs, {wholeNumber(section.pairs)}),
                0, static_cast<double>(most)}});
    }

    const GridPairsFrame& m_frame;
    const GridPairsFrame* m_reference = nullptr; ///< if it can be compared bar by bar
    const Focus& m_focus;
    int m_count;
    bool m_isSmooth;
    Box m_strip; ///< equally wide places for pairs or columns
};

Said spoken(const GridPairsFrame& frame, const Language& words)
{
    const std::string count = wholeNumber(static_cast<std::int64_t>(frame.parts.size()));
    switch (frame.kind) {
    case Kind::None:
        return words(spokenNone);
    case Kind::Flat:
        return words(spokenFlat, {count});
    case Kind::Directions:
        return words(spokenDirections, {count});
    case Kind::Pairs:
    case Kind::Columns:
        break;
    }
    std::vector<std::string> axes;
    for (const GridAxis axis : {GridAxis::Frame, GridAxis::Row, GridAxis::Column})
        if (const auto turned = turnedBy(frame, axis); turned > 0)
            axes.push_back(
                words(spokenAxis, {wholeNumber(turned), axisName(axis, words).text}).text);
    return words(
        frame.kind == Kind::Columns ? spokenColumns : spokenPairs, {count, listed(axes, words)});
}

KeyPress pressed(const GridPairsFrame&, Key)
{
    return {};
}

} // namespace
} // namespace grid_pairs

const Figure<GridPairsFrame> gridsPairs {.picture = Picture::GridsPairs,
    .name = "pairs",
    .title = titled<grid_pairs::spokenName>,
    .drawing = drawnBy<grid_pairs::Strip>,
    .table = numbers,
    .spoken = grid_pairs::spoken,
    .pressed = grid_pairs::pressed,
    .shown = parts<&Focus::pair>};

} // namespace lab::drawing
