#include "core/figures/relative/relative_words.h"

#include "core/drawing/kit.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace {

constexpr Message noDifference =
    LAB_MESSAGE("lab::ui::RelativePicture", "A and B have different terms or numbers of words.");

/// In the order of the terms.
struct TermWords {
    Message name;
    std::string_view key; ///< of the parameter that includes it
    std::string_view formula; ///< of the symbols; empty if it depends on the encoding
};
constexpr std::array<TermWords, relativeTerms.size()> words {
    {{LAB_MESSAGE("RelativeWords", "Content–content"), "relative.content",
         "picture.relative.content"},
        {LAB_MESSAGE("RelativeWords", "Content–position"), "relative.query_position", ""},
        {LAB_MESSAGE("RelativeWords", "Position–content"), "relative.key_position",
            "picture.relative.key_position"},
        {LAB_MESSAGE("RelativeWords", "Global content"), "relative.global_content",
            "picture.relative.global_content"},
        {LAB_MESSAGE("RelativeWords", "Global position"), "relative.global_position",
            "picture.relative.global_position"}}};
constexpr std::array<std::string_view, 3> queryPositions {"picture.relative.shaw",
    "picture.relative.transformer_xl", "picture.relative.deberta"}; // in the order of the encodings

const TermWords& wordsOf(RelativeTerm term)
{
    return words[static_cast<std::size_t>(term)];
}

} // namespace

Said termName(RelativeTerm term, const Language& language)
{
    return language(wordsOf(term).name);
}

std::string_view termKey(RelativeTerm term)
{
    return wordsOf(term).key;
}

std::string_view termFormula(RelativeEncoding encoding, RelativeTerm term)
{
    return term == RelativeTerm::QueryPosition ? queryPositions[static_cast<std::size_t>(encoding)]
                                               : wordsOf(term).formula;
}

Box mapCell(const Box& map, int count, int query, int key)
{
    return CellField {map, count, count}.cell(query, key);
}

Focus focusOn(Picture picture, const RelativeCell& cell)
{
    Focus focus;
    focus.picture = picture;
    focus.query = cell.query;
    focus.key = cell.key;
    return focus;
}

RelativeCell markedCell(const Focus& focus, const RelativeFrame& frame)
{
    const auto placeOf = [&](const std::optional<std::int64_t>& position, int otherwise) {
        return static_cast<int>(
            std::clamp<std::int64_t>(position.value_or(otherwise), 0, frame.count() - 1));
    };
    return {placeOf(focus.query, frame.query), placeOf(focus.key, frame.key)};
}

Zone cellsOf(const Box& map, int count, Zone::Shown* shown, Zone::Sweep sweep)
{
    return {.box = map,
        .with = {static_cast<double>(count)},
        .shown = shown,
        .pressed = [](const Zone& zone, Point point) -> std::optional<Edit> {
            const RelativeCell cell = cellAt(zone, point);
            return MovePositions {cell.query, cell.key};
        },
        .sweep = sweep};
}

RelativeCell cellAt(const Zone& zone, Point point)
{
    const int count = static_cast<int>(zone.with[0]);
    const auto index = [count](double offset, double length) {
        return std::clamp(static_cast<int>(offset / length * count), 0, count - 1);
    };
    return {index(point.y - zone.box.top(), zone.box.height),
        index(point.x - zone.box.left(), zone.box.width)};
}

KeyPress selectsCell(const RelativeFrame& frame, Key key)
{
    const int right = key == Key::Right ? 1 : key == Key::Left ? -1 : 0;
    const int down = key == Key::Down ? 1 : key == Key::Up ? -1 : 0;
    if (right == 0 && down == 0)
        return {};
    const int query = frame.query + down;
    const int column = frame.key + right;
    const auto isWord = [&](int place) { return place >= 0 && place < frame.count(); };
    if (!isWord(query) || !isWord(column))
        return {true};
    return {true, MovePositions {query, column}};
}

const std::string& wordAt(const RelativeFrame& frame, int position)
{
    return frame.words[static_cast<std::size_t>(position)];
}

void addNoRelativeDifference(Layer& layer, const Box& place, const Style& style)
{
    const double head = style.px(32);
    addNoDifference(layer, {place.left(), place.top() + head, place.width, place.height - head},
        style.words(noDifference), style);
}

} // namespace lab::drawing
