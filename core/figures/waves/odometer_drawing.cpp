#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/figures/waves/waves_plot.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace waves_odometer {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::WavesWords", "Odometer and dials");
constexpr Message digitsOfWheel = LAB_MESSAGE("lab::ui::WavesWords", "digits of a wheel");
constexpr Message pairNumber = LAB_MESSAGE("lab::ui::WavesWords", "pair %1");
// A complete text in each language: Chinese has a space before a number and none before a word.
constexpr Message binary = LAB_MESSAGE("lab::ui::WavesWords",
    "binary wheels above, dials of the pairs below; light: at the next position");
constexpr Message withRadix = LAB_MESSAGE("lab::ui::WavesWords",
    "radix %1 wheels above, dials of the pairs below; light: at the next position");
constexpr Message step = LAB_MESSAGE("lab::ui::WavesWords",
    "From %1 to %2: %3 of %4 wheels change; the encoding moves by %5, as between any two "
    "neighboring positions");
constexpr Message stepInShort =
    LAB_MESSAGE("lab::ui::WavesWords", "Wheels that change: %1 of %2; the encoding moves by %3");
constexpr Message changesOfRuns = LAB_MESSAGE(
    "lab::ui::WavesWords", "wheels that change: largest of %1 positions, darker: their mean");
constexpr Message changesInShort =
    LAB_MESSAGE("lab::ui::WavesWords", "wheels that change: largest of %1");
constexpr Message changesOfEach =
    LAB_MESSAGE("lab::ui::WavesWords", "wheels that change after each position");
constexpr Message lineOfStep =
    LAB_MESSAGE("lab::ui::WavesWords", "line: how much the encoding moves, %1 everywhere");
constexpr Message lineInShort = LAB_MESSAGE("lab::ui::WavesWords", "line: the encoding, %1");

constexpr double head = 56; // title and sentence
constexpr double left = 40;
constexpr double right = 24;
constexpr double foot = 30; // the axis of the positions
constexpr double usualWheel = 54; // from one to the next; more if the row is high
constexpr double usualDial = 110;
constexpr double caption = 18; // below a row
constexpr double reach = 8; // of the pointer to a line
constexpr double changingTint = 0.18; // of a wheel's ground, on which its next digit is legible
constexpr int maxDigits = 10;
constexpr int minDigits = 2;
constexpr double digitWidth = 14;
constexpr double digitsEnd = 22; // below the top: where the line after the last digit ends

Said sentence(const OdometerFrame& frame, const Language& words)
{
    return words(step,
        {wholeNumber(frame.position), wholeNumber(frame.position + 1), wholeNumber(frame.changed),
            wholeNumber(static_cast<std::int64_t>(frame.wheels.size())), decimals(frame.step, 3)});
}

Said spoken(const OdometerValues& values, const Language& words)
{
    return values.frame->wheels.empty() ? Said {} : sentence(*values.frame, words);
}

/// The numbers of the zone are the first and the last position.
Focus positionAt(const Zone& zone, Point point)
{
    Focus focus;
    focus.picture = Picture::WavesOdometer;
    focus.position = std::llround(std::clamp(zone.axis.value(point.x), zone.with[0], zone.with[1]));
    return focus;
}

double mostChanges(const OdometerFrame& frame)
{
    return frame.peaks.empty() ? 1 : std::max(1, *std::ranges::max_element(frame.peaks));
}

