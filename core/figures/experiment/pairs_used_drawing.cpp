#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/figures/experiment/experiment_figures.h"
#include "core/figures/experiment/trained_marks.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace pairs_used {
namespace {

constexpr Message title = LAB_MESSAGE("lab::ui::ExperimentWords", "RoPE's pairs");
constexpr Message pair = LAB_COMMENTED("lab::ui::ExperimentWords", "pair", "a row of numbers");
constexpr Message wavelength = LAB_MESSAGE("lab::ui::ExperimentWords", "wavelength");
constexpr Message trainRope = LAB_MESSAGE(
    "lab::ui::ExperimentWords", "Train models with %1 here to freeze each of their pairs.");
constexpr Message bundled = LAB_COMMENTED(
    "lab::ui::ExperimentWords", "bundled results; mean over seeds: %1", "their number");
constexpr Message trainedHere =
    LAB_COMMENTED("lab::ui::ExperimentWords", "trained here; mean over seeds: %1", "their number");
constexpr Message shareNotes[] {
    LAB_MESSAGE(
        "lab::ui::ExperimentWords", "share of the score; bar: trained, line: before training"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "share of the score; line: before training"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "share of the score"),
};
constexpr Message answerNotes[] {
    LAB_MESSAGE(
        "lab::ui::ExperimentWords", "accuracy by length, one pair frozen; faint: the others"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "accuracy by length, one pair frozen"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "accuracy by length"),
};
constexpr Message allRotate = LAB_MESSAGE("lab::ui::ExperimentWords", "all rotate");
constexpr Message pairFrozen = LAB_MESSAGE("lab::ui::ExperimentWords", "pair %1 frozen");
constexpr Message frozenShort =
    LAB_COMMENTED("lab::ui::ExperimentWords", "%1 frozen", "a pair's number");
constexpr Message sentence = LAB_MESSAGE("lab::ui::ExperimentWords",
    "Pair %1, one rotation in %2 positions: %3 of the score, %4 before training. At length %5: "
    "accuracy %6 with it frozen, %7 with all rotating; %8");

constexpr double head = 58;
constexpr double footSpace = 42; ///< two rows of numbers
constexpr double leftColumn = 76; ///< names of those rows
constexpr double betweenPanels = 60;
constexpr double namesColumn = 140;
constexpr double subtitleAbove = 14; ///< the axes
constexpr double barShare = 0.6; ///< of a column

using Values = PairsUsedFrame;
using Points = std::vector<AccuracyFrame::Point>;

Focus focusOn(int shown)
{
    Focus focus;
    focus.picture = Picture::ExperimentPairs;
    focus.pair = shown;
    return focus;
}

Said missing(const Values& values, const Language& words)
{
    const std::string name = trainedName(TrainedEncoding::Rope, words).text;
    if (values.isCovered)
        return words(hiddenUntilBet);
    return words(values.isChosen ? trainRope : isNotTrained, {name});
}

Said source(const Values& values, const Language& words)
{
    return words(
        values.isShipped ? bundled : trainedHere, {std::to_string(values.turning.front().seeds)});
}

struct PairsUsed : DrawnPlot {
    PairsUsed(const Compared<Values>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPlot(where, {}, how)
        , values(compared.values)
        , reference(
              compared.reference && !compared.reference->isEmpty() ? compared.reference : nullptr)
        , scale(values.isEmpty() && reference ? *reference : values)
        , pointed(pointing.focus.pair.value_or(values.frozen))
    {
        const double top = place.top() + px(head);
        const double free = place.width - px(leftColumn + betweenPanels + namesColumn);
        ground = {place.left() + px(leftColumn), top, std::max(1.0, free / 2),
            std::max(1.0, place.bottom() - px(footSpace) - top)};
        answers = ground.moved(ground.width + px(betweenPanels), 0);
        lengths = lengthAxis(scale.longest, answers);
        accuracy = {Axis::Kind::Linear, 0, 1, answers.bottom(), answers.top()};
        x = {Axis::Kind::Linear, -0.5, scale.count - 0.5, ground.left(), ground.right()};
        const double end = std::max(0.2, std::ceil(largestShare() * 13.5) / 10); // above the bars
        y = {Axis::Kind::Linear, 0, end, ground.bottom(), ground.top()};
    }

    Drawing drawing()
    {
        if (!scale.isEmpty())
            addAxes(layer(Layer::Meaning::Axes));
        addHead();
        if (!scale.isEmpty()) {
            addWavelengths();
            addAnswerAxes(layer(Layer::Meaning::Axes));
        }
        if (!values.isEmpty())
            addBars(layer(Layer::Meaning::Data));
        if (reference)
            addReference(layer(Layer::Meaning::Reference));
        if (values.isEmpty()) {
            const Box free =
                Box::between({place.left(), place.top() + px(30)}, {place.right(), place.bottom()});
            addOnGround(layer(Layer::Meaning::Texts),
                {free.centre(),
                    style.fitted(missing(values, style.words), free.width - px(12), TextRole::Body),
                    TextRole::Body, Tone::Notes, Align::Centre},
                Point {4, 3}, !scale.isEmpty(), style);
            return std::move(value);
        }
        addLines(layer(Layer::Meaning::Data));
        addNames(layer(Layer::Meaning::Texts));
        addPair();
        return std::move(value);
    }

private:
    Said share(double of) const { return shareText(of, style.words); }
    const Values::Pair& pairAt(int index) const
    {
        return values.pairs[static_cast<std::size_t>(index)];
    }
    const Points& frozenPoints() const { return pairAt(values.frozen).frozen; }
    double largestShare() const
    {
        double most = 0;
        for (const Values* one : {&values, reference})
            for (const Values::Pair& of : one ? one->pairs : values.pairs)
                most = std::max({most, of.before, of.after});
        return most;
    }
    Box column(int index, double part) const
    {
        const double wide = x.pixelsPerUnit() * part;
        return {x.pixel(index) - wide / 2, ground.top(), wide, ground.height};
    }
    Point answerAt(const AccuracyFrame::Point& point, double level) const
    {
        return {lengths.pixel(std::log2(static_cast<double>(point.length) / values.trainingLength)),
            accuracy.pixel(level)};
    }
    std::vector<Point> line(const Points& points) const
    {
        std::vector<Point> all;
        for (const AccuracyFrame::Point& point : points)
            all.push_back(answerAt(point, point.mean));
        return all;
    }

    void addHead()
    {
        Layer& texts = layer(Layer::Meaning::Texts);
        const Box button = trainButton(place, style);
        if (style.hasWords)
            value.button = {button};
        const Point baseline {place.left(), place.top() + px(16)};
        const Said name = said(title);
        texts.add(Text {baseline, name, TextRole::PictureTitle, Tone::Text});
        if (values.isEmpty())
            return;
        const auto note = [&](Point at, const Said& text, Align align = Align::Left) {
            texts.add(Text {at, text, TextRole::Note, Tone::Notes, align});
        };
        const double from = baseline.x + width(name, TextRole::PictureTitle) + px(12);
        note({from, baseline.y},
            style.fitted(
                source(values, style.words), button.left() - px(8) - from, TextRole::Note));
        const double below = ground.top() - px(subtitleAbove);
        const auto fitting = [&](std::span<const Message> wordings, double space) {
            std::vector<Said> all;
            for (const Message& one : wordings)
                all.push_back(said(one));
            return fittingWords(all, space, TextRole::Note, style);
        };
        note({place.left(), below}, fitting(shareNotes, answers.left() - px(48) - place.left()));
        note(
            {place.right(), below}, said(atLength, {wholeNumber(values.lookedAt())}), Align::Right);
        const double left = answers.left() - px(40);
        note({left, below}, fitting(answerNotes, answers.right() - left));
    }

    std::vector<Tick> shareTicks(double end, double step) const
    {
        std::vector<Tick> all;
        for (int at = 0; at * step <= end + 1e-9; ++at)
            all.push_back({at * step, share(at * step).text});
        return all;
    }
    void addAxes(Layer& axes) const
    {
        addUpwards(axes, ground, y, shareTicks(y.highest, y.highest > 0.45 ? 0.2 : 0.1), style);
        std::vector<Tick> numbers;
        for (int at = 0; at < scale.count; ++at)
            numbers.push_back({static_cast<double>(at), std::to_string(at)});
        addAcross(axes, ground, ground.bottom(), x, numbers, said(pair), style);
    }
    void addAnswerAxes(Layer& axes) const
    {
        addUpwards(axes, answers, accuracy, shareTicks(1, 0.5), style);
        const std::vector<Tick> ticks = lengthTicks(lengths, scale.trainingLength);
        double widest = 0;
        for (const Tick& tick : ticks)
            widest = std::max(widest, width(tick.label, TextRole::Axis));
        // If they would touch, every second one is written, starting with the longest length.
        const bool areApart = lengths.pixelsPerUnit() >= widest + px(6);
        const double foot = answers.bottom();
        const double baseline = foot + px(9) + style.digitHeight(TextRole::Axis);
        for (std::size_t at = 0; at < ticks.size(); ++at) {
            const double across = lengths.pixel(ticks[at].value);
            axes.add(Rule {{{across, foot}, {across, foot + px(4)}}, Tone::Axis});
            if (areApart || (ticks.size() - 1 - at) % 2 == 0)
                axes.add(Text {{across, baseline}, {ticks[at].label}, TextRole::Axis, Tone::Notes,
                    Align::Centre});
        }
        const auto upright = [&](double at, Tone tone, double thick) {
            const double pixel = lengths.pixel(at);
            axes.add(Rule {{{pixel, answers.top()}, {pixel, answers.bottom()}}, tone, thick});
        };
        upright(0, Tone::Seen, 2);
        upright(scale.doublings, Tone::Notes, 1);
        const double guessed = accuracy.pixel(scale.chance);
        axes.add(
            Stroke {{{answers.left(), guessed}, {answers.right(), guessed}}, chancePen(style)});
    }

    /// Below the columns, that of the frozen pair first, then the longest, the others if they fit.
    void addWavelengths()
    {
        Layer& texts = layer(Layer::Meaning::Axes);
        const double baseline = ground.bottom() + px(27) + style.digitHeight(TextRole::Axis);
        texts.add(Text {{ground.left() - px(8), baseline}, said(wavelength), TextRole::Axis,
            Tone::Notes, Align::Right});
        const int last = static_cast<int>(scale.pairs.size()) - 1;
        std::vector<int> order {scale.frozen, last};
        for (int at = 0; at < last; ++at)
            order.push_back(at);
        std::vector<Box> taken;
        for (const int at : order) {
            const bool isFrozen = at == scale.frozen;
            const TextRole role = isFrozen ? TextRole::NoteStrong : TextRole::Axis;
            const std::string words =
                significant(scale.pairs[static_cast<std::size_t>(at)].wavelength, 3);
            const double wide = width(words, role) + px(6);
            const double left = std::max(x.pixel(at) - wide / 2, ground.left() - px(5));
            const Box box {left, baseline, wide, 1};
            if (std::ranges::any_of(taken, [&](const Box& one) { return one.meets(box); }))
                continue;
            taken.push_back(box);
            texts.add(Text {{box.centre().x, baseline}, {words}, role,
                isFrozen ? Tone::Text : Tone::Notes, Align::Centre});
        }
    }

    void addBars(Layer& data) const
    {
        data.add(Region {column(values.frozen, 1), Ink::shareOf(Tone::Query, 0.14)});
        for (int at = 0; at < std::ssize(values.pairs); ++at) {
            const Box bar = column(at, barShare);
            const double top = y.pixel(pairAt(at).after);
            data.add(Region {.box = {bar.x, top, bar.width, bar.height - (top - bar.y)},
                .fill = Ink::shareOf(Tone::Pairs, values.count > 1 ? at / (values.count - 1.0) : 0),
                .isSmooth = true});
            const double before = y.pixel(pairAt(at).before);
            const Line level {{bar.left() - px(3), before}, {bar.right() + px(3), before}};
            data.add(Rule {level, Tone::Ground, 4, true});
            data.add(Rule {level, Tone::Text, 2, true});
        }
    }

    void addReference(Layer& below) const
    {
        for (int at = 0; at < std::min(values.count, reference->count); ++at) {
            const Values::Pair& other = reference->pairs[static_cast<std::size_t>(at)];
            if (!values.isEmpty() && pairAt(at) == other) // the same models
                continue;
            const double level = y.pixel(other.after);
            const Box wide = column(at, 0.9);
            below.add(Stroke {{{wide.left(), level}, {wide.right(), level}},
                {Ink(Tone::Text).with(Ink::As::Reference), px(1.5), Pen::Cap::Flat, {2, 2}}});
        }
        if (reference->trainingLength != values.trainingLength
            || reference->longest != values.longest)
            return;
        const Tone rope = styleOf({TrainedEncoding::Rope}).line;
        const auto frozen = static_cast<std::size_t>(reference->frozen);
        addCurve(below, line(reference->turning), referencePen(rope, style), answers);
        addCurve(below, line(reference->pairs[frozen].frozen), referencePen(Tone::Query, style),
            answers);
    }

    /// Pale lines for each other pair frozen, then all pairs rotated, then the selected pair
    /// frozen.
    void addLines(Layer& data) const
    {
        for (int at = 0; at < std::ssize(values.pairs); ++at)
            if (at != values.frozen)
                addCurve(
                    data, line(pairAt(at).frozen), {Tone::Axis, px(1), Pen::Cap::Flat}, answers);
        const auto add = [&](const Points& points, const SeriesStyle& of, double thick) {
            for (const AccuracyFrame::Point& point : points) {
                const auto [low, high] = intervalOf(ExperimentMeasure::Accuracy, point);
                if (point.half)
                    data.add(Stroke {{answerAt(point, low), answerAt(point, high)},
                        {Ink(of.line).with(Ink::As::Reference), px(3), Pen::Cap::Flat}});
            }
            addCurve(data, line(points), {of.line, px(thick), Pen::Cap::Flat}, answers);
            data.add(marksAt(line(points), of, 3.5, style));
        };
        add(values.turning, styleOf({TrainedEncoding::Rope}), 1.75);
        add(frozenPoints(), {Tone::Query}, 3);
    }

    /// At the line ends, with the results at the selected length.
    void addNames(Layer& texts) const
    {
        struct Name {
            std::vector<Said> wordings;
            double y;
            double share;
            Tone ink;
        };
        const int length = values.lookedAt();
        const std::string number = std::to_string(values.frozen);
        std::vector<Name> both {
            {{said(allRotate)}, accuracy.pixel(values.turning.back().mean),
                values.turningAt(length)->mean, styleOf({TrainedEncoding::Rope}).text},
            {{said(pairFrozen, {number}), said(frozenShort, {number})},
                accuracy.pixel(frozenPoints().back().mean),
                values.frozenAt(values.frozen, length)->mean, Tone::QueryText}};
        std::ranges::stable_sort(both, {}, &Name::y);
        const double pitch = px(18);
        const double highest = answers.top() + pitch / 2;
        const double middle = std::clamp(
            (both[0].y + both[1].y) / 2, highest, std::max(highest, answers.bottom() - pitch / 2));
        if (both[1].y - both[0].y < pitch) {
            both[0].y = middle - pitch / 2;
            both[1].y = middle + pitch / 2;
        }
        constexpr TextRole role = TextRole::NoteStrong;
        const double left = answers.right() + px(12);
        for (const Name& name : both) {
            const Said result = share(name.share);
            const double baseline = baselineAround(name.y, TextRole::Note, style);
            const double free = place.right() - left - width(result, role) - px(6);
            texts.add(Text {
                {left, baseline}, fittingWords(name.wordings, free, role, style), role, name.ink});
            texts.add(Text {{place.right(), baseline}, result, role, Tone::Text, Align::Right});
        }
    }

    /// Above the bar of a pair, and above the line if that would cross it.
    void addShare(Layer& above, int of, bool isSmooth) const
    {
        constexpr TextRole role = TextRole::NoteStrong;
        const double before = y.pixel(pairAt(of).before);
        const double over = y.pixel(pairAt(of).after) - px(6);
        const bool isCrossed =
            before < over + px(8) && before > over - style.digitHeight(role) - px(5);
        const double baseline = isCrossed ? before - px(6) : over;
        addOnGround(above,
            {{x.pixel(of), std::max(baseline, ground.top() + px(22))}, share(pairAt(of).after),
                role, Tone::Text, Align::Centre},
            Point {2, 1}, isSmooth, style);
    }

    /// The shares of the frozen pair, which can be dragged, and of the one under the pointer.
    void addPair()
    {
        addShare(layer(Layer::Meaning::Selection), values.frozen, true);
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (pointed != values.frozen && values.frozenAt(pointed, values.lookedAt())) {
            addCurve(above, line(pairAt(pointed).frozen), {Tone::Text, px(1.75), Pen::Cap::Flat},
                answers);
            addShare(above, pointed, false);
        }
        Handle frozen = dot("experiment.frozen_pair", Tone::Query, Handle::Along::X,
            {x.pixel(values.frozen), ground.top()}, values.frozen);
        frozen.box = column(values.frozen, 1).grown(1e-6, 1e-6); // with its edges
        frozen.jump = {ground.x, ground.y, ground.width, ground.height + px(footSpace)};
        frozen.keyStep = x.pixelsPerUnit();
        frozen.isByKey = false; // the arrow keys move it as drawn
        frozen.focus = focusOn(values.frozen);
        value.handles = {frozen};
        value.zones = {{.box = ground, .axis = x, .shown = [](const Zone& zone, Point point) {
                            const double last = zone.axis.highest - 0.5;
                            return focusOn(static_cast<int>(
                                std::clamp(std::round(zone.axis.value(point.x)), 0.0, last)));
                        }}};
    }

    const Values& values;
    const Values* reference; ///< null without models
    const Values& scale; ///< whose numbers are along the axes
    int pointed; ///< the pair under the pointer, or the frozen one
    Box answers {}; ///< against the length, if a pair is frozen
    Axis lengths {};
    Axis accuracy {};
};

Said spoken(const Values& values, const Language& words)
{
    if (values.isEmpty())
        return missing(values, words);
    const Values::Pair& of = values.pairs[static_cast<std::size_t>(values.frozen)];
    const int length = values.lookedAt();
    const auto share = [&](double number) { return shareText(number, words).text; };
    return words(sentence,
        {std::to_string(values.frozen), significant(of.wavelength, 3), share(of.after),
            share(of.before), wholeNumber(length),
            share(values.frozenAt(values.frozen, length)->mean),
            share(values.turningAt(length)->mean), source(values, words).text});
}

KeyPress pressed(const Values& values, Key key)
{
    const int step = key == Key::Left ? -1 : 1;
    if (key != Key::Left && key != Key::Right)
        return {};
    return {true,
        SetParameter {"experiment.frozen_pair",
            std::int64_t {std::clamp(values.frozen + step, 0, values.count - 1)}}};
}

} // namespace
} // namespace pairs_used

const Figure<PairsUsedFrame> experimentPairs {.picture = Picture::ExperimentPairs,
    .name = "pairs",
    .title = titled<pairs_used::title>,
    .drawing = drawnBy<pairs_used::PairsUsed>,
    .table = numbers,
    .spoken = pairs_used::spoken,
    .pressed = pairs_used::pressed,
    .shown = ownParts<Picture::ExperimentPairs, &Focus::pair>};

} // namespace lab::drawing
