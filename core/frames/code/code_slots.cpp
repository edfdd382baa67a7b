#include "core/frames/code/code_slots.h"

#include "core/attention/word_vectors.h"
#include "core/frames/bench_frames.h"
#include "core/frames/code/bench_slots.h"
#include "core/frames/encoding.h"
#include "core/frames/grids/video_frame.h"
#include "core/frames/order/order_layer.h"
#include "core/frames/relative/relative_layer.h"
#include "core/math/quoting.h"
#include "core/state/benches.h"
#include "core/state/parameters.h"
#include "core/state/rotation_vectors.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>
#include <vector>

namespace lab {

namespace {

std::string pythonText(const Value& value)
{
    const auto* real = std::get_if<double>(&value);
    return real ? pythonNumber(*real) : text(value);
}

std::string listText(std::span<const double> numbers)
{
    constexpr std::size_t aLine = 4;
    const bool isLong = numbers.size() > aLine;
    std::string list = "[";
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0)
            list += ",";
        if (isLong && i % aLine == 0)
            list += "\n    ";
        else if (i > 0)
            list += " ";
        list += pythonNumber(numbers[i]);
    }
    return list + (isLong ? ",\n]" : "]");
}

std::string listText(const Eigen::ArrayXd& numbers)
{
    return listText(std::span(numbers.data(), static_cast<std::size_t>(numbers.size())));
}

/// "yes" if a table is taken, and its numbers in ten-thousandths: a list per row.
void addTable(CodeSlots& slots, const std::string& encoding, const TableChoice& taken)
{
    constexpr int aLine = 16;
    std::string numbers = "[";
    const ToyTable* table = taken.table();
    for (int row = 0; table && row < table->rows; ++row) {
        numbers += "\n    [";
        for (int column = 0; column < table->columns; ++column) {
            const auto place = static_cast<std::size_t>(row * table->columns + column);
            if (column > 0)
                numbers += column % aLine == 0 ? ",\n     " : ", ";
            numbers += std::to_string(table->numbers[place]);
        }
        numbers += "],";
    }
    slots[encoding + ".trained"] = table ? "yes" : "no";
    slots[encoding + ".numbers"] = numbers + "\n]";
    slots[encoding + ".task"] = table ? keyOf(table->task) : std::string_view();
    slots[encoding + ".toy_length"] = std::to_string(table ? table->trainingLength : 0);
    slots[encoding + ".toy_seed"] = std::to_string(table ? table->seed : 0);
}

std::string divisorsText(std::vector<double> divisors, int pairs)
{
    divisors.resize(static_cast<std::size_t>(pairs), 1);
    return listText(divisors);
}

std::string scoresText(const std::map<std::int64_t, double>& scores)
{
    std::string entries;
    for (const auto& [key, score] : scores)
        entries += (entries.empty() ? "" : ", ") + std::to_string(key) + ": " + pythonNumber(score);
    return "{" + entries + "}";
}

std::string wordsText(const std::vector<std::string>& words)
{
    std::vector<std::string> literals;
    for (const std::string& word : words)
        literals.push_back(jsonString(word));
    return jsonList(literals);
}

// Quoted so that a shell reads it back.
std::string argument(const std::string& text)
{
    if (text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                               "._-+=")
        == std::string::npos)
        return text;
    return shellQuoted(text);
}

std::string attentionKind(const RotaryScaling& scaling)
{
    const bool isYarn = scaling.method == ScalingMethod::Yarn;
    if (!isYarn && scaling.method != ScalingMethod::LongRope)
        return "one";
    if (scaling.attentionFactor)
        return "given";
    return isYarn ? "yarn" : "longrope";
}

std::string rampKind(const RotaryScaling& scaling)
{
    if (scaling.method == ScalingMethod::Llama3)
        return "turns";
    if (scaling.method == ScalingMethod::NtkByParts)
        return "pairs";
    if (scaling.method != ScalingMethod::Yarn)
        return "none";
    return scaling.rampAxis == RampAxis::Turns ? "turns" : "pairs";
}

struct Rows {
    std::int64_t first = 0;
    std::int64_t count = 0;
};

