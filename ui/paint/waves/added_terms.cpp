#include "ui/paint/waves/added_terms.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"
#include "ui/paint/waves/waves_words.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double head = 64; ///< title and sentence
constexpr double foot = 78; ///< two sentences
constexpr int rowCount = 6;
constexpr double maxNames = 132; ///< of the rows, with the gap after them
constexpr double maxNumber = 56; ///< of the first place, and the same of the second
constexpr double wordGap = 8;
constexpr double widestBars = 0.54; ///< of the whole picture
constexpr double plotHead = 34;
constexpr double plotFoot = 40;
constexpr double plotRight = 26; ///< for half of the last name
constexpr double lineReach = 8;

struct Parts {
    QRectF rows;
    QRectF plot;
    QRectF foot;
};

Parts partsOf(const QRectF& area, const Look& look)
{
    const QRectF all = groundIn(area, {0, head, 0, foot}, look);
    Parts parts;
    parts.rows = {all.left(), all.top(), widestBars * all.width(), all.height()};
    const double left = parts.rows.right() + look.px(58);
    parts.plot = {left, all.top() + look.px(plotHead),
        std::max(1.0, all.right() - left - look.px(plotRight)),
        std::max(1.0, all.height() - look.px(plotHead + plotFoot))};
    parts.foot = {area.left(), all.bottom(), area.width(), area.bottom() - all.bottom()};
    return parts;
}

QRectF rowRect(const QRectF& rows, int row)
{
    const double height = rows.height() / rowCount;
    return {rows.left(), rows.top() + row * height, rows.width(), height};
}

double numberOf(const AddedTerms& terms, int row)
{
    if (row < 4)
        return termOf(terms, row);
    return row == 4 ? terms.added() : terms.concatenated();
}

double largest(const AddedTermsFrame& frame)
{
    double size = 1;
    for (int row = 0; row < rowCount; ++row)
        size = std::max(
            {size, std::abs(numberOf(frame.here, row)), std::abs(numberOf(frame.there, row))});
    return size;
}

QString nameOf(int row)
{
    switch (row) {
    case 0:
        return WavesWords::tr("word · word");
    case 1:
        return WavesWords::tr("word · position");
    case 2:
        return WavesWords::tr("position · word");
    case 3:
        return WavesWords::tr("position · position");
    case 4:
        return WavesWords::tr("added: all four");
    default:
        return WavesWords::tr("concatenated: two");
    }
}

constexpr std::size_t ofWords = 0; ///< of the series' colours
constexpr std::size_t ofPositions = 1;

/// Each term depends on a query and a key, so it has the colour of neither; the sums are scores.
QColor colourOf(int row, const Palette& palette)
{
    const std::array colours {palette.series[ofWords], palette.notes, palette.notes,
        palette.series[ofPositions], palette.result, palette.result};
    return colours[static_cast<std::size_t>(row)];
}

TextRole roleOf(int row)
{
    return row < 4 ? TextRole::Note : TextRole::NoteStrong;
}

/// "+64", or its power of ten if that is too wide.
QString movedWords(const AddedTermsFrame& frame, const Look& look)
{
    const QString moved = u'+' + wholeNumber(frame.moved);
    return textWidth(moved, TextRole::Axis, look) <= look.px(maxNumber - wordGap)
        ? moved
        : u'+' + powerOfTen(static_cast<double>(frame.moved), 1);
}

QString hereWords()
{
    return WavesWords::tr("here", "where the words stand");
}

/// The widths of names and numbers: that of the widest, so that the bars get the rest.
struct Columns {
    double names = 0;
    double number = 0;
};

Columns columnsOf(const AddedTermsFrame& frame, const Look& look)
{
    double name = 0;
    double number = std::max(textWidth(hereWords(), TextRole::Axis, look),
        textWidth(movedWords(frame, look), TextRole::Axis, look));
    for (int row = 0; row < rowCount; ++row) {
        name = std::max(name, textWidth(nameOf(row), roleOf(row), look));
        number = std::max(
            {number, textWidth(decimals(numberOf(frame.here, row), 2), TextRole::NoteStrong, look),
                textWidth(decimals(numberOf(frame.there, row), 2), TextRole::Note, look)});
    }
    const double gap = look.px(wordGap);
    return {std::min(look.px(maxNames), name + gap), std::min(look.px(maxNumber), number + gap)};
}

