#include "core/figures/biases/weights_plot.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/ticks.h"
#include "core/figures/biases/biases_figures.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace bias_weights {

namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::WeightsView", "Attention of query %1");
constexpr Message shortName = LAB_MESSAGE("lab::ui::WeightsView", "Attention");
constexpr Message logit = LAB_MESSAGE("lab::ui::WeightsView", "logit");
constexpr Message beforeBias = LAB_MESSAGE("lab::ui::WeightsView", "before");
constexpr Message afterBias = LAB_MESSAGE("lab::ui::WeightsView", "after the bias");
constexpr Message after = LAB_MESSAGE("lab::ui::WeightsView", "after");
constexpr Message oneBar = LAB_MESSAGE("lab::ui::WeightsView", "one bar: the sum over %1 keys");
constexpr Message sumsOver = LAB_MESSAGE("lab::ui::WeightsView", "sums over %1 keys");
constexpr Message sumsOverStart = LAB_MESSAGE("lab::ui::WeightsView", "sums over");
constexpr Message sumsOverEnd = LAB_MESSAGE("lab::ui::WeightsView", "%1 keys");

constexpr double titleBaseline = 16;
constexpr double titleSpace = 28;
constexpr double footSpace = 20;
constexpr double axisGap = 8; // between a number and the bars
constexpr double between = 22;
constexpr double lowestWithZero = 26; // strip of scores with a number between its ends

double largestDragged(const WeightsFrame& frame)
{
    double largest = 0;
    for (const auto& dragged : frame.dragged)
        largest = std::max(largest, std::abs(dragged.score));
    return largest;
}

double largestWeight(const WeightsFrame& frame)
{
    double largest = 0;
    for (int cell = 0; cell < frame.runs.count; ++cell)
        if (const auto index = static_cast<std::size_t>(cell); frame.isSeen(cell))
            largest = std::max({largest, frame.after[index], frame.before[index]});
    return largest;
}

} // namespace

WeightsPlot::WeightsPlot(
    const Compared<WeightsFrame>& compared, const Box& place, const Style& style)
    : m_frame(compared.values)
    , m_reference( // another encoding may be computed for fewer positions
          compared.reference && compared.reference->runs == compared.values.runs
              ? compared.reference
              : nullptr)
    , m_place(place)
    , m_style(style)
    , m_keys(m_frame.runs, m_frame.end, place.left() + matrixSpaceLeft(m_frame.end, style),
          place.right() - weightsSpaceRight(style))
    , m_isFar(m_frame.maxKeys > 0)
{
    const double top = place.top() + px(titleSpace);
    const double bottom = place.bottom() - px(footSpace);
    const double middle = std::round(top + (bottom - top) * 0.45);
    m_scores = Box::between({m_keys.scale.from, top}, {m_keys.scale.to, middle - px(between / 2)});
    m_bars = Box::between({m_keys.scale.from, middle + px(between / 2)}, {m_keys.scale.to, bottom});
    setAxes();
}

/// They contain those of A, too. The weights have 0 and a power of ten alone if their numbers
/// have no space.
void WeightsPlot::setAxes()
{
    const double dragged =
        std::max(largestDragged(m_frame), m_reference ? largestDragged(*m_reference) : 0);
    const double range = dragged <= 6 ? 6 : dragged <= 12 ? 12 : largestScore;
    m_score = {Axis::Kind::Linear, -range, range, m_scores.bottom(), m_scores.top()};
    const double largest =
        std::max(largestWeight(m_frame), m_reference ? largestWeight(*m_reference) : 0);
    const TickedRange rounded = roundRange(0, largest > 0 ? largest : 1, 3);
    m_weight = {Axis::Kind::Linear, 0, rounded.highest, m_bars.bottom(), m_bars.top()};
    m_ticks = labelled(rounded.ticks);
    if (m_style.width(m_ticks.back().label, TextRole::Axis)
        <= matrixSpaceLeft(m_frame.end, m_style) - px(axisGap))
        return;
    const int power = static_cast<int>(std::floor(std::log10(rounded.highest) + 1e-9));
    m_ticks = {{0, wholeNumber(0)}, {std::pow(10, power), decadeLabel(power)}};
}

Box WeightsPlot::column(int first, int last) const
{
    return Box::between(
        {m_keys.cellBegin(first), m_scores.top()}, {m_keys.cellBegin(last + 1), m_bars.bottom()});
}

Outline WeightsPlot::hollow(const Box& bar) const
{
    return {bar.grown(-px(0.5), 0), {Tone::Notes, px(1)}};
}

void WeightsPlot::addSwatch(Layer& layer, Point baseline, Swatch swatch) const
{
    const Box place {baseline.x, baseline.y - px(10), px(8), px(11)};
    if (swatch == Swatch::After)
        layer.marks.emplace_back(Region {place, Tone::Result});
    else if (swatch == Swatch::Before)
        layer.marks.emplace_back(hollow(place));
    else
        layer.marks.emplace_back(Rings {{place.centre()}, px(4), {}, Tone::Result});
}

