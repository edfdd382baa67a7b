#include "core/frames/compare/advice.h"

#include "core/frames/encoding.h"
#include "core/frames/experiment/own_answers.h"
#include "core/state/choices.h"
#include "core/state/model.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <string>

namespace lab {

namespace {

using Reason = Mismatch::Reason;

/// The head for the advice: that of the open model.
int advisedWidth(const LabState& state)
{
    const bool isOfModel = !state.model.name.empty() && hasRotaryEncoding(state.model);
    return isOfModel ? state.rotations.width : state.compare.width;
}

double neededStretch(const LabState& state)
{
    return stretchOf(state.compare.needs.length, contextLengths(state));
}

/// The number of pairs of an encoding that meet new angles.
struct UnseenPairs {
    int unseen = 0;
    int all = 0;
};

UnseenPairs unseenPairsOf(const LabState& state, ComparedEncoding encoding, std::int64_t trained)
{
    const auto frequencies = encodingOf(encoding).compare.frequencies;
    const auto found = frequencies ? frequencies(stateOfRow(state, encoding), trained)
                                   : std::optional<PairFrequencies>();
    if (!found)
        return {};
    const auto listed = [](const Eigen::ArrayXd& values) {
        return std::vector<double>(values.begin(), values.end());
    };
    return {unseenPairs(listed(found->trained), listed(found->used), trained, neededStretch(state)),
        static_cast<int>((found->trained > 0).count())};
}

void addOffsets(Advice& advice, const ComparedRow& row, OffsetsNeeded needed, std::int64_t trained)
{
    const auto object = [&](Reason reason, double number = 0) {
        advice.against.push_back({reason, number, 0});
    };
    if (!row.isRelative())
        return object(Reason::MovesOn, row.spread);
    if (row.own.beyond == BeyondOwn::None)
        return object(Reason::NoDistance);
    if (row.encoding == ComparedEncoding::Cope)
        return object(Reason::Counts);
    if (encodingOf(row.encoding)
            .compare.hasFixedCurve) { // with a negative factor, Sandwich's curve is upside down
        const auto nearest = row.falling.begin();
        if (std::ranges::max_element(row.falling) == nearest)
            return object(Reason::Fixed);
        if (std::ranges::min_element(row.falling) == nearest)
            return object(Reason::FixedLowest);
    }
    const bool isOwnToTheEnd = row.own.beyond == BeyondOwn::Everywhere || row.own.own >= trained;
    if (needed == OffsetsNeeded::All && !isOwnToTheEnd)
        object(Reason::OwnEnds, static_cast<double>(row.own.own));
}

void addCost(Advice& advice, const ComparedRow& row, const Compare& compare)
{
    const auto width = static_cast<double>(modelWidth(compare));
    const auto keys = static_cast<double>(compare.keys);
    const double learned = static_cast<double>(row.cost.parameters()) / (4 * width * width);
    const double worked =
        static_cast<double>(row.cost.operations()) / (8 * width * width + 4 * width * keys);
    const bool isNothing = compare.needs.cost == CostAllowed::Nothing;
    if (learned > (isNothing ? 0 : 0.1))
        advice.dear.push_back({Reason::Learns, learned, 0});
    if (worked > (isNothing ? 0.01 : 0.1))
        advice.dear.push_back({Reason::Works, worked, 0});
}

/// The curve of small models for a row; empty for untrained encodings.
std::optional<ExperimentCurve> trainedCurve(ComparedEncoding encoding, ScalingMethod method)
{
    if (encoding != ComparedEncoding::ExtendedRope) {
        const auto trained = trainedEncodingNamed(encodingOf(encoding).entry.key);
        return trained ? std::optional(ExperimentCurve {*trained, RopeStretch::None, false})
                       : std::nullopt;
    }
    // The small models have those methods whose choices have the same keys.
    for (const RopeStretch stretch :
        {RopeStretch::PositionInterpolation, RopeStretch::NtkAware, RopeStretch::Yarn})
        if (keyOf(stretch) == keyOf(method))
            return ExperimentCurve {TrainedEncoding::Rope, stretch, false};
    return std::nullopt;
}

/// The length at which the small models were evaluated, in training lengths: 1, 2, 4, 8 or 16, the
/// smallest that is at least the required one.
int askedFactor(double stretch)
{
    constexpr int longest = 16;
    int factor = 1;
    while (factor < longest && factor < stretch)
        factor *= 2;
    return factor;
}

std::optional<TrainedQuote> trainedQuote(
    const LabState& state, ComparedEncoding encoding, const std::vector<KeptRun>& own)
{
    const Compare& compare = state.compare;
    const auto curve = trainedCurve(encoding, compare.method);
    if (!curve)
        return std::nullopt;
    TrainedQuote quote {.task = ExperimentTask::Variables,
        .factor = askedFactor(neededStretch(state)),
        .accuracy = {},
        .run = {}};
    if (compare.needs.places)
        quote.task = ExperimentTask::Token;
    else if (compare.needs.offsets != OffsetsNeeded::None)
        quote.task = ExperimentTask::Back;
    if (const auto answers = firstAnswers(own, quote.task, *curve, quote.factor)) {
        quote.accuracy = answers->accuracy;
        quote.isOwn = true;
        quote.run = answers->run->name;
    } else {
        quote.accuracy = shippedAccuracy(quote.task, *curve, quote.factor);
    }
    return quote;
}

Advice adviceOn(const LabState& state, const ComparedRow& row, std::int64_t trained,
    const std::vector<KeptRun>& own)
{
    const Needs& needs = state.compare.needs;
    Advice advice {.encoding = row.encoding,
        .against = {},
        .dear = {},
        .quote = trainedQuote(state, row.encoding, own)};
    const auto object = [&](Reason reason, double number) {
        advice.against.push_back({reason, number, 0});
    };
    if (encodingOf(row.encoding).compare.axes < needs.axes)
        object(Reason::Axes, needs.axes);
    if (needs.places && entryOf(row.encoding) != PositionEntry::Token)
        object(Reason::NoPlace, row.spread);
    const bool needsOffsets = needs.offsets != OffsetsNeeded::None;
    const bool hasScores = !std::isnan(row.spread);
    if (needsOffsets && hasScores)
        addOffsets(advice, row, needs.offsets, trained);
    const bool isLonger = neededStretch(state) > 1;
    if (row.own.beyond == BeyondOwn::Nothing && (isLonger || (needsOffsets && !hasScores)))
        object(Reason::NoRow, static_cast<double>(row.own.own));
    const UnseenPairs pairs =
        isLonger ? unseenPairsOf(state, row.encoding, trained) : UnseenPairs {};
    if (pairs.unseen > 0)
        advice.against.push_back(
            {Reason::Unseen, 1.0 * pairs.unseen, static_cast<double>(pairs.all)});
    if (needs.cost != CostAllowed::Much)
        addCost(advice, row, state.compare);
    return advice;
}

} // namespace

double stretchOf(LengthNeeded length, const ContextLengths& lengths)
{
    switch (length) {
    case LengthNeeded::Trained:
        return 1;
    case LengthNeeded::Twice:
        return 2;
    case LengthNeeded::Eightfold:
        return 8;
    case LengthNeeded::Target:
        return std::max(
            1.0, static_cast<double>(lengths.target) / static_cast<double>(lengths.training));
    case LengthNeeded::Any:
        break;
    }
    return std::numeric_limits<double>::infinity();
}

int unseenPairs(const std::vector<double>& frequencies, const std::vector<double>& there,
    std::int64_t trained, double stretch)
{
    constexpr double turn = 2 * std::numbers::pi;
    const auto shown = static_cast<double>(trained);
    const double asked = stretch * shown;
    int unseen = 0;
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
        if (there[pair] <= 0)
            continue; // not rotated
        const double reach = std::min(turn, frequencies[pair] * shown);
        unseen += std::min(turn, there[pair] * asked) > reach * (1 + 1e-9) ? 1 : 0;
    }
    return unseen;
}

