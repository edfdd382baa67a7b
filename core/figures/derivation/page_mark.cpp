#include "core/figures/derivation/page_mark.h"

namespace lab::drawing {

void addMark(Layer& layer, Point centre, PageMark mark, const Style& style)
{
    const auto at = [&](double x, double y) { return centre + Point {style.px(x), style.px(y)}; };
    Pen pen {.width = style.px(2), .cap = Pen::Cap::Round, .hasRoundCorners = true};
    switch (mark) {
    case PageMark::None:
        return;
    case PageMark::Tick: {
        pen.ink = Tone::Result;
        Path tick {.pen = pen};
        tick.move(at(-6, 0));
        tick.line(at(-2, 4));
        tick.line(at(6, -5));
        return layer.add(std::move(tick));
    }
    case PageMark::Cross:
        pen.ink = Tone::Unseen;
        layer.add(Stroke {{at(-5, -5), at(5, 5)}, pen});
        return layer.add(Stroke {{at(-5, 5), at(5, -5)}, pen});
    case PageMark::Due:
        pen.cap = Pen::Cap::Flat;
        pen.dashes = {1.6, 1.23}; // five around it
        [[fallthrough]];
    case PageMark::Ring:
        pen.ink = mark == PageMark::Due ? Tone::Text : Tone::Notes;
        return layer.add(Rings {.places = {centre}, .radius = style.px(4.5), .edge = pen});
    }
}

double addLines(Layer& layer, Point baseline, const std::vector<std::string>& lines, Ink ink,
    const Style& style, double letters)
{
    constexpr double pitch = 20;
    for (const std::string& line : lines) {
        layer.add(Text {.at = baseline,
            .said = {line},
            .role = TextRole::Body,
            .ink = ink,
            .letters = letters});
        baseline.y += style.px(pitch * letters);
    }
    return baseline.y;
}

} // namespace lab::drawing
