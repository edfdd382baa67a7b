#include "core/figures/experiment/experiment_figures.h"

#include "core/drawing/drawn_picture.h"

#include <algorithm>
#include <string>
#include <vector>

namespace lab::drawing {

namespace showing {
namespace {

constexpr Message title = LAB_MESSAGE("lab::ui::ExperimentWords", "What this can and cannot show");
constexpr Message canShow = LAB_MESSAGE("lab::ui::ExperimentWords", "What this can show");
constexpr Message cannotShow = LAB_MESSAGE("lab::ui::ExperimentWords", "What it cannot show");
constexpr Message all[] {
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "Whether an encoding still works at lengths the model has never seen, all else being "
        "equal."),
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "How much that depends on the task: no encoding wins every task."),
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "How much chance matters: each band covers different initial weights and sequences."),
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "How a language model will perform: these models have one to three layers, thousands to "
        "about a hundred thousand parameters and made-up symbols."),
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "How heads divide the work: a single layer has to mix what and where."),
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "What is due to the encoding alone: attention over more keys is also more diffuse. The "
        "task “Constants” shows that effect."),
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "The best each encoding can reach: all use the same recipe, except that T5's biases learn "
        "ten times as fast."),
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "“Last value written” asks for recent values, which favors ALiBi."),
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "YaRN's ramp is set for length 32: 1 to 4 rotations instead of 1 to 32."),
    LAB_MESSAGE("lab::ui::ExperimentWords",
        "Anything about perplexity, or much where few seeds leave wide bands."),
};
constexpr std::size_t possible = 3; ///< so many say what they can show

constexpr double columnGap = 40;
constexpr double sayingShare = 0.34; ///< of the width
constexpr double descent = 5; ///< of the last line, below its baseline
constexpr double sentenceGap = 6;
constexpr double headHeight = 24;
constexpr double dashIndent = 14;
constexpr double pitch = 18;

/// The possible conclusions have the narrower of two columns.
struct Sentences : DrawnPicture {
    struct Column {
        Box box {};
        Said title {};
        std::vector<std::vector<std::string>> sentences {}; ///< the lines of each
        double lines = 0; ///< of all
    };

    Sentences(const Box& where, const Style& how, double larger)
        : DrawnPicture(where, how)
        , letters(larger)
    {
        const double left = (place.width - px(columnGap)) * sayingShare;
        const double right = left + px(columnGap);
        addColumn(
            {place.x, place.y, left, place.height}, canShow, limitSentences().first(possible));
        addColumn({place.x + right, place.y, place.width - right, place.height}, cannotShow,
            limitSentences().subspan(possible));
    }

    bool fits() const
    {
        return std::ranges::all_of(columns, [&](const Column& one) {
            return px(pitch * one.lines + sentenceGap * static_cast<double>(one.sentences.size())
                       + headHeight + descent)
                <= place.height;
        });
    }
    Drawing drawing()
    {
        for (const Column& one : columns)
            addTexts(layer(Layer::Meaning::Texts), one);
        return std::move(value);
    }

private:
    void addColumn(const Box& box, const Message& head, std::span<const Message> sentences)
    {
        Column made {box, style.fitted(said(head), box.width, TextRole::PictureTitle)};
        for (const Message& sentence : sentences) {
            made.sentences.push_back(style.metrics.lines(
                said(sentence).text, box.width - px(dashIndent), TextRole::Note, style.scale));
            made.lines += static_cast<double>(made.sentences.back().size());
        }
        columns.push_back(std::move(made));
    }
    /// Sentences one below the other, each after a dash.
    void addTexts(Layer& texts, const Column& of) const
    {
        const auto add = [&](Point at, const Said& words, TextRole role) {
            texts.add(Text {at, words, role, Tone::Text, Align::Left, letters});
        };
        const Box& box = of.box;
        add({box.left(), box.top() + px(16)}, of.title, TextRole::PictureTitle);
        double baseline = box.top() + px(headHeight);
        const double free = box.bottom() - px(descent) - baseline;
        const double line = std::min(px(pitch), free / of.lines);
        const double between = std::min(
            px(sentenceGap), (free - line * of.lines) / static_cast<double>(of.sentences.size()));
        for (const std::vector<std::string>& lines : of.sentences) {
            const double middle = baseline + line * 0.62 + px(0.75);
            texts.add(Rule {
                {{box.left(), middle}, {box.left() + px(6), middle}}, Tone::Axis, 1.5 * letters});
            for (const std::string& words : lines)
                add({box.left() + px(dashIndent), baseline += line}, {words}, TextRole::Note);
            baseline += between;
        }
    }

    double letters; ///< as a share of those of the picture
    std::vector<Column> columns {};
};

/// While presenting, the sentences are the picture: as large as fits.
Drawing drawn(const Compared<LimitsFrame>&, const Box& place, const Style& style, const Pointing&)
{
    constexpr double most = 1.6;
    constexpr double step = 0.05;
    if (!style.hasWords) // a dash alone says nothing
        return {};
    for (double larger = style.isPresenting ? most : 1; larger > 1; larger -= step) {
        const Style tried {style.metrics, style.words, larger * style.scale, true, true};
        if (Sentences sentences(place, tried, larger); sentences.fits())
            return sentences.drawing();
    }
    return Sentences(place, style, 1).drawing();
}

// Only text: the number of sentences.
NumberTable table(const LimitsFrame&)
{
    return {{"can_say", "cannot_say"},
        {{double {possible}, static_cast<double>(std::size(all) - possible)}}};
}

Said spoken(const LimitsFrame&, const Language& words)
{
    Said spoken;
    for (const Message& sentence : all)
        spoken.text += (spoken.text.empty() ? "" : " ") + words(sentence).text;
    return spoken;
}

} // namespace
} // namespace showing

std::span<const Message> limitSentences()
{
    return showing::all;
}

const Figure<LimitsFrame> experimentLimits {.picture = Picture::ExperimentLimits,
    .name = "limits",
    .title = titled<showing::title>,
    .drawing = showing::drawn,
    .table = showing::table,
    .spoken = showing::spoken,
    .shown = parts<>,
    .isPointedAnywhere = false};

} // namespace lab::drawing
