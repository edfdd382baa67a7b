#include "core/state/choices.h"
#include "core/state/rows/member_rows.h"

#include <numeric>

namespace lab {

namespace {

constexpr auto orderScheme = &LabState::order;

constexpr ChoiceNames<OrderEncoding, allOrderEncodings.size()> encodings = {
    {{{"none", LAB_WORDS("parameters", "None")},
        {"sinusoidal", LAB_WORDS("parameters", "Sinusoidal")},
        {"learned", LAB_WORDS("parameters", "Learned table")},
        {"rope", LAB_WORDS("parameters", "RoPE")}, {"xpos", LAB_WORDS("parameters", "xPos")},
        {"alibi", LAB_WORDS("parameters", "ALiBi")},
        {"relative_bias", LAB_WORDS("parameters", "Relative bias")},
        {"t5", LAB_WORDS("parameters", "T5 bias")}, {"kerple", LAB_WORDS("parameters", "KERPLE")},
        {"fire", LAB_WORDS("parameters", "FIRE")},
        {"sandwich", LAB_WORDS("parameters", "Sandwich")},
        {"cope", LAB_WORDS("parameters", "CoPE")}, {"shaw", LAB_WORDS("parameters", "Shaw")},
        {"functional_relative", LAB_WORDS("parameters", "Functional relative")},
        {"transformer_xl", LAB_WORDS("parameters", "Transformer-XL")},
        {"deberta", LAB_WORDS("parameters", "DeBERTa")}}},
    allOrderEncodings};

constexpr ChoiceNames<Pairing, 2> pairings = {
    {{{"interleaved", LAB_WORDS("parameters", "Interleaved")},
        {"halves", LAB_WORDS("parameters", "Half-split")}}},
    {Pairing::Interleaved, Pairing::Halves}};

constexpr ChoiceNames<int, maxOrderLayers> layerCounts = {
    {{{"1", LAB_WORDS("parameters", "One")}, {"2", LAB_WORDS("parameters", "Two")}}}, {1, 2}};

constexpr ChoiceNames<OrderComparison, 4> comparisons = {
    {{{"token", LAB_WORDS("parameters", "Per token")},
        {"place", LAB_WORDS("parameters", "Per position")},
        {"pooled", LAB_WORDS("parameters", "Mean-pooled")},
        {"last", LAB_WORDS("parameters", "Last token")}}},
    {OrderComparison::ByToken, OrderComparison::ByPlace, OrderComparison::Pooled,
        OrderComparison::Last}};

enum class Preset { Typed, Swapped, LastFirst, Reversed, Shuffled };

constexpr ChoiceNames<Preset, 5> presets = {
    {{{"typed", LAB_WORDS("parameters", "As typed")},
        {"swapped", LAB_WORDS("parameters", "First two swapped")},
        {"last_first", LAB_WORDS("parameters", "Last one first")},
        {"reversed", LAB_WORDS("parameters", "Reversed")},
        {"shuffled", LAB_WORDS("parameters", "Shuffled")}}},
    {Preset::Typed, Preset::Swapped, Preset::LastFirst, Preset::Reversed, Preset::Shuffled}};

TokenOrder presetOrder(Preset preset, int tokens)
{
    TokenOrder order(static_cast<std::size_t>(tokens));
    std::iota(order.begin(), order.end(), 0);
    switch (preset) {
    case Preset::Typed:
    case Preset::Shuffled:
        return order;
    case Preset::Swapped:
        return startOrder(tokens);
    case Preset::LastFirst:
        return withMoved(order, tokens - 1, 0);
    case Preset::Reversed:
        break;
    }
    std::ranges::reverse(order);
    return order;
}

// If two tokens have two names for an order, the first name is used.
Preset presetOf(const TokenOrder& order)
{
    for (const Preset preset :
        {Preset::Typed, Preset::Swapped, Preset::LastFirst, Preset::Reversed})
        if (order == presetOrder(preset, static_cast<int>(order.size())))
            return preset;
    return Preset::Shuffled;
}

// The first shuffled order that has no other name and is not the current one.
TokenOrder shuffled(const TokenOrder& present)
{
    constexpr std::uint64_t maxTries = 64;
    for (std::uint64_t seed = 0; seed < maxTries; ++seed) {
        TokenOrder order = shuffledOrder(static_cast<int>(present.size()), seed);
        if (order != present && presetOf(order) == Preset::Shuffled)
            return order;
    }
    return present;
}

LabState withPreset(LabState state, const Value& value)
{
    const Preset preset = valueOf(presets, value);
    TokenOrder& order = state.order.arrangement;
    if (preset == presetOf(order))
        return state;
    order = preset == Preset::Shuffled ? shuffled(order)
                                       : presetOrder(preset, static_cast<int>(order.size()));
    return state;
}

const std::array rowsOfOrder = {
    textRow<&LabState::order, &Order::sentence>({.key = "order.sentence",
        .label = LAB_WORDS("parameters", "Sentence"),
        .meaning = LAB_WORDS("parameters",
            "Spaces separate the tokens; each Chinese character is a token. The same word has the "
            "same vector."),
        .wanted = LAB_WORDS("parameters", "a sentence of 2 to 12 tokens"),
        .admits = [](const LabState&, std::string_view text) { return isSentence(text); }}),
    Parameter {.key = "order.arrangement",
        .label = LAB_WORDS("parameters", "Order"),
        .meaning = LAB_WORDS("parameters",
            "Which token is at position 0, 1, 2 and so on. Tokens are counted from 0 in the order "
            "typed."),
        .kind = ParameterKind::Text,
        .wanted = LAB_WORDS("parameters", "each token's number once, from 0, as in 1 0 2 3"),
        .admits =
            [](const LabState& s, std::string_view text) {
                return orderOf(text).size() == s.order.arrangement.size();
            },
        .read = [](const LabState& s) { return Value(orderText(s.order.arrangement)); },
        .with =
            [](LabState s, const Value& v) {
                s.order.arrangement = orderOf(std::get<std::string>(v));
                return s;
            }},
    Parameter {.key = "order.preset",
        .label = LAB_WORDS("parameters", "Reordered"),
        .meaning = LAB_WORDS("parameters", "How the tokens were reordered."),
        .kind = ParameterKind::Choice,
        .choices = presets.choices,
        .derived = true,
        .read = [](const LabState& s) { return keyOf(presets, presetOf(s.order.arrangement)); },
        .with = withPreset},
    choiceRow<encodings, orderScheme, &Order::encoding>({.key = "order.encoding",
        .label = LAB_WORDS("parameters", "Encoding"),
        .meaning = LAB_WORDS("parameters",
            "How positions enter the layer: a vector added to the embedding, a rotation of query "
            "and key, or a number added to the logit.")}),
    choiceRow<pairings, orderScheme, &Order::pairing>({.key = "order.pairing",
        .label = LAB_WORDS("parameters", "Pairing"),
        .meaning = LAB_WORDS("parameters",
            "Which columns rotate together: neighbors, or column i and column i + 4.")}),
    choiceRow<layerCounts, orderScheme, &Order::layers>({.key = "order.layers",
        .label = LAB_WORDS("parameters", "Layers"),
        .meaning = LAB_WORDS("parameters",
            "Two: the second layer takes the tokens plus the first layer's outputs; its weights "
            "and outputs are shown.")}),
    Parameter {.key = "order.causal",
        .label = LAB_WORDS("parameters", "Causal mask"),
        .meaning = LAB_WORDS(
            "parameters", "A query attends only to keys up to its own position, as in a decoder."),
        .kind = ParameterKind::Flag,
        .read = [](const LabState& s) { return Value(s.order.visible == Visible::KeysUpToQuery); },
        .with =
            [](LabState s, const Value& v) {
                s.order.visible = std::get<bool>(v) ? Visible::KeysUpToQuery : Visible::AllKeys;
                return s;
            }},
    choiceRow<comparisons, orderScheme, &Order::compared>({.key = "order.compared",
        .label = LAB_WORDS("parameters", "Compared"),
        .meaning = LAB_WORDS("parameters",
            "Per token: each output is compared with that of the same token before reordering. Per "
            "position: with the earlier output at the same position. Mean-pooled: the means of all "
            "outputs are compared. Last token: its output when only earlier tokens are "
            "reordered.")}),
    integerRow<orderScheme, &Order::token>({.key = "order.token",
        .label = LAB_WORDS("parameters", "Token"),
        .meaning = LAB_WORDS(
            "parameters", "The token whose attention is drawn, counted from 0 in the order typed."),
        .range =
            [](const LabState& s) {
                return Range {0, static_cast<double>(s.order.arrangement.size()) - 1};
            }}),
    integerRow<orderScheme, &Order::seed>({.key = "order.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the layer's untrained weights."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

const Choice& choiceOf(OrderEncoding encoding)
{
    return choiceOf(encodings, encoding);
}

const Choice& choiceOf(OrderComparison comparison)
{
    return choiceOf(comparisons, comparison);
}

std::span<const Parameter> orderRows()
{
    return rowsOfOrder;
}

} // namespace lab
