#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/figures/experiment/experiment_figures.h"
#include "core/figures/experiment/trained_marks.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace example {
namespace {

constexpr Message title = LAB_MESSAGE("lab::ui::ExperimentWords", "An example");
constexpr Message noModel = LAB_MESSAGE(
    "lab::ui::ExperimentWords", "No model with %1 has been trained here with these settings.");
constexpr Message sentence =
    LAB_COMMENTED("lab::ui::ExperimentWords", "%1 after %2 of %3 steps: %4, %5", "an encoding");
constexpr Message brief =
    LAB_COMMENTED("lab::ui::ExperimentWords", "%1: %2", "an encoding and what it answers");
constexpr Message correct =
    LAB_COMMENTED("lab::ui::ExperimentWords", "%1 of %2 correct at length %3", "answers");
constexpr Message length = LAB_MESSAGE("lab::ui::ExperimentWords", "length %1");
constexpr Message endOf = LAB_COMMENTED("lab::ui::ExperimentWords", "end of %1", "a sequence");
constexpr Message attended =
    LAB_MESSAGE("lab::ui::ExperimentWords", "what position %1 attends to, averaged over heads");
constexpr Message step = LAB_COMMENTED("lab::ui::ExperimentWords", "step %1", "of a training");

constexpr double namesColumn = 88; ///< to the left of the tokens
constexpr double knobColumn = 12; ///< to the right of the map

using Values = ExampleFrame;
using Token = Values::Token;

Said correctText(const Values::Row& row, const Language& words)
{
    return words(correct,
        {std::to_string(row.right()), std::to_string(row.asked()), wholeNumber(row.length)});
}

Said missing(const Values& values, const Language& words)
{
    return values.isCovered ? words(hiddenUntilBet)
                            : words(values.isChosen ? noModel : isNotTrained,
                                {trainedName(values.encoding, words).text});
}

Said spoken(const Values& values, const Language& words)
{
    if (!values.shown)
        return missing(values, words);
    return words(sentence,
        {trainedName(values.encoding, words).text, wholeNumber(values.step),
            wholeNumber(values.steps), correctText(values.trained, words).text,
            correctText(values.longer, words).text});
}

struct Example : DrawnPlot {
    Example(const Compared<Values>& compared, const Box& where, const Style& how, const Pointing&)
        : DrawnPlot(where, {}, how)
        , values(compared.values)
        , hasNames(
              values.task == ExperimentTask::Variables || values.task == ExperimentTask::Constants)
        , hasColumns(values.task == ExperimentTask::Addition
              || values.task == ExperimentTask::AdditionLast)
        , button(trainButton(place, style))
    {
        const auto count =
            static_cast<double>(std::max<std::size_t>(values.trained.tokens.size(), 1));
        const double left = place.left() + px(namesColumn);
        const double top = place.top() + px(36);
        column = std::min(px(30), (place.right() - px(knobColumn) - left) / count);
        const double high = std::clamp(
            (place.bottom() - top) / (hasColumns ? 4 : 5), px(8), px(hasColumns ? 44 : 32));
        trained = {left, top, column * count, high};
        longer = {left, place.bottom() - high, trained.width, high};
        const double under = trained.bottom() + px(12);
        ground = {left, under, trained.width,
            std::max(px(8), longer.top() - px(22) - trained.bottom() - px(12))};
        row = ground.height / std::max(1, values.moments);
        x = {Axis::Kind::Linear, 0, count - 1, ground.left() + column / 2,
            ground.right() - column / 2};
        y = {Axis::Kind::Linear, 0, lastMoment, ground.top() + row / 2, ground.bottom() - row / 2};
    }

