#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/order/order_figures.h"
#include "core/figures/order/order_words.h"
#include "core/state/choices.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace outputs {
namespace {

constexpr Message title1 = LAB_MESSAGE("lab::ui::OutputsView", "Largest difference of the outputs");
constexpr Message title2 =
    LAB_MESSAGE("lab::ui::OutputsView", "Largest difference of the outputs, second layer");
constexpr Message inWords = LAB_MESSAGE("lab::ui::OutputsView",
    "Per token %1, per position %2, mean-pooled %3, last token %4; compared %5.");
constexpr Message meanOfAll = LAB_MESSAGE("lab::ui::Outputs", "mean of all");
constexpr Message bothStrips = LAB_MESSAGE("lab::ui::Outputs", "upper: as typed, lower: reordered");
constexpr Message largestDifference = LAB_MESSAGE("lab::ui::Outputs", "largest difference");
constexpr Message shortDifference = LAB_MESSAGE("lab::ui::Outputs", "difference");

constexpr double titleSpace = 26;
constexpr double numbersSpace = 46;
constexpr double headSpace = 16;
constexpr double widestLabel = 104;
constexpr double labelGap = 14;
constexpr double columnGap = 16;
constexpr double barSpace = 72;
constexpr double narrowBarSpace = 40;
constexpr double narrow = 360;
constexpr double minNumber = 52;
constexpr double highestPitch = 46;
constexpr double highestStrip = 17;
constexpr double lowestNumber = 14; // strips that are lower have no numbers
constexpr double widestCell = 56;
constexpr double lowPitch = 20; // of rows whose differences are as small as their words
constexpr double minTextPitch = 11; // lower rows have no words, except the one pointed at

constexpr TextRole changeRole = TextRole::BodyStrong;

constexpr std::array comparisons {OrderComparison::ByToken, OrderComparison::ByPlace,
    OrderComparison::Pooled, OrderComparison::Last};

/// All rows in the decimals that give the largest with two digits, as changeText() has it, but at
/// least three below 1; smaller numbers are a power of ten.
std::string rowText(double change, double largest)
{
    constexpr double least = 1e-4;
    if (isRounding(change) || largest < least)
        return changeText(change);
    const int digits =
        largest >= 1 ? 2 : std::max(3, 1 - static_cast<int>(std::floor(std::log10(largest))));
    const bool isSignificant = change >= 0.5 * std::pow(10, -digits);
    return isSignificant ? decimals(change, digits) : significant(change, 1);
}

class Outputs {
public:
    Outputs(const Compared<OrderFrame>& compared, const Box& place, const Style& style,
        const Focus& focus)
        : m_frame(compared.values)
        , m_reference(compared.reference)
        , m_place(place)
        , m_style(style)
        , m_focus(focus)
        , m_change(m_frame.changes.of(m_frame.compared))
    {
        layOut();
    }

    Drawing drawing(const Said& title)
    {
        Layer& head = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        addTitle(head, m_place, title, {}, m_style);
        addNumbers(head);
        addHeads(head);
        const double most =
            m_reference ? std::max(m_change, m_reference->changes.of(m_frame.compared)) : m_change;
        const double largest = isRounding(most) ? 0 : most; // no bar beside "≈ 0"
        Layer& rows = m_drawing.addLayer(Layer::Meaning::Data, Drawing::Live::Yes);
        for (std::size_t row = 0; row < m_frame.rows.size(); ++row)
            addRow(rows, row, largest);
        if (m_reference && m_reference->rows.size() == m_frame.rows.size() && largest > 0)
            addReference(largest);
        return std::move(m_drawing);
    }

private:
    double px(double length) const { return m_style.px(length); }

    void layOut()
    {
        const double numbersTop = m_place.top() + px(titleSpace);
        const double width =
            std::min(px(120), m_place.width / static_cast<double>(comparisons.size()));
        for (std::size_t k = 0; k < comparisons.size(); ++k)
            m_numbers[k] = {m_place.left() + static_cast<double>(k) * width, numbersTop, width,
                px(numbersSpace)};
        const double top = numbersTop + px(numbersSpace + headSpace + 6);
        const auto rows = static_cast<double>(m_frame.rows.size());
        m_pitch = std::min(px(highestPitch), (m_place.bottom() - px(3) - top) / rows);
        double label = px(24);
        double number = px(minNumber);
        for (const OrderRow& row : m_frame.rows) {
            label = std::max(label, m_style.width(labelOf(row).text, TextRole::NoteStrong));
            number =
                std::max(number, m_style.width(rowText(row.change, m_change), changeRole) + px(2));
        }
        const double left =
            m_place.left() + (std::min(std::ceil(label), px(widestLabel)) + px(labelGap));
        const double bar = px(m_place.width < px(narrow) ? narrowBarSpace : barSpace);
        const double right = m_place.right() - std::ceil(number) - px(columnGap) - bar;
        const double strips = std::clamp(right - left - px(columnGap), px(32),
            px(widestCell) * std::max(1, m_frame.typed.outputs.columns));
        m_strips = {left, top, strips, m_pitch * rows};
        m_bars = {m_strips.right() + px(columnGap), top, bar, m_pitch * rows};
    }
    /// The part of a row's strips or bar in a column: both strips, one above the other.
    Box inRow(const Box& column, std::size_t row) const
    {
        const double height =
            std::min(m_pitch - std::max(1.0, m_pitch * 0.16), 2 * px(highestStrip) + px(1));
        return {column.left(), rowBox(row).centre().y - height / 2, column.width, height};
    }
    static Box half(const Box& strips, OrderSide side)
    {
        const double height = strips.height / 2;
        return {strips.left(), side == OrderSide::Typed ? strips.top() : strips.top() + height,
            strips.width, height};
    }
    Box rowBox(std::size_t row) const
    {
        return {m_place.left(), m_strips.top() + static_cast<double>(row) * m_pitch, m_place.width,
            m_pitch};
    }

