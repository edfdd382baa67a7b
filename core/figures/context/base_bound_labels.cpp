#include "core/figures/context/base_bound_labels.h"

#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/figures/context/context_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace lab::drawing {

namespace {

constexpr Message baseName = LAB_MESSAGE("lab::ui::ContextWords", "base %1");
constexpr Message replacedBase = LAB_MESSAGE("lab::ui::ContextWords", "base %1, replaced by %2");

constexpr TextRole role = TextRole::NoteStrong;
constexpr double markRadius = 4; // of a dot or a square, with its edge
constexpr double rowPitch = 16;

/// A name that can be placed at each of several baselines.
struct Name {
    Said said {};
    Tone ink = Tone::Text;
    std::vector<Point> places {}; ///< the preferred one first
    double upright = -1; ///< its own line, which it may touch
};

class Labels {
public:
    Labels(const DrawnPlot& plot, const BaseBoundFrame& frame)
        : m_plot(plot)
        , m_frame(frame)
        , m_height(plot.style.digitHeight(role))
    {
        addMarks();
    }

    std::vector<Text> all()
    {
        const auto lines = lengthLines(m_frame.lengths, m_plot.style.words);
        for (const LengthLine& line : lines)
            m_uprights.push_back(m_plot.x.pixel(line.length));
        const bool isExtended = lines[1].length >= lines[0].length;
        std::vector<Text> texts {placed(nameOf(lines[0], false, isExtended)),
            placed(nameOf(lines[1], true, isExtended))};
        m_uprights.clear(); // they are below the ground of the names
        texts.push_back(placed(nameOfBase()));
        return texts;
    }

private:
    double px(double length) const { return m_plot.px(length); }

    /// The marks of both bounds, and a row of points along the line through the computed ones.
    void addMarks()
    {
        constexpr int between = 4;
        std::optional<Point> before;
        for (const BaseBoundFrame::Point& point : m_frame.points) {
            const auto length = static_cast<double>(point.length);
            m_marks.push_back(m_plot.at(length, point.published));
            if (!point.bound)
                continue;
            const Point found = m_plot.at(length, point.bound->base);
            m_marks.push_back(found);
            for (int part = 1; before && part < between; ++part)
                m_marks.push_back(
                    *before + (found - *before) * (static_cast<double>(part) / between));
            before = found;
        }
    }

    Text placed(const Name& name)
    {
        const double edge = px(markRadius);
        const auto boxAt = [&](Point place) {
            return textBox(place, name.said.text, role, m_plot.style);
        };
        const auto isClearOfWords = [&](Point place) {
            return std::ranges::none_of(m_words,
                [&](const Box& other) { return other.grown(edge, 1).meets(boxAt(place)); });
        };
        const auto isClear = [&](Point place) {
            const Box box = boxAt(place).grown(edge, 0);
            const auto isCrossedAt = [&](double x) {
                return std::abs(x - name.upright) >= 1 && x > box.left() && x < box.right();
            };
            return isClearOfWords(place) && std::ranges::none_of(m_uprights, isCrossedAt)
                && std::ranges::none_of(m_marks,
                    [&](Point mark) { return box.grown(0, edge).containsOrTouches(mark); });
        };
        auto found = std::ranges::find_if(name.places, isClear);
        if (found == name.places.end()) // covering marks is preferred to covering words
            found = std::ranges::find_if(name.places, isClearOfWords);
        const Point place = found == name.places.end() ? name.places.front() : *found;
        m_words.push_back(boxAt(place));
        return {place, name.said, role, name.ink};
    }

    /// The shorter length has its name to the left of its line, the longer one to the right, if
    /// there is space, and the target's is a row higher; else on the other side, in the other row,
    /// or above the plot.
    Name nameOf(const LengthLine& line, bool isTarget, bool isExtended) const
    {
        const Box& ground = m_plot.ground;
        const double gap = px(6);
        const double x = m_plot.x.pixel(line.length);
        const double width = m_plot.width(line.label, role);
        const bool fitsLeft = x - gap - width >= ground.left();
        const bool fitsRight = x + gap + width <= ground.right();
        const bool isLeft = isTarget == isExtended ? !fitsRight : fitsLeft;
        const double first = ground.top() + px(isTarget ? 2 : 2 + rowPitch) + m_height;
        const double second = first + px(isTarget ? rowPitch : -rowPitch);
        Name name {line.label, line.text, {}, x};
        for (const double baseline : {first, second})
            for (const bool atLeft : {isLeft, !isLeft})
                if (atLeft == isLeft || (atLeft ? fitsLeft : fitsRight))
                    name.places.push_back({atLeft ? x - gap - width : x + gap, baseline});
        const double over =
            std::max(ground.left(), std::min(x - width / 2, ground.right() + px(12) - width));
        name.places.push_back({over, ground.top() - px(5)});
        return name;
    }

    /// On the left, over the short lengths, where the bounds are low; on the right for a low base;
    /// else anywhere along its line.
    Name nameOfBase() const
    {
        const bool isReplaced = m_frame.method == ScalingMethod::AdjustedBase
            && (m_frame.adjustedBase < m_frame.base || m_frame.adjustedBase > m_frame.base);
        const std::string base = significant(m_frame.base, 5);
        const Said said = isReplaced
            ? m_plot.said(replacedBase, {base, significant(m_frame.adjustedBase, 5)})
            : m_plot.said(baseName, {base});
        const Box& ground = m_plot.ground;
        const double y = m_plot.y.pixel(m_frame.base);
        const BaseBoundFrame::Point& lowest = m_frame.points.front();
        const double lowestBound =
            std::max(lowest.published, lowest.bound ? lowest.bound->base : lowest.published);
        const double above = y - px(8);
        const double below = y + px(8) + m_height;
        const bool isBelow = above - px(2) - m_height < ground.top() + px(2 * rowPitch);
        const bool isAtLeft = !isBelow && y + px(16) < m_plot.y.pixel(lowestBound);
        const double left = ground.left() + px(8);
        const double right = ground.right() - px(12) - m_plot.width(said, role);
        const double row = px(rowPitch);
        Name name {said, Tone::Text, {{isAtLeft ? left : right, isBelow ? below : above}}};
        for (const auto& baselines : {std::array {above, below}, {above - row, below + row}})
            for (double x = right; x >= left; x -= px(4))
                for (const double baseline : baselines)
                    if (baseline < ground.bottom() - 1 && baseline - m_height > ground.top())
                        name.places.push_back({x, baseline});
        return name;
    }

    const DrawnPlot& m_plot;
    const BaseBoundFrame& m_frame;
    double m_height; ///< of the names
    // Where no name may be.
    std::vector<Point> m_marks;
    std::vector<double> m_uprights;
    std::vector<Box> m_words;
};

} // namespace

std::vector<Text> boundLabels(const DrawnPlot& plot, const BaseBoundFrame& frame)
{
    return Labels(plot, frame).all();
}

} // namespace lab::drawing
