#include "core/drawing/drawn_maps.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/grids/grid_words.h"
#include "core/figures/grids/grids_figures.h"
#include "core/state/choices.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace lab::drawing {

namespace grid_encodings {
namespace {

constexpr Message spokenName = LAB_MESSAGE("lab::ui::GridEncodingsView", "All encodings");
constexpr Message all = LAB_MESSAGE("MapWords", "All encodings");
constexpr Message allDifferences = LAB_COMMENTED("MapWords", "%1, all encodings", "difference");
constexpr Message oneScale = LAB_MESSAGE("MapWords", "same color scale for all");
constexpr Message oneScaleInShort = LAB_MESSAGE("MapWords", "one scale");
constexpr Message namedNote = LAB_MESSAGE("MapWords", "%1, %2");
constexpr Message sinusoidal = LAB_MESSAGE("MapWords", "Sinusoidal");
constexpr Message same = LAB_MESSAGE("MapWords", "no difference");
constexpr Message lowest = LAB_MESSAGE("MapWords", "lowest %1");
constexpr Message oneInWords = LAB_MESSAGE("lab::ui::GridEncodingsView", "%1 %2, lowest %3");
constexpr Message inWords =
    LAB_MESSAGE("lab::ui::GridEncodingsView", "Similarity of query and key: %1. Chosen: %2.");
const Message keys =
    LAB_MESSAGE("lab::ui::GridEncodingsView", "The arrow keys choose an encoding.");

constexpr double headSpace = 32;
constexpr double nameSpace = 38; // below a map
constexpr double smallGap = 16;
constexpr double narrowGap = 11; // if there is no space for names
constexpr double chosenEdge = 5;
constexpr double minSmall = 24;
constexpr double minNamed = 56; // for a name to say something

double gapIn(double width, int columns, double scale)
{
    const double wide = (width - smallGap * scale * (columns - 1)) / columns;
    return scale * (wide < minNamed * scale ? narrowGap : smallGap);
}

SetParameter chooses(GridEncoding encoding)
{
    return {"grids.encoding", keyOf(encoding)};
}

/// The numbers of the zone are the encoding, and the rows, columns and box of its map.
Focus focusAt(const Zone& zone, Point point)
{
    Focus focus;
    focus.picture = Picture::GridsEncodings;
    focus.gridEncoding = static_cast<GridEncoding>(static_cast<int>(zone.with[0]));
    const CellField map {{zone.with[3], zone.with[4], zone.with[5], zone.with[6]},
        static_cast<int>(zone.with[1]), static_cast<int>(zone.with[2])};
    if (map.box.containsOrTouches(point))
        focus.key = map.nearest(point);
    return focus;
}

std::optional<Edit> choosesThat(const Zone& zone, Point)
{
    return chooses(static_cast<GridEncoding>(static_cast<int>(zone.with[0])));
}

class SmallMaps : public DrawnMaps<GridsFrame> {
public:
    using DrawnMaps::DrawnMaps;

    Drawing drawing()
    {
        if (frame.maps.empty())
            return {};
        Layer& head = layer(Layer::Meaning::Texts);
        if (!maps.values) {
            addTitle(head, place, said(spokenName), {}, style);
            addNoPatches(head, place, style);
            return std::move(value);
        }
        layOut();
        addHead(head);
        Layer& data = layer(Layer::Meaning::Data, Drawing::Live::Yes);
        for (int i = 0; i < count(); ++i)
            addPlace(data, frame.maps[static_cast<std::size_t>(i)], i);
        return std::move(value);
    }

private:
    int count() const { return static_cast<int>(frame.maps.size()); }

    /// Of an arrangement in columns, for one map without its name.
    Point spaceIn(int columns) const
    {
        const int rows = (count() + columns - 1) / columns;
        const double gap = gapIn(m_area.width, columns, style.scale);
        const double wide = (m_area.width - gap * (columns - 1)) / columns;
        const double name = px(wide >= px(minNamed) ? nameSpace : smallGap);
        return {wide, (m_area.bottom() - m_area.top()) / rows - name};
    }
    void layOut()
    {
        // The selected one has its edge around it.
        const double edge = px(chosenEdge);
        m_area = {place.left() + edge, place.top() + px(headSpace), place.width - 2 * edge,
            place.height - px(headSpace)};
        const double most = std::max(px(88), 0.2 * place.height);
        const GridShape& shape = frame.shape;
        const auto sideIn = [&](int columns) { // of a cell; no map is larger than the largest
            const Point space = spaceIn(columns);
            return std::min(
                std::min(space.x, most) / shape.columns, std::min(space.y, most) / shape.rows);
        };
        // Of the arrangements with the largest maps, the one with the fullest last row.
        for (int more = 2; more <= count(); ++more)
            if (sideIn(more) > 1.02 * sideIn(m_columns))
                m_columns = more;
        m_space = spaceIn(m_columns);
        m_hasNames = m_space.x >= px(minNamed);
        const double wide = std::clamp(m_space.x, px(minSmall), most);
        const double high = std::clamp(m_space.y, px(minSmall), most);
        const double fitting = high * shape.columns / shape.rows;
        m_size = fitting <= wide ? Point {fitting, high}
                                 : Point {wide, wide * shape.rows / shape.columns};
    }

