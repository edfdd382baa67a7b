#include "ui/paint/palette.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

template <std::size_t n> std::array<QColor, n> ramp(const QRgb (&values)[n])
{
    std::array<QColor, n> result;
    std::transform(std::begin(values), std::end(values), result.begin(), rgb);
    return result;
}

int mixed(int colour, int ground, double share)
{
    return static_cast<int>(std::lround(ground + (colour - ground) * share));
}

} // namespace

Palette lightPalette()
{
    Palette palette;
    palette.isDark = false;
    palette.ground = rgb(0xFFFFFF);
    palette.frame = rgb(0xF3F5F7);
    palette.field = rgb(0xFFFFFF);
    palette.grid = rgb(0xE4E8EC);
    palette.axis = rgb(0x858D96);
    palette.text = rgb(0x1D2329);
    palette.notes = rgb(0x56606A);
    palette.query = rgb(0x2F6DB5);
    palette.queryText = rgb(0x2A64A8);
    palette.key = rgb(0xD1711A);
    palette.keyText = rgb(0xA65410);
    palette.result = rgb(0x2E8B57);
    palette.resultText = rgb(0x22734A);
    palette.seen = rgb(0x5B7F95);
    palette.seenText = rgb(0x48697E);
    palette.unseen = rgb(0xC23B6B);
    palette.unseenText = rgb(0xB32F5F);
    palette.series = ramp({0x34424F, 0x7456A6, 0x857400, 0x1F858C, 0x94503F, 0x7D868F});
    palette.seriesText = ramp({0x34424F, 0x7456A6, 0x6B5D00, 0x17686E, 0x94503F, 0x56606A});
    palette.pairs = ramp({0x0B2552, 0x31446B, 0x575D6D, 0x74756F, 0x928C73});
    palette.negative = ramp({0xF7F7F7, 0xCBC6E4, 0x9A90C9, 0x6A5CAB, 0x3F3089});
    palette.positive = ramp({0xF7F7F7, 0xF0E5C6, 0xE0CA90, 0xC6A452, 0xA17A25});
    return palette;
}

Palette darkPalette()
{
    Palette palette;
    palette.isDark = true;
    palette.ground = rgb(0x15181B);
    palette.frame = rgb(0x1E2226);
    palette.field = rgb(0x121416);
    palette.grid = rgb(0x2C3237);
    palette.axis = rgb(0x7B858F);
    palette.text = rgb(0xE7EAED);
    palette.notes = rgb(0xA4ADB6);
    palette.query = palette.queryText = rgb(0x7DB0EC);
    palette.key = palette.keyText = rgb(0xEFA35F);
    palette.result = palette.resultText = rgb(0x67C793);
    palette.seen = palette.seenText = rgb(0x8DB4CB);
    palette.unseen = palette.unseenText = rgb(0xF083AA);
    palette.series = ramp({0xD5DDE4, 0xB59BE6, 0xCDBB4D, 0x5FC4CB, 0xDB9682, 0x929BA4});
    palette.seriesText = palette.series;
    palette.pairs = ramp({0x8397C4, 0x9A9DA9, 0xB3AC97, 0xCFBE78, 0xF2DC5D});
    palette.negative = ramp({0x23262A, 0x453C77, 0x6F62B5, 0xA297DE, 0xD8D2FA});
    palette.positive = ramp({0x23262A, 0x58451A, 0x92702A, 0xCFA84E, 0xF6E3AE});
    return palette;
}

QColor rampColor(const std::array<QColor, 5>& ramp, double share)
{
    const double place = std::clamp(share, 0.0, 1.0) * 4;
    const std::size_t below = std::min<std::size_t>(3, static_cast<std::size_t>(place));
    return blended(ramp[below + 1], ramp[below], place - static_cast<double>(below));
}

QColor blended(const QColor& colour, const QColor& ground, double share)
{
    return QColor(mixed(colour.red(), ground.red(), share),
        mixed(colour.green(), ground.green(), share), mixed(colour.blue(), ground.blue(), share));
}

} // namespace lab::ui
