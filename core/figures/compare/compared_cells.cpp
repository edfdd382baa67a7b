#include "core/figures/compare/compared_cells.h"

#include "core/drawing/kit.h"
#include "core/state/choices.h"

#include <algorithm>

namespace lab::drawing {

namespace {

constexpr Message open = LAB_MESSAGE("CompareTable", "Open in %1 →");

} // namespace

Press choosesCell(ComparedEncoding encoding, ComparedProperty property)
{
    return {.make = [](const std::array<int, 2>& cell) -> Edit {
                return ChooseCell {
                    static_cast<ComparedEncoding>(cell[0]), static_cast<ComparedProperty>(cell[1])};
            },
        .with = {static_cast<int>(encoding), static_cast<int>(property)}};
}

Target cellTarget(
    const Box& box, Picture picture, ComparedEncoding encoding, ComparedProperty property)
{
    Focus shown;
    shown.picture = picture;
    shown.compared = encoding;
    shown.property = property;
    return {.box = touched(box),
        .focus = shown,
        .press = choosesCell(encoding, property),
        .doubled = Press {.as = Key::Enter}};
}

double addWayOut(
    Drawing& drawing, const Box& area, double bottom, BenchId bench, const Style& style)
{
    const double width = std::min(style.px(220), area.width / 2);
    const Box box {area.right() - width, bottom + style.px(4), width, style.px(24)};
    const Said words = style.words(open, {labelOf(choiceOf(bench), style.words).text});
    drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No)
        .add(Text {
            {box.right() - style.px(4), baselineAround(box.centre().y, TextRole::Body, style)},
            words, TextRole::BodyStrong, Tone::Text, Align::Right});
    drawing.targets.push_back({.box = touched(box), .press = Press {.as = Key::Enter}});
    return style.width(words.text, TextRole::BodyStrong);
}

} // namespace lab::drawing
