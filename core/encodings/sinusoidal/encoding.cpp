#include "core/frames/encoding.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/state/words.h"

#include <array>

namespace lab {

Encoding::Rows sinusoidalRows;
Encoding::Tables sinusoidalTables;

namespace {

constexpr std::array<std::string_view, 2> sinusoidalCompared {
    "sinusoidal.base", "sinusoidal.layout"};

Sinusoidal comparedSinusoid(const LabState& state)
{
    Sinusoidal sinusoid = state.waves.encoding;
    sinusoid.width = modelWidth(state.compare);
    return sinusoid;
}

PositionRows sinusoidalPositionRows(const LabState& state)
{
    return [sinusoid = comparedSinusoid(state)](std::int64_t position) -> Eigen::VectorXd {
        return row(sinusoid, position).matrix();
    };
}

std::optional<PairFrequencies> sinusoidalFrequencies(const LabState& state, std::int64_t)
{
    return PairFrequencies::unchanged(frequencies(comparedSinusoid(state)));
}

PositionSignal sinusoidalSignal(const Order& order, const AttentionLayer&)
{
    return addedToTokens(table({SinusoidalLayout::Interleaved, orderBase, orderWidth}, 0,
        static_cast<int>(order.arrangement.size())));
}

} // namespace

namespace known {

extern const Encoding sinusoidal;
const Encoding sinusoidal {.entry = {"sinusoidal", LAB_WORDS("encodings", "Sinusoidal"),
                               "Vaswani et al. 2017, arXiv:1706.03762, §3.5", PositionEntry::Token},
    .rows = sinusoidalRows,
    .tables = sinusoidalTables,
    .joined = 1,
    .waves = {.panel =
                  [](const LabState&) {
                      return std::vector<std::string_view> {"sinusoidal.width", "sinusoidal.base",
                          "position.shown", "sinusoidal.layout", "position.shift", "waves.measure"};
                  },
        .sentence =
            [](const LabState&) {
                return LAB_WORDS("lab::ui::WavesBench",
                    "Every column of the table is a wave. Fast waves separate neighboring "
                    "positions, slow waves distant ones.");
            }},
    .compare = {.rows = sinusoidalPositionRows,
        .copy = [](LabState& to, const LabState& from) { to.waves.encoding = from.waves.encoding; },
        .cost = [](const LabState& s) { return PositionCost {.once = modelWidth(s.compare)}; },
        .frequencies = sinusoidalFrequencies,
        .axes = 3,
        .panel = sinusoidalCompared},
    .signal = sinusoidalSignal};

} // namespace known

} // namespace lab