    std::string nameOf(GridEncoding encoding) const
    {
        return gridEncodingName(encoding, style.words).text;
    }
    void addHead(Layer& head) const
    {
        const GridMap& named = frame.map(focus.gridEncoding.value_or(frame.grids.encoding));
        std::vector<Said> notes {said(oneScale), said(oneScaleInShort)};
        if (!m_hasNames)
            notes = {said(namedNote, {nameOf(named.encoding), notesOf(named)[0].text}),
                gridEncodingName(named.encoding, style.words)};
        const Said title =
            isDifference(frame) ? said(allDifferences, {nameOfDifference(style).text}) : said(all);
        addTitle(
            head, place, style.fitted(title, place.width, TextRole::PictureTitle), notes, style);
    }
    /// Below the name of a map: its minimum, or the encodings of its difference; and a shorter
    /// form.
    std::vector<Said> notesOf(const GridMap& map) const
    {
        if (hasTwoEncodings(frame) && map.encoding == frame.grids.encoding)
            return {{"− " + nameOf(*frame.before)}};
        const bool isZero = std::ranges::all_of(
            map.map.values, [](double value) { return !(std::abs(value) > 0); });
        if (isDifference(frame) && isZero)
            return {said(same), {"B = A"}};
        const std::string number = decimals(map.lowest, 2);
        return {said(lowest, {number}), {"≥ " + number}};
    }

    void addPlace(Layer& layer, const GridMap& map, int i)
    {
        const double gap = gapIn(m_area.width, m_columns, style.scale);
        const double below = px(m_hasNames ? nameSpace : 0);
        const Point corner {std::round(m_area.left() + i % m_columns * (m_space.x + gap)),
            std::round(m_area.top() + i / m_columns * (m_size.y + below + px(6)))};
        const Box box {corner.x, corner.y, std::round(m_size.x), std::round(m_size.y)};
        const CellField patches = patchesIn(box, frame.shape);
        const bool isChosen = map.encoding == frame.grids.encoding;
        layer.add(Raster {box, std::make_shared<const HeatmapFrame>(map.map)});
        const double edge = isChosen ? 2.5 : map.encoding == focus.gridEncoding ? 2 : 1;
        layer.add(Outline {
            box.inset(px(isChosen ? -3 : 0)), {isChosen ? Tone::Text : Tone::Axis, px(edge)}});
        layer.add(Rings {{patches.cell(frame.query.row, frame.query.column).centre()}, px(2.5),
            {Tone::Ground, px(1)}, Tone::Query});
        if (m_hasNames)
            addName(layer, map, box, isChosen);
        value.zones.push_back({.box = {corner.x, corner.y, m_space.x, m_size.y + below},
            .with = {static_cast<double>(map.encoding), static_cast<double>(patches.rows),
                static_cast<double>(patches.columns), box.x, box.y, box.width, box.height},
            .shown = focusAt,
            .pressed = choosesThat});
    }
    void addName(Layer& layer, const GridMap& map, const Box& box, bool isChosen) const
    {
        const double space = m_space.x + px(smallGap - 6);
        std::vector<Said> names {gridEncodingName(map.encoding, style.words)};
        const bool isStrong = isChosen // the frame shows it too
            && width(names[0], TextRole::NoteStrong) <= space;
        const TextRole role = isStrong ? TextRole::NoteStrong : TextRole::Note;
        if (map.encoding == GridEncoding::Sinusoidal) // each picture of patches has two axes
            names.push_back(said(sinusoidal));
        layer.add(Text {{box.left(), box.bottom() + px(17)},
            fittingWords(names, space, role, style), role, Tone::Text});
        layer.add(Text {{box.left(), box.bottom() + px(33)},
            fittingWords(notesOf(map), space, TextRole::Note, style), TextRole::Note, Tone::Notes});
    }

    Box m_area {}; ///< below the title
    int m_columns = 1;
    Point m_space {}; ///< of a place, without its name
    Point m_size {}; ///< of a map, with the image's ratio
    bool m_hasNames = true; ///< below each; else that of one is in the title
};

Said spoken(const GridsFrame& frame, const Language& words)
{
    if (frame.maps.empty())
        return {};
    std::vector<std::string> maps;
    for (const GridMap& map : frame.maps)
        maps.push_back(words(oneInWords,
            {gridEncodingName(map.encoding, words).text,
                decimals(map.map.at(frame.key.row, frame.key.column), 4), decimals(map.lowest, 2)})
                           .text);
    return words(
        inWords, {listedApart(maps, words), gridEncodingName(frame.grids.encoding, words).text});
}

/// The arrow keys choose the encoding before or after.
KeyPress pressed(const GridsFrame& frame, Key key)
{
    const auto now = std::ranges::find(gridEncodings, frame.grids.encoding);
    const bool isBack = key == Key::Up || key == Key::Left;
    if (!isBack && key != Key::Down && key != Key::Right)
        return {};
    if (now == (isBack ? gridEncodings.begin() : gridEncodings.end() - 1))
        return {true};
    return {true, chooses(*(isBack ? now - 1 : now + 1))};
}

} // namespace
} // namespace grid_encodings

double heightOfSmallMaps(double width, double scale)
{
    using namespace grid_encodings;
    constexpr int count = gridEncodings.size();
    const double space = width - 2 * scale * chosenEdge;
    const double maps = space - (count - 1) * gapIn(space, count, scale);
    return scale * (headSpace + smallGap) + std::max(scale * minSmall, maps / count);
}

const Figure<GridsFrame> gridsEncodings {.picture = Picture::GridsEncodings,
    .name = "encodings",
    .title = titled<grid_encodings::spokenName>,
    .drawing = drawnBy<grid_encodings::SmallMaps>,
    .table = encodingNumbers,
    .spoken = grid_encodings::spoken,
    .pressed = grid_encodings::pressed,
    .shown = parts<&Focus::gridEncoding>,
    .keys = &grid_encodings::keys};

} // namespace lab::drawing
