#pragma once

#include "core/frames/derivation/pages/page_picture.h"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace lab {

/// The keys of the contents of a panel.
struct PartsOf {
    std::vector<std::string>& all;

    void add(const std::string& part) const
    {
        if (!part.empty() && std::ranges::find(all, part) == all.end())
            all.push_back(part);
    }
    template <class Things> void addAll(const Things& things) const
    {
        for (const auto& thing : things)
            add(thing.part);
    }

    void operator()(const PagePlane& plane) const
    {
        addAll(plane.arrows);
        addAll(plane.arcs);
        addAll(plane.dots);
    }
    void operator()(const PageChart& chart) const
    {
        addAll(chart.series);
        addAll(chart.rules);
        if (!chart.chips.empty())
            add(chart.chips.front() ? "verdicts" : "chips");
    }
    void operator()(const PageTiles& tiles) const
    {
        addAll(tiles.tiles);
        for (const PageTile& tile : tiles.tiles)
            if (std::ranges::any_of(tile.marks, [](const auto& mark) { return mark.has_value(); }))
                add("verdicts");
    }
    void operator()(const PageMeters& meters) const
    {
        addAll(meters.rows);
        for (const PageMeter& row : meters.rows)
            if (row.value)
                add(row.part + ".value");
    }
    void operator()(const PageCards& cards) const
    {
        for (const PageCard& card : cards.cards) {
            add("card." + std::to_string(card.word));
            if (card.weight)
                add("weights");
        }
        if (!cards.output.empty())
            add("output");
    }
    void operator()(const PageDials& dials) const
    {
        for (const DialsFrame::Dial& dial : dials.dials.dials)
            add("dial." + std::to_string(dial.pair));
    }
    void operator()(const PageWires& wires) const
    {
        add(wires.isKey ? "key_columns" : "query_columns");
        if (wires.areJoined)
            add(wires.isKey ? "key_wires" : "query_wires");
    }
};

/// The keys of all that a page's picture draws, each once: "query", "ring_query", "weights" …
inline std::vector<std::string> partsOf(const PagePictureFrame& frame)
{
    std::vector<std::string> all;
    for (const PagePanel& panel : frame.panels)
        std::visit(PartsOf {all}, panel);
    return all;
}

} // namespace lab