/// The words that the query of Relative attends to, from the first.
std::int64_t visibleWords(const LabState& state)
{
    const auto words = static_cast<std::int64_t>(tokensOf(state.relative.words).size());
    const RelativeEncoding encoding = state.relative.encoding;
    const bool isCausal = encoding == RelativeEncoding::TransformerXl
        || (encoding == RelativeEncoding::Shaw
            && state.schemes.shaw.encoding.visible == Visible::KeysUpToQuery);
    return isCausal ? std::min(words, state.position.query + 1) : words;
}

/// The patches of the image, or the tokens of the video's prompt.
std::int64_t patchesOf(const LabState& state)
{
    return state.grids.picture == GridsPictureShown::Video ? tokenCount(state.schemes.multimodal)
                                                           : cellCount(gridShape(state.grids));
}

Rows rowsOf(const LabState& state)
{
    if (framesOf(state.bench).rows == CodeRows::VisibleWords)
        return {0, visibleWords(state)};
    if (framesOf(state.bench).rows == CodeRows::Patches)
        return {0, patchesOf(state)};
    if (framesOf(state.bench).rows == CodeRows::Steps)
        return {0, comparedSteps + 1};
    if (framesOf(state).rows == CodeRows::BothSigns) {
        const std::int64_t reach = std::min(state.position.shown, maxCodeRows / 2) - 1;
        return {-reach, 2 * reach + 1};
    }
    return {state.position.first, std::min(state.position.shown, maxCodeRows)};
}

/// The largest position whose angle is rounded by the program of the bench.
std::int64_t farthestAngle(const LabState& state)
{
    const Positions& at = state.position;
    const Rows rows = rowsOf(state);
    if (state.bench == BenchId::Compare)
        return state.compare.moved + comparedDistance;
    if (state.bench == BenchId::Rotations)
        return at.key + rows.count;
    if (state.bench == BenchId::Waves && state.waves.picture == WavesPictureShown::Terms)
        return std::max(at.query, at.key) + rows.count;
    return rows.first + rows.count;
}

/// With the frequencies of the selected row of Compare as those of RoPE.
LabState withComparedLadder(LabState state)
{
    const Compare& compare = state.compare;
    if (state.bench != BenchId::Compare)
        return state;
    state.rotations.width = compare.width;
    state.rotations.scaling.method =
        compare.encoding == ComparedEncoding::ExtendedRope ? compare.method : ScalingMethod::None;
    return state;
}

/// The one that Waves, Biases or Relative shows.
const Encoding* shownEncoding(const LabState& state)
{
    return state.bench == BenchId::Waves   ? &encodingOf(state.waves.shown)
        : state.bench == BenchId::Biases   ? &encodingOf(state.biases.shown)
        : state.bench == BenchId::Relative ? &encodingOf(state.relative.encoding)
                                           : nullptr;
}

bool needsFile(const LabState& state)
{
    const Rotations rotations = withComparedLadder(state).rotations;
    const bool isLong = rotations.scaling.method == ScalingMethod::LongRope
        && !(rotations.scaling.shortFactors.empty() && rotations.scaling.longFactors.empty());
    const bool isDragged = framesOf(state).tablesVectors && rotations.source == VectorSource::Own
        && !(rotations.query.empty() && rotations.key.empty());
    const bool hasGates = state.bench == BenchId::Biases && state.biases.shown == BiasEncoding::Cope
        && !state.biases.gates.empty();
    const Encoding* const own = shownEncoding(state);
    const bool hasOwnTable = // too many numbers for one line
        own && own->table && own->table(state).isOwn();
    const bool turns = benchOf(state.bench).showsRope || state.bench == BenchId::Compare;
    const bool isUnseen = // a terminal would show something else than it reads
        hasHidden(state.order.sentence) || hasHidden(state.relative.words);
    return (turns && isLong) || isDragged || hasGates || hasOwnTable || isUnseen;
}

} // namespace