LabState advisedState(const LabState& state)
{
    const Compare& compare = state.compare;
    ContextLengths lengths = contextLengths(state);
    const double stretch = stretchOf(compare.needs.length, lengths);
    const double wanted = stretch * static_cast<double>(lengths.training);
    lengths.target = std::isinf(stretch) ? std::max(lengths.training, lengths.target)
                                         : static_cast<std::int64_t>(std::min(std::round(wanted),
                                             static_cast<double>(lastPosition)));
    LabState next = state;
    next.position.trainingLength = lengths.training;
    next.position.targetLength = lengths.target == lengths.training ? 0 : lengths.target;
    next.rotations.width = advisedWidth(state);
    RotaryScaling& scaling = next.rotations.scaling;
    const bool isExtended = compare.encoding == ComparedEncoding::ExtendedRope && stretch > 1;
    scaling.method = isExtended ? compare.method : ScalingMethod::None;
    if (!isExtended)
        return clamped(std::move(next));
    const RotaryScaling judged = scaling;
    scaling = extended(judged, lengths);
    if (unseenPairsOf(next, ComparedEncoding::ExtendedRope, lengths.training).unseen > 0)
        scaling = judged;
    return clamped(std::move(next));
}

AdviceFrame adviceFrame(const LabState& state, const std::vector<KeptRun>& own)
{
    AdviceFrame frame {.table = compareFrame(state),
        .needs = state.compare.needs,
        .trained = contextLengths(state).training,
        .advice = {}};
    for (const ComparedRow& row : frame.table.rows)
        frame.advice.push_back(adviceOn(state, row, frame.trained, own));
    return frame;
}

NumberTable numbers(const AdviceFrame& frame)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    NumberTable table {
        {"encoding", "fits", "against", "against_number", "dear", "dear_number", "trained_task",
            "trained_factor", "trained_accuracy", "trained_half", "trained_own"},
        {}};
    table.words = {{0, keysOf(comparedEncodings)}, {6, keysOf(experimentTasks())}};
    for (const Advice& advice : frame.advice) {
        const double fits = advice.fits() ? 2 : advice.fitsButCosts() ? 1 : 0;
        std::vector<double> row {static_cast<double>(advice.encoding), fits};
        for (const auto* mismatches : {&advice.against, &advice.dear}) {
            row.push_back(
                mismatches->empty() ? none : static_cast<double>(mismatches->front().reason));
            row.push_back(mismatches->empty() ? none : mismatches->front().number);
        }
        const auto& quote = advice.quote;
        row.push_back(quote ? static_cast<double>(quote->task) : none);
        row.push_back(quote ? quote->factor : none);
        row.push_back(quote ? quote->accuracy.mean : none);
        row.push_back(quote ? quote->accuracy.half : none);
        row.push_back(quote ? static_cast<double>(quote->isOwn) : none);
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace lab