    Drawing drawing()
    {
        if (style.hasWords)
            value.button = {button};
        addSteps(layer(Layer::Meaning::Axes));
        addHead(layer(Layer::Meaning::Texts));
        addRow(layer(Layer::Meaning::Data), trained, values.trained,
            said(length, {wholeNumber(values.trained.length)}));
        addMap(layer(Layer::Meaning::Data));
        addRow(layer(Layer::Meaning::Data), longer, values.longer,
            said(endOf, {wholeNumber(values.longer.length)}));
        addCaption(layer(Layer::Meaning::Texts));
        addHandles();
        return std::move(value);
    }

private:
    Box tokenBox(const Box& of, int index) const
    {
        return {of.left() + column * index, of.top(), column, of.height};
    }
    Line upright() const
    {
        return {{x.pixel(values.query), ground.top()}, {x.pixel(values.query), ground.bottom()}};
    }

    void addSteps(Layer& axes) const
    {
        std::vector<Tick> ticks;
        for (const int part : {0, lastMoment / 2, lastMoment})
            ticks.push_back({static_cast<double>(part),
                said(step, {wholeNumber(std::int64_t {values.steps} * part / lastMoment)}).text});
        addUpwards(axes, ground, y, ticks, style);
    }

    void addHead(Layer& head) const
    {
        const Point baseline {place.left(), place.top() + px(16)};
        const Said name = said(title);
        head.add(Text {baseline, name, TextRole::PictureTitle, Tone::Text});
        if (!values.shown) // the map has the sentence
            return;
        const double from = baseline.x + width(name, TextRole::PictureTitle) + px(12);
        const std::vector<Said> notes {spoken(values, style.words),
            said(brief,
                {trainedName(values.encoding, style.words).text,
                    correctText(values.longer, style.words).text})};
        head.add(Text {{from, baseline.y},
            fittingWords(notes, button.left() - px(8) - from, TextRole::Note, style),
            TextRole::Note, Tone::Notes});
    }

    void addRow(Layer& data, const Box& box, const Values::Row& of, const Said& name) const
    {
        data.add(Text {{place.left(), baselineAround(box.centre().y, TextRole::Note, style)},
            style.fitted(name, px(namesColumn - 8), TextRole::Note), TextRole::Note, Tone::Notes});
        for (int index = 0; index < std::ssize(of.tokens); ++index)
            addToken(data, tokenBox(box, index), of.tokens[static_cast<std::size_t>(index)]);
    }
    /// As high as the right answer is likely.
    void addToken(Layer& data, const Box& box, const Token& token) const
    {
        const Box cell = box.grown(-px(0.5), 0);
        const auto fill = [&](const Box& part, const Ink& ink) {
            data.add(Region {.box = part, .fill = ink, .isSmooth = true});
        };
        fill(cell, Ink::shareOf(Tone::Grid, 0.5));
        if (token.answer) {
            const double likely = cell.height * std::clamp<double>(token.answer->right, 0, 1);
            const double top = cell.bottom() - likely;
            fill({cell.x, top, cell.width, cell.height - (top - cell.y)},
                Ink::shareOf(Tone::Result, 0.3));
            fill({cell.x, cell.bottom() - px(2), cell.width, px(2)},
                token.isRight() ? Tone::Result : Tone::Unseen);
        }
        constexpr double readable = 9; // minimum for a letter
        if (column >= px(readable))
            addLetters(data, box, token);
    }
    /// The token, and below it what is written or answered.
    void addLetters(Layer& data, const Box& box, const Token& token) const
    {
        const auto add = [&](double baseline, std::string text, Tone tone,
                             TextRole role = TextRole::Note) {
            data.add(
                Text {{box.centre().x, baseline}, {std::move(text)}, role, tone, Align::Centre});
        };
        const auto letter = [](int symbol) {
            return std::string(1, static_cast<char>('a' + symbol));
        };
        const double lower = box.bottom() - px(5);
        if (hasColumns) { // two digits, and below them that of their sum
            add(box.top() + box.height * 0.29, std::to_string(token.symbol), Tone::Text);
            add(box.top() + box.height * 0.57, std::to_string(token.value.value_or(0)), Tone::Text);
        } else {
            add(box.top() + box.height * 0.44, letter(token.symbol), Tone::Text);
        }
        if (token.answer) {
            const int answer = token.answer->answer;
            add(lower, hasNames || hasColumns ? std::to_string(answer) : letter(answer),
                token.isRight() ? Tone::ResultText : Tone::UnseenText, TextRole::NoteStrong);
        } else if (token.value && !hasColumns) {
            add(lower, std::to_string(*token.value), Tone::Notes);
        } else if (token.wanted || hasNames || hasColumns) {
            add(lower, "?", Tone::Notes);
        }
    }

