#include "core/figures/relative/term_grid.h"

#include "core/figures/relative/relative_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace {

constexpr double headSpace = 32; // the title
constexpr double tickSpace = 26; // the row above a map
constexpr double namePitch = 16; // of a name in two lines
constexpr double boxSpace = 24; // from the left of the check box to its name
constexpr double betweenNames = 10; // more than a name needs to the next check box, if there is
                                    // space
constexpr double numberSpace = 24; // the row below
constexpr double betweenMaps = 36;
constexpr double rightMargin = 20;
constexpr double minForNumbers = 80; // of a map, for formula and number below it
constexpr double stripHeight = 28;

struct Slot {
    int column;
    int row;
    double name = 0; ///< pixels of the check box and a small name
    double largeName = 0;
};
constexpr std::array<Slot, relativeTerms.size()> square {
    {{0, 0}, {1, 0}, {0, 1}, {0, 1}, {1, 1}}}; // in the order of the terms

/// In a row, in two rows, or two in one column.
enum class Arrangement { Row, Square, Column };

/// The maps of one arrangement, and their size.
struct Arranged {
    Arranged(Arrangement arrangement, const Box& where, const RelativeFrame& values,
        const Style& how, double tickHeight = tickSpace)
        : place(where)
        , frame(values)
        , style(how)
        , tick(tickHeight)
    {
        for (const RelativeTermFrame& term : frame.terms) {
            const int i = static_cast<int>(slots.size());
            const std::string name = termName(term.term, style.words).text;
            Slot slot = arrangement == Arrangement::Row ? Slot {i, 0}
                : arrangement == Arrangement::Column    ? Slot {0, i}
                                                     : square[static_cast<std::size_t>(term.term)];
            slot.name = px(boxSpace) + style.width(name, TextRole::Note);
            slot.largeName = px(30) + style.width(name, TextRole::Body);
            slots.push_back(slot);
            rows = std::max(rows, slot.row + 1);
            columns = std::max(columns, slot.column + 1);
        }
        const double width = place.width - px(rightMargin);
        gap = px(place.width < px(290) ? 20 : betweenMaps);
        wide = columns > 1 ? (width - (columns - 1) * gap - px(2)) / columns : 0.62 * width;
        hasStrip = arrangement == Arrangement::Row && frame.terms.size() > 1
            && frame.encoding == RelativeEncoding::Deberta;
        const double height =
            place.height - px(headSpace) - (hasStrip ? px(tickSpace + stripHeight + 4) : 0);
        const auto sideIn = [&](double lines) {
            return std::min(wide, height / rows - px(tick + lines) - px(rows > 1 ? 4 : 0));
        };
        isTight = sideIn(numberSpace) < px(minForNumbers);
        below = isTight ? 0 : numberSpace;
        cell = std::max(1.0, std::floor(sideIn(below) / std::max(1, frame.count())));
    }

    double px(double length) const { return style.px(length); }
    /// For two adjacent maps; the names in all but the last columns of some arrangements may widen
    /// it.
    double pitch() const
    {
        double named = 0;
        for (const Slot& slot : slots)
            if (!isTight && (slot.column == 0 || slot.column + 1 < columns))
                named = std::max(named, slot.largeName + px(betweenNames));
        return std::max(cell * frame.count() + gap, std::min(wide + gap, named));
    }
    /// Whether each name fits in one line; the last of a row may need the margin.
    bool hasWholeNames() const
    {
        const double step = pitch();
        const double last = place.width - (columns - 1) * step;
        return std::ranges::all_of(slots, [&](const Slot& slot) {
            return slot.name <= (slot.column + 1 == columns ? last : step - px(4));
        });
    }
    bool hasLargeNames() const
    {
        return std::ranges::all_of(
            slots, [&](const Slot& slot) { return slot.largeName + px(4) <= wide + gap; });
    }

    const Box& place;
    const RelativeFrame& frame;
    const Style& style;
    std::vector<Slot> slots {};
    int rows = 1;
    int columns = 1;
    bool isTight = false; ///< no names and no numbers
    bool hasStrip = false; ///< of the omitted term, below the maps
    double tick; ///< units of the check box and the name
    double below = 0; ///< units of the formula and the number
    double gap = 0;
    double wide = 0; ///< the maximum for the given width
    double cell = 1; ///< whole pixels, so that cells are equal
};

/// The arrangement with the largest maps; a single row only if each has its full name above it.
Arranged arranged(const Box& place, const RelativeFrame& frame, const Style& style)
{
    const Arranged row(Arrangement::Row, place, frame, style);
    const auto usual =
        frame.encoding == RelativeEncoding::Shaw ? Arrangement::Column : Arrangement::Square;
    const Arranged best(usual, place, frame, style);
    const Arranged broken(usual, place, frame, style, tickSpace + namePitch);
    const bool isBroken = !best.isTight && !best.hasWholeNames() && !broken.isTight;
    const Arranged& chosen = isBroken ? broken : best;
    return !row.isTight && row.cell > chosen.cell && row.hasLargeNames() ? row : chosen;
}

} // namespace

TermGrid::TermGrid(const Box& place, const RelativeFrame& frame, const Style& style)
    : besideBox(style.px(boxSpace))
    , margin(style.px(rightMargin))
{
    const Arranged best = arranged(place, frame, style);
    isTight = best.isTight;
    secondLine = best.tick > tickSpace ? style.px(namePitch) : 0;
    const double top = place.top() + style.px(headSpace);
    const double side = best.cell * frame.count();
    const double pitchX = best.pitch();
    const double pitchY = side + style.px(best.tick + best.below + 4);
    const auto mapAt = [&](Slot slot) {
        return Box {std::round(place.left() + slot.column * pitchX),
            std::round(top + style.px(best.tick) + slot.row * pitchY), side, side};
    };
    const bool isColumn = best.columns == 1;
    const double beside = isColumn ? style.px(14) : (pitchX - side) / 2; // clear of the number
    for (const Slot& slot : best.slots) {
        const Box map = mapAt(slot);
        const double end =
            slot.column + 1 < best.columns ? map.left() + pitchX - style.px(4) : place.right();
        places.push_back({{map.left(), map.top() - style.px(best.tick), end - map.left(),
                              style.px(best.tick - 6)},
            map,
            slot.column > 0 ? Point {map.left() - (pitchX - side) / 2, map.centre().y}
                            : Point {map.right() + beside,
                                map.top() - style.px(best.tick + (isColumn ? 10 : 4))}});
    }
    if (frame.encoding == RelativeEncoding::Deberta && best.rows > 1)
        omitted = mapAt({1, 1});
    else if (best.hasStrip)
        omitted = Box {place.left(), top + pitchY + style.px(tickSpace),
            std::min(place.right() - margin, places.back().map.right()) - place.left(),
            style.px(stripHeight)};
}

} // namespace lab::drawing
