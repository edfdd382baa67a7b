#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/waves/waves_plot.h"
#include "core/frames/waves/wave_crest.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace lab::drawing {

namespace waves_curves {
namespace {

constexpr Message spokenName = LAB_MESSAGE("lab::ui::WavesWords", "Waves of pairs");
constexpr std::array titles {Message LAB_MESSAGE("lab::ui::WavesWords", "Wave of the only pair"),
    Message LAB_MESSAGE("lab::ui::WavesWords", "Waves of two pairs"),
    Message LAB_MESSAGE("lab::ui::WavesWords", "Waves of three pairs"),
    Message LAB_MESSAGE("lab::ui::WavesWords", "Waves of four pairs")};
constexpr Message spreadOfDistances =
    LAB_MESSAGE("lab::ui::WavesWords", "sine column, mean and spread of %1 distances");
constexpr Message spreadOfPositions =
    LAB_MESSAGE("lab::ui::WavesWords", "sine column, mean and spread of %1 positions");
constexpr Message shortOfDistances =
    LAB_MESSAGE("lab::ui::WavesWords", "mean and spread of %1 distances");
constexpr Message shortOfPositions =
    LAB_MESSAGE("lab::ui::WavesWords", "mean and spread of %1 positions");
constexpr Message column = LAB_MESSAGE("lab::ui::WavesWords", "sine column");
constexpr Message dotOfDistance =
    LAB_MESSAGE("lab::ui::WavesWords", "sine column, a dot for each distance");
constexpr Message dotOfPosition =
    LAB_MESSAGE("lab::ui::WavesWords", "sine column, a dot for each position");
constexpr Message atWord = LAB_MESSAGE("lab::ui::WavesWords", "at");
constexpr Message noBase =
    LAB_MESSAGE("lab::ui::WavesWords", "Pair 0 does not depend on the base.");

using Wave = WavesFrame::Wave;

const Wave* waveOf(const WavesFrame& frame, std::optional<int> pair)
{
    const auto found = std::ranges::find(frame.waves, pair, &Wave::pair);
    return found == frame.waves.end() ? nullptr : &*found;
}

double valueAt(const CurveFrame& curve, double x)
{
    const auto last = static_cast<double>(curve.values.size() - 1);
    const double at = std::clamp((x - curve.firstX) / curve.step, 0.0, last);
    const auto before = static_cast<std::size_t>(at);
    const std::size_t after = std::min(before + 1, curve.values.size() - 1);
    return std::lerp(curve.values[before], curve.values[after], at - std::floor(at));
}

/// If the base has the crest at the last position or beyond it, a decade has 40 pixels, as on the
/// scale of a drag. The numbers are the exponent, the last position and the pixels per position.
DragWay crestWay(const std::array<double, 3>& with)
{
    constexpr double decade = 40;
    const WaveCrest crest {with[0]};
    const double pixels = with[2];
    const double end = pixels * with[1];
    const double baseAtEnd = crest.baseAt(with[1]);
    return {[=](double base) {
                return base <= baseAtEnd ? pixels * crest.positionAt(base)
                                         : end + decade * std::log10(base / baseAtEnd);
            },
        [=](double pixel) {
            return pixel <= end ? crest.baseAt(std::max(0.0, pixel) / pixels)
                                : baseAtEnd * std::pow(10, (pixel - end) / decade);
        }};
}

Focus shownOf(const Focus& focus, const CurvesValues& values)
{
    Focus shown = waves::acrossShown(focus, values.at);
    if (waveOf(*values.frame, focus.pair))
        shown.pair = focus.pair;
    return shown;
}

class Curves : waves::WavesPlot {
public:
    Curves(const Compared<CurvesValues>& compared, const Box& where, const Style& how,
        const Pointing& pointed)
        : WavesPlot(compared.values.at, compared.values.frame->runs, Picture::WavesCurves,
            curvesMargins, where, how, pointed)
        , m_values(compared.values)
        , m_frame(*compared.values.frame)
        , m_reference(compared.reference ? compared.reference->frame.get() : nullptr)
        , m_isOfDistances(m_frame.shown == WavesEncoding::Functional)
    {
    }

