#include "core/drawing/drawn_maps.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/grids/grid_words.h"
#include "core/figures/grids/grids_figures.h"
#include "core/figures/grids/video_words.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace lab::drawing {

namespace grid_stills {
namespace {

constexpr Message image = LAB_MESSAGE("StillWords", "image");
constexpr Message frameNumber = LAB_MESSAGE("StillWords", "frame %1");
constexpr Message spokenName =
    LAB_MESSAGE("lab::ui::VideoStillsView", "Similarity to the query's token");
constexpr Message name = LAB_MESSAGE("StillWords", "Similarity to the query's token, M-RoPE");
constexpr Message differenceOf =
    LAB_COMMENTED("StillWords", "%1 of the similarity, M-RoPE", "difference");
constexpr Message noDifference =
    LAB_COMMENTED("lab::ui::VideoStillsView", "%1 of the similarity", "difference");
constexpr Message otherFrames =
    LAB_MESSAGE("lab::ui::VideoStillsView", "A and B have different frames.");
constexpr Message past =
    LAB_MESSAGE("StillWords", "the ruler is beyond the prompt; showing its last token");
constexpr Message pastInShort = LAB_MESSAGE("StillWords", "beyond the prompt: the last token");
constexpr Message someOf = LAB_MESSAGE("StillWords", "%1 of %2, around the query");
constexpr Message axes = LAB_MESSAGE("StillWords", "row down, column across");
constexpr Message time = LAB_MESSAGE("StillWords", "t = %1");
constexpr Message tooLong = LAB_MESSAGE("StillWords",
    "The prompt has %1 tokens; at most %2 can be drawn. Use fewer frames, rows or columns.");
constexpr Message nothing =
    LAB_MESSAGE("StillWords", "Nothing to draw: add at least one video frame, or image rows.");
constexpr Message inWords = LAB_MESSAGE("lab::ui::VideoStillsView",
    "Token %1: time %2, row %3, column %4. Token %5: time %6, row %7, column %8. Similarity %9.");
constexpr Message keysOfTokens =
    LAB_MESSAGE("lab::ui::VideoStillsView", "The arrow keys move the query; with Shift, the key.");
constexpr Message queryToken = LAB_MESSAGE("lab::ui::VideoStillsView", "Query token");
constexpr Message keyToken = LAB_MESSAGE("lab::ui::VideoStillsView", "Key token");

constexpr double headSpace = 32;
constexpr double nameSpace = 24; // below a still
constexpr double stillGap = 20;
constexpr double barSpace = 66; // to the right of them
constexpr double minStill = 56; // pixels per side, if more exist than fit

/// As large as the largest still, so that cells have one size in all.
GridShape largestShape(const VideoFrame& frame)
{
    GridShape shape {1, 1, 1};
    for (const VideoFrame::Still& still : frame.stills)
        shape = {
            1, std::max(shape.rows, still.map.rows), std::max(shape.columns, still.map.columns)};
    return shape;
}

class Stills : public DrawnMaps<VideoFrame> {
public:
    using DrawnMaps::DrawnMaps;