    /// The weights; the largest of all moments has the full tone.
    void addMap(Layer& data) const
    {
        data.add(Region {.box = ground, .fill = Ink::shareOf(Tone::Grid, 0.35), .isSmooth = true});
        double most = 1.0 / 255;
        for (const std::vector<double>& weights : values.attention)
            most = std::max(most, *std::ranges::max_element(weights));
        for (std::size_t moment = 0; moment < values.attention.size(); ++moment) {
            const std::vector<double>& weights = values.attention[moment];
            for (std::size_t key = 0; key < weights.size(); ++key)
                if (weights[key] > 0)
                    data.add(
                        Region {{ground.left() + column * static_cast<double>(key),
                                    ground.top() + row * static_cast<double>(moment), column, row},
                            Ink::shareOf(Tone::Key, weights[key] / most)});
        }
    }

    /// Around the query, and what the map shows of it.
    void addCaption(Layer& texts) const
    {
        if (!values.shown)
            return addOnGround(texts,
                {ground.centre(),
                    style.fitted(
                        missing(values, style.words), ground.width - px(12), TextRole::Body),
                    TextRole::Body, Tone::Notes, Align::Centre},
                Point {4, 3}, true, style);
        const Box token = tokenBox(trained, values.query);
        const double line = std::max(1.0, std::round(px(2)));
        const double top = std::round(token.top()) - line;
        const double bottom = std::round(token.bottom());
        for (const double edge : {top, bottom})
            texts.add(Region {{token.x, edge, token.width, line}, Tone::Query});
        for (const double edge : {token.left() - line, token.right()})
            texts.add(Region {{edge, top, line, bottom - top + line}, Tone::Query});
        texts.add(Rule {upright(), Tone::Query});
        texts.add(Rule {level(y.pixel(values.moment)), Tone::Text});
        texts.add(Text {{ground.left(), ground.bottom() + px(15)},
            style.fitted(said(attended, {wholeNumber(values.query)}), ground.width, TextRole::Note),
            TextRole::Note, Tone::Notes});
    }

    void addHandles()
    {
        const auto add = [&](Handle handle, const Box& box, const Box& jump, double keyStep) {
            handle.diameter = 12;
            handle.box = box.grown(1e-6, 1e-6); // with its edges
            handle.jump = jump;
            handle.keyStep = keyStep;
            value.handles.push_back(std::move(handle));
        };
        add(dot("experiment.query", Tone::Query, Handle::Along::X, upright().from, values.query),
            tokenBox(trained, values.query), trained, column);
        const double moment = y.pixel(values.moment);
        if (values.shown)
            add(dot("experiment.moment", Tone::Text, Handle::Along::Y,
                    {ground.right() + px(knobColumn) / 2, moment}, values.moment),
                beside(level(moment), 6), ground, y.pixelsPerUnit());
    }

    const Values& values;
    bool hasNames; ///< values of variables, which are digits
    bool hasColumns; ///< digits that are added
    Box button;
    double column = 0; ///< width of a token
    double row = 0; ///< height of a moment
    Box trained {}; ///< the tokens of the sequence of the training length
    Box longer {}; ///< those of the longer sequence's end
};

} // namespace
} // namespace example

const Figure<ExampleFrame> experimentExample {.picture = Picture::ExperimentExample,
    .name = "example",
    .title = titled<example::title>,
    .drawing = drawnBy<example::Example>,
    .table = numbers,
    .spoken = example::spoken,
    .shown = parts<>,
    .isPointedAnywhere = false};

} // namespace lab::drawing
