#pragma once

#include "ui/paint/plot/layers.h"
#include "ui/paint/projection.h"

#include <QString>

#include <algorithm>
#include <variant>

namespace lab::ui {

/// The lowest contrast of the labels on coloured areas, and the number of these labels.
struct InkOnRegions {
    double lowest = 21;
    int count = 0;
    QString worst {};
};

inline InkOnRegions inkOnRegions(const Layers& layers, const Look& look)
{
    InkOnRegions ink;
    for (auto layer = layers.begin(); layer != layers.end(); ++layer) {
        const auto* label = std::get_if<Label>(&*layer);
        if (!label || label->ground)
            continue;
        const double half = digitHeight(label->role, look) / 2;
        const double width = textWidth(label->text, label->role, look);
        const double across = label->alignment == Alignment::Left ? width / 2
            : label->alignment == Alignment::Right                ? -width / 2
                                                                  : 0;
        const QPointF middle = label->baseline + QPointF(across, -half);
        const auto below =
            std::find_if(std::make_reverse_iterator(layer), layers.rend(), [&](const Layer& one) {
                const auto* region = std::get_if<Region>(&one);
                return region && region->area.contains(middle);
            });
        if (below == layers.rend())
            continue;
        const double found = contrast(label->colour, std::get<Region>(*below).fill);
        ++ink.count;
        if (found < ink.lowest) {
            ink.lowest = found;
            ink.worst = label->text;
        }
    }
    return ink;
}

} // namespace lab::ui
