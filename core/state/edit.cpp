#include "core/state/edit.h"

#include "core/encodings/column_layouts.h"
#include "core/state/benches.h"
#include "core/state/layer_choice.h"
#include "core/state/links.h"
#include "core/state/present_length.h"
#include "core/state/rope_numbers.h"
#include "core/state/rotation_vectors.h"
#include "core/state/shown_encoding.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

namespace {

LabState with(LabState state, const SetParameter& edit)
{
    const Parameter* parameter = parameterNamed(edit.key);
    if (!parameter)
        return state;
    const Value present = parameter->read(state);
    if (edit.value.index() != present.index())
        return state;
    if (const auto* real = std::get_if<double>(&edit.value); real && !std::isfinite(*real))
        return state;
    const bool isText =
        parameter->kind == ParameterKind::Choice || parameter->kind == ParameterKind::Text;
    if (isText && !accepted(*parameter, edit.value, state))
        return state;
    const RotaryScaling before = state.rotations.scaling;
    return withTargetAfter(
        parameter->with(std::move(state), edit.value), {{edit.key, edit.value}}, before);
}

LabState with(LabState state, const MovePositions& edit)
{
    state.position.query = edit.query;
    state.position.key = edit.key;
    return state;
}

LabState with(LabState state, const ShowPositions& edit)
{
    state.position.first = edit.first;
    state.position.shown = edit.shown;
    return state;
}

/// With the numbers shown as the learner's own, so that some of them can be dragged.
Rotations withOwnVectors(Rotations rotations)
{
    if (rotations.source == VectorSource::Own)
        return rotations;
    const Eigen::ArrayXd query = queryVector(rotations);
    const Eigen::ArrayXd key = keyVector(rotations);
    rotations.source = VectorSource::Own;
    rotations.query.clear();
    rotations.key.clear();
    for (int column = 0; column < rotations.width; ++column) {
        rotations.query[column] = query[column];
        rotations.key[column] = key[column];
    }
    return rotations;
}

// The two columns before rotation whose rotated values are (x, y): R(p)⁻¹ of the tip. For
// mismatched layouts R is no rotation, and near the angles where it is singular no vector has its
// tip there; the columns then stay.
LabState with(LabState state, const MoveTip& edit)
{
    Rotations& rotations = state.rotations;
    const bool isInside = edit.pair >= 0 && edit.pair < rotations.width / 2;
    if (!isInside || !std::isfinite(edit.x) || !std::isfinite(edit.y))
        return state;

    const Rotary encoding = rotary(rotations);
    const Turning present = turning(rotations);
    const PairColumns columns = pairColumns(encoding, edit.pair);
    const std::int64_t position =
        edit.token == Token::Query ? state.position.query : state.position.key;
    Eigen::ArrayXd unit = Eigen::ArrayXd::Zero(rotations.width);
    unit[columns.first] = 1;
    const Eigen::ArrayXd first = rotated(encoding, present, unit, position);
    unit[columns.first] = 0;
    unit[columns.second] = 1;
    const Eigen::ArrayXd second = rotated(encoding, present, unit, position);
    const double a = first[columns.first];
    const double b = second[columns.first];
    const double c = first[columns.second];
    const double d = second[columns.second];
    const double determinant = a * d - b * c;
    const double stretch = edit.pair < encoding.rotatedWidth / 2 ? present.stretch : 1;
    if (std::abs(determinant) <= 0.05 * stretch * stretch)
        return state;

    rotations = withOwnVectors(std::move(rotations));
    ColumnValues& values = edit.token == Token::Query ? rotations.query : rotations.key;
    values[columns.first] = (d * edit.x - b * edit.y) / determinant;
    values[columns.second] = (a * edit.y - c * edit.x) / determinant;
    rotations.pair = edit.pair;
    return state;
}

LabState with(LabState state, const SetColumn& edit)
{
    Rotations& rotations = state.rotations;
    if (edit.column < 0 || edit.column >= rotations.width || !std::isfinite(edit.value))
        return state;
    rotations = withOwnVectors(std::move(rotations));
    (edit.token == Token::Query ? rotations.query : rotations.key)[edit.column] = edit.value;
    rotations.pair = pairOf(rotary(rotations), edit.column);
    return state;
}

LabState with(LabState state, const SetScore& edit)
{
    if (std::isfinite(edit.score))
        state.biases.scores[edit.key] = edit.score;
    return state;
}

LabState with(LabState state, const SetWordValue& edit)
{
    if (std::isfinite(edit.value))
        state.relative.values[edit.place] = edit.value;
    return state;
}

LabState with(LabState state, const SetGate& edit)
{
    if (std::isfinite(edit.gate))
        state.biases.gates[edit.key] = edit.gate;
    return state;
}

LabState with(LabState state, const SetSections& edit)
{
    state.schemes.multimodal.heightPairs = edit.heightPairs;
    state.schemes.multimodal.widthPairs = edit.widthPairs;
    return state;
}

LabState with(LabState state, const ChooseCell& edit)
{
    state.compare.encoding = edit.encoding;
    state.compare.property = edit.property;
    return state;
}

LabState with(LabState state, const OpenCell&)
{
    return withCellOpened(std::move(state));
}

LabState with(const LabState& state, const TestCard& edit)
{
    return patched(unlinked(state), edit.settings).value_or(state);
}

LabState with(const LabState& state, const UseTable& edit)
{
    const auto key = [](const char* text) { return Value(std::string(text)); };
    Patch settings;
    if (edit.encoding == TrainedEncoding::Learned)
        settings = {{"bench", key("waves")}, {"waves.encoding", key("learned")},
            {"waves.picture", key("table")}, {"learned.table", edit.table}};
    else if (edit.encoding == TrainedEncoding::T5)
        settings = {
            {"bench", key("biases")}, {"biases.encoding", key("t5")}, {"t5.table", edit.table}};
    else if (edit.encoding == TrainedEncoding::Shaw)
        settings = {{"bench", key("relative")}, {"relative.encoding", key("shaw")},
            {"shaw.table", edit.table}};
    else if (edit.encoding == TrainedEncoding::Deberta)
        settings = {{"bench", key("relative")}, {"relative.encoding", key("deberta")},
            {"deberta.table", edit.table}, {"deberta.variant", key("released_code")},
            {"deberta.c2p", true}, {"deberta.p2c", true}}; // as trained
    return patched(state, settings).value_or(state);
}

/// Of a model with a single set of frequencies; values that it leaves out stay.
LayerKind onlyKind(const Model& model, const Rotations& present)
{
    LayerKind kind;
    kind.base = model.base.value_or(present.base);
    kind.width = model.headWidth.value_or(present.width);
    kind.rotatedShare = model.rotatedShare.value_or(1);
    kind.scaling = model.scaling;
    return kind;
}

/// Whether an edit of the row would change other rows, too.
bool isShared(const LabState& state, std::string_view key)
{
    const LinkGroup* const group = linkGroupOf(key);
    return group && state.links.*group->isOn && isMember(state, key);
}

// Shows twice the range needed from 0, so that both marks are away from the ends.
Positions withLengthsShown(Positions position)
{
    const std::int64_t last =
        std::max({position.query, position.key, position.trainingLength, position.targetLength});
    position.first = 0;
    position.shown = Positions {}.shown;
    while (position.shown <= last && position.shown < lastPosition)
        position.shown = std::min(2 * position.shown, lastPosition);
    return position;
}

LabState with(LabState state, const LoadModel& edit)
{
    const Model& model = edit.model;
    state.model = noteOf(model);
    state.position.trainingLength = model.length.value_or(0);
    state.position.targetLength = model.targetLength.value_or(0);
    state.schemes.temperature.rule = TemperatureRule::None; // whatever the previous model had
    state.schemes.positionMap = {};
    state.schemes.sink.isThere = false;
    if (model.scheme == Scheme::Rope) {
        Rotations& rotations = state.rotations;
        rotations.pairing = model.pairing.value_or(Pairing::Halves);
        if (state.model.kinds.empty())
            state.model.kinds = {onlyKind(model, rotations)};
        state = withLayers(std::move(state), model.kind);
        if (model.multimodalSections.size() == 3) { // time has the remaining pairs
            MultimodalScheme& multimodal = state.schemes.multimodal;
            multimodal.base = rotations.base;
            multimodal.width = rotatedWidth(rotations.width, rotations.rotatedShare);
            multimodal.heightPairs = model.multimodalSections[1];
            multimodal.widthPairs = model.multimodalSections[2];
            multimodal.layout =
                model.sectionsInterleaved ? SectionLayout::Interleaved : SectionLayout::Contiguous;
        }
        state = withExact(state, model.exact);
    } else if (model.scheme == Scheme::Alibi) {
        state.biases.encoding.heads = model.heads.value_or(state.biases.encoding.heads);
        state.biases.encoding.biasMax = model.alibiBiasMax.value_or(8);
        state.biases.encoding.slopes = SlopeRule::Published;
        state.biases.encoding.mask = Mask::Causal;
    }
    state = withShown(std::move(state), model);
    for (const Setting& one : model.settings)
        if (model.scheme == Scheme::Rope || !isShared(state, one.key))
            state = with(std::move(state), SetParameter {one.key, one.value});
    if (model.length)
        state.position = withLengthsShown(state.position);
    return state;
}

LabState with(const LabState& state, const LoadRope& edit)
{
    return withRope(state, edit.block);
}

LabState with(const LabState&, const LoadState& edit)
{
    return edit.state;
}

LabState with(LabState state, const ResetBench& edit)
{
    const LabState start = withFirstWords(firstState(state.links), edit.words);
    state = withBenchOf(std::move(state), start);
    state.position = start.position;
    state.model = start.model;
    return state;
}

LabState with(LabState state, const PinState&)
{
    state.pinned = Pinned(state);
    return state;
}

LabState with(LabState state, const PinOther& edit)
{
    state.pinned = Pinned(clamped(edit.state));
    return state;
}

LabState with(LabState state, const SwapPinned&)
{
    if (state.pinned.isEmpty())
        return state;
    LabState other = state.pinned.state();
    other.bench = state.bench;
    other.series = state.series;
    other.pinned = Pinned(std::move(state));
    return other;
}

LabState with(LabState state, const ClearPinned&)
{
    state.pinned = {};
    return state;
}

LabState with(LabState state, const ChangeSeries& edit)
{
    state.series = edit.series;
    return state;
}

LabState with(const LabState& state, const StepTo& edit)
{
    LabState next = edit.state;
    next.series = state.series;
    return next;
}

// A position that was just typed or dragged to must be visible, and positions that were visible
// stay so: the window pans, and widens if it is too narrow. A handle that was not visible and did
// not move is not brought into view.
Positions withMovedShown(const Positions& before, Positions now)
{
    const bool needsQuery = now.query != before.query || before.shows(before.query);
    const bool needsKey = now.key != before.key || before.shows(before.key);
    const std::int64_t low =
        std::min(needsQuery ? now.query : now.key, needsKey ? now.key : now.query);
    const std::int64_t high =
        std::max(needsQuery ? now.query : now.key, needsKey ? now.key : now.query);
    while (high - low + 1 > now.shown && now.shown < lastPosition)
        now.shown = std::min(2 * now.shown, lastPosition);
    now.first = std::min(now.first, low);
    now.first = std::max(now.first, high + 1 - now.shown);
    now.first = std::min(now.first, lastPosition + 1 - now.shown); // widened near the larger one
    return now;
}

} // namespace

LabState applied(const LabState& state, const Edit& edit)
{
    LabState next = std::visit([&](const auto& one) { return with(state, one); }, edit.kinds());
    if (edit.is<LoadState>() || edit.is<SwapPinned>() || edit.is<StepTo>())
        return clamped(std::move(next));
    next = clamped(linked(state, std::move(next)));
    next = withOnePresentLength(state, std::move(next));
    const bool hasMoved =
        next.position.query != state.position.query || next.position.key != state.position.key;
    if (hasMoved)
        next.position = withMovedShown(state.position, next.position);
    return next;
}

} // namespace lab
