#include "core/drawing/kit.h"

#include "core/drawing/numbers.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace lab::drawing {

namespace {

constexpr Message before = LAB_COMMENTED("lab::ui::ComparisonWords", "before", "of two states");
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

/// On a scale of 64 steps per octave, found by the leading bits of the number.
double logarithmicShare(const HeatmapFrame& scale, double magnitude)
{
    constexpr double firstShare = 0.1; // so that the small end differs from the color of 0
    constexpr double tolerance = 1 - 1e-6; // a mean of equal numbers may be an ulp off
    const auto bits = [](double number) {
        return std::bit_cast<std::int32_t>(static_cast<float>(number)) >> 17;
    };
    const double smallest = std::max(-scale.highest, 1e-30);
    const double largest = std::max(-scale.lowest, smallest);
    if (magnitude < smallest * tolerance)
        return 0;
    const int steps = std::max(1, bits(largest) - bits(smallest));
    const int step = std::clamp(bits(magnitude) - bits(smallest), 0, steps);
    return firstShare + (1 - firstShare) * step / steps;
}

} // namespace

const Message keysOfPages =
    LAB_MESSAGE("lab::ui::RotationsWords", "Page Up and Page Down turn the pages.");

double baselineAround(double middle, TextRole role, const Style& style)
{
    return middle + style.digitHeight(role) / 2;
}

void addTitle(
    Layer& layer, const Box& place, Said title, const std::vector<Said>& notes, const Style& style)
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
    const auto stepOf = [](double place) {
        return static_cast<int>(std::min(std::max(0.0, place), 2.0 * side + 0.5));
    };
    if (std::isnan(value))
        return Tone::Ground;
    if (scale.scale == HeatmapFrame::Scale::LogarithmicNegative)
        return Ink::shareOf(Tone::Negative, logarithmicShare(scale, -value));
    if (scale.scale == HeatmapFrame::Scale::Rising) {
        const double range = scale.highest - scale.lowest;
        const double factor = range > 0 ? 2 * side / range : 0;
        return Ink::shareOf(
            Tone::Positive, stepOf((value - scale.lowest) * factor + 0.5) / (2.0 * side));
    }
    const double limit = std::max(std::abs(scale.lowest), std::abs(scale.highest));
    const int step = stepOf(value * (limit > 0 ? side / limit : 0) + (side + 0.5)) - side;
    return Ink::shareOf(
        step < 0 ? Tone::Negative : Tone::Positive, std::abs(step) / static_cast<double>(side));
}

Pen referencePen(Tone tone, const Style& style)
{
    constexpr double width = 1.25;
    return {Ink(tone).with(Ink::As::Reference), style.px(width), Pen::Cap::Flat,
        {4 / width, 3 / width}};
}

Said labelOf(const Parameter& parameter, const Language& words)
{
    return {words.translated({"parameters", std::string(parameter.label).c_str()})};
}

Said labelOf(const Choice& choice, const Language& words)
{
    return {words.translated({"parameters", std::string(choice.label).c_str()})};
}

Said nameOfA(const Style& style)
{
    return style.isPresenting ? style.words(before) : Said {"A"};
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
