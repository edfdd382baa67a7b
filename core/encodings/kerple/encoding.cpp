#include "core/frames/encoding.h"
#include "core/encodings/kerple/formula.h"
#include "core/frames/biases/model_parts.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/frames/reading_numbers.h"
#include "core/state/words.h"

#include <array>

namespace lab {

Encoding::Rows kerpleRows;
Encoding::Tables kerpleTables;

namespace {

constexpr std::array kerpleHandles {LineHandle {"kerple.r1", LineHandle::Place::FarPoint},
    LineHandle {"kerple.r2", LineHandle::Place::QuarterPoint}};
constexpr std::array<std::string_view, 4> kerplePanel {
    "position.shown", "kerple.kernel", "kerple.r1", "kerple.r2"};
constexpr std::array<std::string_view, 3> kerpleCompared {
    "kerple.kernel", "kerple.r1", "kerple.r2"};
constexpr std::array<std::string_view, 1> kerpleGroups {"kerple."};

BiasModel kerpleModel(const LabState& state)
{
    return {.maxShown = maxBiasDistances,
        .maxKeys = 16 * maxBiasDistances,
        .visible = [kerple = state.schemes.kerple](
                       int, std::int64_t m, std::int64_t n) { return bias(kerple, m, n); }};
}

// r₁·ln(1 + r₂·d) or r₁·d^r₂, and added.
BiasCost kerpleCost(const Schemes& schemes, std::int64_t)
{
    return {.perKey = schemes.kerple.kernel == KerpleKernel::Logarithmic ? 5 : 4,
        .bytes = 2 * bytesOfNumber};
}

BiasLine kerpleLine(const LabState& state, const BiasPlace& place)
{
    const Kerple& kerple = state.schemes.kerple;
    return {kerple.kernel == KerpleKernel::Logarithmic ? "reading.kerple.logarithmic"
                                                       : "reading.kerple.power",
        {significant("r1", kerple.r1), significant("r2", kerple.r2),
            whole("distance", place.distance())}};
}

ComparedScore kerpleNumber(const LabState& state)
{
    return [kerple = state.schemes.kerple](
               std::int64_t m, std::int64_t n) { return bias(kerple, m, n); };
}

PositionCost kerpleLearned(const LabState& state)
{
    return {.rows = 2, .columns = state.compare.heads};
}

PositionSignal kerpleSignal(const Order& order, const AttentionLayer&)
{
    return addedBothWays(
        order, [](std::int64_t query, std::int64_t key) { return bias(Kerple {}, query, key); });
}

} // namespace

namespace known {

extern const Encoding kerple;
const Encoding kerple {.entry = {"kerple", "KERPLE", "Chi et al. 2022, arXiv:2205.09921, §4",
                           PositionEntry::ScoreNumber},
    .rows = kerpleRows,
    .tables = kerpleTables,
    .joined = 11,
    .biases = {.model = kerpleModel,
        .cost = kerpleCost,
        .reading = kerpleLine,
        .panel = kerplePanel,
        .sentence =
            [](const LabState&) {
                return LAB_WORDS("lab::ui::BiasesBench",
                    "KERPLE bends ALiBi's penalty: two learned numbers set its strength and "
                    "shape.");
            },
        .codeGroups = kerpleGroups,
        .handles = kerpleHandles},
    .compare = {.number = kerpleNumber,
        .copy = [](LabState& to, const LabState& from) { to.schemes.kerple = from.schemes.kerple; },
        .cost = kerpleLearned,
        .hasFixedCurve = true,
        .panel = kerpleCompared},
    .signal = kerpleSignal};

} // namespace known

} // namespace lab