    Said labelOf(const OrderRow& row) const
    {
        if (m_frame.compared == OrderComparison::Pooled)
            return m_style.words(meanOfAll);
        const std::string& own = m_frame.words[static_cast<std::size_t>(row.token)];
        if (m_frame.compared != OrderComparison::ByPlace)
            return {own};
        return {own + " → " + m_frame.word(OrderSide::Reordered, row.place)};
    }

    void addNumbers(Layer& layer)
    {
        for (std::size_t k = 0; k < comparisons.size(); ++k) {
            const bool isChosen = comparisons[k] == m_frame.compared;
            const Box& box = m_numbers[k];
            const std::string number = changeText(m_frame.changes.of(comparisons[k]));
            const bool isLarge =
                isChosen && m_style.width(number, TextRole::MainResult) <= box.width - px(8);
            layer.marks.emplace_back(Text {{box.left(), box.top() + px(22)}, {number},
                isLarge ? TextRole::MainResult : TextRole::PictureTitle,
                isChosen ? Tone::ResultText : Tone::Notes});
            const TextRole role = isChosen ? TextRole::NoteStrong : TextRole::Note;
            layer.marks.emplace_back(Text {{box.left(), box.top() + px(38)},
                fittingWords(comparisonNames(comparisons[k], m_style.words), box.width - px(4),
                    role, m_style),
                role, isChosen ? Tone::Text : Tone::Notes});
            if (isChosen)
                layer.marks.emplace_back(Region {
                    {box.left(), box.bottom() - px(3), box.width - px(12), px(2)}, Tone::Result});
            m_drawing.targets.push_back(
                {box, {}, Press {"order.compared", Value(keyOf(comparisons[k]))}});
        }
    }

    void addHeads(Layer& layer) const
    {
        const double baseline = m_strips.top() - px(6);
        const double right = m_place.right() - px(2);
        const Said difference =
            fittingWords({m_style.words(largestDifference), m_style.words(shortDifference)},
                m_place.right() - m_bars.left(), TextRole::Note, m_style);
        const double end = right - m_style.width(difference.text, TextRole::Note) - px(8);
        layer.marks.emplace_back(Text {{m_strips.left(), baseline},
            m_style.fitted(m_style.words(bothStrips), end - m_strips.left(), TextRole::Note),
            TextRole::Note, Tone::Notes});
        layer.marks.emplace_back(
            Text {{right, baseline}, difference, TextRole::Note, Tone::Notes, Align::Right});
    }

    void addRow(Layer& layer, std::size_t index, double largest)
    {
        const OrderRow& row = m_frame.rows[index];
        const Box strips = inRow(m_strips, index);
        const bool isPointed = m_frame.compared != OrderComparison::Pooled
            && pointedToken(m_focus, m_frame) == row.token;
        if (isPointed)
            layer.marks.emplace_back(Region {rowBox(index), Tone::Grid});
        const double baseline = baselineAround(strips.centre().y, TextRole::Note, m_style);
        const TextRole role = isPointed ? TextRole::NoteStrong : TextRole::Note;
        const bool hasWords = isPointed || m_pitch >= px(minTextPitch);
        if (hasWords)
            layer.marks.emplace_back(Text {{m_place.left() + px(4), baseline},
                m_style.fitted(labelOf(row), px(widestLabel), role), role, Tone::Text});
        addValues(layer, half(strips, OrderSide::Typed), row.before);
        addValues(layer, half(strips, OrderSide::Reordered), row.after);
        layer.marks.emplace_back(Outline {strips, {Tone::Axis, px(1)}});
        if (isPointed && m_focus.picture == Picture::OrderOutputs && m_focus.column)
            layer.marks.emplace_back(
                Outline {columnOf(strips, *m_focus.column), {Tone::Text, px(1.5)}});
        const Box bar = barOf(index);
        const double share = largest > 0 ? row.change / largest : 0;
        layer.marks.emplace_back(
            Region {{bar.left(), bar.top(), bar.width * share, bar.height}, Tone::Result});
        layer.marks.emplace_back(Region {{bar.left(), bar.top(), px(1), bar.height}, Tone::Axis});
        const TextRole number = m_pitch < px(lowPitch) ? role : changeRole;
        if (hasWords)
            layer.marks.emplace_back(
                Text {{m_place.right() - px(2), baselineAround(strips.centre().y, number, m_style)},
                    {rowText(row.change, m_change)}, number, Tone::ResultText, Align::Right});
        addTargets(index);
    }
    Box barOf(std::size_t row) const { return inRow(m_bars, row).inset(px(2)); }