/// A full bar for the first place, below it a thin one for the second.
Layers rowLayers(const QRectF& rows, int row, double size, const Columns& columns,
    const AddedTermsFrame& frame, const std::optional<AddedTermsFrame>& ghost, const Look& look)
{
    Layers layers;
    const QRectF whole = rowRect(rows, row);
    const double from = whole.left() + columns.names;
    const double width = std::max(1.0, whole.right() - 2 * columns.number - from);
    const double zero = from + width / 2;
    double free = zero; // of bars and lines, from the left
    const auto endOf = [&](double number) {
        const double end = zero + number / size * width / 2;
        free = std::min(free, end);
        return end;
    };
    const auto bar = [&](double number, double top, double height, const QColor& colour) {
        const double end = endOf(number);
        layers.emplace_back(Region {{std::min(zero, end), top, std::abs(end - zero), height},
            colour, Region::Edges::Sharp});
    };
    const double here = numberOf(frame.here, row);
    const double there = numberOf(frame.there, row);
    const double high = std::min(look.px(18), 0.4 * whole.height());
    const double top = whole.center().y() - 0.8 * high;
    const QColor colour = colourOf(row, look.palette);
    bar(here, top, high, colour);
    bar(there, top + high + look.px(1), 0.5 * high, blended(colour, look.palette.ground, 0.5));
    if (ghost) {
        QPen dashed(look.palette.text, look.px(1), Qt::CustomDashLine, Qt::FlatCap);
        dashed.setDashPattern({3, 2});
        const double end = endOf(numberOf(ghost->here, row));
        layers.emplace_back(Stroke {{end, top - look.px(2), end, top + high + look.px(2)}, dashed});
    }
    layers.emplace_back(Rule {{zero, whole.top(), zero, whole.bottom()}, look.palette.axis, 1});
    const double baseline = whole.center().y() + digitHeight(TextRole::Note, look) / 2;
    const double name = std::max(columns.names, free - whole.left()) - look.px(wordGap);
    layers.emplace_back(Label {{whole.left(), baseline},
        fitted(nameOf(row), name, roleOf(row), look), roleOf(row), look.palette.text});
    layers.emplace_back(Label {{whole.right() - columns.number, baseline}, decimals(here, 2),
        TextRole::NoteStrong, look.palette.text, Alignment::Right});
    layers.emplace_back(Label {{whole.right(), baseline}, decimals(there, 2), TextRole::Note,
        look.palette.notes, Alignment::Right});
    return layers;
}

Layers barsOn(const QRectF& rows, const AddedTermsFrame& frame,
    const std::optional<AddedTermsFrame>& ghost, const Look& look)
{
    Layers layers;
    const double size = std::max(largest(frame), ghost ? largest(*ghost) : 0);
    const Columns columns = columnsOf(frame, look);
    for (int row = 0; row < rowCount; ++row)
        layers = std::move(layers) + rowLayers(rows, row, size, columns, frame, ghost, look);
    const double between = rowRect(rows, 4).top();
    layers.emplace_back(Rule {{rows.left(), between, rows.right(), between}, look.palette.grid, 1});
    const double baseline = rows.top() - look.px(4);
    layers.emplace_back(Label {{rows.right() - columns.number, baseline}, hereWords(),
        TextRole::Axis, look.palette.notes, Alignment::Right});
    layers.emplace_back(Label {{rows.right(), baseline}, movedWords(frame, look), TextRole::Axis,
        look.palette.notes, Alignment::Right});
    return layers;
}

/// A term is linear in the share, so two points give its line.
Curve lineOf(const Plot& plot, const std::array<AddedTerms, 2>& ends, const CurveStyle& style)
{
    return {{plot.at(0, ends[0].positionPosition), plot.at(1, ends[1].positionPosition)}, style};
}

Axis positionAxis(
    const QRectF& ground, const AddedTermsFrame& frame, const std::optional<AddedTermsFrame>& ghost)
{
    double lowest = 0;
    double highest = 1;
    const auto hold = [&](const AddedTermsFrame& one) {
        for (const auto& ends : {one.endsHere, one.endsThere})
            for (const AddedTerms& end : ends) {
                lowest = std::min(lowest, end.positionPosition);
                highest = std::max(highest, end.positionPosition);
            }
    };
    hold(frame);
    if (ghost)
        hold(*ghost);
    const double margin = 0.08 * (highest - lowest);
    Axis axis = Axis::linear(lowest - margin, highest + margin, ground.bottom(), ground.top());
    axis.ticks = labelled(roundTicks(lowest - margin, highest + margin, 5));
    return axis;
}