class Odometer : DrawnPlot {
public:
    Odometer(const Compared<OdometerValues>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPlot(where, {left, head, right, foot}, how)
        , m_frame(*compared.values.frame)
        , m_reference(compared.reference ? compared.reference->frame.get() : nullptr)
        , m_at(compared.values.at)
        , m_focus(pointing.focus)
        , m_first(static_cast<double>(m_frame.runs.first))
        , m_last(static_cast<double>(m_frame.runs.begin(m_frame.runs.count) - 1))
        , m_position(static_cast<double>(m_frame.position))
        , m_digits {Axis::Kind::Linear, minDigits, maxDigits,
              place.right() - px(right) - (maxDigits - minDigits) * px(digitWidth),
              place.right() - px(right)}
    {
        const Box all = ground;
        const double third = all.height / 3;
        const double gap = px(caption);
        m_wheels = {all.left(), all.top(), all.width, std::max(1.0, 0.9 * third - gap)};
        m_dials = {all.left(), m_wheels.bottom() + gap + px(4), all.width,
            std::max(1.0, 1.1 * third - gap)};
        const double top = m_dials.bottom() + gap + px(26);
        ground = {all.left(), top, all.width, std::max(1.0, all.bottom() - top)};
        x = {Axis::Kind::Linear, m_first - 0.5, m_last + 0.5, ground.left(), ground.right()};
    }

    Drawing drawing()
    {
        if (m_frame.wheels.empty())
            return {};
        addAxes(layer(Layer::Meaning::Axes));
        addHead(layer(Layer::Meaning::Texts));
        addDigits(layer(Layer::Meaning::Texts));
        addWheels(layer(Layer::Meaning::Data));
        addDials(layer(Layer::Meaning::Data));
        addChanges(layer(Layer::Meaning::Data));
        addLegend(layer(Layer::Meaning::Texts));
        if (m_reference)
            addReference(layer(Layer::Meaning::Reference));
        Layer& lines = layer(Layer::Meaning::Data);
        lines.add(Stroke {level(y.pixel(m_frame.step)), {Tone::Result, px(2)}});
        if (isShown(m_position)) {
            lines.add(Rule {upright(m_position), Tone::Query, 2});
            value.handles.push_back(positionHandle());
        }
        value.handles.push_back(radixHandle());
        addPointed(layer(Layer::Meaning::Selection, Drawing::Live::Yes));
        value.zones.push_back(
            {.box = ground, .axis = x, .with = {m_first, m_last}, .shown = positionAt});
        value.positions = waves::turnedByWheel(m_at);
        return std::move(value);
    }

private:
    Line upright(double position) const
    {
        return {{x.pixel(position), ground.top()}, {x.pixel(position), ground.bottom()}};
    }
    bool isShown(double position) const { return position >= m_first && position <= m_last; }

    void addAxes(Layer& axes)
    {
        double most = std::max(mostChanges(m_frame), m_frame.step);
        if (m_reference)
            most = std::max({most, mostChanges(*m_reference), m_reference->step});
        y = {Axis::Kind::Linear, 0, 1.1 * most, ground.bottom(), ground.top()};
        const int upwards = std::clamp(static_cast<int>(ground.height / px(18)), 1, 4);
        addUpwards(axes, ground, y, labelled(roundTicks(0, most, upwards)), style);
        addAcross(axes, ground, ground.bottom(), x,
            fittingTicks(positionTicks(m_first, m_last, 9), x, style), {"p"}, style);
    }

    void addHead(Layer& texts) const
    {
        const double end = firstDigit() - px(8) - width(said(digitsOfWheel), TextRole::Note);
        const Said wheels =
            m_frame.radix == 2 ? said(binary) : said(withRadix, {wholeNumber(m_frame.radix)});
        const Said brief = said(stepInShort,
            {wholeNumber(m_frame.changed),
                wholeNumber(static_cast<std::int64_t>(m_frame.wheels.size())),
                decimals(m_frame.step, 3)});
        add(texts,
            lineOfWords({{said(name), TextRole::PictureTitle, Tone::Text}, {wheels}},
                {place.left(), place.top() + px(waves::upperTitleBaseline)}, end - px(16), style));
        add(texts,
            lineOfWords(
                {{sentence(m_frame, style.words), TextRole::BodyStrong, Tone::ResultText, {brief}}},
                {place.left(), place.top() + px(40)}, place.right(), style));
    }

    /// The digits of a wheel, out of ten, at the right end of the title line: a line after the last
    /// one, which is dragged to another radix.
    double firstDigit() const { return m_digits.pixel(0); }
    Line lineAfter(int digits) const
    {
        const double pixel = m_digits.pixel(digits);
        return {{pixel, place.top() + px(3)}, {pixel, place.top() + px(digitsEnd)}};
    }
    void addDigits(Layer& texts) const
    {
        const double baseline = place.top() + px(waves::upperTitleBaseline);
        texts.add(Text {{firstDigit() - px(8), baseline}, said(digitsOfWheel), TextRole::Note,
            Tone::Notes, Align::Right});
        for (int digit = 0; digit < maxDigits; ++digit) {
            const bool isUsed = digit < m_frame.radix;
            texts.add(Text {{m_digits.pixel(digit + 0.5), baseline}, {wholeNumber(digit)},
                isUsed ? TextRole::NoteStrong : TextRole::Note, isUsed ? Tone::Text : Tone::Notes,
                Align::Centre});
        }
        if (m_reference && m_reference->radix != m_frame.radix)
            texts.add(Stroke {lineAfter(m_reference->radix), referencePen(Tone::Text, style)});
        texts.add(Stroke {lineAfter(m_frame.radix), {Tone::Text, px(1.5)}});
    }

    /// The wheel of the ones is on the right.
    Box wheelBox(std::size_t wheel) const
    {
        const auto count = static_cast<double>(m_frame.wheels.size());
        const double pitch =
            std::min(std::max(px(usualWheel), 0.45 * m_wheels.height), m_wheels.width / count);
        const double end = m_wheels.centre().x + pitch * count / 2;
        const double wide = pitch - std::min(px(6), 0.15 * pitch);
        return {end - pitch * (static_cast<double>(wheel) + 1) + (pitch - wide) / 2, m_wheels.top(),
            wide, m_wheels.height};
    }
    void addWheels(Layer& data)
    {
        for (std::size_t i = 0; i < m_frame.wheels.size(); ++i) {
            const OdometerFrame::Wheel& wheel = m_frame.wheels[i];
            const Box box = wheelBox(i);
            const bool isChanging = wheel.digit != wheel.next;
            const bool isHigh = box.height > px(64) && box.width > px(16);
            const auto addText = [&](double baseline, std::int64_t number, TextRole role,
                                     Tone tone) {
                data.add(Text {
                    {box.centre().x, baseline}, {wholeNumber(number)}, role, tone, Align::Centre});
            };
            data.add(Region {.box = box,
                .fill = isChanging ? Ink::shareOf(Tone::Notes, changingTint) : Ink(Tone::Frame),
                .isSmooth = true});
            addText(baselineAround(box.top() + box.height * (isHigh ? 0.38 : 0.5),
                        TextRole::MainResult, style),
                wheel.digit, box.width > px(20) ? TextRole::MainResult : TextRole::PictureTitle,
                Tone::Text);
            if (isHigh)
                addText(baselineAround(box.top() + box.height * 0.8, TextRole::Body, style),
                    wheel.next, isChanging ? TextRole::BodyStrong : TextRole::Body,
                    isChanging ? Tone::Text : Tone::Notes);
            if (width(wholeNumber(wheel.place), TextRole::Axis) < box.width)
                addText(box.bottom() + px(14), wheel.place, TextRole::Axis, Tone::Notes);
            Target target {box};
            target.focus.picture = Picture::WavesOdometer;
            target.focus.cell = static_cast<int>(i);
            value.targets.push_back(target);
        }
    }

    struct DialPlace {
        Point centre {};
        double radius = 0;
    };
    /// The fastest dial is on the right, under the wheel of the ones.
    DialPlace dialPlace(std::size_t dial) const
    {
        const auto count = static_cast<double>(m_frame.dials.size());
        const double pitch =
            std::min(std::max(px(usualDial), 1.15 * m_dials.height), m_dials.width / count);
        const double end = m_dials.centre().x + pitch * count / 2;
        return {{end - pitch * (static_cast<double>(dial) + 0.5), m_dials.centre().y},
            std::max(1.0, std::min(0.42 * pitch, m_dials.height / 2))};
    }
    void addDials(Layer& data)
    {
        const int pairs = m_frame.encoding.width / 2;
        for (std::size_t i = 0; i < m_frame.dials.size(); ++i) {
            const OdometerFrame::Dial& dial = m_frame.dials[i];
            const auto [centre, radius] = dialPlace(i);
            const Ink ink = Ink::shareOf(Tone::Pairs, pairs > 1 ? dial.pair / (pairs - 1.0) : 0.0);
            data.add(Rings {{centre}, radius, {Tone::Axis, px(1)}, Tone::Ground});
            for (const auto& [angle, pen] :
                {std::pair(dial.next, Pen {ink.with(Ink::As::Reference), px(2), Pen::Cap::Round}),
                    std::pair(dial.now, Pen {ink, px(3), Pen::Cap::Round})})
                data.add(Stroke {
                    {centre, centre + Point {angle.cos * radius, -angle.sin * radius}}, pen});
            const bool isSelected = dial.pair == m_frame.selected;
            data.add(Text {{centre.x, centre.y + radius + px(15)},
                said(pairNumber, {wholeNumber(dial.pair)}),
                isSelected ? TextRole::NoteStrong : TextRole::Axis,
                isSelected ? Tone::Text : Tone::Notes, Align::Centre});
            Target target {.box = Box {centre.x, centre.y, 0, 0}.grown(radius, radius),
                .press = Press {"sinusoidal.pair", std::int64_t {dial.pair}},
                .reach = radius,
                .cursor = Cursor::Arrow};
            target.focus.picture = Picture::WavesOdometer;
            target.focus.pair = dial.pair;
            value.targets.push_back(target);
        }
    }

    /// For a run of many positions: the maximum of changes after one of them, and darker their
    /// mean.
    void addChanges(Layer& data) const
    {
        const Runs& runs = m_frame.runs;
        const double pitch = std::abs(x.pixelsPerUnit()) * std::max(1.0, runs.width);
        const double gap = pitch > px(5) ? px(1) : 0;
        const auto addBars = [&](const auto& values, double tone) {
            for (int cell = 0; cell < runs.count; ++cell) {
                const double from = x.pixel(static_cast<double>(runs.begin(cell)) - 0.5);
                const double to = x.pixel(static_cast<double>(runs.begin(cell + 1)) - 0.5);
                const double top = y.pixel(values[static_cast<std::size_t>(cell)]);
                data.add(
                    Region {Box::between({from + gap / 2, top}, {to - gap / 2, ground.bottom()}),
                        Ink::shareOf(Tone::Notes, tone)});
            }
        };
        if (runs.width > 1)
            addBars(m_frame.peaks, 0.4);
        addBars(m_frame.changes, runs.width > 1 ? 0.75 : 0.6);
    }

    void addLegend(Layer& texts) const
    {
        constexpr TextRole role = TextRole::NoteStrong;
        const std::string run = waves::runLength(m_frame.runs.width, style.words);
        const Said bars = m_frame.runs.width > 1
            ? fittingWords({said(changesOfRuns, {run}), said(changesInShort, {run})},
                ground.width * 0.6, role, style)
            : said(changesOfEach);
        const std::string moved = decimals(m_frame.step, 3);
        const double space = ground.right() - place.left() - width(bars, role) - px(24);
        const Said line = fittingWords(
            {said(lineOfStep, {moved}), said(lineInShort, {moved})}, space, role, style);
        add(texts,
            lineOfWords({{bars, role, Tone::Notes}, {line, role, Tone::ResultText}},
                {place.left(), ground.top() - px(12)}, ground.right(), style));
    }

    void addReference(Layer& below) const
    {
        below.add(Stroke {
            level(y.pixel(m_reference->step)), {Tone::Text, px(1), Pen::Cap::Flat, {4, 3}}});
        Curve bars {{}, {Tone::Text, px(1), Pen::Cap::Flat, {3, 2}}, ground};
        for (int cell = 0; cell < m_reference->runs.count; ++cell)
            bars.points.push_back(at(static_cast<double>(m_reference->runs.begin(cell)),
                m_reference->changes[static_cast<std::size_t>(cell)]));
        below.add(std::move(bars));
    }

    /// A wheel, a dial or a position.
    void addPointed(Layer& above) const
    {
        if (m_focus.picture != Picture::WavesOdometer)
            return;
        const Pen pen {Tone::Text, px(2)};
        if (m_focus.cell && *m_focus.cell < static_cast<int>(m_frame.wheels.size())) {
            const Box box = wheelBox(static_cast<std::size_t>(*m_focus.cell));
            for (const double edge : {box.top(), box.bottom()})
                above.add(Stroke {{{box.left(), edge}, {box.right(), edge}}, pen});
            for (const double edge : {box.left(), box.right()})
                above.add(Stroke {{{edge, box.top()}, {edge, box.bottom()}}, pen});
        }
        for (std::size_t i = 0; i < m_frame.dials.size(); ++i)
            if (m_focus.pair == m_frame.dials[i].pair)
                above.add(Rings {{dialPlace(i).centre}, dialPlace(i).radius, pen});
        if (!m_focus.position || m_focus.cell || m_focus.pair
            || *m_focus.position == m_frame.position)
            return;
        if (const auto pointed = static_cast<double>(*m_focus.position); isShown(pointed))
            above.add(Rule {upright(pointed), Tone::Axis});
    }

    Handle positionHandle() const
    {
        Handle handle = dot(
            "position.query", Tone::Query, Handle::Along::X, upright(m_position).to, m_position);
        handle.box = beside(upright(m_position), reach);
        handle.jump = ground;
        handle.keyStep = std::max(4.0, x.pixelsPerUnit());
        handle.snap = Snap {.lowest = m_first, .highest = m_last, .toPowers = false};
        return handle;
    }
    Handle radixHandle() const
    {
        const Line line = lineAfter(m_frame.radix);
        Handle handle = dot("waves.radix", Tone::Text, Handle::Along::X, line.to, m_frame.radix);
        handle.axis = m_digits;
        handle.diameter = 12;
        handle.box = Box::between(line.from, line.to).grown(px(reach), 0).within(place);
        handle.keyStep = px(digitWidth);
        return handle;
    }

    const OdometerFrame& m_frame;
    const OdometerFrame* m_reference;
    const WavesState& m_at;
    const Focus& m_focus;
    double m_first; ///< of the positions shown
    double m_last;
    double m_position;
    Axis m_digits; ///< of a wheel
    Box m_wheels {}; ///< rows above the plot
    Box m_dials {};
};

} // namespace
} // namespace waves_odometer

const Figure<OdometerValues> wavesOdometer = waves::figure<waves_odometer::Odometer>(
    Picture::WavesOdometer, "odometer", titled<waves_odometer::name, OdometerValues>,
    ownParts<Picture::WavesOdometer, &Focus::cell, &Focus::pair, &Focus::position>,
    waves_odometer::spoken);

} // namespace lab::drawing
