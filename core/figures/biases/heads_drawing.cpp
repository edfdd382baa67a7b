#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/biases/biases_figures.h"
#include "core/figures/biases/cell_axis.h"
#include "core/figures/biases/slope_words.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace heads {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::HeadsView", "All heads");
constexpr Message nameOfTaken = LAB_MESSAGE("lab::ui::HeadsView", "All heads, %1");
constexpr Message range = LAB_MESSAGE("lab::ui::HeadsView", "%1 to %2");
constexpr Message sameScale = LAB_MESSAGE("lab::ui::HeadsView", "same scale");
constexpr Message rangeOfMarked =
    LAB_MESSAGE("lab::ui::HeadsView", "%1; the number belongs to the marked cell");
constexpr Message sameLogarithmic = LAB_MESSAGE("lab::ui::HeadsView", "same scale, logarithmic");
constexpr Message sameOfMarked =
    LAB_MESSAGE("lab::ui::HeadsView", "same scale; the number is the bias of the marked cell");
constexpr Message oneHead =
    LAB_MESSAGE("lab::ui::HeadsView", "this encoding has the numbers of one head only");
constexpr Message oneAgainst =
    LAB_MESSAGE("lab::ui::HeadsView", "There is no difference: 1 head against %1.");
constexpr Message manyAgainst =
    LAB_MESSAGE("lab::ui::HeadsView", "There is no difference: %1 heads against %2.");
constexpr Message keysOfHeads = LAB_MESSAGE("lab::ui::HeadsView", "The arrow keys select a head.");

constexpr double titleSpace = 32;
constexpr double outlineGap = 4; // from the selected map
constexpr double outlineWidth = 2;
constexpr double largestSide = 96;
constexpr double numbersFrom = 28;
constexpr double captionSpace = 16;
constexpr double tabSpace = 24; // of a tab with its rings
constexpr double leastWidth = 160; // of a picture that has a tab
constexpr double leastHeight = 120;

struct Grid {
    int columns = 1;
    double side = 0;
    double gap = 0;
    bool hasNumbers = false;
};

// The gap is a fifth of a large map's part of the grid and an eighth of a tiny one's.
double gapOf(double pitch, const Style& style)
{
    return pitch < style.px(numbersFrom) ? std::max(style.px(2), pitch / 8)
                                         : std::min(style.px(24), pitch / 5);
}

Grid gridIn(double width, double height, int heads, int columns, const Style& style)
{
    const int rows = (heads + columns - 1) / columns;
    const double wide = width / columns;
    const double high = height / rows;
    const double gap = gapOf(std::min(wide, high), style);
    const double numbered = std::min(wide - gap, high - style.px(captionSpace + 8));
    const bool hasNumbers = numbered >= style.px(numbersFrom);
    const double side = hasNumbers ? numbered : std::min(wide, high) - gap;
    return {columns, std::floor(std::min(side, style.px(largestSide))), gap, hasNumbers};
}

struct HeadGrid {
    int heads = 0;
    double strip = 0; ///< height of the strip of the tab below the maps; 0 without a tab
    int columns = 1;
    double side = 0; ///< of a map
    double across = 0; ///< from one map to the next
    double down = 0;
    Point origin {};
    bool hasNumbers = false;
    double caption = 0; ///< height of the numbers below a map

    HeadGrid(const Box& whole, int headCount, bool hasTab, const Style& style);

    /// Its part of the grid begins with the map.
    Box map(int head) const { return part(head, side, side); }
    Box part(int head) const { return part(head, across, down); }
    double bottom() const { return map(heads).bottom() + (hasNumbers ? caption : 0) + strip; }

private:
    Box part(int head, double width, double height) const
    {
        const int row = (head - 1) / columns;
        const int column = (head - 1) % columns;
        return {origin.x + column * across, origin.y + row * down, width, height};
    }
};

