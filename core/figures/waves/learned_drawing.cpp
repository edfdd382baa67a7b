#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/waves/waves_plot.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace waves_learned {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::WavesWords", "Learned table");
constexpr Message trainedRows =
    LAB_MESSAGE("lab::ui::WavesWords", "%1 rows, %2 numbers each, of a small model");
constexpr Message oneOfOne =
    LAB_MESSAGE("lab::ui::WavesWords", "%1 row, %2 number, before any training");
constexpr Message oneOfMany =
    LAB_MESSAGE("lab::ui::WavesWords", "%1 row, %2 numbers, before any training");
constexpr Message manyOfOne =
    LAB_MESSAGE("lab::ui::WavesWords", "%1 rows, %2 number each, before any training");
constexpr Message manyOfMany =
    LAB_MESSAGE("lab::ui::WavesWords", "%1 rows, %2 numbers each, before any training");
constexpr Message oneInShort = LAB_MESSAGE("lab::ui::WavesWords", "%1 row of %2");
constexpr Message manyInShort = LAB_MESSAGE("lab::ui::WavesWords", "%1 rows of %2");
constexpr Message meanCells =
    LAB_MESSAGE("lab::ui::WavesWords", "each cell is the mean of %1 positions");
constexpr Message someColumns = LAB_MESSAGE("lab::ui::WavesWords", "1 column in %1 shown");
constexpr Message trainedWidth = LAB_MESSAGE("lab::ui::WavesWords", "own: trained with %1");
constexpr Message length = LAB_COMMENTED("lab::ui::WavesWords", "L = %1", "the training length");

constexpr Message noRow = LAB_MESSAGE(
    "lab::ui::WavesWords", "No row from position %1 on: it was neither created nor trained");
constexpr Message noRowInShort = LAB_MESSAGE("lab::ui::WavesWords", "No row from position %1 on");
constexpr Message noRowAtAll = LAB_MESSAGE("lab::ui::WavesWords", "no row");
constexpr Message repeats =
    LAB_MESSAGE("lab::ui::WavesWords", "The last row repeats from position %1 on");
constexpr Message repeatsInShort = LAB_MESSAGE("lab::ui::WavesWords", "last row repeats");
constexpr Message lastRow = LAB_MESSAGE("lab::ui::WavesWords", "last row");
constexpr Message wraps =
    LAB_MESSAGE("lab::ui::WavesWords", "The rows repeat from the start from position %1 on");
constexpr Message wrapsInShort = LAB_MESSAGE("lab::ui::WavesWords", "rows wrap around");
constexpr Message wrapsAtAll = LAB_MESSAGE("lab::ui::WavesWords", "wraps");
constexpr Message oneToOne = LAB_MESSAGE("lab::ui::WavesWords", "The %1 row at the %2 position");
constexpr Message oneToMany =
    LAB_MESSAGE("lab::ui::WavesWords", "The %1 row resampled to %2 positions");
constexpr Message manyToOne =
    LAB_MESSAGE("lab::ui::WavesWords", "All %1 rows resampled to %2 position");
constexpr Message manyToMany =
    LAB_MESSAGE("lab::ui::WavesWords", "All %1 rows resampled to %2 positions");
constexpr Message resampled = LAB_MESSAGE("lab::ui::WavesWords", "resampled");

constexpr double knobBelow = 9; // of the end of the table, from the cells
constexpr double knobSpace = 20; // from the cells to the axis, with the knob and its name
constexpr double endReach = 8; // of the pointer to the line of the training length
constexpr double numberPitch = 40; // from one column's number to the next
constexpr std::string_view lengthKey = "learned.training_length";

std::optional<Edit> setsLength(const EditRule&, double end)
{
    const std::int64_t rows = std::llround(end + 0.5);
    return SetParameter {std::string(lengthKey), std::max<std::int64_t>(1, rows)};
}

