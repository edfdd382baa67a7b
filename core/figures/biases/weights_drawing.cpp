#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/biases/biases_figures.h"
#include "core/figures/biases/weights_plot.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace bias_weights {
namespace {

constexpr Message tooMany = LAB_MESSAGE("lab::ui::WeightsView",
    "The query sees more than %1 keys, the most that weights are computed for. Show fewer "
    "positions.");
constexpr Message tooFar = LAB_MESSAGE("lab::ui::WeightsView",
    "Weights are computed for the first %1 positions only. Move the query there.");
constexpr Message keysOfCell = LAB_MESSAGE("lab::ui::BiasesWords", "%1 keys");
constexpr Message keysOfWeights = LAB_MESSAGE(
    "lab::ui::WeightsView", "Left and right arrows move n; up and down change its logit.");

constexpr double lowestMark = 8; // pixels of the outline of a small weight
constexpr double narrowestBar = 5; // pixels of a cell
constexpr double narrowestDots = 8;
constexpr double tenth = 10; // steps of a score from 0 to 1

double roundedScore(double score)
{
    return std::clamp(std::round(score * tenth) / tenth, -largestScore, largestScore);
}

Focus focusOn(const WeightsFrame& frame, std::int64_t key)
{
    Focus focus;
    focus.picture = Picture::BiasesWeights;
    focus.query = frame.query;
    focus.key = key;
    focus.distance = frame.query - key;
    return focus;
}

/// Of the cell of a position, whose query and runs are in `with`.
Focus focusOnCell(const std::array<double, 8>& with, double position)
{
    const Runs runs {static_cast<std::int64_t>(with[1]), with[2], static_cast<int>(with[3])};
    const int cell = static_cast<int>((std::round(position) - with[1]) / with[2]);
    Focus focus;
    focus.picture = Picture::BiasesWeights;
    focus.query = static_cast<std::int64_t>(with[0]);
    focus.key = runs.begin(cell);
    focus.distance = *focus.query - *focus.key;
    focus.covered = runs.size(cell);
    return focus;
}

class Weights : WeightsPlot {
public:
    Weights(const Compared<WeightsFrame>& compared, const Box& place, const Style& style,
        const Pointing& pointing)
        : WeightsPlot(compared, place, style)
        , m_focus(pointing.focus)
    {
    }

    Drawing drawing()
    {
        if (m_frame.runs.count == 0)
            return {};
        addLegend(layer(Layer::Meaning::Texts));
        addGround();
        if (m_isFar) {
            addTooFar();
            return std::move(m_drawing);
        }
        addAxes(layer(Layer::Meaning::Axes));
        addReference();
        addBars();
        addSelection();
        addHandles();
        return std::move(m_drawing);
    }

private:
    Layer& layer(Layer::Meaning meaning, Drawing::Live live = Drawing::Live::No)
    {
        return m_drawing.addLayer(meaning, live);
    }
    std::array<double, 8> cells() const
    {
        const Runs& runs = m_frame.runs;
        return {static_cast<double>(m_frame.query), static_cast<double>(runs.first), runs.width,
            static_cast<double>(runs.count)};
    }

    void addTooFar()
    {
        const std::string most = wholeNumber(m_frame.maxKeys);
        addNoDifference(layer(Layer::Meaning::Texts),
            {m_place.x, m_place.y + px(32), m_place.width, m_place.height - px(40)},
            said(m_frame.query < m_frame.maxKeys ? tooMany : tooFar, {most}), m_style);
    }

    /// The outline of narrow cells: one point at each corner of the steps.
    Path steps(const std::vector<double>& values) const
    {
        Path path;
        bool isOpen = false;
        double right = 0;
        const auto end = [&] {
            if (isOpen)
                path.line({right, m_bars.bottom()});
            isOpen = false;
        };
        for (int cell = 0; cell < m_keys.runs.count; ++cell) {
            const double value = values[static_cast<std::size_t>(cell)];
            if (std::isnan(value)) {
                end();
                continue;
            }
            const double left = m_keys.cellBegin(cell);
            const double top = m_weight.pixel(value);
            if (!isOpen)
                path.move({left, m_bars.bottom()});
            isOpen = true;
            path.line({left, top});
            right = m_keys.cellBegin(cell + 1);
            path.line({right, top});
        }
        end();
        return path;
    }

    void addReference()
    {
        Layer& reference = layer(Layer::Meaning::Reference);
        if (!m_reference)
            return;
        Path line = steps(m_reference->after);
        line.pen = referencePen(Tone::Result, m_style);
        Rings rings {{}, px(3.5), {line.pen.ink, line.pen.width}};
        reference.marks.emplace_back(std::move(line));
        for (const auto& [key, score] : m_reference->dragged)
            if (std::abs(m_frame.scoreOf(key) - score) > 0)
                rings.places.push_back(dot(key, score));
        reference.marks.emplace_back(std::move(rings));
    }