HeadGrid::HeadGrid(const Box& whole, int headCount, bool hasTab, const Style& style)
    : heads(headCount)
    , strip(hasTab && whole.width >= style.px(leastWidth) && whole.height >= style.px(leastHeight)
              ? style.px(tabSpace)
              : 0)
{
    const double beside = style.px(outlineGap + outlineWidth); // also around the first and the last
    const double width = whole.width - 2 * beside;
    const double height = std::max(1.0, whole.height - style.px(titleSpace) - strip);
    Grid best = gridIn(width, height, heads, 1, style);
    for (int tried = 2; tried <= heads; ++tried) {
        const Grid grid = gridIn(width, height, heads, tried, style);
        const bool isEven = heads % tried == 0;
        const bool wasEven = heads % best.columns == 0;
        const double evenness = isEven == wasEven ? 1 : isEven ? 0.85 : 1.15;
        const double numbering = grid.hasNumbers == best.hasNumbers ? 1
            : grid.hasNumbers                                       ? 0.75
                                                                    : 1.33;
        if (grid.side > best.side * evenness * numbering)
            best = grid;
    }
    columns = best.columns;
    side = std::max(1.0, best.side);
    caption = style.px(captionSpace + 4);
    hasNumbers = best.hasNumbers;
    const int rows = (heads + columns - 1) / columns;
    const double even = columns > 1 ? (width - side) / (columns - 1) : side;
    across = std::floor(std::min(even, side + std::max(best.gap, style.px(24))));
    down = std::floor(std::min(height / rows,
        side + (hasNumbers ? style.px(captionSpace + 24) : std::max(best.gap, across - side))));
    origin = {std::round(whole.left() + beside), std::round(whole.top() + style.px(titleSpace))};
}

/// Numbers side by side, with enough decimals for two digits of the largest; numbers too small for
/// these get one digit of their own.
std::vector<std::string> sameDecimals(const std::vector<double>& numbers)
{
    double largest = 0;
    for (const double number : numbers)
        if (std::isfinite(number))
            largest = std::max(largest, std::abs(number));
    const int digits =
        largest > 0 ? std::clamp(1 - static_cast<int>(std::floor(std::log10(largest))), 0, 4) : 0;
    std::vector<std::string> texts;
    for (const double number : numbers) {
        const bool isHidden =
            std::abs(number) > 0 && std::abs(number) < 0.5 * std::pow(10.0, -digits);
        texts.push_back(std::isnan(number) ? "–"
                : isHidden                 ? significant(number, 1)
                                           : decimals(number, digits));
    }
    return texts;
}

/// Below the maps: the slopes of ALiBi, else the biases for the current query and key.
std::vector<std::string> textsOf(const HeadsFrame& frame, const HeadsFrame* subtracted)
{
    std::vector<double> present = frame.present;
    if (subtracted)
        for (std::size_t head = 0; head < present.size(); ++head)
            present[head] -= subtracted->present[head];
    if (subtracted || frame.heads.empty())
        return sameDecimals(present);
    std::vector<std::string> texts;
    for (const HeadSlope& head : frame.heads)
        texts.push_back(head.denominator > 0 ? slopeText(head, SlopeForm::Fractions)
                                             : significant(head.slope, 3));
    return texts;
}

bool hasTab(const HeadsFrame& frame)
{
    return frame.count > 0 && frame.encoding == BiasEncoding::Alibi;
}

/// B − A, if it is asked for and defined.
std::optional<HeadsFrame> differenceIn(const Compared<HeadsFrame>& compared)
{
    return compared.isDifference && compared.reference
        ? difference(*compared.reference, compared.values)
        : std::nullopt;
}

Said titleOf(bool isDifference, const Style& style)
{
    return isDifference ? style.words(nameOfTaken, {nameOfDifference(style).text})
                        : style.words(name);
}