class LearnedTable : waves::ColumnsPlot<LearnedValues> {
public:
    LearnedTable(const Compared<LearnedValues>& compared, const Box& where, const Style& how,
        const Pointing& pointed)
        : ColumnsPlot(compared, Picture::WavesLearned, learnedMargins, where, how, pointed)
        , m_encoding(frame.encoding)
        , m_end(waves::endOf(m_encoding))
        , m_knob {x.nearest(x.pixel(m_end)), ground.bottom() + px(knobBelow)}
    {
    }

    Drawing drawing()
    {
        if (!hasGround() || frame.cells.rows == 0)
            return {};
        addAxis(knobSpace);
        addTable(said(name), notes());
        addColumnNumbers(layer(Layer::Meaning::Axes));
        addTabs();
        addHandles(Knobs::Painted);
        value.handles.push_back(lengthHandle());
        value.rows->havePairs = false;
        for (const int column : frame.columns)
            value.rows->rows.push_back({0, column});
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        addEdges(above);
        addLines(above, 0, waves::lineReach);
        addBeyond(above);
        addEnd(above);
        addKnobNames(above);
        addNoDifference();
        return std::move(value);
    }

private:
    std::vector<Said> notes() const
    {
        const bool isOne = m_encoding.trainingLength == 1;
        const bool isNarrow = m_encoding.width == 1;
        const std::string rows = wholeNumber(m_encoding.trainingLength);
        const std::string columns = wholeNumber(m_encoding.width);
        const Message& sizes = frame.isTrained ? trainedRows
            : isOne                            ? (isNarrow ? oneOfOne : oneOfMany)
                                               : (isNarrow ? manyOfOne : manyOfMany);
        const Said size = said(sizes, {rows, columns});
        std::vector<std::string> full {size.text};
        if (frame.runs.width > 1)
            full.push_back(said(meanCells, {waves::runLength(frame.runs.width, style.words)}).text);
        if (frame.columnStep > 1)
            full.push_back(said(someColumns, {wholeNumber(frame.columnStep)}).text);
        return {
            {waves::joined(full)}, size, said(isOne ? oneInShort : manyInShort, {rows, columns})};
    }

    /// The rule for positions beyond the table, from the longest text to the shortest.
    std::vector<Said> beyondWords() const
    {
        const std::string rows = wholeNumber(m_encoding.trainingLength);
        switch (m_encoding.beyond) {
        case BeyondRule::Nothing:
            return {said(noRow, {rows}), said(noRowInShort, {rows}), said(noRowAtAll)};
        case BeyondRule::Clamp:
            return {said(repeats, {rows}), said(repeatsInShort), said(lastRow)};
        case BeyondRule::Wrap:
            return {said(wraps, {rows}), said(wrapsInShort), said(wrapsAtAll)};
        case BeyondRule::Interpolate:
            break;
        }
        const bool isOne = m_encoding.targetLength == 1;
        const Message& words = m_encoding.trainingLength == 1 ? (isOne ? oneToOne : oneToMany)
                                                              : (isOne ? manyToOne : manyToMany);
        return {said(words, {rows, wholeNumber(m_encoding.targetLength)}), said(resampled)};
    }

    void addColumnNumbers(Layer& axes) const
    {
        const double height = ground.height / m_encoding.width;
        int step = 1;
        while (step * height < px(numberPitch))
            step *= 2;
        for (int column = 0; column < m_encoding.width; column += step)
            axes.add(Text {
                {ground.left() - px(8),
                    baselineAround(ground.top() + (column + 0.5) * height, TextRole::Axis, style)},
                {wholeNumber(column)}, TextRole::Axis, Tone::Notes, Align::Right});
    }

