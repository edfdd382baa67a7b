#include "ui/paint/waves/odometer_digits.h"

#include "ui/paint/comparison.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr int maxDigits = 10;
constexpr double digitWidth = 14;
constexpr double digitsEnd = 22; ///< below the top: where the line ends, and its knob
constexpr double digitsRight = 24; ///< to their right, as for the plot
constexpr double digitsReach = 8;

/// The digits of a wheel side by side, from 0.
struct DigitRow {
    double left = 0;
    double width = 0; ///< of one
    double top = 0;
    double bottom = 0;

    double end(int digits) const { return left + width * digits; }
};

DigitRow digitsIn(const QRectF& area, const Look& look)
{
    const double width = look.px(digitWidth);
    return {area.right() - look.px(digitsRight) - maxDigits * width, width, area.top() + look.px(3),
        area.top() + look.px(digitsEnd)};
}

QString digitsName()
{
    return WavesWords::tr("digits of a wheel");
}

} // namespace

double digitsLeft(const QRectF& area, const Look& look)
{
    return digitsIn(area, look).left - look.px(8) - textWidth(digitsName(), TextRole::Note, look);
}

Layers digitLayers(const QRectF& area, int radix, std::optional<int> ghost, const Look& look)
{
    const DigitRow row = digitsIn(area, look);
    const double baseline = area.top() + look.px(upperTitleBaseline);
    Layers layers {Label {{row.left - look.px(8), baseline}, digitsName(), TextRole::Note,
        look.palette.notes, Alignment::Right}};
    for (int digit = 0; digit < maxDigits; ++digit)
        layers.emplace_back(Label {{row.end(digit) + row.width / 2, baseline}, wholeNumber(digit),
            digit < radix ? TextRole::NoteStrong : TextRole::Note,
            digit < radix ? look.palette.text : look.palette.axis, Alignment::Centre});
    const auto line = [&](int digits, const QPen& pen) {
        layers.emplace_back(Stroke {{row.end(digits), row.top, row.end(digits), row.bottom}, pen});
    };
    if (ghost && *ghost != radix)
        line(*ghost, ghostPen(look.palette.text, look));
    line(radix, QPen(look.palette.text, look.px(1.5)));
    return layers;
}

Handle radixHandle(const Plot& plot, const QRectF& area, int radix, const Look& look)
{
    const DigitRow row = digitsIn(area, look);
    const double x = row.end(radix);
    return {.key = "waves.radix",
        .place = {x, row.bottom},
        .value = plot.x.value(x),
        .kind = HandleKind::Neutral,
        .diameter = 12,
        .line = beside({x, row.top, x, row.bottom}, digitsReach, area, look),
        .keyStep = row.width,
        .showsParameter = false,
        .edit = [axis = plot.x, row](double number) -> std::optional<Edit> {
            const Range range = parameterNamed("waves.radix")->range({});
            const double digits = std::round((axis.pixel(number) - row.left) / row.width);
            return SetParameter {"waves.radix",
                Value(std::llround(std::clamp(digits, range.lowest, range.highest)))};
        }};
}

} // namespace lab::ui
