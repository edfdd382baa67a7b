#pragma once

#include "core/drawing/kit.h"
#include "core/drawing/plot.h"
#include "core/figures/waves/waves_figures.h"
#include "core/figures/waves/waves_words.h"

#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace lab::drawing::waves {

/// How far the lines extend out of a plot, towards the plot in which they continue: they do not run
/// through the title between the two.
constexpr double lineReach = 8;
constexpr double axisSpace = 34; ///< below the ground, of the numbers and the name

/// A plot with positions or distances along x, and the lines of p and p + t. Each position has an
/// equal part of the ground's width and is at its center, so that plots of equal width below each
/// other have one x per position.
class WavesPlot : protected DrawnPlot {
protected:
    enum class PositionLine : std::uint8_t { Query, Key };
    enum class Knobs : std::uint8_t { Painted, Hidden };

    WavesPlot(const WavesState& at, const Runs& runs, Picture picture, const Margins& margins,
        const Box& place, const Style& style, const Pointing& pointing);

    bool hasGround() const { return m_hasGround; }
    std::string symbol() const; ///< formula of the position or distance
    /// The numbers and the name, so many pixels at 1x below the ground, and what the pointer does
    /// there.
    void addAxis(double below = 0);
    /// Lines can be grabbed within 12 pixels on each side, the nearer of the two, or by their knobs
    /// above the plot. Knobs of lines that nearly meet are side by side, and are moved if the names
    /// would not fit.
    void addHandles(Knobs knobs);
    /// Edges in the color of the ground, for lines over cells, whose colors may be close to any
    /// ink.
    void addEdges(Layer& layer) const;
    /// Both lines, extending so many pixels at 1x out of the plot, and a pale one for what is under
    /// the pointer.
    void addLines(Layer& layer, double above, double below) const;
    /// The connections of the knobs to their lines, and their names on the outer sides.
    void addKnobNames(Layer& layer) const;
    /// The title, and the longest of the notes that fits before the right end of the ground.
    void addHead(
        Layer& layer, double baseline, const Said& title, const std::vector<Said>& notes) const;
    /// Through the ground where a learned table ends, if that is among the positions shown.
    std::optional<Line> tableEnd(const Learned& encoding) const;
    /// On a lower edge that more columns would move down if rows did not become lower instead.
    Handle widthTab(std::string_view key, int columns) const;

    WavesState at;
    Positions positions; ///< or distances
    const Pointing& pointing;

private:
    struct Knob {
        Point centre {};
        double nameLeft = 0;
    };
    std::int64_t positionOf(PositionLine line) const
    {
        return line == PositionLine::Query ? positions.query : positions.key;
    }
    bool shows(PositionLine line) const { return positions.shows(positionOf(line)); }
    double lineX(PositionLine line) const { return x.pixel(static_cast<double>(positionOf(line))); }
    std::string_view keyOf(PositionLine line) const
    {
        return at.sign                    ? "waves.distance"
            : line == PositionLine::Query ? "position.query"
                                          : "position.key";
    }
    bool isLeft(PositionLine line) const; ///< of the other knob
    double lineWidth(PositionLine line) const;
    Line upright(double position, double above, double below) const;
    Formula nameOf(PositionLine line) const;
    Knob knobOf(PositionLine line) const;
    Handle handleOf(PositionLine line, Knobs knobs) const;

    Picture m_picture;
    Runs m_runs;
    bool m_hasGround;
};

/// Between the last row of a learned table and the first position without one.
inline double endOf(const Learned& encoding)
{
    return static_cast<double>(encoding.trainingLength) - 0.5;
}

/// The titles of B − A, and the sentence in its place if the tables have not as many columns.
Said differenceOfTables(const Style& style);
Said noDifferenceOf(int columns, int columnsOfA, const Style& style);

/// A table with its columns as rows of cells, or B − A.
template <class Values> class ColumnsPlot : protected WavesPlot {
protected:
    ColumnsPlot(const Compared<Values>& compared, Picture picture, const Margins& margins,
        const Box& where, const Style& how, const Pointing& pointed)
        : WavesPlot(
            compared.values.at, compared.values.frame->runs, picture, margins, where, how, pointed)
        , maps(compared)
        , values(maps.values ? *maps.values : compared.values)
        , frame(*values.frame)
        , reference(compared.reference ? compared.reference->frame.get() : nullptr)
    {
    }

    /// The head and the cells, with the bar of their colors.
    void addTable(const Said& title, const std::vector<Said>& notes)
    {
        const bool isDifference = frame.cells.meaning == HeatmapFrame::Meaning::Difference;
        addHead(layer(Layer::Meaning::Texts), upperTitleBaseline,
            isDifference ? differenceOfTables(style) : title, notes);
        Layer& data = layer(Layer::Meaning::Data);
        data.add(Raster {ground, {values.frame, &frame.cells}});
        data.add(
            colorBar({ground.right() + px(8), ground.top(), px(12), ground.height}, frame.cells));
    }
    void addNoDifference()
    {
        if (!maps.values)
            drawing::addNoDifference(layer(Layer::Meaning::Texts), ground,
                noDifferenceOf(frame.encoding.width, reference->encoding.width, style), style);
    }

    MapsShown<Values> maps;
    const Values& values;
    const std::remove_cvref_t<decltype(*Values::frame)>& frame;
    decltype(&*Values::frame) reference; ///< A's, or null
};

/// Left and right move p, or the distance, by so many; up and down select the pair before and
/// after.
KeyPress wavesKey(const WavesState& at, Key key, int positions);
template <int positions, class Values> KeyPress stepsByKey(const Values& values, Key key)
{
    return wavesKey(values.at, key, positions);
}
inline std::optional<Edit> showsBoth(const LabState& state)
{
    return bothShown(state.position);
}

/// A picture without positions along x: the wheel zooms them around p, or around their middle.
PositionGround turnedByWheel(const WavesState& at);

/// Without its band and its dots: two bands could not be distinguished.
std::shared_ptr<const CurveFrame> lineOf(CurveFrame curve);

/// The positions of a focus that a picture shows, if they are among its positions.
Focus acrossShown(const Focus& focus, const WavesState& at);
template <class Frame> Focus positionsOf(const Focus& focus, const WavesValues<Frame>& values)
{
    return acrossShown(focus, values.at);
}

/// A figure whose keys move p and the pair.
template <class Maker, class Frame>
constexpr Figure<WavesValues<Frame>> figure(Picture picture, std::string_view name,
    Said (*title)(const WavesValues<Frame>&, const Language&),
    Focus (*shown)(const Focus&, const WavesValues<Frame>&),
    Said (*spoken)(const WavesValues<Frame>&, const Language&) = nullptr,
    Focus (*resting)(const WavesValues<Frame>&) = nullptr)
{
    return {.picture = picture,
        .name = name,
        .title = title,
        .drawing = drawnBy<Maker, WavesValues<Frame>>,
        .table = numbersOf<Frame>,
        .spoken = spoken,
        .pressed = stepsByKey<1, WavesValues<Frame>>,
        .shown = shown,
        .pressedWithShift = stepsByKey<10, WavesValues<Frame>>,
        .resting = resting,
        .doubleClicked = showsBoth,
        .isPointedAnywhere = false};
}

} // namespace lab::drawing::waves
