#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/figures/waves/waves_plot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace lab::drawing {

namespace waves_table {
namespace {

constexpr Message ofPositions = LAB_MESSAGE("lab::ui::WavesWords", "Table of encodings");
constexpr Message ofDistances = LAB_MESSAGE("lab::ui::WavesWords", "Vectors of the distances");
constexpr Message meanOfDistances =
    LAB_MESSAGE("lab::ui::WavesWords", "each cell is the mean of %1 distances");
constexpr Message meanOfPositions =
    LAB_MESSAGE("lab::ui::WavesWords", "each cell is the mean of %1 positions");
constexpr Message meanOf = LAB_MESSAGE("lab::ui::WavesWords", "mean of %1");
constexpr Message onePairShown = LAB_MESSAGE("lab::ui::WavesWords", "1 pair in %1 shown");
constexpr Message onePair = LAB_MESSAGE("lab::ui::WavesWords", "1 pair in %1");
constexpr Message columnAndDistance =
    LAB_MESSAGE("lab::ui::WavesWords", "column down, distance across");
constexpr Message columnAndPosition =
    LAB_MESSAGE("lab::ui::WavesWords", "column down, position across");
constexpr Message distanceAcross = LAB_MESSAGE("lab::ui::WavesWords", "distance across");
constexpr Message positionAcross = LAB_MESSAGE("lab::ui::WavesWords", "position across");
constexpr double labelPitch = 40; // minimum pixels from number to number
constexpr double clearOfSelected = 15; // pixels that the selected number keeps free
constexpr double gripReach = 12; // from the pointer to the middle of a selected row

Said titleOf(const TableValues& values, const Language& words)
{
    return words(values.frame->shown == WavesEncoding::Functional ? ofDistances : ofPositions);
}

Focus shownOf(const Focus& focus, const TableValues& values)
{
    Focus shown = waves::acrossShown(focus, values.at);
    if (focus.pair && *focus.pair < values.frame->encoding.width / 2) {
        shown.pair = focus.pair;
        shown.column = focus.column;
    }
    return shown;
}

class Table : waves::ColumnsPlot<TableValues> {
public:
    Table(const Compared<TableValues>& compared, const Box& where, const Style& how,
        const Pointing& pointed)
        : ColumnsPlot(compared, Picture::WavesTable, tableMargins, where, how, pointed)
        , m_isOfDistances(frame.shown == WavesEncoding::Functional)
        , m_columns {sineColumn(frame.encoding, at.pair), cosineColumn(frame.encoding, at.pair)}
    {
    }

    Drawing drawing()
    {
        if (!hasGround() || frame.cells.rows == 0)
            return {};
        addAxis();
        addTable(titleOf(values, style.words), notes());
        addColumnNumbers(layer(Layer::Meaning::Axes));
        addTabs();
        addHandles(Knobs::Painted);
        addRows();
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        addMarked(above);
        addEdges(above);
        addLines(above, 0, waves::lineReach);
        addKnobNames(above);
        addNoDifference();
        return std::move(value);
    }

private:
    Box rowBox(int column) const
    {
        const double height = ground.height / frame.cells.rows;
        return {ground.left(), ground.top() + rowOf(frame, column) * height, ground.width, height};
    }

    /// From the longest to the shortest.
    std::vector<Said> notes() const
    {
        std::vector<std::string> full;
        std::vector<std::string> brief;
        if (frame.runs.width > 1) {
            const std::string length = waves::runLength(frame.runs.width, style.words);
            full.push_back(
                said(m_isOfDistances ? meanOfDistances : meanOfPositions, {length}).text);
            brief.push_back(said(meanOf, {length}).text);
        }
        if (frame.pairStep > 1) {
            const std::string step = wholeNumber(frame.pairStep);
            full.push_back(said(onePairShown, {step}).text);
            brief.push_back(said(onePair, {step}).text);
        }
        const Said axes = said(m_isOfDistances ? columnAndDistance : columnAndPosition);
        if (full.empty())
            return {axes, said(m_isOfDistances ? distanceAcross : positionAcross)};
        const std::string cells = waves::joined(full);
        return {{waves::joined({axes.text, cells})}, {cells}, {waves::joined(brief)}};
    }

