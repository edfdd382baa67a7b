#include "core/drawing/kit.h"

#include "core/drawing/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace {

constexpr Message difference = LAB_MESSAGE("lab::ui::ComparisonWords", "After − before");

/// The parts of a sentence after each of its colons.
std::vector<std::string> partsAfterColons(std::string_view sentence)
{
    std::vector<std::string> parts(1);
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        for (const std::string_view colon : {std::string_view(": "), std::string_view("：")})
            if (at >= colon.size() && sentence.substr(at - colon.size(), colon.size()) == colon)
                parts.emplace_back();
        parts.back() += sentence[at];
    }
    return parts;
}

} // namespace

const Message keysOfPages =
    LAB_MESSAGE("lab::ui::RotationsWords", "Page Up and Page Down turn the pages.");

double baselineAround(double middle, TextRole role, const Style& style)
{
    return middle + style.digitHeight(role) / 2;
}

void addTitle(Layer& layer, const Box& place, Said title, std::initializer_list<Said> notes,
    const Style& style)
{
    const double baseline = place.top() + style.px(16);
    const Said shown = fittingTitle(std::move(title), place.width, style);
    layer.marks.push_back(
        Text {{place.left(), baseline}, shown, TextRole::PictureTitle, Tone::Text});
    const double end =
        place.left() + style.width(shown.text, TextRole::PictureTitle) + style.px(12);
    const auto note = std::ranges::find_if(notes, [&](const Said& one) {
        return end + style.width(one.text, TextRole::Note) <= place.right();
    });
    if (note != notes.end())
        layer.marks.push_back(Text {{end, baseline}, *note, TextRole::Note, Tone::Notes});
}

Said fittingTitle(Said title, double space, const Style& style)
{
    std::string& start = title.text;
    while (style.width(start, TextRole::PictureTitle) > space) {
        const std::size_t behindComma = std::max(start.rfind(',') + 1, start.rfind("，") + 1);
        if (behindComma == 0)
            break;
        start.resize(behindComma - 1);
    }
    return style.fitted(std::move(title), space, TextRole::PictureTitle);
}

Said fittingWords(
    const std::vector<Said>& wordings, double space, TextRole role, const Style& style)
{
    const auto found = std::ranges::find_if(
        wordings, [&](const Said& one) { return style.width(one.text, role) <= space; });
    return found != wordings.end() ? *found : style.fitted(*(wordings.end() - 1), space, role);
}

void addStrip(
    Layer& layer, const Box& strip, std::span<const double> values, const HeatmapFrame& scale)
{
    const double width = strip.width / static_cast<double>(values.size());
    for (std::size_t column = 0; column < values.size(); ++column)
        layer.marks.push_back(Region {
            {strip.left() + static_cast<double>(column) * width, strip.top(), width, strip.height},
            cellInk(scale, values[column])});
}

Ink cellInk(const HeatmapFrame& scale, double value)
{
    constexpr int side = 512; // steps of a linear ramp to each side of 0
    if (std::isnan(value))
        return Tone::Ground;
    const double limit = std::max(std::abs(scale.lowest), std::abs(scale.highest));
    const double place = value * (limit > 0 ? side / limit : 0) + (side + 0.5);
    const int step = static_cast<int>(std::min(std::max(0.0, place), 2.0 * side + 0.5)) - side;
    return Ink::shareOf(
        step < 0 ? Tone::Negative : Tone::Positive, std::abs(step) / static_cast<double>(side));
}

Pen referencePen(Tone tone, const Style& style)
{
    constexpr double width = 1.25;
    return {Ink(tone).with(Ink::As::Reference), style.px(width), Pen::Cap::Flat,
        {4 / width, 3 / width}};
}

Said nameOfDifference(const Style& style)
{
    return style.isPresenting ? style.words(difference) : Said {"B − A"};
}

void addNoDifference(Layer& layer, const Box& map, const Said& sentence, const Style& style)
{
    const double padding = style.px(16);
    const double space = map.width - 2 * padding;
    std::vector<std::string> lines {sentence.text};
    if (style.width(sentence.text, TextRole::Body) > space) {
        lines.clear();
        for (const std::string& part : partsAfterColons(sentence.text))
            for (std::string& line : style.metrics.lines(part, space, TextRole::Body, style.scale))
                lines.push_back(std::move(line));
    }
    layer.marks.push_back(Region {map, Tone::Frame});
    const double pitch = style.px(20);
    double baseline = map.centre().y - pitch * (static_cast<double>(lines.size()) - 2) / 2
        - style.digitHeight(TextRole::Body) / 2;
    for (const std::string& line : lines) {
        layer.marks.push_back(Text {{map.centre().x, baseline},
            style.fitted(Said {line, sentence.message}, map.width - padding, TextRole::Body),
            TextRole::Body, Tone::Text, Align::Centre});
        baseline += pitch;
    }
}

} // namespace lab::drawing