    /// On the lower edge, clear of the knob of the training length. The numbers of a trained table
    /// are for one dimension.
    void addTabs()
    {
        constexpr double apart = 48; // of the tab and the knob
        Handle tab = widthTab("learned.width", m_encoding.width);
        if (std::abs(x.pixel(m_end) - tab.place.x) < px(apart))
            tab.place.x -= ground.width / 4;
        if (reference) {
            Handle pinned = widthTab("learned.width", reference->encoding.width);
            pinned.place = tab.place;
            value.pinned.push_back(pinned);
        }
        if (frame.isTrained) {
            tab.isByKey = false;
            tab.scaled->lowest = tab.scaled->highest = m_encoding.width;
            tab.scaled->label = said(trainedWidth, {wholeNumber(m_encoding.width)});
        }
        value.handles.push_back(tab);
    }

    /// The end of the table, which is between two positions, or at the edge of the picture beyond
    /// which it is. Its line can be grabbed where there is none of a position.
    Handle lengthHandle() const
    {
        Handle end = dot(lengthKey, Tone::Unseen, Handle::Along::X, m_knob, m_end);
        end.diameter = 12;
        end.keyStep = std::max(4.0, x.pixelsPerUnit());
        end.leavesAxis = true;
        end.slip = PositionRows::stillness;
        end.isParameter = false;
        end.showsPointer = true;
        end.rule.make = setsLength;
        const auto line = tableEnd(m_encoding);
        end.isByKey = line.has_value(); // at the edge it appears only under the pointer
        if (!line)
            return end;
        const Box reach = beside(*line, endReach);
        double left = reach.left();
        double right = reach.right();
        for (const Handle& other : value.handles) { // lines that are grabbed before it
            if (!other.scaled && other.number < m_end)
                left = std::max(left, other.box.right());
            else if (!other.scaled)
                right = std::min(right, other.box.left());
        }
        if (right > left)
            end.box = Box::between({left, reach.top()}, {right, reach.bottom()});
        return end;
    }

    /// In the middle of the part beyond the table, if it fits.
    void addBeyond(Layer& above) const
    {
        const double space = ground.right() - m_knob.x - px(24);
        for (const Said& words : beyondWords()) {
            const double wide = width(words, TextRole::NoteStrong);
            if (wide > space)
                continue;
            const Point baseline {m_knob.x + px(12) + (space - wide) / 2, ground.centre().y};
            above.add(Region {
                {baseline.x - px(6), baseline.y - px(15), wide + px(12), px(22)}, Tone::Ground});
            return above.add(Text {baseline, words, TextRole::NoteStrong, Tone::UnseenText});
        }
    }

    void addEnd(Layer& above) const
    {
        if (const auto line = tableEnd(m_encoding)) {
            above.add(Rule {*line, Tone::Ground, 5});
            above.add(Rule {
                {line->from, m_knob}, Tone::Unseen, pointing.handle == lengthKey ? 3.0 : 2.0});
        }
        const Said words = said(length, {wholeNumber(m_encoding.trainingLength)});
        const double wide = width(words, TextRole::NoteStrong);
        const double left = m_knob.x - px(12) - wide;
        const double right = m_knob.x + px(12);
        const auto isCrossed = [&](double from) { // by the line of a position
            return std::ranges::any_of(value.handles, [&](const Handle& one) {
                return !one.scaled && one.key != lengthKey && one.place.x > from - px(3)
                    && one.place.x < from + wide + px(3);
            });
        };
        const bool isLeft = right + wide > ground.right()
            || (isCrossed(right) && !isCrossed(left) && left > ground.left());
        above.add(Text {{isLeft ? left : right, m_knob.y + px(4)}, words, TextRole::NoteStrong,
            Tone::UnseenText});
    }

    const Learned& m_encoding;
    double m_end; ///< between the last row and the first position without one
    Point m_knob;
};

} // namespace
} // namespace waves_learned

const Figure<LearnedValues> wavesLearned =
    waves::figure<waves_learned::LearnedTable>(Picture::WavesLearned, "learned",
        titled<waves_learned::name, LearnedValues>, waves::positionsOf<LearnedFrame>);

} // namespace lab::drawing
