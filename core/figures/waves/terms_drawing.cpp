#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/figures/waves/waves_plot.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab::drawing {

namespace waves_terms {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::WavesWords", "The four terms of a score");
constexpr Message placesOfOne =
    LAB_MESSAGE("lab::ui::WavesWords", "query at %1, key at %2, and both shifted by %3 position");
constexpr Message placesOfMany =
    LAB_MESSAGE("lab::ui::WavesWords", "query at %1, key at %2, and both shifted by %3 positions");
constexpr Message allSame =
    LAB_MESSAGE("lab::ui::WavesWords", "After the shift, every term is the same");
constexpr Message oneSame = LAB_MESSAGE("lab::ui::WavesWords",
    "After the shift, the position–position term is the same, but the score is not: %1");
constexpr Message changes = LAB_MESSAGE("lab::ui::WavesWords",
    "After the shift, at the same distance, the position–position term changes by %1");
constexpr Message inShort =
    LAB_MESSAGE("lab::ui::WavesWords", "The position–position term: %1 here, %2 after the shift");
constexpr Message here = LAB_COMMENTED("lab::ui::WavesWords", "here", "where the words stand");
constexpr Message identity = LAB_MESSAGE("lab::ui::WavesWords", "identity");
constexpr Message random = LAB_MESSAGE("lab::ui::WavesWords", "random");
constexpr Message ofPositions = LAB_MESSAGE("lab::ui::WavesWords", "position · position");
constexpr Message byShare = LAB_MESSAGE("lab::ui::WavesWords", "by the random share of the matrix");
constexpr std::array legends {
    Message LAB_MESSAGE("lab::ui::WavesWords", "solid: here; dashed: shifted by %1"),
    Message LAB_MESSAGE("lab::ui::WavesWords", "dashed: shifted by %1"),
    Message LAB_MESSAGE("lab::ui::WavesWords", "dashed: +%1")};
constexpr Message cost = LAB_MESSAGE("lab::ui::WavesWords",
    "Concatenated, with separate matrices for word and position: the mixed terms vanish; at "
    "dimension %1 this takes %2 weights in Wq and Wk instead of %3");
constexpr Message costInShort = LAB_MESSAGE("lab::ui::WavesWords",
    "Concatenated: no mixed terms; at dimension %1, %2 weights instead of %3");
constexpr Message sines = LAB_MESSAGE("lab::ui::WavesWords",
    "Sines only: the best factor for shifting pair %1 by %2 is off by %3 %, with cosines %4 %; "
    "their product is %5 here and %6 after the shift");
constexpr Message sinesInShort = LAB_MESSAGE(
    "lab::ui::WavesWords", "Sines only: a shift is off by %1 %; product %2 here, %3 after it");

/// The four terms, their sum, and the first and the last alone. Each term depends on a query and a
/// key, so it has the color of neither; the sums are scores.
struct Row {
    Message name;
    Tone tone;
    TextRole role = TextRole::Note;
};
constexpr std::array rows {Row {LAB_MESSAGE("lab::ui::WavesWords", "word · word"), Tone::Series0},
    Row {LAB_MESSAGE("lab::ui::WavesWords", "word · position"), Tone::Notes},
    Row {LAB_MESSAGE("lab::ui::WavesWords", "position · word"), Tone::Notes},
    Row {LAB_MESSAGE("lab::ui::WavesWords", "position · position"), Tone::Series1},
    Row {LAB_MESSAGE("lab::ui::WavesWords", "added: all four"), Tone::Result, TextRole::NoteStrong},
    Row {LAB_MESSAGE("lab::ui::WavesWords", "concatenated: two"), Tone::Result,
        TextRole::NoteStrong}};

constexpr double head = 64; // title and sentence
constexpr double foot = 78; // two sentences
constexpr double maxNames = 132; // of the rows, with the gap after them
constexpr double maxNumber = 56; // of the first place, and the same of the second
constexpr double wordGap = 8;
constexpr double widestBars = 0.54; // of the whole picture
constexpr double plotHead = 34;
constexpr double plotFoot = 40;
constexpr double plotRight = 26; // for half of the last name
constexpr double lineReach = 8;

double numberOf(const AddedTerms& terms, std::size_t row)
{
    if (row < 4)
        return termOf(terms, static_cast<int>(row));
    return row == 4 ? terms.added() : terms.concatenated();
}

double largest(const AddedTermsFrame& frame)
{
    double size = 1;
    for (std::size_t row = 0; row < rows.size(); ++row)
        size = std::max(
            {size, std::abs(numberOf(frame.here, row)), std::abs(numberOf(frame.there, row))});
    return size;
}

/// Whether the score, and the term of the two positions, stay the same after a shift.
Said sentence(const AddedTermsFrame& frame, const Language& words)
{
    constexpr double same = 1e-9;
    const double positions = frame.there.positionPosition - frame.here.positionPosition;
    const double whole = frame.there.added() - frame.here.added();
    if (!(std::abs(positions) < same * (1 + std::abs(frame.here.positionPosition))))
        return words(changes, {withSign(positions, 2)});
    return std::abs(whole) < same * (1 + std::abs(frame.here.added()))
        ? words(allSame)
        : words(oneSame, {withSign(whole, 2)});
}

Said spoken(const TermsValues& values, const Language& words)
{
    return values.frame->weightsAdded == 0 ? Said {} : sentence(*values.frame, words);
}

/// In percent, and 0 if only rounding is left.
std::string share(double residual)
{
    return residual < 1e-9 ? wholeNumber(0) : percentOf(residual, 2);
}

std::optional<Edit> setsMix(const EditRule&, double share)
{
    constexpr double unit = 1000; // of the number that is set
    return SetParameter {"waves.mix", std::round(std::clamp(share, 0.0, 1.0) * unit) / unit};
}

class Terms : DrawnPlot {
public:
    Terms(const Compared<TermsValues>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPlot(where, {0, head, 0, foot}, how)
        , m_frame(*compared.values.frame)
        , m_reference(compared.reference ? compared.reference->frame.get() : nullptr)
        , m_at(compared.values.at)
        , m_focus(pointing.focus)
        , m_rows {ground.left(), ground.top(), widestBars * ground.width, ground.height}
    {
        const double left = m_rows.right() + px(58);
        ground = {left, m_rows.top() + px(plotHead),
            std::max(1.0, ground.right() - left - px(plotRight)),
            std::max(1.0, m_rows.height - px(plotHead + plotFoot))};
        x = {Axis::Kind::Linear, 0, 1, ground.left(), ground.right()};
        measureColumns();
    }

    Drawing drawing()
    {
        if (m_frame.weightsAdded == 0)
            return {};
        addAxes(layer(Layer::Meaning::Axes));
        addHead(layer(Layer::Meaning::Texts));
        addRows(layer(Layer::Meaning::Data));
        addPlot(layer(Layer::Meaning::Data));
        addFoot(layer(Layer::Meaning::Texts));
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        const auto pointed = static_cast<std::size_t>(m_focus.cell.value_or(-1));
        if (m_focus.picture == Picture::WavesTerms && pointed < rows.size()) {
            const Box row = rowBox(pointed);
            for (const double y : {row.bottom(), row.top()})
                above.add(Rule {{{row.left(), y}, {row.right(), y}}, Tone::Text});
        }
        for (std::size_t row = 0; row < rows.size(); ++row) {
            Target target {rowBox(row)};
            target.focus.picture = Picture::WavesTerms;
            target.focus.cell = static_cast<int>(row);
            value.targets.push_back(target);
        }
        addHandle();
        value.positions = waves::turnedByWheel(m_at);
        return std::move(value);
    }

private:
    Box rowBox(std::size_t row) const
    {
        const double height = m_rows.height / rows.size();
        return {
            m_rows.left(), m_rows.top() + static_cast<double>(row) * height, m_rows.width, height};
    }
    /// "+64", or its power of ten if that is too wide.
    Said movedWords() const
    {
        const std::string moved = '+' + wholeNumber(m_frame.moved);
        return width(moved, TextRole::Axis) <= px(maxNumber - wordGap)
            ? Said {moved}
            : Said {'+' + powerOfTen(static_cast<double>(m_frame.moved), 1)};
    }
    /// The widths of names and numbers: that of the widest, so that the bars get the rest.
    void measureColumns()
    {
        double names = 0;
        double number =
            std::max(width(said(here), TextRole::Axis), width(movedWords(), TextRole::Axis));
        for (std::size_t row = 0; row < rows.size(); ++row) {
            names = std::max(names, width(said(rows[row].name), rows[row].role));
            number = std::max(
                {number, width(decimals(numberOf(m_frame.here, row), 2), TextRole::NoteStrong),
                    width(decimals(numberOf(m_frame.there, row), 2), TextRole::Note)});
        }
        m_names = std::min(px(maxNames), names + px(wordGap));
        m_number = std::min(px(maxNumber), number + px(wordGap));
    }

    void addAxes(Layer& axes)
    {
        double lowest = 0;
        double highest = 1;
        for (const AddedTermsFrame* one : {&m_frame, m_reference})
            for (const auto* ends :
                {one ? &one->endsHere : nullptr, one ? &one->endsThere : nullptr})
                for (std::size_t end = 0; ends && end < ends->size(); ++end) {
                    lowest = std::min(lowest, (*ends)[end].positionPosition);
                    highest = std::max(highest, (*ends)[end].positionPosition);
                }
        const double margin = 0.08 * (highest - lowest);
        y = {Axis::Kind::Linear, lowest - margin, highest + margin, ground.bottom(), ground.top()};
        addUpwards(axes, ground, y, labelled(roundTicks(y.lowest, y.highest, 5)), style);
        addAcross(axes, ground, ground.bottom(), x,
            {{0, said(identity).text}, {0.5}, {1, said(random).text}}, {}, style);
    }

    void addHead(Layer& texts) const
    {
        const Said where = said(m_frame.moved == 1 ? placesOfOne : placesOfMany,
            {wholeNumber(m_frame.query), wholeNumber(m_frame.key), wholeNumber(m_frame.moved)});
        const Said brief = said(inShort,
            {decimals(m_frame.here.positionPosition, 2),
                decimals(m_frame.there.positionPosition, 2)});
        add(texts,
            lineOfWords({{said(name), TextRole::PictureTitle, Tone::Text}, {where}},
                {place.left(), place.top() + px(waves::upperTitleBaseline)}, place.right(), style));
        add(texts,
            lineOfWords(
                {{sentence(m_frame, style.words), TextRole::BodyStrong, Tone::ResultText, {brief}}},
                {place.left(), place.top() + px(36)}, place.right(), style));
    }

    /// A full bar for the first place, below it a thin one for the second.
    void addRow(Layer& data, std::size_t row, double size) const
    {
        const Box whole = rowBox(row);
        const double from = whole.left() + m_names;
        const double wide = std::max(1.0, whole.right() - 2 * m_number - from);
        const double zero = from + wide / 2;
        double free = zero; // of bars and lines, from the left
        const auto endOf = [&](double number) {
            const double end = zero + number / size * wide / 2;
            free = std::min(free, end);
            return end;
        };
        const auto addBar = [&](double number, double top, double height, const Ink& ink) {
            const double end = endOf(number);
            data.add(Region {{std::min(zero, end), top, std::abs(end - zero), height}, ink});
        };
        const double atFirst = numberOf(m_frame.here, row);
        const double moved = numberOf(m_frame.there, row);
        const double high = std::min(px(18), 0.4 * whole.height);
        const double top = whole.centre().y - 0.8 * high;
        addBar(atFirst, top, high, rows[row].tone);
        addBar(moved, top + high + px(1), 0.5 * high, Ink::shareOf(rows[row].tone, 0.5));
        if (m_reference) {
            const double end = endOf(numberOf(m_reference->here, row));
            data.add(Stroke {{{end, top - px(2)}, {end, top + high + px(2)}},
                {Tone::Text, px(1), Pen::Cap::Flat, {3, 2}}});
        }
        data.add(Rule {{{zero, whole.top()}, {zero, whole.bottom()}}, Tone::Axis});
        const double baseline = baselineAround(whole.centre().y, TextRole::Note, style);
        const double space = std::max(m_names, free - whole.left()) - px(wordGap);
        data.add(Text {{whole.left(), baseline},
            style.fitted(said(rows[row].name), space, rows[row].role), rows[row].role, Tone::Text});
        data.add(Text {{whole.right() - m_number, baseline}, {decimals(atFirst, 2)},
            TextRole::NoteStrong, Tone::Text, Align::Right});
        data.add(Text {{whole.right(), baseline}, {decimals(moved, 2)}, TextRole::Note, Tone::Notes,
            Align::Right});
    }
    void addRows(Layer& data) const
    {
        const double size = std::max(largest(m_frame), m_reference ? largest(*m_reference) : 0);
        for (std::size_t row = 0; row < rows.size(); ++row)
            addRow(data, row, size);
        const double sums = rowBox(4).top();
        data.add(Rule {{{m_rows.left(), sums}, {m_rows.right(), sums}}, Tone::Grid});
        const double baseline = m_rows.top() - px(4);
        data.add(Text {{m_rows.right() - m_number, baseline}, said(here), TextRole::Axis,
            Tone::Notes, Align::Right});
        data.add(Text {
            {m_rows.right(), baseline}, movedWords(), TextRole::Axis, Tone::Notes, Align::Right});
    }

    /// A term is linear in the share, so two points give its line.
    void addTerm(Layer& data, const std::array<AddedTerms, 2>& ends, const Pen& pen) const
    {
        data.add(Curve {
            {at(0, ends[0].positionPosition), at(1, ends[1].positionPosition)}, pen, ground});
    }
    void addPlot(Layer& data) const
    {
        add(data,
            lineOfWords(
                {{said(ofPositions), TextRole::NoteStrong, Tone::SeriesText1}, {said(byShare)}},
                {ground.left() - px(40), ground.top() - px(14)}, ground.right(), style));
        if (m_reference)
            addTerm(data, m_reference->endsHere, {Tone::Text, px(1), Pen::Cap::Flat, {4, 3}});
        addTerm(data, m_frame.endsThere, {Tone::Series1, px(2), Pen::Cap::Flat, {4, 3}});
        addTerm(data, m_frame.endsHere, {Tone::Series1, px(2.5)});
        data.add(Rule {mixLine(), Tone::Text});
        data.add(Rings {{at(m_frame.mix, m_frame.here.positionPosition),
                            at(m_frame.mix, m_frame.there.positionPosition)},
            px(4), {Tone::Text, px(1.5)}, Tone::Ground});
        std::vector<Said> wordings;
        for (const Message& legend : legends)
            wordings.push_back(said(legend, {wholeNumber(m_frame.moved)}));
        data.add(Text {{ground.left(), ground.bottom() + px(36)},
            fittingWords(wordings, ground.width + px(plotRight), TextRole::Note, style),
            TextRole::Note, Tone::Notes});
    }

    void addFoot(Layer& texts) const
    {
        const auto addLine = [&](double down, const std::vector<Said>& wordings) {
            texts.add(Text {{place.left(), m_rows.bottom() + px(down)},
                fittingWords(wordings, place.width, TextRole::Note, style), TextRole::Note,
                Tone::Text});
        };
        const std::string wide = wholeNumber(2 * std::int64_t {m_frame.encoding.width});
        const std::string more = wholeNumber(m_frame.weightsConcatenated);
        const std::string few = wholeNumber(m_frame.weightsAdded);
        addLine(30, {said(cost, {wide, more, few}), said(costInShort, {wide, more, few})});
        const std::string residual = share(m_frame.sineResidual);
        const std::string atFirst = decimals(m_frame.sinesHere, 2);
        const std::string moved = decimals(m_frame.sinesThere, 2);
        addLine(52,
            {said(sines,
                 {wholeNumber(m_frame.pair), wholeNumber(m_frame.key - m_frame.query), residual,
                     share(m_frame.pairResidual), atFirst, moved}),
                said(sinesInShort, {residual, atFirst, moved})});
    }

    Line mixLine() const
    {
        const double pixel = x.pixel(m_frame.mix);
        return {{pixel, ground.top()}, {pixel, ground.bottom()}};
    }
    void addHandle()
    {
        Handle mix = dot("waves.mix", Tone::Text, Handle::Along::X, mixLine().to, m_frame.mix);
        mix.box = beside(mixLine(), lineReach);
        mix.jump = ground;
        mix.rule.make = setsMix;
        value.handles.push_back(mix);
    }

    const AddedTermsFrame& m_frame;
    const AddedTermsFrame* m_reference;
    const WavesState& m_at;
    const Focus& m_focus;
    Box m_rows;
    double m_names = 0; ///< width of the names
    double m_number = 0;
};

} // namespace
} // namespace waves_terms

const Figure<TermsValues> wavesTerms = waves::figure<waves_terms::Terms>(Picture::WavesTerms,
    "terms", titled<waves_terms::name, TermsValues>, ownParts<Picture::WavesTerms, &Focus::cell>,
    waves_terms::spoken);

} // namespace lab::drawing