    Drawing drawing()
    {
        if (!hasGround() || m_frame.waves.empty())
            return {};
        addAxis();
        Layer& middles = layer(Layer::Meaning::Axes);
        for (const Wave& wave : m_frame.waves)
            middles.add(
                Region {{ground.left(), std::floor(strip(wave).centre().y), ground.width, px(1)},
                    Tone::Grid});
        for (const Wave& wave : m_frame.waves)
            addWave(wave);
        addBase();
        addHandles(Knobs::Hidden);
        addRows();
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (pointing.held && pointing.held->handle.before)
            above.add(*pointing.held->handle.before);
        addLines(above, waves::lineReach, 0);
        addHead(layer(Layer::Meaning::Texts));
        addDots(layer(Layer::Meaning::Data));
        return std::move(value);
    }

private:
    Box strip(const Wave& wave) const
    {
        const double height = ground.height / static_cast<double>(m_frame.waves.size());
        const auto index = &wave - m_frame.waves.data();
        return {ground.left(), ground.top() + static_cast<double>(index) * height, ground.width,
            height};
    }
    /// Of the values of a wave, in its strip.
    Axis valueAxis(const Wave& wave) const
    {
        constexpr double amplitude = 0.36; // of the strip's height
        const Box box = strip(wave);
        const double middle = box.centre().y;
        const double reach = amplitude * box.height;
        return {Axis::Kind::Linear, -1, 1, middle + reach, middle - reach};
    }
    Graph graph(
        std::shared_ptr<const CurveFrame> curve, const Wave& wave, Pen pen, double dots = 0) const
    {
        return {std::move(curve), x, valueAxis(wave), std::move(pen), strip(wave), dots};
    }
    Ink inkOf(const Wave& wave) const
    {
        const int count = m_frame.encoding.width / 2;
        return Ink::shareOf(Tone::Pairs, count > 1 ? wave.pair / (count - 1.0) : 0.0);
    }

    /// That of the selected pair and of the one under the pointer are thicker.
    void addWave(const Wave& wave)
    {
        const bool isSelected = wave.pair == m_frame.selected;
        const bool isPointed = pointing.focus.pair == wave.pair;
        if (const Wave* other = m_reference ? waveOf(*m_reference, wave.pair) : nullptr)
            layer(Layer::Meaning::Reference)
                .add(graph(waves::lineOf(other->curve), wave, referencePen(Tone::Text, style)));
        const double thickness = isSelected && isPointed ? 3
            : isSelected                                 ? 2.5
            : isPointed                                  ? 2.25
                                                         : 1.5;
        const double dots = std::min(px(isSelected ? 3 : 2), 0.35 * x.pixelsPerUnit());
        layer(Layer::Meaning::Data, Drawing::Live::Yes)
            .add(graph({m_values.frame, &wave.curve}, wave, {inkOf(wave), px(thickness)}, dots));
        Layer& numbers = layer(Layer::Meaning::Axes);
        const Box box = strip(wave);
        const TextRole role = isSelected ? TextRole::NoteStrong : TextRole::Axis;
        const double baseline = baselineAround(box.centre().y, role, style);
        numbers.add(Text {{box.left() - px(8), baseline}, {wholeNumber(wave.column)}, role,
            isSelected ? Tone::Text : Tone::Notes, Align::Right});
        numbers.add(
            Text {{box.right() + px(12), baseline}, {withSign(wave.atQuery, 3)}, role, Tone::Text});
    }

