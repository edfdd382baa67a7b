#include "core/figures/waves/waves_plot.h"

#include "core/drawing/numbers.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

WavesState wavesState(const LabState& state)
{
    WavesState at {state.position, state.waves.pair};
    const bool isTable = state.waves.picture == WavesPictureShown::Table;
    at.hasPairs = !isTable || state.waves.shown != WavesEncoding::Learned;
    if (isTable && state.waves.shown == WavesEncoding::Functional)
        at.sign = state.schemes.functionalRelative.sign;
    return at;
}

namespace waves {

namespace {

constexpr Message ofDifference = LAB_MESSAGE("lab::ui::WavesWords", "Difference of the tables, %1");
constexpr Message oneColumn =
    LAB_MESSAGE("lab::ui::WavesWords", "There is no difference: A has %1 column and B has %2.");
constexpr Message columnsOfBoth =
    LAB_MESSAGE("lab::ui::WavesWords", "There is no difference: A has %1 columns and B has %2.");
constexpr Message nameOfDistance = LAB_MESSAGE("lab::ui::WavesWords", "Distance of query and key");

constexpr double knobHeight = 10; // above the plot
constexpr double knobPitch = 16; // of two knobs side by side
constexpr double nameGap = 13; // from the center of a knob to its name
constexpr double leftSpace = 40; // beside the plot, for the names
constexpr double rightSpace = 64;

std::optional<Edit> movesDistance(const EditRule& rule, double distance)
{
    return atDistance(
        rule.with[0], static_cast<DistanceSign>(rule.with[1]), std::llround(distance));
}

} // namespace

WavesPlot::WavesPlot(const WavesState& state, const Runs& runs, Picture picture,
    const Margins& margins, const Box& where, const Style& how, const Pointing& pointed)
    : DrawnPlot(where, margins, how)
    , at(state)
    , positions(at.across())
    , pointing(pointed)
    , m_picture(picture)
    , m_runs(runs)
    , m_hasGround(runs.count > 0 && place.width > px(margins.left + margins.right)
          && place.height > px(margins.top + margins.bottom))
{
    x = {Axis::Kind::Linear, static_cast<double>(runs.first) - 0.5,
        static_cast<double>(runs.begin(runs.count)) - 0.5, ground.left(), ground.right()};
}

std::string WavesPlot::symbol() const
{
    return at.sign ? "delta" : "p";
}

void WavesPlot::addAxis(double below)
{
    Layer& axes = layer(Layer::Meaning::Axes);
    const auto first = static_cast<double>(m_runs.first);
    const std::int64_t last = m_runs.begin(m_runs.count) - 1;
    const double space = width(wholeNumber(last), TextRole::Axis) + px(24);
    const int most = std::max(2, static_cast<int>(ground.width / std::max(space, px(48))));
    const std::vector<Tick> ticks =
        fittingTicks(positionTicks(first, static_cast<double>(last), most), x, style);
    const double foot = ground.bottom() + px(below);
    addAcross(axes, ground, foot, x, ticks, {}, style);
    double left = ground.left() - px(24);
    if (!ticks.empty()) { // a long first number begins before the plot
        const double half = width(ticks.front().label, TextRole::Axis) / 2;
        left = std::min(left, x.pixel(ticks.front().value) - half - px(14));
    }
    axes.add(Formula {{left, foot + px(18)}, symbol(), {}, 15, Tone::Notes});

    value.rows = PositionRows {.picture = m_picture, .ground = ground, .x = x, .runs = m_runs};
    value.positions = PositionGround {at.positions, static_cast<double>(at.positions.first)};
    if (at.sign) // distances have their zero in the middle
        return;
    Axis middles = x;
    middles.lowest += 0.5;
    middles.highest += 0.5;
    value.positions->parts = {{place, middles}};
    value.positions->panned = PositionGround::GroundPart {place, x};
    value.positions->isPannedByWheel = true;
}

bool WavesPlot::isLeft(PositionLine line) const
{
    return (line == PositionLine::Query) == (positions.query <= positions.key);
}

double WavesPlot::lineWidth(PositionLine line) const
{
    return (line == PositionLine::Query ? 2 : 1) + (pointing.handle == keyOf(line) ? 1 : 0);
}

Line WavesPlot::upright(double position, double above, double below) const
{
    const double pixel = x.pixel(position);
    return {{pixel, ground.top() - px(above)}, {pixel, ground.bottom() + px(below)}};
}

Formula WavesPlot::nameOf(PositionLine line) const
{
    return line == PositionLine::Query ? Formula {{}, symbol(), {}, 16, Tone::QueryText}
                                       : Formula {{}, "p_plus_t", {}, 16, Tone::KeyText};
}

WavesPlot::Knob WavesPlot::knobOf(PositionLine line) const
{
    const auto widthOfName = [&](PositionLine of) {
        const Formula name = nameOf(of);
        return style.width(name.key, name.values, name.size);
    };
    const PositionLine other =
        line == PositionLine::Query ? PositionLine::Key : PositionLine::Query;
    const double y = ground.top() - px(knobHeight);
    const double gap = px(nameGap);
    const double lowest = ground.left() - px(leftSpace);
    const double highest = ground.right() + px(rightSpace);
    if (!shows(other)) {
        const double middle = lineX(line);
        const double name = widthOfName(line);
        const bool isNameLeft =
            (isLeft(line) && middle - gap - name >= lowest) || middle + gap + name > highest;
        return {{middle, y}, isNameLeft ? middle - gap - name : middle + gap};
    }

    const PositionLine leftLine = isLeft(line) ? line : other;
    const PositionLine rightLine = isLeft(line) ? other : line;
    double left = lineX(leftLine);
    double right = lineX(rightLine);
    const double apart = std::max(right - left, px(knobPitch));
    const double middle = (left + right) / 2;
    left = middle - apart / 2;
    right = middle + apart / 2;

    const double leftWidth = widthOfName(leftLine);
    const double over = right + gap + widthOfName(rightLine) - highest;
    if (over > 0) {
        right -= over;
        left = std::min(left, right - px(knobPitch));
    }
    double leftName = left - gap - leftWidth;
    const double lacking = lowest - leftName;
    if (lacking > 0 && apart >= 2 * gap + leftWidth) {
        leftName = left + gap; // there is space between the two knobs
    } else if (lacking > 0) {
        left += lacking;
        leftName += lacking;
        right = std::max(right, left + px(knobPitch));
    }
    return line == leftLine ? Knob {{left, y}, leftName} : Knob {{right, y}, right + gap};
}

Handle WavesPlot::handleOf(PositionLine line, Knobs knobs) const
{
    const bool isQuery = line == PositionLine::Query;
    Handle handle = dot(keyOf(line), isQuery ? Tone::Query : Tone::Key, Handle::Along::X,
        knobOf(line).centre, static_cast<double>(positionOf(line)));
    handle.showsPointer = true;
    handle.diameter = isQuery ? 14 : 12;
    if (knobs == Knobs::Hidden)
        handle.shape = Handle::Shape::None;
    handle.aside = handle.place.x - lineX(line);
    handle.box = Box::between({lineX(line), ground.top()}, {lineX(line), ground.bottom()})
                     .grown(px(handleReach), 0)
                     .within(ground.grown(px(handleReach), 0));
    handle.keyStep = std::max(4.0, x.pixelsPerUnit());
    handle.leavesAxis = true;
    handle.slip = PositionRows::stillness;
    handle.focus.picture = m_picture;
    handle.focus.position = positionOf(line);
    if (!at.sign)
        return handle;
    handle.stepsAlong = true;
    handle.name = said(nameOfDistance);
    handle.rule = {.make = movesDistance,
        .with = {static_cast<int>(at.positions.key), static_cast<int>(*at.sign)}};
    handle.heard =
        Handle::Heard {{wholeNumber(positions.query)}, static_cast<double>(positions.first),
            static_cast<double>(positions.first + positions.shown - 1)};
    return handle;
}

void WavesPlot::addHandles(Knobs knobs)
{
    const std::size_t others = value.handles.size();
    for (const PositionLine line : {PositionLine::Query, PositionLine::Key})
        if (shows(line))
            value.handles.push_back(handleOf(line, knobs));
    if (value.handles.size() < others + 2)
        return;
    const bool isQueryLeft = isLeft(PositionLine::Query);
    Box& left = value.handles[others + (isQueryLeft ? 0 : 1)].box;
    Box& right = value.handles[others + (isQueryLeft ? 1 : 0)].box;
    const double middle = (left.centre().x + right.centre().x) / 2;
    left = Box::between({left.left(), left.top()}, {std::min(left.right(), middle), left.bottom()});
    right = Box::between(
        {std::max(right.left(), middle), right.top()}, {right.right(), right.bottom()});
}

void WavesPlot::addEdges(Layer& layer) const
{
    for (const PositionLine line : {PositionLine::Key, PositionLine::Query})
        if (shows(line))
            layer.add(Rule {upright(static_cast<double>(positionOf(line)), 0, 0), Tone::Ground,
                lineWidth(line) + 2});
}

void WavesPlot::addLines(Layer& layer, double above, double below) const
{
    if (const auto pointed = pointedAcross(pointing.focus, positions))
        layer.add(Rule {upright(*pointed, above, below), Tone::Axis});
    for (const PositionLine line : {PositionLine::Key, PositionLine::Query})
        if (shows(line))
            layer.add(Rule {upright(static_cast<double>(positionOf(line)), above, below),
                Tone::Text, lineWidth(line)});
}

void WavesPlot::addKnobNames(Layer& layer) const
{
    for (const PositionLine line : {PositionLine::Key, PositionLine::Query}) {
        if (!shows(line))
            continue;
        const auto [centre, nameLeft] = knobOf(line);
        layer.add(
            Stroke {{centre, {lineX(line), ground.top()}}, {Tone::Text, px(lineWidth(line))}});
        Formula name = nameOf(line);
        const bool isOverNumbers = nameLeft < ground.left(); // of vertical text
        name.at = {nameLeft, centre.y + px(isOverNumbers ? 1 : 5)};
        layer.add(std::move(name));
    }
}

void WavesPlot::addHead(
    Layer& layer, double baseline, const Said& title, const std::vector<Said>& notes) const
{
    const double y = place.top() + px(baseline);
    const double space =
        ground.right() - place.left() - width(title, TextRole::PictureTitle) - px(16);
    layer.add(Text {{place.left(), y}, title, TextRole::PictureTitle, Tone::Text});
    if (!notes.empty())
        layer.add(Text {{ground.right(), y}, fittingWords(notes, space, TextRole::Note, style),
            TextRole::Note, Tone::Notes, Align::Right});
}

std::optional<Line> WavesPlot::tableEnd(const Learned& encoding) const
{
    const double end = endOf(encoding);
    return end >= x.lowest && end <= x.highest ? std::optional(upright(end, 0, 0)) : std::nullopt;
}

Said differenceOfTables(const Style& style)
{
    return style.words(ofDifference, {nameOfDifference(style).text});
}

Said noDifferenceOf(int columns, int columnsOfA, const Style& style)
{
    return style.words(columnsOfA == 1 ? oneColumn : columnsOfBoth,
        {wholeNumber(columnsOfA), wholeNumber(columns)});
}

Handle WavesPlot::widthTab(std::string_view key, int columns) const
{
    Handle tab = handle(key, Handle::Shape::Tab, {ground.centre().x, ground.bottom()}, columns);
    tab.along = Handle::Along::Y;
    tab.scaled = ScaledNumber {.scale =
                                   [](double lowest, double highest) {
                                       return dimensionScale(
                                           static_cast<int>(lowest), static_cast<int>(highest));
                                   },
        .lowest = 2,
        .highest = largestWidth,
        .rises = ScaledNumber::Rises::Down,
        .side = ScaledNumber::Side::Right};
    return tab;
}

KeyPress wavesKey(const WavesState& at, Key key, int positions)
{
    const auto select = [&](int pair) -> KeyPress {
        if (!at.hasPairs)
            return {true};
        return {true, SetParameter {"sinusoidal.pair", std::int64_t {pair}}};
    };
    const auto move = [&](int by) {
        const std::int64_t moved = at.across().query + by;
        return at.sign ? KeyPress {true, atDistance(at.positions.key, *at.sign, moved)}
                       : KeyPress {true, SetParameter {"position.query", moved}};
    };
    switch (key) {
    case Key::Left:
        return move(-positions);
    case Key::Right:
        return move(positions);
    case Key::Up:
        return select(at.pair - 1);
    case Key::Down:
        return select(at.pair + 1);
    default:
        return {};
    }
}

PositionGround turnedByWheel(const WavesState& at)
{
    const Positions& positions = at.positions;
    const double around = positions.shows(positions.query)
        ? static_cast<double>(positions.query) + 0.5
        : static_cast<double>(positions.first) + static_cast<double>(positions.shown) / 2;
    return {.positions = positions, .elsewhere = around, .isPannedByWheel = true};
}

std::shared_ptr<const CurveFrame> lineOf(CurveFrame curve)
{
    curve.deviation.clear();
    curve.dots.clear();
    return std::make_shared<const CurveFrame>(std::move(curve));
}

Focus acrossShown(const Focus& focus, const WavesState& at)
{
    const Positions across = at.across();
    return pointedAcross(focus, across) ? positionsShown(focus, across) : Focus {};
}

} // namespace waves
} // namespace lab::drawing