    /// Those of the selected pair, and round columns, including the first and the last, far enough
    /// apart to be legible.
    void addColumnNumbers(Layer& axes) const
    {
        const double rowHeight = ground.height / frame.cells.rows;
        const double columnHeight = ground.height / frame.encoding.width;
        const int last = frame.encoding.width - 1;
        const auto areClear = [&](int one, int other) {
            return std::abs(rowOf(frame, other) - rowOf(frame, one)) * rowHeight
                >= px(clearOfSelected);
        };
        const auto add = [&](int column, TextRole role, double gap, Tone tone) {
            axes.add(Text {
                {ground.left() - px(gap), baselineAround(rowBox(column).centre().y, role, style)},
                {wholeNumber(column)}, role, tone, Align::Right});
        };
        const auto addIfClear = [&](int column) {
            if (areClear(column, m_columns[0]) && areClear(column, m_columns[1]))
                add(column, TextRole::Axis, 8, Tone::Notes);
        };
        int step = 1;
        while (step * columnHeight < px(labelPitch))
            step *= 2;
        for (int column = 0; column < last; column += step)
            if ((last - column) * columnHeight >= px(labelPitch) * 0.6)
                addIfClear(column);
        addIfClear(last);
        add(m_columns[0], TextRole::NoteStrong, 10, Tone::Text);
        if (areClear(m_columns[0], m_columns[1]))
            add(m_columns[1], TextRole::NoteStrong, 10, Tone::Text);
    }

    void addTabs()
    {
        const auto add = [&](std::vector<Handle>& handles, const TableFrame& frame) {
            handles.push_back(
                widthTab(m_isOfDistances ? "functional_relative.width" : "sinusoidal.width",
                    frame.encoding.width));
        };
        add(value.handles, frame);
        if (reference)
            add(value.pinned, *reference);
    }

    /// In the half-split order, sine rows and cosine rows are separate blocks: a drag stays in its
    /// own.
    void addRows()
    {
        PositionRows& rows = *value.rows;
        for (const int column : frame.columns)
            rows.rows.push_back({columnMeaning(frame.encoding, column).pair, column});
        rows.clicked = ground;
        rows.selected = at.pair;
        const double rowsOfPair = frame.encoding.layout == SinusoidalLayout::Interleaved ? 2 : 1;
        for (const int column : m_columns) {
            const Box row = rowBox(column);
            const double reach = std::max(0.0, px(gripReach) - row.height / 2);
            rows.grips.push_back(
                {row.grown(0, reach).within(ground), frame.pairStep / (row.height * rowsOfPair)});
        }
    }

    /// The ends of the selected rows, beside the cells, which stay unchanged, and the pair under
    /// the pointer.
    void addMarked(Layer& above) const
    {
        for (const int column : m_columns) {
            const Box row = rowBox(column);
            const double height = std::max(row.height, px(3));
            const double length = px(height < px(8) ? 6 : 3);
            for (const double left : {row.left() - length, row.right()})
                above.add(Region {{left, row.centre().y - height / 2, length, height}, Tone::Text});
        }
        const std::optional<int> pair = pointing.focus.pair;
        if (!pair || *pair >= frame.encoding.width / 2)
            return;
        for (const int column :
            {sineColumn(frame.encoding, *pair), cosineColumn(frame.encoding, *pair)})
            if (pointing.focus.column.value_or(column) == column)
                addAround(above, rowBox(column));
    }
    /// Sharp lines outside of a row.
    void addAround(Layer& above, const Box& row) const
    {
        const double line = std::max(1.0, std::round(px(1)));
        const double top = std::round(row.top()) - line;
        const double bottom = std::round(row.bottom());
        for (const double y : {top, bottom})
            above.add(Region {{row.left(), y, row.width, line}, Tone::Text});
        for (const double left : {row.left() - line, row.right()})
            above.add(Region {{left, top, line, bottom - top + line}, Tone::Text});
    }

    bool m_isOfDistances;
    std::array<int, 2> m_columns; ///< of the selected pair
};

} // namespace
} // namespace waves_table

const Figure<TableValues> wavesTable = waves::figure<waves_table::Table>(
    Picture::WavesTable, "table", waves_table::titleOf, waves_table::shownOf);

} // namespace lab::drawing