    Drawing drawing()
    {
        Layer& head = layer(Layer::Meaning::Axes);
        if (!maps.values) {
            addTitle(head, place, said(noDifference, {nameOfDifference(style).text}), {}, style);
            const double top = px(headSpace);
            addNoDifference(head,
                {place.left(), place.top() + top, place.width, place.height - top},
                said(otherFrames), style);
            return std::move(value);
        }
        if (!frame.stills.empty())
            placeStills();
        const bool isDifference = !frame.stills.empty()
            && frame.stills.front().map.meaning == HeatmapFrame::Meaning::Difference;
        addTitle(head, place,
            isDifference ? said(differenceOf, {nameOfDifference(style).text}) : said(name), notes(),
            style);
        if (frame.isTooLong() || frame.stills.empty()) {
            addComplaint(head);
            return std::move(value);
        }
        for (std::size_t index = 0; index < m_fields.size(); ++index)
            addStill(head, m_fields[index], frame.stills[m_first + index]);
        if (m_bar.width > 0)
            head.add(colorBar(m_bar, frame.stills.front().map));
        addMarks();
        Focus here;
        here.picture = Picture::GridsStills;
        addCellHandles(value, m_fields, {&queryToken, frame.query, &keyToken, frame.key},
            {.focus = here}, style);
        for (const CellField& field : m_fields)
            value.zones.push_back(zoneOf<Picture::GridsStills>(field, Presses::Query));
        return std::move(value);
    }

private:
    /// The number of columns and the cell size that make `count` stills largest.
    struct Arrangement {
        int columns = 1;
        double cell = 0;
    };
    Arrangement arranged(int count, const GridShape& shape, double wide, double high) const
    {
        Arrangement best;
        for (int columns = 1; columns <= count; ++columns) {
            const int rows = (count + columns - 1) / columns;
            const double cell =
                std::min((wide - px(stillGap) * (columns - 1)) / columns / shape.columns,
                    (high / rows - px(nameSpace)) / shape.rows);
            if (cell > best.cell)
                best = {columns, cell};
        }
        return best;
    }

    /// Side by side and as large as possible. If there are many, those around the query's.
    void placeStills()
    {
        const GridShape shape = largestShape(frame);
        const bool hasBar = place.width >= px(320);
        const double wide = place.width - px(hasBar ? barSpace : 4);
        const double high = std::max(1.0, place.height - px(headSpace));
        const int all = static_cast<int>(frame.stills.size());
        int count = all;
        Arrangement chosen = arranged(count, shape, wide, high);
        while (count > 1 && chosen.cell * std::min(shape.rows, shape.columns) < px(minStill))
            chosen = arranged(--count, shape, wide, high);
        const double cell = chosen.cell >= 1 ? std::floor(chosen.cell) : chosen.cell;
        const VideoFrame::Still* const ofQuery = frame.stillOf(frame.query);
        const auto middle = static_cast<int>(ofQuery ? ofQuery - frame.stills.data() : 0);
        const int first = std::clamp(middle - count / 2, 0, all - count);
        m_first = static_cast<std::size_t>(first);
        const double top = place.top() + px(headSpace);
        double right = 0;
        for (int i = 0; i < count; ++i) {
            const VideoFrame::Still& still = frame.stills[static_cast<std::size_t>(first + i)];
            const Point corner {std::round(place.left()
                                    + i % chosen.columns * (cell * shape.columns + px(stillGap))),
                std::round(top + i / chosen.columns * (cell * shape.rows + px(nameSpace)))};
            m_fields.push_back(
                {{corner.x, corner.y, cell * still.map.columns, cell * still.map.rows},
                    still.map.rows, still.map.columns, still.firstToken});
            right = std::max(right, m_fields.back().box.right());
        }
        if (hasBar)
            m_bar = {right + px(16), top, px(12),
                std::min(std::max(cell * shape.rows, px(120)), high - px(8))};
    }

    std::vector<Said> notes() const
    {
        if (frame.isPastTokens)
            return {said(past), said(pastInShort)};
        if (m_fields.size() < frame.stills.size())
            return {said(someOf,
                {wholeNumber(static_cast<std::int64_t>(m_fields.size())),
                    wholeNumber(static_cast<std::int64_t>(frame.stills.size()))})};
        return {said(axes)};
    }

    void addComplaint(Layer& layer) const
    {
        const Said words = frame.isTooLong()
            ? said(tooLong, {wholeNumber(frame.tokenCount), wholeNumber(maxVideoTokens)})
            : said(nothing);
        layer.add(Text {{place.left(), place.top() + px(headSpace + 16)},
            style.fitted(words, place.width, TextRole::Body), TextRole::Body, Tone::Notes});
    }

