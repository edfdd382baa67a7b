#include "core/figures/rotations/rotations_words.h"

#include "core/drawing/kit.h"

namespace lab::drawing {

namespace {

constexpr Message notRotated = LAB_MESSAGE(
    "lab::ui::RotationsWords", "Not a rotation: the score does not depend on the distance alone");
constexpr Message notRotatedShort = LAB_MESSAGE("lab::ui::RotationsWords", "Not a rotation");

} // namespace

const Message rotationsKeys =
    LAB_MESSAGE("lab::ui::RotationsWords", "Left and right move m, up and down select a pair.");

KeyPress rotationsKey(Key key, int positions)
{
    switch (key) {
    case Key::Left:
        return {true, {}, Step {"position.query", -positions}};
    case Key::Right:
        return {true, {}, Step {"position.query", positions}};
    case Key::Up:
        return {true, {}, Step {"rope.pair", -1}};
    case Key::Down:
        return {true, {}, Step {"rope.pair", 1}};
    default:
        return {};
    }
}

double titleBaseline(const Box& place, const Style& style)
{
    return place.top() + style.px(24);
}

double headHeight(bool isRotation, const Style& style)
{
    return style.px(isRotation ? 48 : 60);
}

double addHead(Layer& layer, const Box& place, const std::vector<Said>& titles, bool isRotation,
    const Style& style)
{
    const double baseline = titleBaseline(place, style);
    if (!isRotation)
        layer.marks.emplace_back(Text {{place.left(), baseline + style.px(20)},
            notARotation(place.width, style), TextRole::Body, Tone::UnseenText});
    const Said title = fittingWords(titles, place.width, TextRole::PictureTitle, style);
    layer.marks.emplace_back(
        Text {{place.left(), baseline}, title, TextRole::PictureTitle, Tone::Text});
    return style.width(title.text, TextRole::PictureTitle);
}

Said notARotation(double space, const Style& style)
{
    return fittingWords(
        {style.words(notRotated), style.words(notRotatedShort)}, space, TextRole::Body, style);
}

} // namespace lab::drawing
