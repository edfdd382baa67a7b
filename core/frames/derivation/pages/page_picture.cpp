#include "core/frames/derivation/pages/page_picture.h"

#include "core/frames/derivation/pages/page_maker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace lab {

namespace {

using MakePage = std::vector<PagePanel> (*)(const PageMaker&);

constexpr std::array<MakePage, 22> makers {wordsPage, scoresPage, tryingPage, columnPage,
    productPage, bothPartsPage, polarPage, lengthsPage, growthPage, oneTurnPage, linePage,
    startPage, turnPage, pairPage, pairsPage, oneSpeedPage, ladderPage, matricesPage, blocksPage,
    sparsePage, layoutsPage, decayPage};

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

template <class... Each> struct Overload : Each... {
    using Each::operator()...;
};
template <class... Each> Overload(Each...) -> Overload<Each...>;

/// The rows of one panel: its elements are counted from 0 in their order.
class PanelRows {
public:
    PanelRows(NumberTable& table, std::size_t panel)
        : m_table(table)
        , m_panel(static_cast<double>(panel))
    {
    }

    void next() { ++m_thing; }
    void add(std::size_t place, double x, double y)
    {
        m_table.rows.push_back({m_panel, m_thing, static_cast<double>(place), x, y});
    }

    void operator()(const PagePlane& plane)
    {
        for (const PageArrow& arrow : plane.arrows)
            one(arrow.to.x, arrow.to.y);
        for (const PageArc& arc : plane.arcs)
            one(arc.from, arc.by);
        for (const PageDots& dots : plane.dots) {
            for (std::size_t place = 0; place < dots.places.size(); ++place)
                add(place, dots.places[place].x, dots.places[place].y);
            next();
        }
    }
    void operator()(const PageChart& chart)
    {
        for (const PageSeries& series : chart.series) {
            for (std::size_t place = 0; place < series.x.size(); ++place)
                add(place, series.x[place], series.y[place]);
            next();
        }
        for (const PageGuide& rule : chart.rules)
            one(rule.isUpright ? rule.at : nothing, rule.isUpright ? nothing : rule.at);
    }
    void operator()(const PageTiles& tiles)
    {
        for (const PageTile& tile : tiles.tiles) {
            for (std::size_t place = 0; place < tile.cells.values.size(); ++place)
                add(place, tile.cells.values[place], nothing);
            next();
        }
    }
    void operator()(const PageMeters& meters)
    {
        for (const PageMeter& row : meters.rows) {
            for (std::size_t place = 0; place < row.curve.size(); ++place)
                add(place + 1, static_cast<double>(place), row.curve[place]);
            one(row.value.value_or(nothing), row.other.value_or(nothing));
        }
    }
    void operator()(const PageCards& cards)
    {
        for (const PageCard& card : cards.cards)
            one(card.score.value_or(nothing), card.weight.value_or(nothing));
        if (cards.output.size() == 2)
            one(cards.output[0], cards.output[1]);
    }
    void operator()(const PageDials& panel)
    {
        for (const DialsFrame::Dial& dial : panel.dials.dials) {
            add(0, dial.turnedQuery.x, dial.turnedQuery.y);
            add(1, dial.turnedKey.x, dial.turnedKey.y);
            next();
        }
    }
    void operator()(const PageWires& wires)
    {
        for (std::size_t place = 0; place < wires.values.size(); ++place)
            one(wires.values[place], wires.halves[place]);
    }

private:
    void one(double x, double y)
    {
        add(0, x, y);
        next();
    }

    NumberTable& m_table;
    double m_panel;
    double m_thing = 0;
};

} // namespace

bool isTooLarge(const PageSeries& series)
{
    return !series.y.empty()
        && std::ranges::none_of(series.y, [](double y) { return std::isfinite(y); });
}

PagePictureFrame::PagePictureFrame() = default;
PagePictureFrame::PagePictureFrame(PageKey of, bool answered, std::vector<PagePanel> all)
    : page(of)
    , isAnswered(answered)
    , panels(std::move(all))
{
}
PagePictureFrame::PagePictureFrame(const PagePictureFrame& other) = default;
PagePictureFrame::PagePictureFrame(PagePictureFrame&& other) noexcept = default;
PagePictureFrame& PagePictureFrame::operator=(const PagePictureFrame& other) = default;
PagePictureFrame& PagePictureFrame::operator=(PagePictureFrame&& other) noexcept = default;
PagePictureFrame::~PagePictureFrame() = default;
bool PagePictureFrame::operator==(const PagePictureFrame& other) const = default;

PagePictureFrame pagePictureFrame(
    const LabState& state, PageKey page, bool isAnswered, std::string_view brokenBy)
{
    const PageMaker maker(state, isAnswered, brokenBy);
    return {page, isAnswered, makers[static_cast<std::size_t>(page)](maker)};
}

NumberTable pageTable(const PagePictureFrame& frame)
{
    NumberTable table {{"panel", "thing", "place", "x", "y"}, {}, 3};
    for (std::size_t panel = 0; panel < frame.panels.size(); ++panel)
        std::visit(PanelRows(table, panel), frame.panels[panel]);
    return table;
}

} // namespace lab