class HeadMaps {
public:
    HeadMaps(const Compared<HeadsFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : m_frame(compared.values)
        , m_reference(compared.reference)
        , m_isWanted(compared.isDifference && compared.reference)
        , m_taken(differenceIn(compared))
        , m_place(place)
        , m_style(style)
        , m_focus(pointing.focus)
        , m_layout(place, std::max(1, m_frame.count), hasTab(m_frame), style)
    {
    }

    Drawing drawing()
    {
        if (m_frame.count == 0)
            return {};
        Layer& maps = m_drawing.addLayer(Layer::Meaning::Data, Drawing::Live::No);
        const HeadsFrame& shown = m_taken ? *m_taken : m_frame;
        for (int head = 1; head <= m_layout.heads; ++head)
            maps.marks.emplace_back(
                Raster {m_layout.map(head), shown.maps[static_cast<std::size_t>(head - 1)]});
        addMarks();
        addTargets();
        addTab();
        return std::move(m_drawing);
    }

private:
    Said said(const Message& message, std::initializer_list<std::string> values = {}) const
    {
        return m_style.words(message, values);
    }

    /// Above the maps, which are kept as an image while a position is dragged.
    void addMarks()
    {
        Layer& title = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::Yes);
        std::vector<std::string> texts = textsOf(m_frame, m_taken ? m_reference : nullptr);
        if (!m_layout.hasNumbers || texts.size() != m_frame.maps.size() || !fit(texts))
            texts.clear();
        addTitle(
            title, m_place, titleOf(m_taken.has_value(), m_style), notes(!texts.empty()), m_style);
        if (m_isWanted && !m_taken) {
            const std::string count = std::to_string(m_frame.count);
            const double top = m_style.px(28);
            addNoDifference(title,
                {m_place.x, m_place.y + top, m_place.width, m_place.height - top},
                m_reference->count == 1
                    ? said(oneAgainst, {count})
                    : said(manyAgainst, {std::to_string(m_reference->count), count}),
                m_style);
            return;
        }
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Selection, Drawing::Live::Yes);
        for (int head = 1; m_layout.hasNumbers && head <= m_layout.heads; ++head)
            addCaption(layer, head,
                texts.empty() ? std::string() : texts[static_cast<std::size_t>(head - 1)]);
        addOutline(layer, m_frame.selected, outlineWidth);
        if (m_focus.head && *m_focus.head != m_frame.selected && *m_focus.head <= m_layout.heads
            && (m_focus.picture == Picture::BiasesHeads || m_focus.picture == Picture::BiasesCurve))
            addOutline(layer, *m_focus.head, 1);
        if (m_focus.picture == Picture::BiasesMatrix && m_focus.query && m_focus.key)
            for (int head = 1; m_layout.hasNumbers && head <= m_layout.heads; ++head)
                addCell(layer, m_layout.map(head));
    }

    std::vector<Said> notes(bool hasTexts) const
    {
        if (m_taken) {
            const double end = m_taken->map(1).highest;
            const Said ends = said(range, {significant(-end, 3), significant(end, 3)});
            return hasTexts
                ? std::vector<Said> {said(rangeOfMarked, {ends.text}), ends, said(sameScale)}
                : std::vector<Said> {ends, said(sameScale)};
        }
        if (m_isWanted)
            return {};
        if (m_frame.encoding == BiasEncoding::Alibi)
            return {said(sameLogarithmic), said(sameScale)};
        if (m_frame.count > 1)
            return hasTexts ? std::vector<Said> {said(sameOfMarked), said(sameScale)}
                            : std::vector<Said> {said(sameScale)};
        const bool isOneOfMany = // as many as are selected
            m_frame.encoding == BiasEncoding::T5 || m_frame.encoding == BiasEncoding::Swin;
        return isOneOfMany ? std::vector<Said> {}
                           : std::vector<Said> {said(oneHead), said(sameScale)};
    }

    /// Either all maps have text beside their number, or none.
    bool fit(const std::vector<std::string>& texts) const
    {
        const double number =
            m_style.width(std::to_string(m_layout.heads), TextRole::NoteStrong) + m_style.px(8);
        return std::ranges::all_of(texts, [&](const std::string& text) {
            return number + m_style.width(text, TextRole::NoteStrong) <= m_layout.side;
        });
    }

    void addCaption(Layer& layer, int head, std::string text) const
    {
        const Box map = m_layout.map(head);
        const double baseline = map.bottom() + m_style.px(captionSpace);
        const bool isSelected = head == m_frame.selected;
        const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Note;
        layer.marks.emplace_back(
            Text {{map.left(), baseline}, {std::to_string(head)}, role, Tone::Text});
        if (!text.empty())
            layer.marks.emplace_back(Text {{map.right(), baseline}, {std::move(text)}, role,
                isSelected ? Tone::Text : Tone::Notes, Align::Right});
    }

    void addOutline(Layer& layer, int head, double width) const
    {
        const double gap = std::min(m_layout.across, m_layout.down) - m_layout.side;
        layer.marks.emplace_back(
            Outline {m_layout.map(head).inset(-std::min(m_style.px(outlineGap), gap / 2)),
                {Tone::Text, m_style.px(width)}});
    }

    /// The one under the pointer in the bias matrix.
    void addCell(Layer& layer, const Box& map) const
    {
        const Runs& runs = m_frame.runs;
        const CellAxis keys(runs, runs.begin(runs.count), map.left(), map.right());
        const CellAxis queries(runs, keys.end, map.top(), map.bottom());
        if (!keys.shows(*m_focus.key) || !queries.shows(*m_focus.query))
            return;
        const Point centre {keys.pixel(*m_focus.key), queries.pixel(*m_focus.query)};
        const double half = std::max(m_style.px(2.5), keys.cellSize() / 2);
        layer.marks.emplace_back(
            Outline {Box {centre.x, centre.y, 0, 0}.inset(-half), {Tone::Text, m_style.px(1.25)}});
    }

    static Press selects(int head) { return {"alibi.head", Value(std::int64_t {head})}; }

    /// The same place in each map; between the maps the nearest center.
    void addTargets()
    {
        const Positions& positions = m_frame.positions;
        const auto first = static_cast<double>(positions.first);
        const auto shown = static_cast<double>(positions.shown);
        m_drawing.positions = PositionGround {positions, first + shown / 2};
        for (int head = 1; head <= m_layout.heads; ++head) {
            Focus focus;
            focus.picture = Picture::BiasesHeads;
            focus.head = head;
            const Box part = m_layout.part(head);
            m_drawing.targets.push_back(
                {.box = part, .focus = focus, .press = selects(head), .isSwept = true});
            const Axis across {
                Axis::Kind::Linear, first, first + shown, part.left(), part.left() + m_layout.side};
            m_drawing.positions->parts.push_back(
                {part, across, across.between(part.top(), part.top() + m_layout.side)});
        }
        const int columns = m_layout.columns;
        for (const auto& [key, step] : {std::pair {Key::Left, -1}, std::pair {Key::Right, 1},
                 std::pair {Key::Up, -columns}, std::pair {Key::Down, columns}})
            if (const int head = m_frame.selected + step; head >= 1 && head <= m_frame.count)
                m_drawing.keys.emplace_back(key, selects(head));
    }

    void addTab()
    {
        if (!(m_layout.strip > 0))
            return;
        const double right = m_layout.origin.x + (m_layout.columns - 1) * m_layout.across;
        const Handle tab {.key = "alibi.heads",
            .shape = Handle::Shape::Tab,
            .place = {(m_layout.origin.x + right + m_layout.side) / 2,
                m_layout.bottom() - m_layout.strip / 2},
            .reach = m_style.px(handleReach),
            .along = Handle::Along::Y,
            .number = static_cast<double>(m_frame.count),
            .scaled = ScaledNumber {.scale = [](double, double) { return headScale(1, 128); },
                .rises = ScaledNumber::Rises::Down,
                .showsNumberAtRest = true}};
        m_drawing.handles.push_back(tab);
        if (!m_reference || m_reference->encoding != m_frame.encoding)
            return;
        m_drawing.pinned.push_back(tab);
        m_drawing.pinned.back().number = static_cast<double>(m_reference->count);
    }

    const HeadsFrame& m_frame;
    const HeadsFrame* m_reference;
    bool m_isWanted;
    std::optional<HeadsFrame> m_taken; ///< B − A, if it is selected and defined
    const Box& m_place;
    const Style& m_style;
    const Focus& m_focus;
    HeadGrid m_layout;
    Drawing m_drawing;
};