CodeSlots codeSlots(const LabState& present)
{
    const LabState state = withComparedLadder(present);
    CodeSlots slots;
    for (const Parameter& parameter : parameters())
        slots.emplace(parameter.key, pythonText(parameter.read(state)));
    const Rotations& rotations = state.rotations;
    const RotaryScaling& scaling = rotations.scaling;
    const int rotated = rotary(rotations).rotatedWidth;
    const Rows rows = rowsOf(state);
    const std::string ramp = rampKind(scaling);
    const std::string attention = attentionKind(scaling);
    const bool isWhole =
        scaling.method == ScalingMethod::NtkByParts || scaling.rampEnds == RampEnds::WholePairs;
    const bool usesMath = ramp != "none" || attention == "yarn" || attention == "longrope";
    slots["query"] = listText(queryVector(rotations));
    slots["key"] = listText(keyVector(rotations));
    slots["scores"] = scoresText(state.biases.scores);
    slots["has_scores"] = state.biases.scores.empty() ? "no" : "yes";
    slots["gates"] = scoresText(state.biases.gates);
    slots["first"] = std::to_string(rows.first);
    slots["end"] = std::to_string(rows.first + rows.count);
    slots["count"] = std::to_string(rows.count);
    slots["rope.rotated_width"] = std::to_string(rotated);
    slots["scaling.turning_pairs"] =
        std::to_string(rotatedWidth(rotated, scaling.turningShare) / 2);
    slots["scaling.short_factors"] = divisorsText(scaling.shortFactors, rotated / 2);
    slots["scaling.long_factors"] = divisorsText(scaling.longFactors, rotated / 2);
    slots["ramp"] = ramp;
    slots["step"] = scaling.highFrequencyFactor < scaling.lowFrequencyFactor ? "yes" : "no";
    slots["whole"] = isWhole ? "yes" : "no";
    slots["attention"] = attention;
    slots["math"] = usesMath ? "yes" : "no";
    slots["tokens"] = wordsText(tokensOf(state.order.sentence));
    slots["arrangement"] = wholeList(state.order.arrangement);
    const Deberta& deberta = state.schemes.deberta.encoding;
    slots["deberta.terms"] =
        std::to_string(1 + int {deberta.hasContentToPosition} + int {deberta.hasPositionToContent});
    slots["words"] = wordsText(tokensOf(state.relative.words));
    slots["relative.tokens"] = wholeList(relativeTokens(state));
    slots["relative.query_token"] = std::to_string(relativeToken(state, state.position.query));
    slots["shaw.matrix_seed"] = std::to_string(shawMatrixSeed(state.schemes.shaw));
    addTable(slots, "learned", state.schemes.learned.table);
    addTable(slots, "shaw", state.schemes.shaw.table);
    addTable(slots, "deberta", state.schemes.deberta.table);
    addTable(slots, "t5", state.schemes.t5.table);
    slots["grids.query"] = std::to_string(
        std::max(std::int64_t {0}, std::min(state.position.query, patchesOf(state) - 1)));
    slots["order.table_seed"] = std::to_string(tableSeed(state.order));
    slots["compare.step"] = std::to_string(state.compare.moved / comparedSteps);
    addTermSlots(slots, state.relative);
    addAnswerSlots(slots, state.experiment);
    addAngleSlots(slots, farthestAngle(state));
    slots["command"] = tableCommand(present);
    return slots;
}

std::string tableCommand(const LabState& state)
{
    const BenchFrames& bench = framesOf(state);
    const Rows rows = rowsOf(state);
    std::string command = "position-lab table";
    if (needsFile(state))
        command += " --file SCENE.json";
    command +=
        " --encoding " + bench.encoding(state) + " --quantity " + std::string(bench.quantity);
    if (bench.rows == CodeRows::Distances || bench.rows == CodeRows::VisibleWords)
        command += " --positions 0:" + std::to_string(rows.count);
    else if (bench.rows == CodeRows::Shown || bench.rows == CodeRows::BothSigns)
        command += " --positions " + std::to_string(rows.first) + ":"
            + std::to_string(rows.first + rows.count);
    if (needsFile(state))
        return command;
    for (const Setting& setting : difference(clamped({}), state)) {
        const bool bears = std::ranges::any_of(
            bench.groups, [&](std::string_view group) { return setting.key.starts_with(group); });
        const bool isCompared =
            state.bench == BenchId::Compare && isOfEncodings(benchOf(state.bench), setting.key);
        if (bears || isCompared)
            command += " --set " + argument(setting.key + "=" + text(setting.value));
    }
    return command;
}

} // namespace lab