Handle mixHandle(const Plot& plot, const AddedTermsFrame& frame, const Look& look)
{
    const QLineF line = plot.upright(frame.mix);
    return {.key = "waves.mix",
        .place = line.p2(),
        .value = frame.mix,
        .kind = HandleKind::Neutral,
        .line = beside(line, lineReach, plot.ground, look),
        .jump = plot.ground,
        .edit = [](double share) -> std::optional<Edit> {
            constexpr double unit = 1000; // of the number that is set
            return SetParameter {
                "waves.mix", std::round(std::clamp(share, 0.0, 1.0) * unit) / unit};
        }};
}

Layers plotLayers(const Plot& plot, const AddedTermsFrame& frame,
    const std::optional<AddedTermsFrame>& ghost, const Look& look)
{
    Layers layers;
    const double top = plot.ground.top();
    layers = lineOfWords({{WavesWords::tr("position · position"), TextRole::NoteStrong,
                              look.palette.seriesText[ofPositions]},
                             {WavesWords::tr("by the random share of the matrix"), TextRole::Note,
                                 look.palette.notes}},
        {plot.ground.left() - look.px(40), top - look.px(14)}, plot.ground.right(), look)
                 .layers;
    if (ghost) {
        layers.emplace_back(lineOf(
            plot, ghost->endsHere, {.colour = look.palette.text, .width = 1, .dashes = {4, 3}}));
    }
    const QColor& colour = look.palette.series[ofPositions];
    layers.emplace_back(
        lineOf(plot, frame.endsThere, {.colour = colour, .width = 2, .dashes = {4, 3}}));
    layers.emplace_back(lineOf(plot, frame.endsHere, {.colour = colour, .width = 2.5}));
    const double x = plot.x.pixel(frame.mix);
    layers.emplace_back(Rule {{x, top, x, plot.ground.bottom()}, look.palette.text, 1});
    layers.emplace_back(Marks {.places = {plot.at(frame.mix, frame.here.positionPosition),
                                   plot.at(frame.mix, frame.there.positionPosition)},
        .radius = look.px(4),
        .edge = QPen(look.palette.text, look.px(1.5)),
        .fill = look.palette.ground});
    const QString moved = wholeNumber(frame.moved);
    const QString legend =
        fittingWords({WavesWords::tr("solid: here; dashed: shifted by %1").arg(moved),
                         WavesWords::tr("dashed: shifted by %1").arg(moved),
                         WavesWords::tr("dashed: +%1").arg(moved)},
            plot.ground.width() + look.px(plotRight), TextRole::Note, look);
    layers.emplace_back(Label {{plot.ground.left(), plot.ground.bottom() + look.px(36)}, legend,
        TextRole::Note, look.palette.notes});
    return layers;
}

QString shortTermsWords(const AddedTermsFrame& frame)
{
    return WavesWords::tr("The position–position term: %1 here, %2 after the shift")
        .arg(decimals(frame.here.positionPosition, 2), decimals(frame.there.positionPosition, 2));
}

Layers headOf(const QRectF& area, const AddedTermsFrame& frame, const Look& look)
{
    const QPointF title(area.left(), area.top() + look.px(upperTitleBaseline));
    return lineOfWords(
               {{pictureTitle(Picture::WavesTerms), TextRole::PictureTitle, look.palette.text},
                   {(frame.moved == 1
                            ? WavesWords::tr(
                                "query at %1, key at %2, and both shifted by %3 position")
                            : WavesWords::tr(
                                "query at %1, key at %2, and both shifted by %3 positions"))
                           .arg(wholeNumber(frame.query), wholeNumber(frame.key),
                               wholeNumber(frame.moved)),
                       TextRole::Note, look.palette.notes}},
               title, area.right(), look)
               .layers
        + lineOfWords({{fittingWords({addedTermsWords(frame), shortTermsWords(frame)}, area.width(),
                            TextRole::BodyStrong, look),
                          TextRole::BodyStrong, look.palette.resultText}},
            {area.left(), area.top() + look.px(36)}, area.right(), look)
              .layers;
}