    /// A strip and, where they fit, its numbers.
    void addValues(Layer& layer, const Box& strip, const std::vector<double>& values) const
    {
        const HeatmapFrame& scale = m_frame.typed.outputs;
        addStrip(layer, strip, values, scale);
        const double widest = m_style.width("−0.00", TextRole::Axis) + px(4);
        if (strip.height < px(lowestNumber) || columnOf(strip, 0).width < widest)
            return;
        const double baseline = baselineAround(strip.centre().y, TextRole::Axis, m_style);
        for (int column = 0; column < scale.columns; ++column) {
            const double value = values[static_cast<std::size_t>(column)];
            layer.marks.emplace_back(Text {{columnOf(strip, column).centre().x, baseline},
                {decimals(value, 2)}, TextRole::Axis,
                cellInk(scale, value).with(Ink::As::ReadableOn), Align::Centre});
        }
    }
    Box columnOf(const Box& strip, int column) const
    {
        const double width = strip.width / m_frame.typed.outputs.columns;
        return {strip.left() + column * width, strip.top(), width, strip.height};
    }

    /// A row, and above it the columns of its strips.
    void addTargets(std::size_t index)
    {
        const int token = m_frame.rows[index].token;
        Target target {.box = rowBox(index)};
        target.focus.picture = Picture::OrderOutputs;
        target.focus.query = token;
        if (m_frame.compared != OrderComparison::Pooled)
            target.press = selectsToken(token);
        m_drawing.targets.push_back(target);
        const Box row = rowBox(index);
        for (int column = 0; column < m_frame.typed.outputs.columns; ++column) {
            target.box = columnOf({m_strips.left(), row.top(), m_strips.width, row.height}, column);
            target.focus.column = column;
            m_drawing.targets.push_back(target);
        }
    }

    void addReference(double largest)
    {
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Reference, Drawing::Live::No);
        for (std::size_t row = 0; row < m_frame.rows.size(); ++row) {
            const Box bar = barOf(row);
            const double share = m_reference->rows[row].change / largest;
            layer.marks.emplace_back(
                Outline {{bar.left(), bar.top(), bar.width * share, bar.height},
                    referencePen(Tone::Result, m_style)});
        }
    }

    const OrderFrame& m_frame;
    const OrderFrame* m_reference;
    Box m_place;
    const Style& m_style;
    const Focus& m_focus;
    double m_change; ///< the largest, in the chosen comparison
    std::array<Box, comparisons.size()> m_numbers {};
    double m_pitch = 1; ///< from row to row
    Box m_strips; ///< of all rows
    Box m_bars;
    Drawing m_drawing;
};

Said title(const OrderFrame& frame, const Language& words)
{
    return words(frame.layers == 1 ? title1 : title2);
}

Drawing drawn(const Compared<OrderFrame>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    if (compared.values.words.empty())
        return {};
    return Outputs(compared, place, style, pointing.focus)
        .drawing(title(compared.values, style.words));
}

Said spoken(const OrderFrame& frame, const Language& words)
{
    if (frame.words.empty())
        return {};
    const OrderChanges& changes = frame.changes;
    return words(inWords,
        {changeText(changes.byToken), changeText(changes.byPlace), changeText(changes.pooled),
            changeText(changes.last), comparisonName(frame.compared, words).text});
}

KeyPress pressed(const OrderFrame& frame, Key key)
{
    if (frame.words.empty() || (key != Key::Left && key != Key::Right))
        return selectedByKey(frame, key);
    const auto own = std::ranges::find(comparisons, frame.compared);
    const auto next = own - comparisons.begin() + (key == Key::Left ? -1 : 1);
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(comparisons.size()))
        return {true};
    return {
        true, SetParameter {"order.compared", keyOf(comparisons[static_cast<std::size_t>(next)])}};
}

Focus shown(const Focus& focus, const OrderFrame& frame)
{
    Focus shown;
    if (frame.compared != OrderComparison::Pooled)
        shown.key = pointedToken(focus, frame);
    if (shown.key && focus.picture == Picture::OrderOutputs)
        shown.column = focus.column;
    return shown;
}

} // namespace
} // namespace outputs

const Figure<OrderFrame> orderOutputs {.picture = Picture::OrderOutputs,
    .name = "outputs",
    .title = outputs::title,
    .drawing = outputs::drawn,
    .table = outputNumbers,
    .spoken = outputs::spoken,
    .pressed = outputs::pressed,
    .shown = outputs::shown};

} // namespace lab::drawing
