#pragma once

#include "core/figures/compare/cards_layout.h"
#include "core/figures/compare/compare_figures.h"
#include "ui/drawing/figure_view.h"

#include <variant>

namespace lab::ui {

/// Where the last line of the answer of an open card ends, in the place of a picture.
inline double endOfAnswer(
    const FigureView<drawing::CardsValues>& cards, const drawing::CardsValues& values)
{
    const QtStyle own(cards.look());
    const drawing::Box area = boxOf(cards.rect());
    const auto& figure =
        values.deck == Deck::Claims ? drawing::compareClaims : drawing::compareMistakes;
    const double below = own.style.px(4) * drawing::CardsLayout(area, values, own.style).textScale;
    double end = 0;
    for (const drawing::Layer& layer : figure.drawing({values}, area, own.style, {}).layers)
        if (layer.meaning == drawing::Layer::Meaning::Data)
            end = std::get<drawing::Text>(layer.marks.back()).at.y + below;
    return end;
}

} // namespace lab::ui
