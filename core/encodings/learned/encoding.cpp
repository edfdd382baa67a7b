#include "core/frames/encoding.h"
#include "core/encodings/learned/formula.h"
#include "core/encodings/seeded_matrices.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/state/words.h"

#include <array>
#include <limits>

namespace lab {

Encoding::Rows learnedRows;
Encoding::Tables learnedTables;

namespace {

constexpr std::array<std::string_view, 1> learnedCompared {"learned.training_length"};

std::vector<std::string_view> learnedPanel(const LabState& state)
{
    std::vector<std::string_view> keys {
        "learned.table", "learned.training_length", "learned.beyond"};
    if (state.schemes.learned.encoding.beyond == BeyondRule::Interpolate)
        keys.insert(keys.end(), {"learned.target_length", "learned.resampling"});
    keys.insert(keys.end(), {"learned.width", "position.shown", "position.shift"});
    if (!state.schemes.learned.table.table())
        keys.insert(keys.end(), {"learned.deviation", "learned.seed"});
    return keys;
}

// Only the required rows are drawn: a table may have millions of numbers.
PositionRows learnedPositionRows(const LabState& state)
{
    const Compare& compare = state.compare;
    return [seed = rowSeed(compare), width = modelWidth(compare),
               rows = state.schemes.learned.encoding.trainingLength](
               std::int64_t position) -> Eigen::VectorXd {
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        return position < rows ? seededToken(seed, position, width)
                               : Eigen::VectorXd::Constant(width, none);
    };
}

PositionCost learnedCost(const LabState& state)
{
    const int width = modelWidth(state.compare);
    return {.rows = state.schemes.learned.encoding.trainingLength, .columns = width, .once = width};
}

PositionSignal learnedSignal(const Order& order, const AttentionLayer&)
{
    Learned learned;
    learned.trainingLength = static_cast<int>(order.arrangement.size());
    learned.width = orderWidth;
    learned.deviation = orderTableDeviation;
    return addedToTokens(seededTable(learned, tableSeed(order)));
}

} // namespace

namespace known {

extern const Encoding learned;
const Encoding learned {.entry = {"learned", LAB_WORDS("encodings", "Learned absolute"),
                            "Gehring et al. 2017, arXiv:1705.03122, §3.1", PositionEntry::Token},
    .rows = learnedRows,
    .tables = learnedTables,
    .joined = 17,
    .waves = {.panel = learnedPanel,
        .sentence = [](const LabState& state) -> const char* {
            return state.schemes.learned.table.table()
                ? nullptr
                : LAB_WORDS("lab::ui::WavesBench",
                    "One row per trained position, and no formula: within the table it can be "
                    "anything, and beyond it nothing was trained.");
        }},
    .compare = {.rows = learnedPositionRows,
        .copy = [](LabState& to,
                    const LabState& from) { to.schemes.learned = from.schemes.learned; },
        .own =
            [](const LabState& s) {
                return OwnValues {s.schemes.learned.encoding.trainingLength, BeyondOwn::Nothing};
            },
        .cost = learnedCost,
        .axes = 2,
        .panel = learnedCompared},
    .signal = learnedSignal,
    .table = [](const LabState& s) -> const TableChoice& { return s.schemes.learned.table; }};

} // namespace known

} // namespace lab