/// The names of the swatches have priority over the query in the title, which the matrix marks.
/// Before them the number of keys of a bar, which is not the weight of one; if it fits on the
/// line only without a swatch, it is beside the bars.
void WeightsPlot::addLegend(Layer& head) const
{
    if (!m_style.hasWords) // a swatch alone says nothing
        return;
    const double baseline = m_place.top() + px(titleBaseline);
    const auto widthOf = [&](const Said& word) {
        return px(14) + m_style.width(word.text, TextRole::Note);
    };
    std::vector<std::pair<Swatch, Said>> entries {{Swatch::Score, said(logit)},
        {Swatch::Before, said(beforeBias)}, {Swatch::After, said(after)}};
    double swatches = 0;
    for (const auto& [swatch, word] : entries)
        swatches += widthOf(word) + px(16);
    // In a narrow picture the title is not cut: the score is beside its own dot anyway.
    if (m_style.width(said(shortName).text, TextRole::PictureTitle) > m_place.width - swatches) {
        swatches -= widthOf(entries.front().second) + px(16);
        entries.erase(entries.begin());
    }
    double x = m_place.left();
    const auto write = [&](const Said& words, TextRole role, Tone tone) {
        head.marks.emplace_back(Text {{x, baseline}, words, role, tone});
        x += m_style.width(words.text, role) + px(16);
    };
    write(fittingWords({nameOfWeights(m_frame, m_style.words), said(shortName)},
              m_place.width - swatches, TextRole::PictureTitle, m_style),
        TextRole::PictureTitle, Tone::Text);
    if (const std::int64_t keys = m_frame.runs.size(0); keys > 1) {
        const std::string count = wholeNumber(keys);
        const double space = m_place.right() - x - swatches;
        if (m_style.width(said(sumsOver, {count}).text, TextRole::Note) <= space)
            write(fittingWords({said(oneBar, {count}), said(sumsOver, {count})}, space,
                      TextRole::Note, m_style),
                TextRole::Note, Tone::Notes);
        else if (!m_isFar)
            addKeysBeside(head, count);
    }
    for (auto& [swatch, word] : entries) {
        if (swatch == Swatch::After && x + widthOf(said(afterBias)) <= m_place.right())
            word = said(afterBias);
        if (x + widthOf(word) > m_place.right())
            return;
        addSwatch(head, {x, baseline}, swatch);
        x += px(14);
        write(word, TextRole::Note, Tone::Notes);
    }
}

/// On two lines to the right of the scores, above the two weights of the marked key.
void WeightsPlot::addKeysBeside(Layer& layer, const std::string& count) const
{
    Point place {m_bars.right() + px(12), m_bars.centre().y - px(37)};
    for (const Said& line : {said(sumsOverStart), said(sumsOverEnd, {count})}) {
        layer.marks.emplace_back(Text {place, line, TextRole::Note, Tone::Notes});
        place.y += px(14);
    }
}

/// Hidden keys are hatched through both parts, as in the matrix.
void WeightsPlot::addAxes(Layer& axes) const
{
    for (int cell = 0; cell < m_frame.runs.count; ++cell) {
        const int first = cell;
        while (cell < m_frame.runs.count && !m_frame.isSeen(cell))
            ++cell;
        if (cell > first)
            axes.marks.emplace_back(Hatch {column(first, cell - 1)});
    }
    const bool hasZero = m_scores.height >= px(lowestWithZero);
    for (const double score : {m_score.lowest, 0.0, m_score.highest})
        if (hasZero || std::abs(score) > 0)
            axes.marks.emplace_back(
                Text {{m_bars.left() - px(axisGap),
                          baselineAround(m_score.pixel(score), TextRole::Axis, m_style)},
                    {tickLabel(score, 1)}, TextRole::Axis, Tone::Notes, Align::Right});
    // Two axes, one above the other: a line to the left of each separates them.
    const double thick = std::max(1.0, std::round(px(1)));
    for (const Box& part : {m_scores, m_bars})
        axes.marks.emplace_back(
            Region {{std::round(part.left() - px(4)), part.top(), thick, part.height}, Tone::Axis});
    addUpwards(axes, m_bars, m_weight, m_ticks, m_style);
    axes.marks.emplace_back(Region {
        {m_scores.left(), std::round(m_score.pixel(0)), m_scores.width, thick}, Tone::Grid});
    addPositionsBelow(axes, m_keys, m_bars.bottom() + px(16), m_style);
}

Said nameOfWeights(const WeightsFrame& frame, const Language& words)
{
    return words(name, {wholeNumber(frame.query)});
}

} // namespace bias_weights

double weightsSpaceRight(const Style& style)
{
    constexpr double spaceRight = 80;
    return style.px(spaceRight);
}

} // namespace lab::drawing
