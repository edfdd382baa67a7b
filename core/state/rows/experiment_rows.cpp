#include "core/state/choices.h"
#include "core/state/rows/member_rows.h"

#include <utility>

namespace lab {

namespace {

constexpr auto experimentBench = &LabState::experiment;
constexpr auto experimentSetup = &Experiment::setup;

constexpr ChoiceNames<ExperimentTask, 7> taskNames = {
    {{{"variables", LAB_WORDS("parameters", "Last value written")},
        {"back", LAB_WORDS("parameters", "Three positions back")},
        {"constants", LAB_WORDS("parameters", "Constants (no position)")},
        {"token", LAB_WORDS("parameters", "Symbol at position 2")},
        {"induction", LAB_WORDS("parameters", "Induction: what followed")},
        {"addition", LAB_WORDS("parameters", "Addition, ones first")},
        {"addition_last", LAB_WORDS("parameters", "Addition, ones last")}}},
    {ExperimentTask::Variables, ExperimentTask::Back, ExperimentTask::Constants,
        ExperimentTask::Token, ExperimentTask::Induction, ExperimentTask::Addition,
        ExperimentTask::AdditionLast}};

constexpr ChoiceNames<TrainedEncoding, 9> trainedNames = {
    {{{"nope", LAB_WORDS("parameters", "NoPE")},
        {"sinusoidal", LAB_WORDS("parameters", "Sinusoidal")},
        {"learned", LAB_WORDS("parameters", "Learned")}, {"shaw", LAB_WORDS("parameters", "Shaw")},
        {"transformer_xl", LAB_WORDS("parameters", "Transformer-XL")},
        {"deberta", LAB_WORDS("parameters", "DeBERTa")}, {"t5", LAB_WORDS("parameters", "T5")},
        {"alibi", LAB_WORDS("parameters", "ALiBi")}, {"rope", LAB_WORDS("parameters", "RoPE")}}},
    {TrainedEncoding::Nope, TrainedEncoding::Sinusoidal, TrainedEncoding::Learned,
        TrainedEncoding::Shaw, TrainedEncoding::TransformerXl, TrainedEncoding::Deberta,
        TrainedEncoding::T5, TrainedEncoding::Alibi, TrainedEncoding::Rope}};

constexpr ChoiceNames<RopeStretch, 4> stretchNames = {
    {{{"none", LAB_WORDS("parameters", "None (plain RoPE)")},
        {"position_interpolation", LAB_WORDS("parameters", "Position interpolation")},
        {"ntk_aware", LAB_WORDS("parameters", "NTK-aware")},
        {"yarn", LAB_WORDS("parameters", "YaRN")}}},
    {RopeStretch::None, RopeStretch::PositionInterpolation, RopeStretch::NtkAware,
        RopeStretch::Yarn}};

constexpr ChoiceNames<ExperimentMeasure, 2> measureNames = {
    {{{"accuracy", LAB_WORDS("parameters", "Accuracy")},
        {"cross_entropy", LAB_WORDS("parameters", "Cross-entropy")}}},
    {ExperimentMeasure::Accuracy, ExperimentMeasure::CrossEntropy}};

constexpr ChoiceNames<ExperimentPictureShown, 4> experimentPictures = {
    {{{"ranking", LAB_WORDS("parameters", "Your ranking")},
        {"example", LAB_WORDS("parameters", "An example")},
        {"pairs", LAB_WORDS("parameters", "RoPE's pairs")},
        {"limits", LAB_WORDS("parameters", "Limitations")}}},
    {ExperimentPictureShown::Ranking, ExperimentPictureShown::Example,
        ExperimentPictureShown::Pairs, ExperimentPictureShown::Limits}};

constexpr ChoiceNames<ExperimentBet, 3> betNames = {
    {{{"open", LAB_WORDS("parameters", "Asked first")}, {"made", LAB_WORDS("parameters", "Made")},
        {"waived", LAB_WORDS("parameters", "Not asked")}}},
    {ExperimentBet::Open, ExperimentBet::Made, ExperimentBet::Waived}};

// The same texts as for the choice of an encoding.
template <TrainedEncoding encoding>
constexpr Parameter trainsRow(std::string_view key, std::string_view label)
{
    return {.key = key,
        .label = label,
        .meaning = LAB_WORDS(
            "parameters", "Whether models with this encoding are trained. At least one must be."),
        .kind = ParameterKind::Flag,
        .read = [](const LabState& s) { return Value(s.experiment.encodings.contains(encoding)); },
        .with =
            [](LabState s, const Value& v) {
                if (std::get<bool>(v))
                    s.experiment.encodings.insert(encoding);
                else if (s.experiment.encodings.size() > 1)
                    s.experiment.encodings.erase(encoding);
                return s;
            }};
}

const std::array rowsOfExperiment {
    Parameter {.key = "experiment.task",
        .label = LAB_WORDS("parameters", "Task"),
        .meaning = LAB_WORDS("parameters",
            "What the models answer: the last value written to a name, the symbol three positions "
            "back, values that never change, the symbol at position 2, what followed a symbol's "
            "earlier occurrence, or the digits of a sum column by column, ones first or ones last. "
            "Each task has its own training recipe."),
        .kind = ParameterKind::Choice,
        .choices = taskNames.choices,
        .read = [](const LabState& s) { return keyOf(taskNames, s.experiment.setup.task); },
        .with =
            [](LabState s, const Value& v) {
                s.experiment =
                    withTask(std::move(s.experiment), valueOf<ExperimentTask>(taskNames, v));
                return s;
            }},
    integerRow<experimentBench, experimentSetup, &ExperimentSetup::trainingLength>(
        {.key = "experiment.training_length",
            .symbol = "L",
            .label = LAB_WORDS("parameters", "Training length"),
            .meaning = LAB_WORDS("parameters",
                "Length of the training sequences. Models are also evaluated on longer ones."),
            .unit = LAB_WORDS("parameters", "positions"),
            .multipleOf = 2,
            .range = fixedRange<16.0, 64.0>}),
    integerRow<experimentBench, experimentSetup, &ExperimentSetup::layers>(
        {.key = "experiment.layers",
            .label = LAB_WORDS("parameters", "Layers"),
            .meaning = LAB_WORDS("parameters", "Number of attention layers in each model."),
            .range = fixedRange<1.0, 3.0>}),
    integerRow<experimentBench, experimentSetup, &ExperimentSetup::steps>(
        {.key = "experiment.steps",
            .label = LAB_WORDS("parameters", "Steps"),
            .meaning = LAB_WORDS("parameters",
                "Steps of the first round of training, with eight sequences per step. A model with "
                "less than 90 % accuracy at L is then trained for as many steps again, at most "
                "twice; models of the addition tasks are not."),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<10.0, 3000.0>}),
    integerRow<experimentBench, experimentSetup, &ExperimentSetup::seeds>(
        {.key = "experiment.seeds",
            .label = LAB_WORDS("parameters", "Seeds"),
            .meaning = LAB_WORDS("parameters",
                "Number of models trained per encoding, each with different initial weights and "
                "sequences."),
            .range = fixedRange<1.0, 16.0>}),
    trainsRow<TrainedEncoding::Nope>("experiment.nope", LAB_WORDS("parameters", "NoPE")),
    trainsRow<TrainedEncoding::Sinusoidal>(
        "experiment.sinusoidal", LAB_WORDS("parameters", "Sinusoidal")),
    trainsRow<TrainedEncoding::Learned>("experiment.learned", LAB_WORDS("parameters", "Learned")),
    trainsRow<TrainedEncoding::Shaw>("experiment.shaw", LAB_WORDS("parameters", "Shaw")),
    trainsRow<TrainedEncoding::TransformerXl>(
        "experiment.transformer_xl", LAB_WORDS("parameters", "Transformer-XL")),
    trainsRow<TrainedEncoding::Deberta>("experiment.deberta", LAB_WORDS("parameters", "DeBERTa")),
    trainsRow<TrainedEncoding::T5>("experiment.t5", LAB_WORDS("parameters", "T5")),
    trainsRow<TrainedEncoding::Alibi>("experiment.alibi", LAB_WORDS("parameters", "ALiBi")),
    trainsRow<TrainedEncoding::Rope>("experiment.rope", LAB_WORDS("parameters", "RoPE")),
    choiceRow<stretchNames, experimentBench, &Experiment::stretch>({.key = "experiment.stretch",
        .label = LAB_WORDS("parameters", "Second RoPE line"),
        .meaning = LAB_WORDS("parameters",
            "A second line for RoPE: the same models, evaluated on longer sequences with scaled "
            "frequencies. The ranking uses plain RoPE.")}),
    choiceRow<measureNames, experimentBench, &Experiment::measure>({.key = "experiment.measure",
        .label = LAB_WORDS("parameters", "Metric"),
        .meaning = LAB_WORDS("parameters",
            "Accuracy, or cross-entropy, which shows how confident a model is in a wrong "
            "answer.")}),
    choiceRow<experimentPictures, experimentBench, &Experiment::picture>(
        {.key = "experiment.picture",
            .label = LAB_WORDS("parameters", "Second picture"),
            .meaning = LAB_WORDS("parameters",
                "Your predicted ranking; an example whose answers become correct while a model "
                "trains; which pairs RoPE uses, and the effect of freezing one; or what such small "
                "models can and cannot show.")}),
    choiceRow<betNames, experimentBench, &Experiment::bet>({.key = "experiment.bet",
        .label = LAB_WORDS("parameters", "Your prediction"),
        .meaning = LAB_WORDS("parameters",
            "If asked first, the answers are hidden until you lock in the ranking as your "
            "prediction or start training; each task asks again. If not asked, they are shown at "
            "once.")}),
    flagRow<experimentBench, &Experiment::showsShipped>({.key = "experiment.shipped",
        .label = LAB_WORDS("parameters", "Bundled results"),
        .meaning = LAB_WORDS("parameters",
            "Eight models per encoding, trained in advance with a task's default settings.")}),
    choiceRow<trainedNames, experimentBench, &Experiment::encoding>({.key = "experiment.encoding",
        .label = LAB_WORDS("parameters", "Encoding"),
        .meaning = LAB_WORDS("parameters", "The encoding whose answers are shown.")}),
    integerRow<experimentBench, &Experiment::doublings>({.key = "experiment.doublings",
        .label = LAB_WORDS("parameters", "Length doubled"),
        .meaning = LAB_WORDS("parameters",
            "How many times the training length is doubled to give the length shown."),
        .unit = LAB_WORDS("parameters", "times"),
        .range =
            [](const LabState& s) {
                return Range {0, static_cast<double>(maxDoublings(s.experiment.setup))};
            }}),
    integerRow<experimentBench, &Experiment::moment>({.key = "experiment.moment",
        .label = LAB_WORDS("parameters", "Progress"),
        .meaning = LAB_WORDS("parameters",
            "How far training has progressed in the model that answers the example: 0 is before "
            "the first step, 32 the end."),
        .range = fixedRange<0.0, static_cast<double>(lastMoment)>}),
    integerRow<experimentBench, &Experiment::query>({.key = "experiment.query",
        .label = LAB_WORDS("parameters", "Query of the example"),
        .meaning = LAB_WORDS(
            "parameters", "The position in the example whose attention is shown during training."),
        .range =
            [](const LabState& s) {
                return Range {0, s.experiment.setup.trainingLength - 1.0};
            }}),
    integerRow<experimentBench, &Experiment::frozenPair>({.key = "experiment.frozen_pair",
        .label = LAB_WORDS("parameters", "Frozen pair"),
        .meaning = LAB_WORDS("parameters",
            "The RoPE pair that is no longer rotated when the trained models are evaluated. What "
            "they lose shows what they used it for."),
        .range =
            [](const LabState& s) {
                return Range {0, pairsOfHead(s.experiment.setup) - 1.0};
            }}),
    Parameter {.key = "experiment.ranking",
        .label = LAB_WORDS("parameters", "Your ranking"),
        .meaning = LAB_WORDS("parameters",
            "Your predicted ranking of the encodings at the length shown, best first."),
        .kind = ParameterKind::Text,
        .wanted = LAB_WORDS("parameters", "each encoding once, as in rope alibi t5 and so on"),
        .admits = [](const LabState&, std::string_view text) { return !rankingOf(text).empty(); },
        .read = [](const LabState& s) { return Value(textOf(s.experiment.ranking)); },
        .with =
            [](LabState s, const Value& v) {
                s.experiment.ranking = rankingOf(std::get<std::string>(v));
                return s;
            }},
};

} // namespace

const Choice& choiceOf(ExperimentTask task)
{
    return choiceOf(taskNames, task);
}

const Choice& choiceOf(TrainedEncoding encoding)
{
    return choiceOf(trainedNames, encoding);
}

const Choice& choiceOf(RopeStretch stretch)
{
    return choiceOf(stretchNames, stretch);
}

std::span<const Parameter> experimentRows()
{
    return rowsOfExperiment;
}

} // namespace lab
