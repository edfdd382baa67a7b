#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/figures/experiment/answer_words.h"
#include "core/figures/experiment/experiment_figures.h"
#include "core/figures/experiment/trained_marks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace lab::drawing {

namespace answers {
namespace {

constexpr Message notesOfBundled[] {
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "bundled results: 8 models each, trained in advance; band: 95 % interval of the mean"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "bundled: 8 models each; band: 95 % interval"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "bundled, 8 models each")};
constexpr Message notesOfOwn[] {LAB_MESSAGE("lab::ui::ExperimentWords",
                                    "trained here; band: 95 % interval of the mean over seeds"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "trained here; band: 95 % interval"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "trained here")};
constexpr Message notesOfBoth[] {
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "trained here; band: 95 % interval of the mean over seeds; dotted: bundled results"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "trained here; band: 95 % interval; dotted: bundled"),
    LAB_MESSAGE("lab::ui::ExperimentWords", "trained here; dotted: bundled")};
constexpr Message unlearnedNote = LAB_COMMENTED(
    "lab::ui::ExperimentWords", "* not learned in %1 steps: below 90 % at L", "of training");
constexpr Message unlearnedShort = LAB_MESSAGE("lab::ui::ExperimentWords", "* not learned");
constexpr Message trainedAt = LAB_MESSAGE("lab::ui::ExperimentWords", "trained at %1");
constexpr Message isLonger = LAB_MESSAGE("lab::ui::ExperimentWords", "longer than in training");
constexpr Message chanceLevel = LAB_MESSAGE("lab::ui::ExperimentWords", "chance level");
constexpr Message coverWords[] {
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "What do you expect? Drag the encodings into that order and lock it in to see the "
        "answers."),
    LAB_MESSAGE("lab::ui::ExperimentWords", "Drag the encodings into the order that you expect.")};
constexpr Message showResults = LAB_MESSAGE("lab::ui::ExperimentWords", "Show results");
constexpr Message nothing =
    LAB_MESSAGE("lab::ui::ExperimentWords", "Nothing has been trained with these settings.");
constexpr double numbersColumn = 48; ///< left of the ground
constexpr double namesGap = 12; ///< from the ground to the names
constexpr double namePitch = 16;
constexpr double closePitch = 13; ///< minimum distance of names
constexpr double markRadius = 3.5; ///< on a line
constexpr double reach = 14; ///< of the pointer to a mark

/// With a column on the right as wide as the names need, at most a third of the place.
Margins marginsOf(const Box& place, const Values& values, const Style& style)
{
    if (!style.hasWords)
        return {10, 20, 10, 10};
    const auto widthOf = [&](const Said& said) {
        return style.width(said.text, TextRole::NoteStrong);
    };
    double names = 0;
    for (const Run& run : values.lines())
        names = std::max(names, widthOf(lineName(values, run, style.words)));
    const bool isShare = values.measure == ExperimentMeasure::Accuracy;
    const double numbers =
        values.overlaid.empty() ? 0 : widthOf(valueText(values, isShare ? 1 : 0, style.words));
    const double needed = style.px(namesGap + markSpace + 6) + std::ceil(names) + numbers;
    const double least = place.width < style.px(640) ? 124 : 140;
    return {
        numbersColumn, 48, std::max(least, std::min(needed, place.width / 3) / style.scale), 26};
}

double highest(const Values& values)
{
    double most = values.chance;
    const auto take = [&](const std::vector<Run>& runs) {
        for (const Run& run : runs)
            for (const Answer& answer : run.points)
                most = std::max(most, answer.mean + answer.half.value_or(0));
    };
    take(values.own);
    take(values.shipped);
    for (const Values::Overlaid& overlaid : values.overlaid)
        take(overlaid.lines);
    return most;
}

/// Of a saved run, in line widths; none equals that of a stretched RoPE, of bundled lines or of A.
std::vector<double> savedDashes(std::size_t index)
{
    static const std::array<std::vector<double>, maxOverlaidRuns> all {
        std::vector<double> {2, 2}, std::vector<double> {6, 3}, std::vector<double> {6, 2, 1.5, 2}};
    return all[index % all.size()];
}

