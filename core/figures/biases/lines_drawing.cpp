#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/biases/curve_part.h"
#include "core/figures/biases/line_handles.h"
#include "core/figures/biases/slope_words.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing::bias_curve {

namespace {

constexpr Message slopesTitle = LAB_MESSAGE("lab::ui::BiasCurveView", "Slopes");
constexpr Message slopesOf =
    LAB_COMMENTED("lab::ui::BiasCurveView", "Slopes %1–%2 of %3", "heads that are listed, of all");
constexpr Message shortSlopesOf =
    LAB_COMMENTED("lab::ui::BiasCurveView", "%1–%2 of %3", "heads that are listed, of all");
constexpr Message biasAtDistance = LAB_MESSAGE("lab::ui::BiasCurveView", "bias at %1");
constexpr Message biasTitle = LAB_MESSAGE("lab::ui::BiasCurveView", "bias");
constexpr Message masked = LAB_MESSAGE("lab::ui::BiasCurveView", "masked");
constexpr Message geometricRule = LAB_MESSAGE("lab::ui::BiasCurveView", "geometric");
constexpr Message publishedRule = LAB_MESSAGE("lab::ui::BiasCurveView", "published");

constexpr double titleSpace = 32;
constexpr double titleBaseline = 16;
constexpr double columnGap = 10;
constexpr double swatchWidth = 12;
constexpr double smallestPitch = 16;
constexpr int maxDashed = 24; // heads whose other lines can be distinguished

/// Long ones as powers of ten, the others with equal decimals.
std::vector<Tick> biasTicks(const std::vector<double>& biases)
{
    std::vector<Tick> ticks = labelled(biases);
    for (Tick& tick : ticks)
        if (tick.value <= -100'000)
            tick.label = powerOfTen(tick.value, 2);
    return ticks;
}

struct BiasRange {
    double lowest = 0;
    double highest = 0;

    void take(double bias)
    {
        if (!std::isfinite(bias))
            return;
        lowest = std::min(lowest, bias);
        highest = std::max(highest, bias);
    }
    double largest() const { return std::max(-lowest, highest); }
};

/// Over all lines, with 0.
BiasRange rangeOf(const BiasCurveFrame& frame, const BiasCurveFrame* reference)
{
    BiasRange range;
    for (const BiasCurveFrame* one : {&frame, reference})
        for (std::size_t head = 0; one && head < one->lines.size(); ++head)
            for (const double bias : one->lines[head])
                range.take(bias);
    if (frame.rulesDiffer)
        for (const HeadSlope& head : frame.heads)
            range.take(-head.otherSlope * static_cast<double>(frame.farthest));
    if (!(range.lowest < range.highest))
        range = {-1, 1};
    return range;
}

/// For biases up to that size.
int decimalsOf(double largest)
{
    return largest < 1000 ? 4 : largest < 100'000 ? 2 : 0;
}

/// With this number of decimals; as a power of ten if they would show nothing of it.
std::string biasText(double bias, int places)
{
    if (std::isnan(bias))
        return "–";
    const bool isHidden = std::abs(bias) > 0 && std::abs(bias) < 0.5 * std::pow(10.0, -places);
    return isHidden ? powerOfTen(bias, 2) : decimals(bias, places);
}

class Lines : LineHandles {
public:
    Lines(const Compared<BiasCurveFrame>& compared, const Box& whole, const Style& how,
        const Pointing& pointing)
        : LineHandles(compared, whole, how, pointing)
        , m_isStraight(m_frame.encoding == BiasEncoding::Alibi)
    {
        if (m_frame.rulesDiffer)
            m_otherRule =
                said(m_frame.rule == SlopeRule::Published ? geometricRule : publishedRule);
        placeParts();
    }

    Drawing drawing()
    {
        const double most = std::clamp(
            ground.width / (width(wholeNumber(m_frame.farthest), TextRole::Axis) + px(12)) + 1, 2.0,
            5.0);
        std::vector<Tick> across;
        for (const double tick : positionTicks(x.lowest, x.highest, static_cast<int>(most)))
            across.push_back({tick, wholeNumber(std::llround(tick))});
        addGrid(ground.bottom(), across, biasTicks(m_ticks));
        addReference();
        addLines();
        if (m_rows > 0)
            addTable();
        addHandles();
        addTitles();
        addCost();
        addPointed();
        value.y = y;
        for (Handle& handle : value.handles)
            handle.kept = {ground.x, ground.y, ground.width, ground.height};
        return std::move(value);
    }

private:
    /// Side by side, or the table below if the lines would have no space.
    void placeParts()
    {
        constexpr double gutter = 24;
        constexpr double narrowestCurve = 120; // with its numbers
        if (!style.hasWords) // and no numbers need space
            return placeCurve(place);
        const double wide = placeColumns();
        Box curve = place;
        Box table = place;
        m_isBeside = place.width - wide - px(gutter) >= px(narrowestCurve);
        m_hasOther = m_frame.rulesDiffer && (m_isBeside || wide <= place.width);
        if (m_isBeside) {
            curve.width -= wide + px(gutter);
            table = {place.right() - wide, place.y, wide, place.height};
        } else {
            const double rows = px(titleSpace + smallestPitch * m_frame.count);
            const double height = std::max(0.0, place.height);
            const double high = std::round(std::clamp(height - rows, height * 0.48, height * 0.6));
            curve.height = high;
            table = {place.x, place.y + high + px(8), place.width, place.height - high - px(8)};
        }
        placeCurve(curve);
        placeTable(table);
    }

    /// From the left end of the table; the result is its width.
    double placeColumns()
    {
        BiasRange range = rangeOf(m_frame, nullptr);
        BiasRange present;
        for (const double bias : m_frame.present) {
            range.take(bias);
            present.take(bias);
        }
        // The column stays in place while the distance changes; its decimals follow from its
        // numbers.
        const double largest = range.largest();
        m_decimals = decimalsOf(present.largest());
        const double gap = px(columnGap);
        m_numberRight = px(swatchWidth + 8) + strong(std::to_string(m_frame.count));
        m_slopeLeft = m_numberRight + gap;
        m_otherLeft = m_slopeLeft + (m_isStraight ? widest(slopeText) + gap : 0);
        double numbers = strong(lab::drawing::decimals(-largest, decimalsOf(largest)));
        for (const double bias : m_frame.present)
            numbers = std::max(numbers, strong(biasText(bias, m_decimals)));
        const double other = m_frame.rulesDiffer
            ? gap + std::max(width(m_otherRule, TextRole::Note), widest(otherSlopeText))
            : 0;
        return std::ceil(m_otherLeft + other + numbers);
    }
    double strong(const std::string& text) const { return width(text, TextRole::BodyStrong); }
    /// Digits have equal widths: the longest text is the widest, or nearly.
    double widest(std::string (*textOf)(const HeadSlope&, SlopeForm)) const
    {
        std::string longest;
        for (const HeadSlope& head : m_frame.heads)
            if (std::string text = textOf(head, slopeForm(m_frame.heads));
                letters(text) > letters(longest))
                longest = std::move(text);
        return strong(longest);
    }

    /// The axes contain the lines of A, too; while a number is dragged they stay fixed.
    void placeCurve(const Box& area)
    {
        const auto far = static_cast<double>(m_frame.farthest);
        const int most = area.height < px(140) ? 3 : 5;
        BiasRange range = rangeOf(m_frame, m_reference);
        const auto& held = m_pointing.held;
        if (m_isStraight) {
            m_ticks = roundTicks(range.lowest, range.highest, most);
        } else {
            const TickedRange rounded = roundRange(range.lowest, range.highest, most);
            range = {rounded.lowest, rounded.highest};
            m_ticks = rounded.ticks;
        }
        double numbers = 0;
        if (style.hasWords)
            for (const Tick& tick : biasTicks(m_ticks))
                numbers = std::max(numbers, width(tick.label, TextRole::Axis));
        constexpr double halfDiamond = 9; // at the end of a line
        const double last = style.hasWords
            ? width(wholeNumber(m_frame.farthest), TextRole::Axis) / 2
            : m_isStraight ? px(halfDiamond)
                           : 0;
        ground =
            Box::between({area.left() + std::ceil(numbers + px(8)), area.top() + px(titleSpace)},
                {area.right() - std::ceil(last + px(1)), area.bottom() - px(20)});
        if (held) {
            const auto& kept = held->handle.kept;
            const Box before {kept[0], kept[1], kept[2], kept[3]};
            const bool isAtSameHeight = std::abs(before.top() - ground.top()) < 1
                && std::abs(before.bottom() - ground.bottom()) < 1;
            if (isAtSameHeight) // else the table is below
                ground = before;
            range = {held->y.lowest, held->y.highest};
            m_ticks = m_isStraight ? roundTicks(range.lowest, range.highest, most)
                                   : roundRange(range.lowest, range.highest, most).ticks;
        }
        x = {Axis::Kind::Linear, m_frame.mask == Mask::Symmetric ? -far : 0, far, ground.left(),
            ground.right()};
        y = {Axis::Kind::Linear, range.lowest, range.highest, ground.bottom(), ground.top()};
        m_curveTitle = {area.left(), area.top() + px(titleBaseline)};
    }

    void placeTable(const Box& area)
    {
        const int heads = m_frame.count;
        const double top = area.top() + px(titleSpace - 8);
        m_table = Box::between({area.left(), top}, {area.right(), area.bottom()});
        m_pitch = std::clamp(m_table.height / heads, px(smallestPitch), px(23));
        m_rows = std::clamp(static_cast<int>(m_table.height / m_pitch), 1, heads);
        m_firstHead = std::clamp(m_frame.head - m_rows / 2, 1, heads - m_rows + 1);
        m_numberRight += m_table.left();
        m_slopeLeft += m_table.left();
        m_otherLeft += m_table.left();
        m_tableTitle = {area.left(), area.top() + px(titleBaseline)};
    }
    Box row(int head) const
    {
        return {
            m_table.left(), m_table.top() + (head - m_firstHead) * m_pitch, m_table.width, m_pitch};
    }

    /// From the steepest slope to the flattest, else in their order.
    Ink inkOf(const BiasCurveFrame& frame, int head) const
    {
        const int place =
            m_isStraight ? frame.heads[static_cast<std::size_t>(head - 1)].rank : head - 1;
        return Ink::shareOf(Tone::Pairs, frame.count > 1 ? place / (frame.count - 1.0) : 0.0);
    }
    void addLine(Layer& layer, const BiasCurveFrame& frame, int head, const Pen& pen) const
    {
        const std::vector<double>& line = frame.lines[static_cast<std::size_t>(head - 1)];
        std::vector<Point> points;
        points.reserve(line.size());
        for (std::size_t i = 0; i < line.size(); ++i)
            points.push_back(at(frame.distances[i], line[i]));
        addCurve(layer, points, pen, ground);
    }
    void addOtherLine(Layer& layer, int head, Tone tone) const
    {
        const double slope = m_frame.heads[static_cast<std::size_t>(head - 1)].otherSlope;
        std::vector<Point> points;
        for (const double distance : m_frame.distances)
            points.push_back(at(distance, 0 - slope * std::abs(distance)));
        addCurve(layer, points, {tone, px(1), Pen::Cap::Flat, {4, 3}}, ground);
    }

    void addReference()
    {
        if (!m_reference)
            return;
        const bool isMany = m_reference->count > maxDashed;
        Layer& below = layer(Layer::Meaning::Reference);
        for (int head = 1; head <= m_reference->count; ++head)
            if (!isMany || head == m_reference->head) {
                Pen pen = referencePen(Tone::Text, style);
                pen.ink = inkOf(*m_reference, head).with(Ink::As::Reference);
                addLine(below, *m_reference, head, pen);
            }
    }

    void addLines()
    {
        if (m_frame.rulesDiffer && m_frame.count <= maxDashed) {
            Layer& others = layer(Layer::Meaning::Data);
            for (int head = 1; head <= m_frame.count; ++head)
                addOtherLine(others, head, Tone::Axis);
        }
        Layer& lines = layer(Layer::Meaning::Data);
        CurveTargets targets {.box = ground,
            .axis = x,
            .layer = value.layers.size() - 1,
            .reach = px(8),
            .edge = px(4),
            .picture = Picture::BiasesCurve};
        for (int head = m_frame.count; head >= 1; --head) {
            addLine(lines, m_frame, head, {inkOf(m_frame, head), px(m_frame.count > 32 ? 1 : 1.6)});
            targets.heads.resize(lines.marks.size(), head);
        }
        value.curves.push_back(std::move(targets));
    }

    void addTable()
    {
        Layer& table = layer(Layer::Meaning::Data);
        for (int head = m_firstHead; head < m_firstHead + m_rows; ++head) {
            addRow(table, head);
            Focus focus = ownFocus();
            focus.head = head;
            value.targets.push_back({.box = row(head),
                .focus = focus,
                .press = Press {"alibi.head", Value(std::int64_t {head})},
                .isSwept = true});
        }
    }
    void addRow(Layer& layer, int head) const
    {
        const bool isSelected = head == m_frame.head;
        const auto index = static_cast<std::size_t>(head - 1);
        const Box box = row(head);
        const TextRole role = isSelected ? TextRole::BodyStrong : TextRole::Body;
        const double baseline = baselineAround(box.centre().y, role, style);
        const double thick = px(isSelected ? 4 : 3);
        layer.add(Region {
            .box = {box.left(), std::round(box.centre().y - thick / 2), px(swatchWidth), thick},
            .fill = inkOf(m_frame, head),
            .isSmooth = true});
        const auto write = [&](double at, std::string text, Align align) {
            layer.add(Text {{at, baseline}, {std::move(text)}, role, Tone::Text, align});
        };
        write(m_numberRight, std::to_string(head), Align::Right);
        if (m_isStraight) {
            const HeadSlope& one = m_frame.heads[index];
            const SlopeForm form = slopeForm(m_frame.heads);
            write(m_slopeLeft, slopeText(one, form), Align::Left);
            if (m_hasOther)
                layer.add(Text {{m_otherLeft, baseline}, {otherSlopeText(one, form)},
                    TextRole::Body, Tone::Notes});
        }
        write(box.right(), biasText(m_frame.present[index], m_decimals), Align::Right);
    }

    void addTitles()
    {
        Layer& texts = layer(Layer::Meaning::Texts);
        const double right = m_isBeside ? m_tableTitle.x - px(10) : place.right();
        const Said name =
            fittingWords({title(m_frame, style.words), shortTitle(m_frame, style.words)},
                right - m_curveTitle.x, TextRole::PictureTitle, style);
        texts.add(Text {m_curveTitle, name, TextRole::PictureTitle, Tone::Text});
        constexpr double size = 15;
        const double end = m_curveTitle.x + width(name, TextRole::PictureTitle) + px(10);
        if (end + style.width("m_minus_n", {}, size) <= right)
            texts.add(Formula {{end, m_curveTitle.y}, "m_minus_n", {}, size, Tone::Notes});
        Said slopes = said(slopesTitle);
        if (m_isStraight) {
            if (m_rows < m_frame.count) {
                const std::initializer_list<std::string> numbers {std::to_string(m_firstHead),
                    std::to_string(m_firstHead + m_rows - 1), std::to_string(m_frame.count)};
                slopes = fittingWords({said(slopesOf, numbers), said(shortSlopesOf, numbers)},
                    (m_hasOther ? m_otherLeft - px(6) : place.right()) - m_tableTitle.x,
                    TextRole::PictureTitle, style);
            }
            texts.add(Text {m_tableTitle, slopes, TextRole::PictureTitle, Tone::Text});
        }
        if (m_hasOther)
            texts.add(
                Text {{m_otherLeft, m_tableTitle.y}, m_otherRule, TextRole::Note, Tone::Notes});
        const double taken = m_hasOther ? m_otherLeft + width(m_otherRule, TextRole::Note)
                                        : m_tableTitle.x + width(slopes, TextRole::PictureTitle);
        const Said bias = said(biasAtDistance, {wholeNumber(m_frame.distance)});
        const bool fits = taken + px(8) + width(bias, TextRole::Note) <= place.right();
        texts.add(Text {{place.right(), m_tableTitle.y},
            m_frame.isMasked ? said(masked)
                : fits       ? bias
                             : said(biasTitle),
            TextRole::Note, Tone::Notes, Align::Right});
    }

    /// The selected line, that of the head under the pointer and its row, and the distance.
    void addPointed()
    {
        Layer& marks = above();
        const Focus& focus = m_pointing.focus;
        if (const auto& held = m_pointing.held; held && held->handle.key == "alibi.bias_max")
            marks.add(Stroke {{at(0, 0), held->handle.place},
                {Tone::Axis, px(1.2), Pen::Cap::Square, {4, 3}}}); // as it was
        if (m_frame.rulesDiffer && m_frame.count > maxDashed)
            addOtherLine(marks, m_frame.head, Tone::Notes);
        if (focus.head && *focus.head <= m_frame.count)
            addLine(marks, m_frame, *focus.head, {inkOf(m_frame, *focus.head), px(2.5)});
        addLine(marks, m_frame, m_frame.head, {inkOf(m_frame, m_frame.head), px(3)});
        const auto mark = [&](std::int64_t distance, Tone tone) {
            const auto number = static_cast<double>(distance);
            if (number >= x.lowest && number <= x.highest)
                marks.add(Rule {upright(x.pixel(number)), tone});
        };
        if (focus.distance && *focus.distance != m_frame.distance)
            mark(*focus.distance, Tone::Axis);
        if (!m_frame.isMasked)
            mark(m_frame.distance, Tone::Text);
        const int head = focus.picture == Picture::BiasesMatrix ? 0 : focus.head.value_or(0);
        if (head == m_frame.head || head < m_firstHead || head >= m_firstHead + m_rows)
            return;
        const Box box = row(head);
        marks.add(Rule {{{box.left(), box.bottom()}, {box.right(), box.bottom()}}, Tone::Text});
    }

    bool m_isStraight;
    Said m_otherRule {}; ///< the words above its slopes
    bool m_isBeside = false; ///< the table is to the right
    bool m_hasOther = false; ///< the slopes of the other rule differ, and there is space for them
    std::vector<double> m_ticks; ///< of the biases
    Point m_curveTitle;
    Point m_tableTitle;
    Box m_table;
    double m_pitch = 0; ///< of the rows
    int m_firstHead = 1;
    int m_rows = 0; ///< none without words
    double m_numberRight = 0; ///< of the heads
    double m_slopeLeft = 0;
    double m_otherLeft = 0;
    int m_decimals = 4; ///< of the biases in the table
};

} // namespace

Drawing linesDrawing(const Compared<BiasCurveFrame>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    return drawnBy<Lines>(compared, place, style, pointing);
}

} // namespace lab::drawing::bias_curve
