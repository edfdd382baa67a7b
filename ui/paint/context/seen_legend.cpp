#include "ui/paint/context/seen_legend.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/context/length_lines.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <array>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double pitch = 17; ///< of the rows, at 1x
constexpr double swatch = 18;
constexpr double swatchGap = 6;
constexpr double between = 16; ///< two entries

std::vector<SeenNumber> numbersOf(const PositionMap& map)
{
    const SeenNumber window {
        "position_map.window", map.window, 1, ContextWords::tr("window", "of a position map")};
    const SeenNumber chunk {
        "position_map.chunk", map.chunk, 1, ContextWords::tr("chunk", "of a position map")};
    const SeenNumber first {
        "position_map.first", map.first, 0, ContextWords::tr("first", "keys that stay visible")};
    const SeenNumber recent {
        "position_map.recent", map.recent, 1, ContextWords::tr("last", "keys that are visible")};
    switch (map.method) {
    case PositionMapMethod::None:
        break;
    case PositionMapMethod::ReRope:
    case PositionMapMethod::LeakyReRope:
    case PositionMapMethod::SlidingWindow:
        return {window};
    case PositionMapMethod::SelfExtend:
        return {window,
            {"position_map.group", map.group, 1, ContextWords::tr("group", "of positions")}};
    case PositionMapMethod::DualChunk:
        return {chunk,
            {"position_map.local", map.local, 0, ContextWords::tr("local", "of dual chunk")}};
    case PositionMapMethod::StreamingLlm:
        return {first, recent};
    case PositionMapMethod::LmInfinite:
        return {first, recent,
            {"position_map.cap", map.cap, 0, ContextWords::tr("largest", "distance seen")}};
    case PositionMapMethod::Chunked:
        return {chunk,
            {"position_map.padding", map.padding, 0, ContextWords::tr("padding", "of a text")}};
    }
    return {};
}

struct Entry {
    QString words;
    QColor text;
    Layer line; ///< from 0 to the end of the sample
};

std::vector<Entry> entriesOf(const SeenDistancesFrame& frame, const Look& look)
{
    const QLineF piece(0, 0, look.px(swatch), 0);
    std::vector<Entry> entries;
    for (const LengthLine& length : lengthLines({frame.trained, frame.length}, look))
        entries.push_back({length.label, length.text, Rule {piece, length.line, 2}});
    for (const SeenNumber& number : seenNumbers(frame.map))
        entries.push_back({number.name + u' ' + wholeNumber(number.value), look.palette.text,
            numberLine(piece, number, look.palette.text, look)});
    // A chunk has at least one key, however far distances are kept across its border.
    const PositionMap& map = frame.map;
    if (map.method == PositionMapMethod::DualChunk && map.local >= map.chunk)
        entries.back().words = ContextWords::tr("%1: chunks of one key", "local and its number")
                                   .arg(entries.back().words);
    return entries;
}

Layer moved(Layer line, QPointF to)
{
    if (Rule* rule = std::get_if<Rule>(&line))
        rule->line.translate(to);
    if (Stroke* stroke = std::get_if<Stroke>(&line))
        stroke->line.translate(to);
    return line;
}

} // namespace

std::vector<SeenNumber> seenNumbers(const PositionMap& map)
{
    const std::array<QList<qreal>, 3> dashes {QList<qreal> {}, {5, 3}, {1.5, 2}};
    std::vector<SeenNumber> numbers = numbersOf(map);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i].dashes = dashes.at(i);
    return numbers;
}

Layer numberLine(
    const QLineF& line, const SeenNumber& number, const QColor& colour, const Look& look)
{
    if (number.dashes.isEmpty())
        return Rule {line, colour, 1};
    QPen pen(colour, look.px(1.5), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern(number.dashes);
    return Stroke {line, pen};
}

SeenLegend seenLegend(const QRectF& area, const SeenDistancesFrame& frame, const Look& look)
{
    SeenLegend legend {{}, 0, look.px(pitch)};
    if (!look.hasWords) // a piece of a line alone says nothing
        return legend;
    double x = area.left();
    std::vector<int> rows;
    const std::vector<Entry> entries = entriesOf(frame, look);
    std::vector<double> places;
    for (const Entry& entry : entries) {
        const double width =
            look.px(swatch + swatchGap) + textWidth(entry.words, TextRole::Note, look);
        const bool isNext = x > area.left() && x + width > area.right();
        if (rows.empty() || isNext) {
            x = area.left();
            ++legend.rows;
        }
        rows.push_back(legend.rows - 1);
        places.push_back(x);
        x += width + look.px(between);
    }
    const double first = area.bottom() - look.px(4) - legend.pitch * (legend.rows - 1);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const double baseline = first + legend.pitch * rows[i];
        const double middle = baseline - digitHeight(TextRole::Note, look) / 2;
        legend.layers.push_back(moved(entries[i].line, {places[i], middle}));
        legend.layers.emplace_back(Label {{places[i] + look.px(swatch + swatchGap), baseline},
            entries[i].words, TextRole::Note, entries[i].text});
    }
    return legend;
}

double heightOf(const SeenLegend& legend)
{
    return legend.rows * legend.pitch;
}

} // namespace lab::ui