Said comparedTitle(const Compared<HeadsFrame>& compared, const Style& style)
{
    return titleOf(differenceIn(compared).has_value(), style);
}

KeyPress pressed(const HeadsFrame&, Key key)
{
    return {key == Key::Left || key == Key::Right || key == Key::Up || key == Key::Down};
}

const Message* keysOf(const HeadsFrame& frame)
{
    return frame.count == 1 ? nullptr : &keysOfHeads;
}

Focus shown(const Focus& focus, const HeadsFrame&)
{
    Focus shown;
    shown.picture = focus.picture;
    if (focus.picture == Picture::BiasesMatrix) {
        shown.query = focus.query;
        shown.key = focus.key;
    } else if (focus.picture == Picture::BiasesHeads || focus.picture == Picture::BiasesCurve) {
        shown.head = focus.head;
    } else {
        shown.picture = Picture::None;
    }
    return shown;
}

} // namespace
} // namespace heads

const Figure<HeadsFrame> biasesHeads {.picture = Picture::BiasesHeads,
    .name = "heads",
    .title = titled<heads::name>,
    .drawing = drawnBy<heads::HeadMaps>,
    .table = numbers,
    .pressed = heads::pressed,
    .shown = heads::shown,
    .keysOf = heads::keysOf,
    .comparedTitle = heads::comparedTitle};

HeadMapsSize headMapsSize(const Box& place, int count, bool hasTab, const Style& style)
{
    const heads::HeadGrid layout(place, count, hasTab, style);
    return {layout.side, layout.bottom()};
}

} // namespace lab::drawing
