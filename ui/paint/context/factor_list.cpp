#include "ui/paint/context/factor_list.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace lab::ui {

namespace {

// Pixels at 1x; fewer in a small picture.
constexpr double rowHeight = 20;
constexpr double nextLine = 15; ///< for a name that needs more than one
constexpr double swatch = 24;
constexpr double swatchGap = 8;
constexpr double smallSwatch = 16;
constexpr double smallGap = 6;
constexpr double columnGap = 16;
constexpr double above = 8;
constexpr double lowestPlot = 48; ///< above a list
constexpr double spaciousPlot = 140;

/// A line without a name says nothing.
Look wordsOf(const Look& look)
{
    return look.hasWords ? look : withWords(look);
}

double nameLeft(const Look& look, const Look& words)
{
    return words.px(look.hasWords ? swatch + swatchGap : smallSwatch + smallGap);
}

/// Of a method in the list, in its font there.
TextRole nameRole(bool isChosen, const Look& look)
{
    return look.hasWords ? (isChosen ? TextRole::BodyStrong : TextRole::Body)
                         : (isChosen ? TextRole::NoteStrong : TextRole::Note);
}

/// The name, on several lines if one has no space. A word may still be wider.
QStringList nameLines(ScalingMethod method, double space, TextRole role, const Look& words)
{
    const QString name = methodName(method);
    if (textWidth(name, role, words) <= space + 0.01)
        return {name};
    return brokenLines(name, font(words, role), space - words.px(2)); // digits may be wider
}

enum class Names {
    Whole, ///< on as many lines as needed
    OnOneLine, ///< cut if it is too short
};

/// No wider than the list.
std::vector<QSizeF> sizesOf(
    const FactorsFrame& frame, double space, Names names, const Look& look, const Look& words)
{
    const TextRole role = nameRole(true, look); // as wide as any
    const double left = nameLeft(look, words);
    std::vector<QSizeF> sizes;
    for (const FactorsFrame::Line& line : frame.lines) {
        const double wanted = left + textWidth(methodName(line.method), role, words);
        const double width = std::min(space, wanted);
        const auto lines = names == Names::OnOneLine
            ? 1
            : nameLines(line.method, width - left, role, words).size();
        sizes.emplace_back(width, words.px(rowHeight + nextLine * static_cast<double>(lines - 1)));
    }
    return sizes;
}

/// One entry after the other, in as many rows as needed.
std::vector<QRectF> entriesInRows(const std::vector<QSizeF>& sizes, double space, const Look& words)
{
    std::vector<QRectF> entries;
    QPointF place(0, words.px(above));
    double high = 0; // of the row
    for (const QSizeF& size : sizes) {
        if (place.x() > 0 && place.x() + size.width() > space)
            place = {0, place.y() + std::exchange(high, 0)};
        entries.emplace_back(place, size);
        high = std::max(high, size.height());
        place.rx() += size.width() + words.px(columnGap);
    }
    return entries;
}

/// In columns if there is enough height, else as compact as possible.
std::vector<QRectF> allEntries(const std::vector<QSizeF>& sizes, QSizeF space, const Look& words)
{
    double widest = 0;
    for (const QSizeF& size : sizes)
        widest = std::max(widest, size.width());
    std::vector<QSizeF> columns = sizes;
    for (QSizeF& size : columns)
        size.setWidth(widest);
    std::vector<QRectF> entries = entriesInRows(columns, space.width(), words);
    if (!entries.empty()
        && space.height() - entries.back().bottom() < words.px(spaciousPlot - above))
        return entriesInRows(sizes, space.width(), words);
    return entries;
}

/// Those for which there is enough height, the selected method's first; the others' are empty.
std::vector<QRectF> someEntries(
    const FactorsFrame& frame, const std::vector<QSizeF>& sizes, QSizeF space, const Look& words)
{
    std::vector<std::size_t> order(sizes.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::ranges::stable_partition(
        order, [&](std::size_t line) { return frame.lines[line].method == frame.method; });
    std::vector<QSizeF> ordered;
    for (const std::size_t line : order)
        ordered.push_back(sizes[line]);
    const std::vector<QRectF> all = entriesInRows(ordered, space.width(), words);
    std::vector<QRectF> entries(sizes.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].bottom() <= space.height())
            entries[order[i]] = all[i];
    return entries;
}

double bottomOf(const std::vector<QRectF>& entries)
{
    double bottom = 0;
    for (const QRectF& entry : entries)
        bottom = std::max(bottom, entry.bottom());
    return bottom;
}

} // namespace

FactorList factorList(const FactorsFrame& frame, QSizeF space, const Look& look)
{
    const Look words = wordsOf(look);
    const QSizeF mostly(space.width(), space.height() - words.px(lowestPlot));
    FactorList list;
    for (const Names names : {Names::Whole, Names::OnOneLine}) {
        const std::vector<QSizeF> sizes = sizesOf(frame, space.width(), names, look, words);
        list.entries = allEntries(sizes, space, words);
        if (bottomOf(list.entries) <= mostly.height())
            break;
        list.entries = someEntries(frame, sizes, mostly, words);
    }
    list.height = bottomOf(list.entries);
    return list;
}

Layers factorListEntry(const QRectF& entry, ScalingMethod method, bool isChosen, const Look& look)
{
    const Look words = wordsOf(look);
    const TextRole role = nameRole(isChosen, look);
    const double left = nameLeft(look, words);
    const bool isOneLine = entry.height() < words.px(rowHeight + nextLine / 2);
    const QStringList lines = isOneLine ? QStringList {methodName(method)}
                                        : nameLines(method, entry.width() - left, role, words);
    const double between = words.px(nextLine);
    double middle = entry.center().y() - between * static_cast<double>(lines.size() - 1) / 2;
    const double sample = words.px(look.hasWords ? swatch : smallSwatch);
    Layers layers {Stroke {{{entry.left(), middle}, {entry.left() + sample, middle}},
        methodPen(method, isChosen ? 3 : 1.5, look)}}; // as in the plot
    for (const QString& line : lines) {
        layers.emplace_back(
            Label {.baseline = {entry.left() + left, middle + digitHeight(role, words) / 2},
                .text = fitted(line, entry.width() - left, role, words),
                .role = role,
                .colour = look.palette.text,
                .isKept = true});
        middle += between;
    }
    return layers;
}

} // namespace lab::ui