/// In percent, and 0 if only rounding is left.
QString share(double residual)
{
    return residual < 1e-9 ? wholeNumber(0) : percentOf(residual, 2);
}

Layers footOf(const QRectF& area, const AddedTermsFrame& frame, const Look& look)
{
    const QString width = wholeNumber(2 * std::int64_t {frame.encoding.width});
    const QString more = wholeNumber(frame.weightsConcatenated);
    const QString few = wholeNumber(frame.weightsAdded);
    const QStringList cost {
        WavesWords::tr(
            "Concatenated, with separate matrices for word and position: the mixed terms vanish; "
            "at dimension %1 this takes %2 weights in Wq and Wk instead of %3")
            .arg(width, more, few),
        WavesWords::tr("Concatenated: no mixed terms; at dimension %1, %2 weights instead of %3")
            .arg(width, more, few)};
    const QString shift = wholeNumber(frame.key - frame.query);
    const QStringList sines {
        WavesWords::tr("Sines only: the best factor for shifting pair %1 by %2 is off by %3 %, "
                       "with cosines %4 %; their product is %5 here and %6 after the shift")
            .arg(wholeNumber(frame.pair), shift, share(frame.sineResidual),
                share(frame.pairResidual), decimals(frame.sinesHere, 2),
                decimals(frame.sinesThere, 2)),
        WavesWords::tr("Sines only: a shift is off by %1 %; product %2 here, %3 after it")
            .arg(share(frame.sineResidual), decimals(frame.sinesHere, 2),
                decimals(frame.sinesThere, 2))};
    Layers layers;
    double baseline = area.top() + look.px(30);
    for (const QStringList& words : {cost, sines}) {
        layers.emplace_back(
            Label {{area.left(), baseline}, fittingWords(words, area.width(), TextRole::Note, look),
                TextRole::Note, look.palette.text});
        baseline += look.px(22);
    }
    return layers;
}

} // namespace

QString addedTermsWords(const AddedTermsFrame& frame)
{
    constexpr double same = 1e-9;
    const double positions = frame.there.positionPosition - frame.here.positionPosition;
    const double whole = frame.there.added() - frame.here.added();
    if (std::abs(positions) < same * (1 + std::abs(frame.here.positionPosition)))
        return std::abs(whole) < same * (1 + std::abs(frame.here.added()))
            ? WavesWords::tr("After the shift, every term is the same")
            : WavesWords::tr(
                "After the shift, the position–position term is the same, but the score is not: %1")
                  .arg(withSign(whole, 2));
    return WavesWords::tr(
        "After the shift, at the same distance, the position–position term changes by %1")
        .arg(withSign(positions, 2));
}

std::optional<int> termRowAt(QPointF point, const QRectF& area, const Look& look)
{
    const QRectF rows = partsOf(area, look).rows;
    if (!rows.contains(point))
        return std::nullopt;
    return std::clamp(
        static_cast<int>((point.y() - rows.top()) / rows.height() * rowCount), 0, rowCount - 1);
}

Plot addedTermsPlot(const QRectF& area, const AddedTermsFrame& frame,
    const std::optional<AddedTermsFrame>& ghost, const Look& look)
{
    if (frame.weightsAdded == 0)
        return {};
    const Parts parts = partsOf(area, look);
    Plot plot {.ground = parts.plot};
    plot.x = Axis::linear(0, 1, plot.ground.left(), plot.ground.right());
    plot.x.ticks = {{0, WavesWords::tr("identity")}, {0.5, {}}, {1, WavesWords::tr("random")}};
    plot.y = positionAxis(plot.ground, frame, ghost);
    plot.layers = headOf(area, frame, look) + barsOn(parts.rows, frame, ghost, look)
        + plotLayers(plot, frame, ghost, look) + footOf(parts.foot, frame, look);
    plot.handles.push_back(mixHandle(plot, frame, look));
    return plot;
}

Layers addedTermsPointed(const QRectF& area, const Focus& focus, const Look& look)
{
    if (!focus.cell || *focus.cell >= rowCount)
        return {};
    const QRectF row = rowRect(partsOf(area, look).rows, *focus.cell);
    return {Rule {{row.left(), row.bottom(), row.right(), row.bottom()}, look.palette.text, 1},
        Rule {{row.left(), row.top(), row.right(), row.top()}, look.palette.text, 1}};
}

} // namespace lab::ui