    Box barOf(int cell, double value) const
    {
        const double gap = m_keys.cellSize() >= 10 ? 2 : 1;
        return Box::between(
            {std::round(m_keys.cellBegin(cell)) + gap / 2, std::round(m_weight.pixel(value))},
            {std::round(m_keys.cellBegin(cell + 1)) - gap / 2, m_bars.bottom()});
    }

    void addBars()
    {
        Layer& data = layer(Layer::Meaning::Data);
        if (m_keys.cellSize() < px(narrowestBar)) {
            data.marks.emplace_back(steps(m_frame.after));
            std::get<Path>(data.marks.back()).fill = Tone::Result;
            data.marks.emplace_back(steps(m_frame.before));
            std::get<Path>(data.marks.back()).pen = {Tone::Notes, px(1)};
        } else {
            for (int cell = 0; cell < m_frame.runs.count; ++cell) {
                const auto index = static_cast<std::size_t>(cell);
                if (!m_frame.isSeen(cell))
                    continue;
                data.marks.emplace_back(Region {barOf(cell, m_frame.after[index]), Tone::Result});
                data.marks.emplace_back(hollow(barOf(cell, m_frame.before[index])));
            }
        }
        addDots(data);
    }

    /// For narrow cells only that of the marked key, which keys and mouse can drag as any other.
    void addDots(Layer& data) const
    {
        const std::int64_t marked = m_frame.marked.key;
        const std::int64_t end = std::min(
            m_frame.end, m_frame.runs.first + static_cast<std::int64_t>(m_frame.runs.count));
        const double radius = std::clamp(m_keys.cellSize() * 0.7, px(6), px(10)) / 2;
        Rings all {{}, radius * 0.7, {}, Tone::Result};
        Rings large {{}, radius, {}, Tone::Result};
        if (m_keys.cellSize() >= px(narrowestDots)) {
            for (std::int64_t key = m_frame.runs.first; key < end; ++key)
                if (m_frame.isSeen(static_cast<int>(key - m_frame.runs.first)))
                    all.places.push_back(dot(key, m_frame.scoreOf(key)));
        } else if (m_keys.shows(marked) && m_frame.isSeen(m_keys.cellOf(marked))) {
            large.places.push_back(dot(marked, m_frame.scoreOf(marked)));
        }
        for (const auto& [key, score] : m_frame.dragged)
            large.places.push_back(dot(key, score));
        data.marks.emplace_back(std::move(all));
        data.marks.emplace_back(std::move(large));
    }

    void addSelection()
    {
        Layer& selection = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        const std::int64_t key = m_frame.marked.key;
        addKey(selection, key, 2);
        std::optional<std::int64_t> pointed = m_focus.key;
        if (!pointed && m_focus.distance)
            pointed = m_frame.query - *m_focus.distance;
        if (pointed && *pointed != key)
            addKey(selection, *pointed, 1);
        addValues(selection, pointed.value_or(key));
    }

    void addKey(Layer& layer, std::int64_t key, double width) const
    {
        if (!m_keys.shows(key))
            return;
        const int cell = m_keys.cellOf(key);
        if (!m_frame.isSeen(cell))
            return;
        const auto index = static_cast<std::size_t>(cell);
        const Box bar = barOf(cell, std::max(m_frame.before[index], m_frame.after[index]));
        const double wider = std::max(0.0, px(5) - bar.width) / 2;
        const double top = bar.top() + std::min(0.0, bar.height - px(lowestMark));
        layer.marks.emplace_back(
            Outline {Box::between({bar.left() - wider, top}, {bar.right() + wider, bar.bottom()}),
                {Tone::Text, px(width)}});
    }

    /// The two weights beside the bars: those of the key, or their sums for a cell of many keys
    /// under the pointer.
    void addValues(Layer& layer, std::int64_t key) const
    {
        if (!m_keys.shows(key))
            return;
        const int cell = m_keys.cellOf(key);
        const std::int64_t keys = shownSize(m_frame.runs, cell, m_frame.end);
        const auto& own = m_frame.marked;
        const bool isOwn = key == own.key && (keys == 1 || m_focus.covered <= 1);
        if (isOwn ? std::isnan(own.after) : !m_frame.isSeen(cell))
            return;
        const auto index = static_cast<std::size_t>(cell);
        const double left = m_bars.right() + px(12);
        const auto write = [&](double baseline, Swatch swatch, std::string text, Tone tone) {
            addSwatch(layer, {left, baseline}, swatch);
            layer.marks.emplace_back(
                Text {{left + px(14), baseline}, {std::move(text)}, TextRole::Axis, tone});
        };
        const auto weight = [](double value) {
            return value < 0.00005 ? std::string("< 0.0001") : decimals(value, 4);
        };
        if (keys == 1)
            write(baselineAround(m_scores.centre().y, TextRole::Axis, m_style), Swatch::Score,
                decimals(m_frame.scoreOf(key), 1), Tone::ResultText);
        const double middle = m_bars.centre().y;
        write(middle - px(3), Swatch::Before, weight(isOwn ? own.before : m_frame.before[index]),
            Tone::Notes);
        write(middle + px(15), Swatch::After, weight(isOwn ? own.after : m_frame.after[index]),
            Tone::ResultText);
        if (!isOwn && keys > 1)
            layer.marks.emplace_back(Text {{left, middle + px(33)},
                m_style.fitted(said(keysOfCell, {wholeNumber(keys)}),
                    weightsSpaceRight(m_style) - px(12), TextRole::Note),
                TextRole::Note, Tone::Notes});
    }

