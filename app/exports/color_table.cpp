#include "app/exports/color_table.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <vector>

namespace lab::app {

namespace {

constexpr std::size_t maxColors = 256;
constexpr std::size_t keptColors = 64;

struct Counted {
    QRgb color;
    qint64 pixels;
};

std::vector<Counted> countedColors(const QImage& picture)
{
    QHash<QRgb, qint64> counts;
    QRgb last = 0;
    qint64 run = 0;
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb color = line[x] | 0xff000000;
            if (run > 0 && color != last) {
                counts[last] += run;
                run = 0;
            }
            last = color;
            ++run;
        }
    }
    if (run > 0)
        counts[last] += run;
    std::vector<Counted> colors;
    colors.reserve(static_cast<std::size_t>(counts.size()));
    for (auto one = counts.cbegin(); one != counts.cend(); ++one)
        colors.push_back({one.key(), one.value()});
    std::ranges::sort(colors, [](const Counted& a, const Counted& b) {
        return a.pixels != b.pixels ? a.pixels > b.pixels : a.color < b.color;
    });
    return colors;
}

int channel(QRgb color, int index)
{
    return static_cast<int>((color >> (8 * index)) & 0xff);
}

using Box = std::span<Counted>;

struct Side {
    int channel = 0;
    int length = 0;
};

Side longestSide(Box box)
{
    Side longest;
    for (int index = 0; index < 3; ++index) {
        const auto [low, high] = std::ranges::minmax(
            box, {}, [&](const Counted& one) { return channel(one.color, index); });
        const int length = channel(high.color, index) - channel(low.color, index);
        if (length > longest.length)
            longest = {index, length};
    }
    return longest;
}

qint64 pixelsIn(Box box)
{
    return std::accumulate(box.begin(), box.end(), qint64 {0},
        [](qint64 sum, const Counted& one) { return sum + one.pixels; });
}

std::size_t middle(Box box)
{
    const qint64 half = pixelsIn(box) / 2;
    qint64 before = 0;
    for (std::size_t k = 0; k + 1 < box.size(); ++k) {
        before += box[k].pixels;
        if (before >= half)
            return k + 1;
    }
    return box.size() - 1;
}

QRgb mean(Box box)
{
    std::array<qint64, 3> sums {};
    for (const Counted& one : box) {
        for (int index = 0; index < 3; ++index)
            sums[static_cast<std::size_t>(index)] += one.pixels * channel(one.color, index);
    }
    const qint64 all = pixelsIn(box);
    const auto rounded = [&](std::size_t index) {
        return static_cast<int>((2 * sums[index] + all) / (2 * all));
    };
    return qRgb(rounded(2), rounded(1), rounded(0));
}

std::vector<Box> boxes(Box colors, std::size_t wanted)
{
    std::vector<Box> cut {colors};
    std::vector<Side> sides {longestSide(colors)};
    while (cut.size() < wanted) {
        const auto longest = std::ranges::max_element(sides, {}, &Side::length);
        if (longest->length == 0)
            break;
        const auto index = static_cast<std::size_t>(longest - sides.begin());
        const Box box = cut[index];
        std::ranges::sort(box, {}, [&](const Counted& one) {
            return std::pair(channel(one.color, longest->channel), one.color);
        });
        const std::size_t at = middle(box);
        cut[index] = box.first(at);
        cut.push_back(box.subspan(at));
        sides[index] = longestSide(cut[index]);
        sides.push_back(longestSide(cut.back()));
    }
    return cut;
}

} // namespace

QImage indexed(const QImage& picture)
{
    const QImage source = picture.convertToFormat(QImage::Format_RGB32);
    std::vector<Counted> colors = countedColors(source);
    QHash<QRgb, uchar> places;
    QList<QRgb> table;
    const std::size_t kept = colors.size() <= maxColors ? colors.size() : keptColors;
    for (std::size_t k = 0; k < kept; ++k) {
        places.insert(colors[k].color, static_cast<uchar>(table.size()));
        table.append(colors[k].color);
    }
    if (kept < colors.size()) {
        for (const Box box : boxes(Box(colors).subspan(kept), maxColors - kept)) {
            for (const Counted& one : box)
                places.insert(one.color, static_cast<uchar>(table.size()));
            table.append(mean(box));
        }
    }
    QImage result(source.size(), QImage::Format_Indexed8);
    result.setColorTable(table);
    for (int y = 0; y < source.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(source.constScanLine(y));
        uchar* to = result.scanLine(y);
        for (int x = 0; x < source.width(); ++x) {
            const bool isSame = x > 0 && from[x] == from[x - 1];
            to[x] = isSame ? to[x - 1] : places.value(from[x] | 0xff000000);
        }
    }
    return result;
}

} // namespace lab::app
