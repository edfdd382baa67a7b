#include "core/state/choices.h"
#include "core/state/rows/member_rows.h"

#include <utility>

namespace lab {

namespace {

constexpr auto experimentBench = &LabState::experiment;
constexpr auto experimentSetup = &Experiment::setup;

constexpr ChoiceNames<ExperimentTask, 7> taskNames = {
    {{{"variables", LAB_WORDS("parameters", "Last value written")},
        {"back", LAB_WORDS("parameters", "Three places back")},
        {"constants", LAB_WORDS("parameters", "Constants (no position)")},
        {"token", LAB_WORDS("parameters", "Symbol at position 2")},
        {"induction", LAB_WORDS("parameters", "What followed before")},
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
    {{{"accuracy", LAB_WORDS("parameters", "Right answers")},
        {"cross_entropy", LAB_WORDS("parameters", "Cross-entropy")}}},
    {ExperimentMeasure::Accuracy, ExperimentMeasure::CrossEntropy}};

constexpr ChoiceNames<ExperimentPictureShown, 4> experimentPictures = {
    {{{"ranking", LAB_WORDS("parameters", "Your ranking")},
        {"example", LAB_WORDS("parameters", "An example")},
        {"pairs", LAB_WORDS("parameters", "RoPE's pairs")},
        {"limits", LAB_WORDS("parameters", "What it can say")}}},
    {ExperimentPictureShown::Ranking, ExperimentPictureShown::Example,
        ExperimentPictureShown::Pairs, ExperimentPictureShown::Limits}};

constexpr ChoiceNames<ExperimentBet, 3> betNames = {
    {{{"open", LAB_WORDS("parameters", "Asked first")}, {"made", LAB_WORDS("parameters", "Made")},
        {"waived", LAB_WORDS("parameters", "Not asked")}}},
    {ExperimentBet::Open, ExperimentBet::Made, ExperimentBet::Waived}};

// The words are those of the choice of an encoding.
template <TrainedEncoding encoding>
constexpr Parameter trainsRow(std::string_view key, std::string_view label)
{
    return {.key = key,
        .label = label,
        .meaning = LAB_WORDS(
            "parameters", "Whether models with this encoding are trained; one is, at least."),
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
            "What the models are to answer: the last value that was written to a name, the symbol "
            "three places before, values that never change, the symbol of position 2, what "
            "followed a symbol where it stood before, or the digits of a sum, column by column, "
            "from its ones on or down to them. Each is learned with a recipe of its own."),
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
                "How long the sequences of the training are. Longer ones are asked of it too."),
            .unit = LAB_WORDS("parameters", "positions"),
            .multipleOf = 2,
            .range = fixedRange<16.0, 64.0>}),
    integerRow<experimentBench, experimentSetup, &ExperimentSetup::layers>(
        {.key = "experiment.layers",
            .label = LAB_WORDS("parameters", "Layers"),
            .meaning = LAB_WORDS("parameters", "Layers of attention in each model."),
            .range = fixedRange<1.0, 3.0>}),
    integerRow<experimentBench, experimentSetup, &ExperimentSetup::steps>(
        {.key = "experiment.steps",
            .label = LAB_WORDS("parameters", "Steps"),
            .meaning = LAB_WORDS("parameters",
                "Steps of the first round of training, eight sequences each. A model that then "
                "answers fewer than 90 % at L is trained on for as many steps as it has had, and "
                "once more; one of additions is not."),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<10.0, 3000.0>}),
    integerRow<experimentBench, experimentSetup, &ExperimentSetup::seeds>(
        {.key = "experiment.seeds",
            .label = LAB_WORDS("parameters", "Seeds"),
            .meaning = LAB_WORDS("parameters",
                "How many models of each encoding are trained, each from other first numbers and "
                "on other sequences."),
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
            "A second line for RoPE: the same models, whose frequencies are stretched when a "
            "longer sequence is asked. The ranking has plain RoPE.")}),
    choiceRow<measureNames, experimentBench, &Experiment::measure>({.key = "experiment.measure",
        .label = LAB_WORDS("parameters", "Measure"),
        .meaning = LAB_WORDS("parameters",
            "The share of right answers, or the cross-entropy: it shows how sure a model is of a "
            "wrong one.")}),
    choiceRow<experimentPictures, experimentBench, &Experiment::picture>(
        {.key = "experiment.picture",
            .label = LAB_WORDS("parameters", "Beside the training"),
            .meaning = LAB_WORDS("parameters",
                "Your ranking, a bet on what comes of the training; an example whose answers turn "
                "right while a model is trained; which pairs RoPE uses, and what freezing one of "
                "them does; or what such small models can and cannot say.")}),
    choiceRow<betNames, experimentBench, &Experiment::bet>({.key = "experiment.bet",
        .label = LAB_WORDS("parameters", "Your bet"),
        .meaning = LAB_WORDS("parameters",
            "Asked first, the answers are covered until you say that the ranking is your bet, or "
            "train; each task asks anew. Not asked, they are there at once.")}),
    flagRow<experimentBench, &Experiment::showsShipped>({.key = "experiment.shipped",
        .label = LAB_WORDS("parameters", "Shipped results"),
        .meaning = LAB_WORDS("parameters",
            "Eight models of each encoding that were trained beforehand with the first numbers of "
            "a task.")}),
    choiceRow<trainedNames, experimentBench, &Experiment::encoding>({.key = "experiment.encoding",
        .label = LAB_WORDS("parameters", "Encoding"),
        .meaning = LAB_WORDS("parameters", "Whose answers are looked at.")}),
    integerRow<experimentBench, &Experiment::doublings>({.key = "experiment.doublings",
        .label = LAB_WORDS("parameters", "Length doubled"),
        .meaning = LAB_WORDS("parameters",
            "How often the training length is doubled to the length that is looked at."),
        .unit = LAB_WORDS("parameters", "times"),
        .range =
            [](const LabState& s) {
                return Range {0, static_cast<double>(mostDoublings(s.experiment.setup))};
            }}),
    integerRow<experimentBench, &Experiment::moment>({.key = "experiment.moment",
        .label = LAB_WORDS("parameters", "Moment"),
        .meaning = LAB_WORDS("parameters",
            "How far the model had been trained that answers the example: 0 is before the first "
            "step, 32 the end."),
        .range = fixedRange<0.0, static_cast<double>(lastMoment)>}),
    integerRow<experimentBench, &Experiment::query>({.key = "experiment.query",
        .label = LAB_WORDS("parameters", "Query of the example"),
        .meaning = LAB_WORDS("parameters",
            "The position of the example whose attention is looked at, over the training."),
        .range =
            [](const LabState& s) {
                return Range {0, s.experiment.setup.trainingLength - 1.0};
            }}),
    integerRow<experimentBench, &Experiment::frozenPair>({.key = "experiment.frozen_pair",
        .label = LAB_WORDS("parameters", "Frozen pair"),
        .meaning = LAB_WORDS("parameters",
            "The pair of RoPE's columns that no longer turns where its trained models are asked: "
            "what they lose by that is what they used it for."),
        .range =
            [](const LabState& s) {
                return Range {0, pairsOfHead(s.experiment.setup) - 1.0};
            }}),
    Parameter {.key = "experiment.ranking",
        .label = LAB_WORDS("parameters", "Your ranking"),
        .meaning = LAB_WORDS("parameters",
            "The encodings as you expect them at the length that is looked at, best first."),
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