struct Accuracy : DrawnPlot {
    Accuracy(const Compared<Values>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPlot(where, marginsOf(where, compared.values, how), how)
        , values(compared.values)
        , reference(compared.reference && isComparable(*compared.reference) ? compared.reference
                                                                            : nullptr)
        , focus(pointing.focus)
    {
        x = lengthAxis(values.longest, ground);
        const double most = std::max(highest(values), reference ? highest(*reference) : 0.0);
        y = {Axis::Kind::Linear, 0,
            values.measure == ExperimentMeasure::Accuracy ? 1 : std::max(1.0, std::ceil(most)),
            ground.bottom(), ground.top()};
    }

    Drawing drawing()
    {
        addAxes(layer(Layer::Meaning::Axes));
        addHead(layer(Layer::Meaning::Texts));
        addLimits(layer(Layer::Meaning::Axes));
        addLength(layer(Layer::Meaning::Selection));
        if (values.isCovered || (values.lines().empty() && values.overlaid.empty())) {
            addWhyEmpty(layer(Layer::Meaning::Texts));
            return std::move(value);
        }
        addBands(layer(Layer::Meaning::Data));
        Layer& below = layer(Layer::Meaning::Reference);
        if (reference)
            addBelow(below, reference->lines(), referencePen({}, style).dashes);
        if (!values.own.empty())
            addBelow(below, values.shipped, {1, 3});
        Layer& data = layer(Layer::Meaning::Data);
        addSaved(data);
        addSeeds(data);
        addLines(data);
        if (style.hasWords) {
            addNumbers(layer(Layer::Meaning::Selection));
            addNames(layer(Layer::Meaning::Texts));
        }
        addPointed(layer(Layer::Meaning::Selection, Drawing::Live::Yes));
        return std::move(value);
    }

private:
    /// The text of a line, and its height.
    struct Row {
        const Run* run;
        double y;
    };

    bool isComparable(const Values& other) const
    {
        return other.measure == values.measure && other.trainingLength == values.trainingLength
            && other.longest == values.longest;
    }
    bool isSelected(const Run& run) const { return run.curve == values.selected; }
    Said number(double of) const { return valueText(values, of, style.words); }
    Point placeOf(int length, double level) const
    {
        return at(std::log2(static_cast<double>(length) / values.trainingLength),
            std::clamp(level, y.lowest, y.highest));
    }
    /// So many half widths of the interval above the means.
    std::vector<Point> places(const Run& run, double halves = 0) const
    {
        std::vector<Point> all;
        for (const Answer& answer : run.points)
            all.push_back(placeOf(answer.length, answer.mean + halves * answer.half.value_or(0)));
        return all;
    }

    void addAxes(Layer& axes) const
    {
        const bool isShare = values.measure == ExperimentMeasure::Accuracy;
        const double step = isShare ? 0.25 : y.highest > 6 ? 2 : 1;
        std::vector<Tick> ticks;
        for (double level = 0; level <= y.highest; level += step)
            ticks.push_back({level, isShare ? number(level).text : decimals(level, 0)});
        addUpwards(axes, ground, y, ticks, style);
        addAcross(
            axes, ground, ground.bottom(), x, lengthTicks(x, values.trainingLength), {}, style);
    }

    std::vector<Said> notes() const
    {
        std::vector<Said> all;
        if (values.lines().empty())
            return all;
        const auto steps = values.unlearnedIn();
        const Said star = steps ? said(unlearnedNote, {wholeNumber(*steps)}) : Said {};
        for (const Message& one : values.showsShippedAlone() ? notesOfBundled
                : values.shipped.empty()                     ? notesOfOwn
                                                             : notesOfBoth) {
            all.push_back(said(one));
            if (steps)
                all.back().text += "; " + star.text;
        }
        if (steps)
            all.insert(all.end(), {star, said(unlearnedShort)});
        return all;
    }
    void addHead(Layer& head) const
    {
        const Point baseline {place.left(), place.top() + px(16)};
        const Said title =
            style.fitted(titleOf(values, style.words), place.width, TextRole::PictureTitle);
        head.add(Text {baseline, title, TextRole::PictureTitle, Tone::Text});
        const double left = baseline.x + width(title, TextRole::PictureTitle) + px(12);
        const double free = place.right() - left;
        if (const std::vector<Said> all = notes(); free > px(100) && !all.empty())
            head.add(Text {{left, baseline.y}, fittingWords(all, free, TextRole::Note, style),
                TextRole::Note, Tone::Notes});
    }

    Line upright(double doublings) const
    {
        const double pixel = x.pixel(doublings);
        return {{pixel, ground.top()}, {pixel, ground.bottom()}};
    }
    /// At the training length and at chance level, below all lines.
    void addLimits(Layer& axes) const
    {
        const double gap = px(8);
        const double trained = x.pixel(0);
        const double level = y.pixel(values.chance);
        const double above = ground.top() - px(11); // clear of the knob
        axes.add(Rule {upright(0), Tone::Seen, 2});
        axes.add(Stroke {this->level(level), chancePen(style)});
        const Said own = said(trainedAt, {wholeNumber(values.trainingLength)});
        const double wide = width(own, TextRole::NoteStrong);
        const bool isBefore = trained - gap - wide > ground.left() - px(numbersColumn);
        axes.add(Text {{isBefore ? trained - gap : trained + gap, above}, own, TextRole::NoteStrong,
            Tone::SeenText, isBefore ? Align::Right : Align::Left});
        const Said longer = said(isLonger);
        const double from = trained + gap + (isBefore ? 0 : wide + gap);
        if (from + width(longer, TextRole::Note) < ground.right())
            axes.add(Text {{from, above}, longer, TextRole::Note, Tone::Notes});
        addOnGround(axes,
            {{ground.left() + px(6), level - px(4)}, said(chanceLevel), TextRole::Note,
                Tone::Notes},
            Point {2, 1}, true, style);
    }
    /// The selected one, which can be dragged.
    void addLength(Layer& above)
    {
        const Line line = upright(values.doublings);
        above.add(Rule {line, Tone::Query, 1, true});
        Handle length =
            dot("experiment.doublings", Tone::Query, Handle::Along::X, line.from, values.doublings);
        length.box = beside(line, 8).grown(1e-6, 1e-6); // with its edges
        length.keyStep = x.pixelsPerUnit();
        length.isByKey = false; // the arrow keys move it as drawn
        value.handles = {length};
    }

    void addWhyEmpty(Layer& texts)
    {
        std::vector<Said> wordings {said(nothing)};
        Text text {ground.centre(), {}, TextRole::Body, Tone::Notes, Align::Centre};
        double space = ground.width;
        if (values.isCovered) {
            wordings.clear();
            for (const Message& one : coverWords)
                wordings.push_back(said(one));
            if (!values.isBesideRanking)
                wordings.clear();
            wordings.insert(wordings.end(), {said(hiddenUntilRanked), said(hiddenUntilBet)});
            const Box button =
                Box {text.at.x, text.at.y + px(14), 0, 0}.grown(px(176) / 2, px(30) / 2);
            if (style.hasWords)
                value.button = {button, said(showResults)};
            text.at.y = button.centre().y - px(30);
            text.ink = Tone::Text;
            space -= px(24);
        }
        text.said = fittingWords(wordings, space, TextRole::Body, style);
        addOnGround(texts, text, Point {6, 4}, true, style);
    }

    void addBands(Layer& data) const
    {
        for (const Run& run : values.lines())
            if (run.points.front().half)
                addBand(data, places(run, 1), places(run, -1),
                    Ink::shareOf(styleOf(run.curve).line, 0.25), ground);
    }
    void addBelow(
        Layer& below, const std::vector<Run>& runs, const std::vector<double>& dashes) const
    {
        for (const Run& run : runs) {
            Pen pen = referencePen(styleOf(run.curve).line, style);
            pen.dashes = dashes;
            addCurve(below, places(run), pen, ground);
        }
    }
    /// Thin lines in the tones of their encodings, each run with its own dash.
    void addSaved(Layer& data) const
    {
        for (std::size_t index = 0; index < values.overlaid.size(); ++index)
            for (const Run& run : values.overlaid[index].lines)
                addCurve(data, places(run),
                    {styleOf(run.curve).line, px(isSelected(run) ? 2.25 : 1.25), Pen::Cap::Flat,
                        savedDashes(index)},
                    ground);
    }
    /// A dot per seed where a line's seeds differ.
    void addSeeds(Layer& data) const
    {
        for (const Run& run : values.lines()) {
            Rings dots {.radius = px(1.75), .fill = styleOf(run.curve).line};
            for (const Answer& answer : run.points)
                for (const double seed : answer.values)
                    if (values.isSplit(answer))
                        dots.places.push_back(placeOf(answer.length, seed));
            if (!dots.places.empty())
                data.add(std::move(dots));
        }
    }
    /// A press on a mark selects its encoding.
    void addLines(Layer& data)
    {
        for (const Run& run : values.lines()) {
            const SeriesStyle of = styleOf(run.curve);
            const bool isThick = run.curve.encoding == values.selected.encoding
                && run.curve.stretch == values.selected.stretch;
            addCurve(data, places(run),
                {of.line, px(isThick ? 3 : 1.75), Pen::Cap::Flat, of.dashes}, ground);
            data.add(marksAt(places(run), of, isThick ? markRadius + 1 : markRadius, style));
            for (const Answer& answer : run.points) {
                const Point mark = placeOf(answer.length, answer.mean);
                Target target {.box = {mark.x, mark.y, 0, 0},
                    .press = Press {"experiment.encoding",
                        Value(std::string(keyOf(run.curve.encoding)))},
                    .reach = px(reach)};
                target.focus.picture = Picture::ExperimentAccuracy;
                target.focus.curve = run.curve;
                target.focus.position = answer.length;
                value.targets.push_back(std::move(target));
            }
        }
    }

    /// At the selected length, beside it and in their order there.
    void addNumbers(Layer& above) const
    {
        std::vector<Row> rows;
        for (const Run& run : values.lines())
            if (const Answer* answer = pointAt(run.points, values.lookedAt()))
                rows.push_back({&run, y.pixel(answer->mean)});
        std::ranges::stable_sort(rows, {}, &Row::y);
        spread(rows, ground.top(), ground.bottom(),
            std::min(px(closePitch),
                ground.height / static_cast<double>(std::max<std::size_t>(rows.size(), 1))));
        const double asked = x.pixel(values.doublings);
        const double gap = px(markRadius + 5);
        const double widest = px(markSpace) + width(number(1), TextRole::NoteStrong);
        const bool isLeft = asked + gap + widest > ground.right();
        const double left = isLeft ? asked - gap - widest : asked + gap;
        for (const Row& row : rows) {
            above.add(markBefore(row.run->curve, {left, row.y}, style));
            addOnGround(above,
                {{left + px(markSpace), baselineAround(row.y, TextRole::Note, style)},
                    number(pointAt(row.run->points, values.lookedAt())->mean),
                    isSelected(*row.run) ? TextRole::NoteStrong : TextRole::Note,
                    styleOf(row.run->curve).text},
                Point {2, 1}, true, style);
        }
    }

    /// Marks and names at the line ends, with a star if the task was not learned, and below them
    /// the dashes of saved runs.
    void addNames(Layer& texts) const
    {
        std::vector<Row> rows;
        for (const Run& run : values.lines())
            rows.push_back({&run, places(run).back().y});
        const double all = static_cast<double>(std::max<std::size_t>(rows.size(), 1))
            + static_cast<double>(values.overlaid.size());
        // Beside the axis numbers a mark or a dash would look like one of them.
        const bool haveSpace = ground.height >= all * px(closePitch) || !values.overlaid.empty();
        const double end = ground.bottom() + px(haveSpace ? 4 : 16);
        const double pitch = std::min(px(namePitch), (end - ground.top()) / all);
        const double legend = pitch * static_cast<double>(values.overlaid.size());
        std::ranges::stable_sort(rows, {}, &Row::y);
        spread(rows, ground.top(), end - legend, pitch);
        const double left = ground.right() + px(namesGap);
        if (!values.overlaid.empty())
            texts.add(Text {{place.right(), ground.top() - px(8)},
                said(atLength, {wholeNumber(values.lookedAt())}), TextRole::Note, Tone::Notes,
                Align::Right});
        for (const Row& row : rows) {
            const TextRole role = isSelected(*row.run) ? TextRole::NoteStrong : TextRole::Note;
            const SeriesStyle of = styleOf(row.run->curve);
            const double name = left + px(markSpace);
            // A leader to the mark: closer, the two would look like two points of the line.
            texts.add(Stroke {{places(*row.run).back(), {left, row.y}}, {of.line, px(1)}});
            texts.add(markBefore(row.run->curve, {left, row.y}, style));
            texts.add(Text {{name, baselineAround(row.y, TextRole::Note, style)},
                style.fitted(lineName(values, *row.run, style.words), place.right() - name, role),
                role, of.text});
        }
        for (std::size_t index = 0; index < values.overlaid.size(); ++index)
            addSavedName(
                texts, index, {left, end - legend + pitch * (static_cast<double>(index) + 0.5)});
    }
    /// Its dash, its name, and its number for the selected encoding if the name leaves space.
    void addSavedName(Layer& texts, std::size_t index, Point start) const
    {
        const Values::Overlaid& of = values.overlaid[index];
        const double end = start.x + px(26);
        texts.add(Stroke {
            {start, {end, start.y}}, {Tone::Text, px(1.5), Pen::Cap::Flat, savedDashes(index)}});
        const double baseline = baselineAround(start.y, TextRole::Note, style);
        const double left = end + px(4);
        texts.add(Text {{left, baseline},
            style.fitted(Said {of.name}, place.right() - left, TextRole::Note), TextRole::Note,
            Tone::Text});
        const Answer* answer = of.pointAt(values.selected, values.lookedAt());
        const Said result = answer ? number(answer->mean) : Said {};
        const double wide = style.width(of.name, TextRole::Note) + width(result, TextRole::Note);
        if (answer && left + wide + px(6) <= place.right())
            texts.add(
                Text {{place.right(), baseline}, result, TextRole::Note, Tone::Text, Align::Right});
    }

    /// The mark of the line and length under the pointer, with its number.
    void addPointed(Layer& above) const
    {
        constexpr TextRole role = TextRole::NoteStrong;
        const Answer* answer = focus.curve && focus.position
            ? values.pointAt(*focus.curve, static_cast<int>(*focus.position))
            : nullptr;
        if (!answer)
            return;
        const Point mark = placeOf(answer->length, answer->mean);
        const Said words {
            curveName(*focus.curve, style.words).text + ' ' + number(answer->mean).text};
        const bool fitsRight = mark.x + px(12) + width(words, role) <= ground.right();
        const SeriesStyle of = styleOf(*focus.curve);
        above.add(Rings {{mark}, px(markRadius + 4), {of.line, px(2)}});
        addOnGround(above,
            {{fitsRight ? mark.x + px(12) : mark.x - px(12) - width(words, role),
                 std::max(mark.y - px(8), ground.top() + px(12))},
                words, role, of.text},
            3, true, style);
    }

    const Values& values;
    const Values* reference; ///< null if it has other axes
    const Focus& focus;
};

/// The next better or worse encoding at the selected length.
std::optional<Edit> selects(const Values& values, int step)
{
    std::vector<std::pair<TrainedEncoding, double>> all;
    for (const Run& run : values.lines()) {
        const Answer* answer = values.pointAt(run.curve, values.lookedAt());
        if (answer && run.curve.stretch == RopeStretch::None)
            all.emplace_back(run.curve.encoding, -answer->mean);
    }
    std::ranges::stable_sort(all, {}, [](const auto& one) { return one.second; });
    const auto now =
        std::ranges::find(all, values.selected.encoding, [](const auto& one) { return one.first; });
    const auto index = now == all.end() ? -1 : now - all.begin();
    if (all.empty())
        return std::nullopt;
    const auto next = std::clamp<std::ptrdiff_t>(index + step, 0, std::ssize(all) - 1);
    return SetParameter {
        "experiment.encoding", std::string(keyOf(all[static_cast<std::size_t>(next)].first))};
}

KeyPress pressed(const Values& values, Key key)
{
    const int most = std::countr_zero(static_cast<unsigned>(values.longest));
    switch (key) {
    case Key::Left:
    case Key::Right: {
        const int wanted = values.doublings + (key == Key::Left ? -1 : 1);
        return {true,
            SetParameter {"experiment.doublings", std::int64_t {std::clamp(wanted, 0, most)}}};
    }
    case Key::Up:
    case Key::Down:
        return {true, selects(values, key == Key::Up ? -1 : 1)};
    default:
        return {};
    }
}

} // namespace
} // namespace answers

const Figure<AccuracyFrame> experimentAccuracy {.picture = Picture::ExperimentAccuracy,
    .name = "answers",
    .title = answers::titleOf,
    .drawing = drawnBy<answers::Accuracy>,
    .table = numbers,
    .spoken = answers::spoken,
    .pressed = answers::pressed,
    .shown = parts<&Focus::curve, &Focus::position>};

} // namespace lab::drawing