    void addStill(Layer& layer, const CellField& field, const VideoFrame::Still& still) const
    {
        const Box& map = field.box;
        layer.add(Raster {map, std::make_shared<const HeatmapFrame>(still.map)});
        layer.add(Outline {map, {Tone::Axis, px(1)}});
        const double baseline = map.bottom() + px(16);
        const bool isOfQuery = &still == frame.stillOf(frame.query);
        const TextRole role = isOfQuery ? TextRole::NoteStrong : TextRole::Note;
        const Said own = stillName(still, style.words);
        const Said at = said(time, {wholeNumber(frame.numbers(still.firstToken).time)});
        layer.add(Text {{map.left(), baseline}, own, role, Tone::Text});
        if (width(own, role) + px(8) + width(at, TextRole::Note) <= map.width)
            layer.add(
                Text {{map.right(), baseline}, at, TextRole::Note, Tone::Notes, Align::Right});
    }

    /// The tokens under the pointer, else those of query and key.
    void addMarks()
    {
        Layer& marks = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        const auto mark = [&](std::int64_t token, Tone tone) {
            const std::int64_t shown = std::clamp<std::int64_t>(token, 0, frame.tokenCount - 1);
            for (const CellField& field : m_fields)
                if (field.holds(shown))
                    marks.add(Outline {field.cell(shown), {tone, px(2.5)}});
        };
        mark(focus.query.value_or(frame.query), Tone::Query);
        mark(focus.key.value_or(frame.key), Tone::Key);
    }

    std::vector<CellField> m_fields; ///< of the stills that are shown
    std::size_t m_first = 0; ///< still
    Box m_bar {}; ///< without a width if there is no space
};

Said spoken(const VideoFrame& frame, const Language& words)
{
    if (frame.stills.empty())
        return {};
    const PositionNumbers& query = frame.numbers(frame.query);
    const PositionNumbers& key = frame.numbers(frame.key);
    const double similarity = tokenProduct(rotary(frame.scheme), query, key).similarity();
    return words(inWords,
        {wholeNumber(frame.query), wholeNumber(query.time), wholeNumber(query.height),
            wholeNumber(query.width), wholeNumber(frame.key), wholeNumber(key.time),
            wholeNumber(key.height), wholeNumber(key.width), decimals(similarity, 4)});
}

const Message* keysOf(const VideoFrame& frame)
{
    return frame.stills.empty() ? nullptr : &keysOfTokens;
}

template <MovedToken moved> KeyPress pressed(const VideoFrame& frame, Key key)
{
    const int right = key == Key::Right ? 1 : key == Key::Left ? -1 : 0;
    const int down = key == Key::Down ? 1 : key == Key::Up ? -1 : 0;
    if ((right == 0 && down == 0) || frame.stills.empty())
        return {};
    const VideoFrame::Still* still =
        frame.stillOf(moved == MovedToken::Key ? frame.key : frame.query);
    return movesToken(moved, right + down * (still ? still->map.columns : 1), frame);
}

} // namespace
} // namespace grid_stills

Said stillName(const VideoFrame::Still& still, const Language& words)
{
    return still.kind == TokenKind::Image
        ? words(grid_stills::image)
        : words(grid_stills::frameNumber, {wholeNumber(still.frame)});
}

KeyPress movesToken(MovedToken moved, std::int64_t by, const VideoFrame& frame)
{
    const bool isKey = moved == MovedToken::Key;
    const std::int64_t to = (isKey ? frame.key : frame.query) + by;
    if (to < 0 || to >= frame.tokenCount)
        return {true};
    return {true, SetParameter {isKey ? "position.key" : "position.query", Value(to)}};
}

const Figure<VideoFrame> gridsStills {.picture = Picture::GridsStills,
    .name = "frames",
    .title = titled<grid_stills::spokenName>,
    .drawing = drawnBy<grid_stills::Stills>,
    .table = numbers,
    .spoken = grid_stills::spoken,
    .pressed = grid_stills::pressed<MovedToken::Query>,
    .shown = parts<&Focus::query, &Focus::key>,
    .pressedWithShift = grid_stills::pressed<MovedToken::Key>,
    .keysOf = grid_stills::keysOf};

} // namespace lab::drawing
