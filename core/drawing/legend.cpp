#include "core/drawing/legend.h"

#include "core/drawing/kit.h"

#include <algorithm>
#include <utility>

namespace lab::drawing {

void add(Layer& layer, const Placed& placed)
{
    layer.marks.insert(layer.marks.end(), placed.marks.begin(), placed.marks.end());
}

Placed lineOfWords(const std::vector<Word>& words, Point baseline, double right, const Style& style)
{
    Placed line {{}, baseline.x};
    for (const Word& word : words) {
        std::vector<Said> wordings {word.said};
        wordings.insert(wordings.end(), word.shorter.begin(), word.shorter.end());
        const Said said = fittingWords(wordings, right - line.end, word.role, style);
        if (!line.marks.empty() && std::ranges::find(wordings, said) == wordings.end())
            continue;
        line.marks.emplace_back(Text {{line.end, baseline.y}, said, word.role, word.ink});
        line.end += style.width(said.text, word.role) + style.px(12);
    }
    return line;
}

Placed legendAtRight(const std::vector<LegendEntry>& fromTheRight, Point baselineRight, double left,
    double sample, const Style& style, double between)
{
    constexpr double gap = 6;
    Placed legend {{}, baselineRight.x};
    if (!style.hasWords) // a piece of a line alone says nothing
        return legend;
    for (const LegendEntry& entry : fromTheRight) {
        const double width = style.width(entry.name.text, entry.role) + style.px(sample + gap);
        if (legend.end - width < left)
            break;
        const Point start {legend.end - width, baselineRight.y - style.digitHeight(entry.role) / 2};
        legend.marks.emplace_back(
            Stroke {{start, {start.x + style.px(sample), start.y}}, entry.line});
        legend.marks.emplace_back(Text {{start.x + style.px(sample + gap), baselineRight.y},
            entry.name, entry.role, entry.ink});
        legend.end = start.x - style.px(between);
    }
    return legend;
}

Box textBox(Point baseline, std::string_view text, TextRole role, const Style& style)
{
    const double height = style.digitHeight(role);
    return {baseline.x, baseline.y - height, style.width(text, role), height};
}

Box boxOf(const Text& text, const Style& style)
{
    const double share = text.align == Align::Left ? 0 : text.align == Align::Centre ? 0.5 : 1;
    const Box box = textBox(text.at, text.said.text, text.role, style);
    return box.moved(-share * box.width, 0);
}

Text apart(Text text, std::span<const Layer> layers, const Box& ground, const Style& style)
{
    const double edge = style.px(2);
    std::vector<Box> taken;
    for (const Layer& layer : layers)
        for (const Mark& mark : layer.marks)
            if (const auto* other = std::get_if<Text>(&mark);
                other && layer.meaning != Layer::Meaning::Axes)
                taken.push_back(boxOf(*other, style));
    const Box first = boxOf(text, style).grown(edge, edge);
    const auto isFreeAt = [&](double baseline) {
        const Box box = first.moved(0, baseline - text.at.y);
        return box.top() >= ground.top() - edge && box.bottom() <= ground.bottom() + edge
            && std::ranges::none_of(taken, [&](const Box& other) { return box.meets(other); });
    };
    for (double step = 0; step <= ground.height; ++step)
        for (const double baseline : {text.at.y + step, text.at.y - step})
            if (isFreeAt(baseline)) {
                text.at.y = baseline;
                return text;
            }
    return text;
}

void addOnGround(Layer& layer, Text text, Point edge, bool isSmooth, const Style& style)
{
    if (!style.hasWords)
        return;
    layer.marks.emplace_back(
        Region {.box = boxOf(text, style).grown(style.px(edge.x), style.px(edge.y)),
            .fill = Tone::Ground,
            .isSmooth = isSmooth});
    layer.marks.emplace_back(std::move(text));
}

} // namespace lab::drawing