    /// On the first crest of one wave, or at the end of the positions if it is not among them.
    Handle baseHandle(const WavesFrame& frame, const Wave& wave, const Wave& own) const
    {
        const WaveCrest crest = crestOf(frame.encoding, wave.pair);
        const double first = x.lowest + 0.5; // half a position is beside it
        const double last = x.highest - 0.5;
        const double place = std::clamp(crest.positionAt(frame.encoding.base), first, last);
        Handle base = handle(m_isOfDistances ? "functional_relative.base" : "sinusoidal.base",
            Handle::Shape::Diamond,
            {x.pixel(place), valueAxis(own).pixel(valueAt(wave.curve, place))},
            frame.encoding.base);
        base.which = wave.pair;
        base.scaled = ScaledNumber {.scale = [](double, double) { return baseScale(); },
            .way = crestWay,
            .with = {crest.exponent, last, x.pixelsPerUnit() / style.scale},
            .rises = ScaledNumber::Rises::Right,
            .lowestShown = crest.baseAt(std::max(0.0, first)),
            .highestShown = crest.baseAt(last),
            .side = ScaledNumber::Side::Below};
        base.before = graph(waves::lineOf(wave.curve), own,
            {Tone::Axis, px(1.25), Pen::Cap::Flat, {4 / 1.25, 3 / 1.25}});
        return base;
    }
    void addBase()
    {
        const bool isHeld = pointing.held && pointing.held->handle.scaled;
        const Wave* dragged = isHeld ? waveOf(m_frame, pointing.held->handle.which) : nullptr;
        if (const auto index = dragged ? std::nullopt : waveToDrag(m_frame))
            dragged = &m_frame.waves[*index];
        if (!dragged)
            return;
        value.handles.push_back(baseHandle(m_frame, *dragged, *dragged));
        if (const Wave* other = m_reference ? waveOf(*m_reference, dragged->pair) : nullptr)
            value.pinned.push_back(baseHandle(*m_reference, *other, *dragged));
    }

    void addRows()
    {
        for (const Wave& wave : m_frame.waves) {
            value.rows->rows.push_back({wave.pair, wave.column});
            if (wave.pair == 0)
                value.tips.push_back({across(strip(wave)), said(noBase)});
        }
        value.rows->clicked = across(ground);
    }
    /// With its names and values.
    Box across(const Box& box) const { return {place.left(), box.top(), place.width, box.height}; }

    /// From the longest to the shortest.
    std::vector<Said> notes() const
    {
        if (m_frame.runs.width > 1) {
            const std::string length = waves::runLength(m_frame.runs.width, style.words);
            return {said(m_isOfDistances ? spreadOfDistances : spreadOfPositions, {length}),
                said(m_isOfDistances ? shortOfDistances : shortOfPositions, {length})};
        }
        if (m_frame.waves.front().curve.dots.empty())
            return {said(column)};
        return {said(m_isOfDistances ? dotOfDistance : dotOfPosition), said(column)};
    }

    /// On its own ground if a line runs behind it.
    void addHead(Layer& head) const
    {
        const double left = place.left();
        const double baseline = place.top() + px(waves::lowerTitleBaseline);
        const auto onGround = [&](double from, const Said& text, TextRole role, Tone tone) {
            const double wide = width(text, role);
            head.add(
                Region {{from - px(4), baseline - px(13), wide + px(8), px(18)}, Tone::Ground});
            head.add(Text {{from, baseline}, text, role, tone});
            return wide;
        };
        const Said title = said(titles[std::clamp<std::size_t>(m_frame.waves.size(), 1, 4) - 1]);
        const double space = ground.right() - left - px(16)
            - onGround(left, title, TextRole::PictureTitle, Tone::Text);
        const Said note = fittingWords(notes(), space, TextRole::Note, style);
        onGround(ground.right() - width(note, TextRole::Note), note, TextRole::Note, Tone::Notes);

        const Point beside {ground.right() + px(12), baseline};
        const Said word = said(atWord);
        head.add(Text {beside, word, TextRole::Note, Tone::Notes});
        head.add(Formula {beside + Point {width(word, TextRole::Note) + px(5), 0}, symbol(), {}, 15,
            Tone::QueryText});
    }

    /// Where the line of p meets the waves.
    void addDots(Layer& data) const
    {
        if (!positions.shows(positions.query))
            return;
        const double pixel = x.pixel(static_cast<double>(positions.query));
        for (const Wave& wave : m_frame.waves)
            data.add(Rings {{{pixel, valueAxis(wave).pixel(wave.atQuery)}},
                px(wave.pair == m_frame.selected ? 5 : 4), {}, inkOf(wave)});
    }

    const CurvesValues& m_values;
    const WavesFrame& m_frame;
    const WavesFrame* m_reference;
    bool m_isOfDistances;
};

} // namespace
} // namespace waves_curves

const Figure<CurvesValues> wavesCurves = waves::figure<waves_curves::Curves>(Picture::WavesCurves,
    "waves", titled<waves_curves::spokenName, CurvesValues>, waves_curves::shownOf);

} // namespace lab::drawing
