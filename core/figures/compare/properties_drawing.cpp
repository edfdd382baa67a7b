#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/figures/compare/compare_figures.h"
#include "core/figures/compare/compare_words.h"
#include "core/figures/compare/compared_cells.h"
#include "core/figures/compare/table_layout.h"
#include "core/state/choices.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace lab::drawing {

namespace properties {
namespace {

constexpr Message title =
    LAB_MESSAGE("lab::ui::CompareTableView", "Encodings and their properties");
constexpr Message sentence = LAB_MESSAGE(
    "lab::ui::CompareTableView", "%1, %2: %3. Arrow keys move the cell, Enter opens it in %4.");
constexpr Message added = LAB_MESSAGE("CompareTable", "Added to embeddings");
constexpr Message turned = LAB_MESSAGE("CompareTable", "Rotated by position");
constexpr Message inLogit = LAB_MESSAGE("CompareTable", "Added to the logit");
constexpr Message logitAt = LAB_MESSAGE("CompareTable", "logit at 0…%1");
constexpr Message logitTo = LAB_MESSAGE("CompareTable", "logit, 0…%1");
constexpr Message spread = LAB_MESSAGE("CompareTable", "spread");
constexpr Message increases = LAB_MESSAGE("CompareTable", "increases");
constexpr Message distance = LAB_MESSAGE("CompareTable", "distance, up to 10 M");
constexpr Message normRatio = LAB_MESSAGE("CompareTable", "norm ratio");
constexpr Message parameters = LAB_MESSAGE("CompareTable", "parameters");
constexpr Message atKeys = LAB_MESSAGE("CompareTable", "at %1 keys");
constexpr Message ofOneHead = LAB_MESSAGE("CompareTable", "1 head of dimension %1, untrained");
constexpr Message ofHeads = LAB_MESSAGE("CompareTable", "%1 heads of dimension %2, untrained");
constexpr Message drawnFrom = LAB_MESSAGE("CompareTable",
    "%1; words and learned rows drawn with standard deviation 1, other settings from the benches");
constexpr Message brieflyDrawnFrom =
    LAB_MESSAGE("CompareTable", "%1; words and learned rows with standard deviation 1");

const Message& groupName(ComparedEncoding first)
{
    const PositionEntry entry = entryOf(first);
    return entry == PositionEntry::Token ? added : entry == PositionEntry::Turn ? turned : inLogit;
}

std::string trimmed(std::string text)
{
    text.erase(0, text.find_first_not_of(' '));
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

/// ln(1 + x) as a fraction of that of the last position.
double logShare(std::int64_t value)
{
    return std::log1p(static_cast<double>(value)) / std::log1p(static_cast<double>(lastPosition));
}

std::int64_t countOf(const ComparedRow& row, ComparedProperty property)
{
    return property == ComparedProperty::Parameters ? row.cost.parameters() : row.cost.operations();
}

/// A range of values.
struct Extent {
    explicit Extent(std::span<const double> values)
    {
        double lowest = std::nan("");
        double highest = lowest;
        for (const double value : values) {
            lowest = std::fmin(lowest, value);
            highest = std::fmax(highest, value);
        }
        centre = (lowest + highest) / 2;
        half = (highest - lowest) / 2;
    }

    double centre;
    double half;
};

struct Table : DrawnPicture {
    Table(const Compared<CompareFrame>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPicture(where, how)
        , frame(compared.values)
        , ghost(compared.reference)
        , focus(pointing.focus)
        , layout(where, frame, how)
    {
        for (const ComparedRow& row : frame.rows)
            largestSpread = std::max(largestSpread, row.spread);
    }

    Drawing drawing()
    {
        if (frame.rows.empty())
            return {};
        addChoice();
        addHeads(layer(Layer::Meaning::Texts));
        Layer& data = layer(Layer::Meaning::Data);
        for (const ComparedRow& row : frame.rows) {
            if (startsGroup(row.encoding))
                addGroup(data, row.encoding);
            addRow(data, row);
        }
        const double bottom = layout.names.bottom();
        addNote(addWayOut(value, place, bottom, frame.opened, style));
        std::ranges::reverse(value.targets); // of two that touch, the first one
        return std::move(value);
    }

private:
    void addChoice()
    {
        const ComparedEncoding encoding = frame.compare.encoding;
        layer(Layer::Meaning::Selection).add(Region {layout.row(encoding), Tone::Frame});
        Layer& pointed = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (focus.compared && focus.property)
            pointed.add(Region {layout.cell(*focus.compared, *focus.property), Tone::Grid});
        layer(Layer::Meaning::Selection)
            .add(Outline {layout.cell(encoding, frame.compare.property), {Tone::Text, px(2)}});
    }

    void addHeads(Layer& heads) const
    {
        const Compare& compare = frame.compare;
        using enum ComparedProperty;
        addHead(heads, ShiftedScore, said(logitAt, {wholeNumber(compare.moved)}), said(spread));
        addHead(heads, Distance, said(logitTo, {wholeNumber(compare.distances)}), said(increases));
        addHead(heads, DistinctDistances, said(distance), {});
        addHead(heads, Length, said(normRatio), {});
        addHead(heads, Parameters, said(parameters), {});
        addHead(heads, Operations, said(atKeys, {wholeNumber(compare.keys)}), {});
    }
    void addHead(
        Layer& heads, ComparedProperty property, const Said& note, const Said& number) const
    {
        const Box& column = layout.columns[static_cast<std::size_t>(property)];
        if (!(column.width > 0))
            return;
        const bool isNumber = property >= ComparedProperty::Length;
        const double inset = px(4);
        const Align side = isNumber ? Align::Right : Align::Left;
        const double x = isNumber ? column.right() - inset : column.left() + inset;
        const double space = column.width + (isNumber ? layout.between : 0);
        const double below = place.top() + px(31);
        const double taken =
            number.text.empty() ? 0 : width(number, TextRole::Note) + inset + px(4);
        const auto strong = [&](double baseline, Said words) {
            heads.add(Text {{x, place.top() + px(baseline)},
                style.fitted(std::move(words), space, TextRole::NoteStrong), TextRole::NoteStrong,
                Tone::Text, side});
        };
        const auto addNumber = [&] {
            if (!number.text.empty())
                heads.add(Text {{column.right() - inset, below}, number, TextRole::Note,
                    Tone::Notes, Align::Right});
        };
        const Said name = labelOf(choiceOf(property), style.words);
        if (width(name, TextRole::NoteStrong) <= space) {
            strong(14, name);
            addNumber();
            if (width(note, TextRole::Note) <= space - inset - taken)
                heads.add(Text {{x, below}, note, TextRole::Note, Tone::Notes, side});
            return;
        }
        const std::string words = shortPropertyName(property, style.words).text;
        const std::string first =
            style.metrics.lines(words, space, TextRole::NoteStrong, style.scale).front();
        const std::string second = trimmed(words.substr(first.size()));
        strong(14, {trimmed(first)});
        strong(31, {second});
        if (inset + width(second, TextRole::NoteStrong) + taken <= column.width)
            addNumber();
    }

    void addGroup(Layer& data, ComparedEncoding first) const
    {
        const Box row = layout.row(first);
        const double above = row.top()
            - px(layout.hasGroups ? TableLayout::groupSpace / 2 : TableLayout::groupGap / 2);
        double left = row.left();
        if (layout.hasGroups) {
            const Said name = said(groupName(first));
            data.add(Text {{layout.names.left(), baselineAround(above, TextRole::Note, style)},
                name, TextRole::Note, Tone::Notes});
            left += width(name, TextRole::Note) + px(20);
        }
        data.add(Rule {{{left, above}, {row.right(), above}}, Tone::Grid});
    }

    void addRow(Layer& data, const ComparedRow& row)
    {
        const ComparedEncoding encoding = row.encoding;
        const TextRole role =
            encoding == frame.compare.encoding ? TextRole::BodyStrong : TextRole::Body;
        data.add(Text {{layout.names.left(),
                           baselineAround(layout.row(encoding).centre().y, TextRole::Body, style)},
            fittingName(encoding, frame.compare.method, layout.names.width, role, style), role,
            Tone::Text});
        for (const ComparedProperty property : comparedProperties) {
            const Box cell = layout.cell(encoding, property);
            if (!(cell.width > 0))
                continue;
            addCell(data, cell, property, row);
            value.targets.push_back(cellTarget(cell, Picture::CompareTable, encoding, property));
        }
    }
    void addCell(
        Layer& data, const Box& cell, ComparedProperty property, const ComparedRow& row) const
    {
        switch (property) {
        case ComparedProperty::ShiftedScore:
            return addMoved(data, cell, row);
        case ComparedProperty::Distance:
            return addFalling(data, cell, row);
        case ComparedProperty::DistinctDistances:
            return addOwnValues(data, cell, row.own);
        case ComparedProperty::Length:
            return addNumber(data, cell, decimals(row.length, 2), !row.keepsLength());
        case ComparedProperty::Parameters:
        case ComparedProperty::Operations:
            return addCount(data, cell, row, property);
        }
    }

    void addNumber(Layer& data, const Box& cell, std::string number, bool isStrong) const
    {
        data.add(Text {{cell.right() - px(TableLayout::numberInset),
                           baselineAround(cell.centre().y, TextRole::Note, style)},
            {std::move(number)}, isStrong ? TextRole::NoteStrong : TextRole::Note,
            isStrong ? Tone::Text : Tone::Notes, Align::Right});
    }

    /// A column's numbers are right-aligned after its curve or bar.
    Box plotIn(const Box& cell, double number) const
    {
        const double inset = std::min(px(4), cell.height * 0.14);
        return {
            cell.x + px(4), cell.y + inset, cell.width - number - px(4), cell.height - 2 * inset};
    }
    /// Over `reach` of the plot's width.
    void addCurveOf(Layer& data, const Box& plot, std::span<const double> values,
        const Extent& extent, double reach, const Pen& pen) const
    {
        const double step = reach * plot.width / static_cast<double>(values.size() - 1);
        std::vector<Point> points;
        for (const double number : values) {
            const double share =
                extent.half > 0 || std::isnan(number) ? (number - extent.centre) / extent.half : 0;
            points.push_back({plot.left() + static_cast<double>(points.size()) * step,
                plot.centre().y - share * plot.height / 2});
        }
        addCurve(data, points, pen, plot.grown(1, 2));
    }
    /// A row's curve over that of A, which has `reach` of the plot's width.
    void addCurves(Layer& data, const Box& plot, const std::vector<double>& values,
        std::span<const double> others, double reach, const Extent& extent) const
    {
        const auto missing =
            std::ranges::find_if(values, [](double number) { return std::isnan(number); });
        const double from = static_cast<double>(missing - values.begin()) * plot.width
            / static_cast<double>(values.size() - 1);
        if (missing != values.end() && plot.width - from >= 1)
            data.add(Hatch {{plot.x + from, plot.y, plot.width - from, plot.height}});
        if (ghost && !std::ranges::equal(others, values))
            addCurveOf(data, plot, others, extent, reach, referencePen(Tone::Result, style));
        addCurveOf(data, plot, values, extent, 1, {Tone::Result, px(1.5)});
    }

    void addMoved(Layer& data, const Box& cell, const ComparedRow& row) const
    {
        const ComparedRow& other = ghost ? ghost->row(row.encoding) : row;
        const double reach = ghost ? 1.0 * ghost->compare.moved / frame.compare.moved : 1;
        Extent extent(row.moved);
        if (std::isnan(extent.centre))
            extent = Extent(other.moved);
        extent.half = std::max(largestSpread, 1e-6) / 2;
        addCurves(data, plotIn(cell, layout.spread), row.moved, other.moved, reach, extent);
        addNumber(data, cell, spreadText(row, layout.digits()), isSpreadStrong(row));
    }

    void addFalling(Layer& data, const Box& cell, const ComparedRow& row) const
    {
        std::span<const double> others = (ghost ? ghost->row(row.encoding) : row).falling;
        const double reach = static_cast<double>(others.size() - 1) / frame.compare.distances;
        others = others.first(std::min(others.size(), row.falling.size()));
        const Extent one(row.falling); // both on one scale
        const Extent other(others);
        const std::array ends {std::fmin(one.centre - one.half, other.centre - other.half),
            std::fmax(one.centre + one.half, other.centre + other.half)};
        Extent both(ends);
        both.half = both.half < 1e-9 ? 0 : both.half;
        addCurves(data, plotIn(cell, px(TableLayout::risesSpace)), row.falling, others,
            std::min(reach, 1.0), both);
        addNumber(data, cell, wholeNumber(row.rises), false);
    }

    /// How far distances have distinct values, as a bar on a logarithmic axis: hollow where they
    /// share values in logarithmic buckets, dotted where all others have one, hatched where there
    /// is none.
    void addOwnValues(Layer& data, const Box& cell, const OwnValues& own) const
    {
        constexpr double textPitch = 22; // minimum for a row with words at its bar
        const Said words = ownText(own, style.words);
        const bool hasWords = !words.text.empty() && cell.height >= px(textPitch);
        const double height = px(hasWords && cell.height < px(32) ? 5 : 9);
        // The words are below their own bar, at the same distance in high and low rows.
        const double under = style.digitHeight(TextRole::Axis) + px(4);
        const double both = height + (hasWords ? under : 0);
        const Box whole {
            cell.left() + px(4), cell.centre().y - both / 2, cell.width - px(8), height};
        const double end = own.beyond == BeyondOwn::Everywhere ? 1 : logShare(own.own);
        const Box bar {whole.x, whole.y, std::max(1.0, end * whole.width), height};
        double reached = bar.right();
        if (own.beyond == BeyondOwn::Nothing)
            data.add(Hatch {Box::between({reached, whole.top()}, {whole.right(), whole.bottom()})});
        if (own.beyond == BeyondOwn::Ratio) {
            const double last =
                whole.left() + std::max(logShare(own.last) * whole.width, bar.width + 2);
            const Box ratio = Box::between({reached, whole.top()}, {last, whole.bottom()});
            data.add(
                Outline {.box = ratio.inset(0.5), .pen = {Tone::Notes, px(1)}, .hasBevels = true});
            reached = ratio.right();
        }
        if (own.beyond == BeyondOwn::Ratio || own.beyond == BeyondOwn::Shared) {
            const double y = whole.centre().y;
            data.add(Stroke {{{reached + px(3), y}, {whole.right(), y}},
                {.ink = Tone::Notes, .width = px(1.5), .dashes = {1, 2}}, false});
        }
        data.add(Region {bar, Tone::Notes});
        if (hasWords)
            data.add(Text {{whole.left(), bar.bottom() + under},
                fittingWords({words, shortOwnText(own, style.words)}, cell.width - px(4),
                    TextRole::Axis, style),
                TextRole::Axis, Tone::Notes});
    }

    /// A column writes its long numbers in one form: plain if all of them fit, else as powers of
    /// ten.
    std::string countText(std::int64_t count, ComparedProperty property, double space) const
    {
        constexpr std::int64_t firstLong = 1000;
        const bool arePlain = std::ranges::all_of(frame.rows, [&](const ComparedRow& row) {
            return width(wholeNumber(countOf(row, property)), TextRole::Note) <= space;
        });
        return arePlain || count < firstLong ? wholeNumber(count)
                                             : powerOfTen(static_cast<double>(count), 2);
    }
    void addCount(
        Layer& data, const Box& cell, const ComparedRow& row, ComparedProperty property) const
    {
        const std::int64_t count = countOf(row, property);
        const double space = cell.width - px(8);
        const double right = cell.right() - px(4);
        const bool hasBar = layout.pitch >= px(TableLayout::highestPitch - 8) && count > 0;
        double baseline = baselineAround(cell.centre().y, TextRole::Note, style);
        if (hasBar) { // nearer to its own number than to the next one
            baseline -= px(4);
            const double length = std::min(1.0, logShare(count)) * space;
            data.add(Region {{right - length, baseline + px(5), length, px(3)}, Tone::Axis});
        }
        data.add(Text {{right, baseline}, {countText(count, property, space)}, TextRole::Note,
            count > 0 ? Tone::Text : Tone::Notes, Align::Right});
    }

    /// Before the words that open a bench, which have this width.
    void addNote(double taken)
    {
        const Compare& compare = frame.compare;
        const std::string size = wholeNumber(compare.width);
        const Said whose = compare.heads == 1 ? said(ofOneHead, {size})
                                              : said(ofHeads, {wholeNumber(compare.heads), size});
        const Said note = fittingWords(
            {said(drawnFrom, {whose.text}), said(brieflyDrawnFrom, {whose.text}), whose},
            place.width - taken - px(40), TextRole::Note, style);
        Layer& texts = value.layers.back();
        const double baseline = std::get<Text>(texts.marks.back()).at.y;
        texts.add(Text {{layout.names.left(), baseline}, note, TextRole::Note, Tone::Notes});
    }

    const CompareFrame& frame;
    const CompareFrame* ghost;
    const Focus& focus;
    TableLayout layout;
    double largestSpread = 0;
};

Said spoken(const CompareFrame& frame, const Language& words)
{
    if (frame.rows.empty())
        return {};
    const Compare& compare = frame.compare;
    return words(sentence,
        {comparedName(compare.encoding, compare.method, words).text,
            labelOf(choiceOf(compare.property), words).text,
            cellText(frame.row(compare.encoding), compare.property, words).text,
            labelOf(choiceOf(frame.opened), words).text});
}

KeyPress pressed(const CompareFrame& frame, Key key)
{
    auto row = static_cast<std::size_t>(frame.compare.encoding);
    auto column = static_cast<std::size_t>(frame.compare.property);
    switch (key) {
    case Key::Left:
        --column; // a column before the first one is none
        break;
    case Key::Right:
        ++column;
        break;
    case Key::Up:
        --row;
        break;
    case Key::Down:
        ++row;
        break;
    case Key::Enter:
        return {true, OpenCell {}};
    case Key::C:
        return {true, SetParameter {"compare.picture", keyOf(ComparePicture::Claims)}};
    default:
        return {};
    }
    if (row >= comparedEncodings.size() || column >= comparedProperties.size())
        return {true};
    return {true, choosesCell(comparedEncodings[row], comparedProperties[column]).edit()};
}

} // namespace
} // namespace properties

const Figure<CompareFrame> compareProperties {.picture = Picture::CompareTable,
    .name = "properties",
    .title = titled<properties::title>,
    .drawing = drawnBy<properties::Table>,
    .table = numbers,
    .spoken = properties::spoken,
    .pressed = properties::pressed,
    .shown = parts<&Focus::compared, &Focus::property>};

} // namespace lab::drawing
