#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/waves/waves_plot.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace lab::drawing {

namespace waves_similarity {
namespace {

constexpr Message similarity = LAB_MESSAGE("lab::ui::WavesWords", "Similarity");
constexpr Message differenceName = LAB_MESSAGE("lab::ui::WavesWords", "Difference");
constexpr Message atShift = LAB_MESSAGE("lab::ui::WavesWords", "at t = %1");
constexpr Message atHiddenShift = LAB_MESSAGE("lab::ui::WavesWords", "at t = %1, not shown");
constexpr Message dotted =
    LAB_MESSAGE("lab::ui::WavesWords", "Dotted: if it were proportional to t");
constexpr Message dottedInShort = LAB_MESSAGE("lab::ui::WavesWords", "Dotted: proportional to t");
constexpr Message sameCurve =
    LAB_MESSAGE("lab::ui::WavesWords", "The curve is the same at every position p");
constexpr Message sameInShort = LAB_MESSAGE("lab::ui::WavesWords", "The same curve at every p");
constexpr Message rootMeanSquare =
    LAB_MESSAGE("lab::ui::WavesWords", "Root mean square of %1 shifts");
constexpr Message rootInShort = LAB_MESSAGE("lab::ui::WavesWords", "Root mean square of %1");
constexpr Message meanAndSpread =
    LAB_MESSAGE("lab::ui::WavesWords", "Mean and spread of %1 shifts");
constexpr Message meanInShort = LAB_MESSAGE("lab::ui::WavesWords", "Mean and spread of %1");

constexpr int maxTicks = 5;

bool isDifference(const SimilarityFrame& frame)
{
    return frame.measure == RowMeasure::Difference;
}

/// A quarter of the maximum if that is an integer, as for all usual dimensions.
double valueStep(double highest)
{
    if (std::fmod(highest, 4) < 0.5)
        return highest / 4;
    const std::vector<double> ticks = roundTicks(0, highest, maxTicks);
    return ticks.size() > 1 ? ticks[1] - ticks[0] : highest;
}

Said titleOf(const SimilarityValues& values, const Language& words)
{
    return words(isDifference(*values.frame) ? differenceName : similarity);
}

/// Under the pointer, here or as a position in another picture.
std::optional<double> pointedShift(const Focus& focus, const SimilarityValues& values)
{
    const bool isAcross =
        focus.picture == Picture::WavesTable || focus.picture == Picture::WavesCurves;
    double shift = static_cast<double>(focus.covered - 1) / 2;
    if (focus.picture == Picture::WavesSimilarity && focus.distance)
        shift += static_cast<double>(*focus.distance);
    else if (isAcross && focus.position)
        shift += static_cast<double>(*focus.position - values.at.positions.query);
    else
        return {};
    const bool isShown = std::abs(shift) <= static_cast<double>(values.frame->reach);
    return isShown ? std::optional(shift) : std::nullopt;
}

Focus shownOf(const Focus& focus, const SimilarityValues& values)
{
    return pointedShift(focus, values) ? positionsShown(focus, values.at.positions) : Focus {};
}

Focus restingOn(const SimilarityValues& values)
{
    Focus focus;
    focus.picture = Picture::WavesSimilarity;
    focus.distance = values.frame->shift;
    return focus;
}

/// The numbers of the zone are those of its runs.
Focus focusAt(const Zone& zone, Point point)
{
    const Runs runs {
        std::llround(zone.with[0]), zone.with[1], static_cast<int>(std::lround(zone.with[2]))};
    Focus focus;
    focus.picture = Picture::WavesSimilarity;
    focus.distance = std::llround(zone.axis.value(point.x));
    if (runs.width > 1) {
        const double share = (point.x - zone.box.left()) / zone.box.width;
        const Run run = runOf(runs, std::min(static_cast<int>(share * runs.count), runs.count - 1));
        focus.distance = run.first;
        focus.covered = run.count;
    }
    return focus;
}

class Similarity : DrawnPlot {
public:
    Similarity(const Compared<SimilarityValues>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPlot(where, {}, how)
        , m_values(compared.values)
        , m_frame(*compared.values.frame)
        , m_focus(pointing.focus)
        , m_reach(static_cast<double>(m_frame.reach))
        , m_shift(static_cast<double>(m_frame.shift))
        , m_isShown(std::abs(m_shift) <= m_reach)
    {
        if (compared.reference && compared.reference->frame->measure == m_frame.measure)
            m_reference = compared.reference->frame.get();
        ground = similarityGround(where, m_frame.encoding.width / 2, m_frame.reach, how);
        x = {Axis::Kind::Linear, -m_reach, m_reach, ground.left(), ground.right()};
    }

    Drawing drawing()
    {
        if (m_frame.curve.values.empty() || !(ground.width > 0) || !(ground.height > 0))
            return {};
        addAxes(layer(Layer::Meaning::Axes));
        addHead(layer(Layer::Meaning::Texts));
        addLines(layer(Layer::Meaning::Axes));
        addShift(layer(Layer::Meaning::Texts));
        if (m_reference)
            layer(Layer::Meaning::Reference)
                .add(Graph {waves::lineOf(m_reference->curve), x, y,
                    referencePen(Tone::Result, style), ground});
        layer(Layer::Meaning::Data)
            .add(Graph {{m_values.frame, &m_frame.curve}, x, y, {Tone::Result, px(1.5)}, ground,
                std::min(px(2), 0.6 * x.pixelsPerUnit())});
        addNotes(layer(Layer::Meaning::Texts));
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (const auto pointed = pointedShift(m_focus, m_values))
            above.add(Rule {upright(*pointed), Tone::Axis});
        value.handles.push_back(shiftHandle());
        const Runs& runs = m_frame.runs;
        value.zones.push_back({.box = ground,
            .axis = x,
            .with = {static_cast<double>(runs.first), runs.width, static_cast<double>(runs.count)},
            .shown = focusAt});
        value.positions = waves::turnedByWheel(m_values.at);
        return std::move(value);
    }

private:
    Line upright(double shift) const
    {
        return {{x.pixel(shift), ground.top()}, {x.pixel(shift), ground.bottom()}};
    }

    void addAxes(Layer& axes)
    {
        const double highest =
            m_reference ? std::max(m_frame.highest, m_reference->highest) : m_frame.highest;
        y = {Axis::Kind::Linear, 0, 1.1 * highest, ground.bottom(), ground.top()};
        std::vector<double> ticks = roundTicks(0, y.highest, maxTicks);
        if (!isDifference(m_frame)) {
            const double below =
                m_reference ? std::min(m_frame.lowest, m_reference->lowest) : m_frame.lowest;
            const double step = valueStep(highest);
            y.lowest = std::min(0.0, step * std::floor(below / step));
            y.highest = highest;
            ticks.clear();
            for (int k = static_cast<int>(std::round(y.lowest / step)); k * step <= highest; ++k)
                ticks.push_back(k * step);
        }
        addUpwards(axes, ground, y, labelled(ticks), style);
        const double label = width(wholeNumber(-m_frame.reach), TextRole::Axis) + px(12);
        const int most = std::clamp(static_cast<int>(ground.width / label), 3, maxTicks);
        addAcross(axes, ground, ground.bottom(), x,
            fittingTicks(positionTicks(-m_reach, m_reach, most), x, style), {}, style);
    }

    void addHead(Layer& head) const
    {
        const Point baseline {place.left(), place.top() + px(waves::upperTitleBaseline)};
        const Said title = titleOf(m_values, style.words);
        head.add(Text {baseline, title, TextRole::PictureTitle, Tone::Text});
        const double end = place.left() + width(title, TextRole::PictureTitle) + px(8);
        const std::string key = isDifference(m_frame) ? "difference" : "similarity";
        for (const double size : {14.0, 13.0, 12.0})
            if (end + style.width(key, {}, size) <= place.right())
                return head.add(Formula {{end, baseline.y}, key, {}, size, Tone::Notes});
    }

    /// The difference if it continued to grow as at its start, on both sides, and the shift.
    void addLines(Layer& lines) const
    {
        const double end = m_reach * m_frame.ofOneStep;
        if (isDifference(m_frame)) // A has dashes
            lines.add(Curve {{at(-m_reach, end), at(0, 0), at(m_reach, end)},
                {Tone::Notes, px(1.5), Pen::Cap::Flat, {1, 2}}, ground});
        if (m_isShown)
            lines.add(Rule {upright(m_shift), Tone::Text});
    }

    /// Above the plot, where there is no curve, over the line of the current shift.
    void addShift(Layer& texts) const
    {
        const Said number {decimals(m_frame.atShift, 2)};
        const double numberWidth = width(number, TextRole::PictureTitle) + px(6);
        const std::string shift = wholeNumber(m_frame.shift);
        std::vector<Said> wordings {said(atShift, {shift})};
        if (!m_isShown)
            wordings.insert(wordings.begin(), said(atHiddenShift, {shift}));
        const Said words = fittingWords(wordings, place.width - numberWidth, TextRole::Note, style);
        const double wide = numberWidth + width(words, TextRole::Note);
        const double line = m_isShown ? x.pixel(m_shift) : place.right();
        const Point start {std::max(place.left(), std::min(line - wide / 2, place.right() - wide)),
            ground.top() - px(6)};
        texts.add(Text {start, number, TextRole::PictureTitle, Tone::ResultText});
        texts.add(Text {{start.x + numberWidth, start.y}, words, TextRole::Note, Tone::Notes});
    }

    void addNotes(Layer& notes) const
    {
        const auto add = [&](double above, const std::vector<Said>& wordings) {
            notes.add(Text {{place.left(), place.bottom() - px(above)},
                fittingWords(wordings, place.width, TextRole::Note, style), TextRole::Note,
                Tone::Notes});
        };
        const bool isOfDifference = isDifference(m_frame);
        add(24,
            {said(isOfDifference ? dotted : sameCurve),
                said(isOfDifference ? dottedInShort : sameInShort)});
        if (!(m_frame.runs.width > 1))
            return;
        const std::string length = waves::runLength(m_frame.runs.width, style.words);
        add(8,
            {said(isOfDifference ? rootMeanSquare : meanAndSpread, {length}),
                said(isOfDifference ? rootInShort : meanInShort, {length})});
    }

    /// Beyond the plot it cannot be grabbed, but a press in the plot moves it there.
    Handle shiftHandle() const
    {
        Handle handle =
            dot("position.shift", Tone::Result, Handle::Along::X, {-1e6, -1e6}, m_shift);
        handle.jump = ground;
        handle.keyStep = std::max(4.0, x.pixelsPerUnit());
        handle.isByKey = m_isShown;
        handle.snap = Snap {.lowest = -m_reach, .highest = m_reach, .toPowers = false};
        handle.focus = restingOn(m_values);
        handle.shape = Handle::Shape::None;
        if (!m_isShown)
            return handle;
        handle.shape = Handle::Shape::Dot;
        handle.diameter = 12;
        handle.place = at(m_shift, m_frame.atShift);
        const double near = px(handleReach);
        const Line line = upright(m_shift);
        handle.box =
            Box::between({line.from.x - near, line.from.y - near}, {line.to.x + near, line.to.y})
                .within(ground.grown(near, near));
        return handle;
    }

    const SimilarityValues& m_values;
    const SimilarityFrame& m_frame;
    const SimilarityFrame* m_reference = nullptr; ///< of the same measure
    const Focus& m_focus;
    double m_reach;
    double m_shift;
    bool m_isShown; ///< the shift
};

} // namespace
} // namespace waves_similarity

Box similarityGround(const Box& place, int pairs, std::int64_t reach, const Style& style)
{
    const double step = waves_similarity::valueStep(pairs);
    double labels = 0;
    const int steps = static_cast<int>(pairs / step);
    for (int k = -steps; k <= steps; ++k)
        labels = std::max(labels, style.width(tickLabel(k * step, step), TextRole::Axis));
    const double right =
        std::min(style.width(wholeNumber(reach), TextRole::Axis) / 2, style.px(32));
    return Box::between({place.left() + labels + style.px(8), place.top() + style.px(40)},
        {place.right() - right, place.bottom() - style.px(72)});
}

const Figure<SimilarityValues> wavesSimilarity =
    waves::figure<waves_similarity::Similarity>(Picture::WavesSimilarity, "similarity",
        waves_similarity::titleOf, waves_similarity::shownOf, {}, waves_similarity::restingOn);

} // namespace lab::drawing