    void addGround()
    {
        m_drawing.zones.push_back({.box = m_scores.united(m_bars),
            .axis = m_keys.scale,
            .with = cells(),
            .shown = [](const Zone& zone, Point point) {
                const double last = zone.with[4];
                return focusOnCell(zone.with,
                    std::clamp(std::round(zone.axis.value(point.x)), zone.with[1], last));
            }});
        m_drawing.zones.back().with[4] = static_cast<double>(m_frame.end - 1);
        const PositionGround::GroundPart part {m_place, m_keys.scale};
        m_drawing.positions = PositionGround {m_frame.positions, 0, {part}, part};
    }

    /// The scores; and the bars, in which a press brings the key at once.
    void addHandles()
    {
        int first = 0;
        while (first < m_frame.runs.count && !m_frame.isSeen(first))
            ++first;
        int last = m_frame.runs.count - 1;
        while (last > first && !m_frame.isSeen(last))
            --last;
        if (first >= m_frame.runs.count)
            return;
        const std::int64_t begin = m_frame.runs.begin(first);
        const std::int64_t end =
            std::min(m_frame.end, m_frame.runs.begin(last) + m_frame.runs.size(last)) - 1;
        Handle score {.key = "biases.score",
            .shape = Handle::Shape::Dot,
            .tone = Tone::Result,
            .diameter = 10,
            .isShownNear = true,
            .reach = px(handleReach),
            .along = Handle::Along::Y,
            .axis = m_score,
            .isParameter = false,
            .rule = {.make = [](const EditRule& rule, double number) -> std::optional<Edit> {
                return SetScore {rule.with[0], roundedScore(number)};
            }},
            .focus = focusOn(m_frame, 0),
            .doubleClicked = 0.0,
            .followsAxis = true};
        HandleRow row {std::move(score), m_keys.scale, begin, end};
        for (const auto& [key, number] : m_frame.dragged)
            row.others.emplace_back(key, number);
        m_drawing.row = std::move(row);
        const std::array<double, 8> with = cells();
        Focus focus;
        focus.picture = Picture::BiasesWeights;
        m_drawing.handles.push_back({.key = "position.key",
            .jump = Box::between({m_keys.cellBegin(first), m_bars.top()},
                {m_keys.cellBegin(last + 1), m_bars.bottom()}),
            .shown =
                [](const Handle& handle, double number) {
                    return focusOnCell(
                        {handle.kept[0], handle.kept[1], handle.kept[2], handle.kept[3]}, number);
                },
            .axis = m_keys.places(),
            .number = static_cast<double>(m_frame.marked.key),
            .isListed = false,
            .rule = {.make = [](const EditRule& rule, double number) -> std::optional<Edit> {
                         const std::int64_t key = std::llround(number);
                         if (key < rule.with[0] || key > rule.with[1])
                             return std::nullopt;
                         return SetParameter {"position.key", key};
                     },
                .with = {static_cast<int>(begin), static_cast<int>(end)}},
            .focus = focus,
            .kept = {with[0], with[1], with[2], with[3]}});
    }

    const Focus& m_focus;
    Drawing m_drawing;
};

template <int steps> KeyPress pressed(const WeightsFrame& frame, Key key)
{
    const std::int64_t marked = frame.marked.key;
    const auto moved = [&](int by) {
        return KeyPress {true, SetParameter {"position.key", marked + by}};
    };
    const auto changed = [&](double by) {
        return KeyPress {true, SetScore {marked, roundedScore(frame.scoreOf(marked) + by / tenth)}};
    };
    switch (key) {
    case Key::Up:
        return changed(steps);
    case Key::Down:
        return changed(-steps);
    case Key::Left:
        return moved(-steps);
    case Key::Right:
        return moved(steps);
    default:
        return {};
    }
}

Focus shown(const Focus& focus, const WeightsFrame&)
{
    Focus shown;
    shown.key = focus.key;
    shown.distance = focus.distance;
    shown.covered = focus.covered;
    return shown;
}

Focus resting(const WeightsFrame& frame)
{
    return focusOn(frame, frame.positions.key);
}

} // namespace
} // namespace bias_weights

const Figure<WeightsFrame> biasesWeights {.picture = Picture::BiasesWeights,
    .name = "weights",
    .title = bias_weights::nameOfWeights,
    .drawing = drawnBy<bias_weights::Weights>,
    .table = numbers,
    .pressed = bias_weights::pressed<1>,
    .shown = bias_weights::shown,
    .pressedWithShift = bias_weights::pressed<10>,
    .keys = &bias_weights::keysOfWeights,
    .resting = bias_weights::resting};

} // namespace lab::drawing
