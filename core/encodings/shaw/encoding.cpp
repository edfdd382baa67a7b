#include "core/frames/encoding.h"
#include "core/encodings/shaw/formula.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/state/words.h"

#include <algorithm>
#include <array>

namespace lab {

Encoding::Rows shawRows;
Encoding::Tables shawTables;

namespace {

constexpr std::array<std::string_view, 3> shawCompared {"shaw.clip", "shaw.deviation", "shaw.seed"};

std::vector<std::string_view> shawPanel(const LabState& state)
{
    std::vector<std::string_view> keys {"shaw.table", "shaw.clip", "shaw.width", "shaw.mask"};
    if (!state.schemes.shaw.table.table())
        keys.push_back("shaw.deviation");
    keys.insert(keys.end(), {"shaw.seed", "relative.content", "relative.query_position"});
    return keys;
}

ComparedScore shawScore(const LabState& state)
{
    const ShawScheme& scheme = state.schemes.shaw;
    Shaw shaw = scheme.encoding;
    shaw.width = state.compare.width;
    const ComparedLayer layer = comparedLayer(state.compare);
    const ShawTables tables =
        seededTables(shaw, static_cast<std::uint64_t>(scheme.seed), scheme.deviation);
    return
        [shaw, content = layer.content, added = positionScores(shaw, tables, layer.query.array())](
            std::int64_t m, std::int64_t n) { return content + added[tableRow(shaw, m, n)]; };
}

// Distance K shares its row with all larger distances.
OwnValues shawOwn(const LabState& state)
{
    const int clip = state.schemes.shaw.encoding.clip;
    return sharedFrom(clip, clip);
}

// 2d for each row that the query uses, for keys and values, and 1 per key for each.
PositionCost shawCost(const LabState& state)
{
    const Compare& of = state.compare;
    const Shaw& shaw = state.schemes.shaw.encoding;
    const std::int64_t met = std::min<std::int64_t>(shaw.clip + 1, of.keys);
    return {.rows = 2 * tableRows(shaw),
        .columns = of.width,
        .perKey = 2 * of.heads,
        .once = 4 * modelWidth(of) * met};
}

PositionSignal shawSignal(const Order& order, const AttentionLayer&)
{
    const Shaw shaw {orderClip, orderWidth, Visible::AllKeys};
    const ShawTables tables = seededTables(shaw, tableSeed(order), orderTableDeviation);
    PositionSignal signal;
    signal.terms = [shaw, tables](const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys) {
        Eigen::MatrixXd added(queries.rows(), keys.rows());
        for (Eigen::Index query = 0; query < queries.rows(); ++query) {
            const Eigen::ArrayXd ofRows =
                positionScores(shaw, tables, queries.row(query).transpose().array());
            for (Eigen::Index key = 0; key < keys.rows(); ++key)
                added(query, key) = ofRows[tableRow(shaw, query, key)];
        }
        return added;
    };
    signal.values = [shaw, tables](std::int64_t query, std::int64_t key) {
        return Eigen::RowVectorXd(tables.values.row(tableRow(shaw, query, key)));
    };
    return signal;
}

} // namespace

namespace known {

extern const Encoding shaw;
const Encoding shaw {.entry = {"shaw", LAB_WORDS("encodings", "Relative vectors (Shaw)"),
                         "Shaw et al. 2018, arXiv:1803.02155, §3", PositionEntry::ScoreVector},
    .rows = shawRows,
    .tables = shawTables,
    .joined = 20,
    .relative = {.panel = shawPanel,
        .sentence = [](const LabState& state) -> const char* {
            return state.schemes.shaw.table.table()
                ? nullptr
                : LAB_WORDS("lab::ui::RelativeBench",
                    "A logit is the sum of two maps: one depends on the words alone, one on the "
                    "query and the distance.");
        }},
    .compare = {.score = shawScore,
        .copy = [](LabState& to, const LabState& from) { to.schemes.shaw = from.schemes.shaw; },
        .own = shawOwn,
        .cost = shawCost,
        .panel = shawCompared},
    .signal = shawSignal,
    .table = [](const LabState& s) -> const TableChoice& { return s.schemes.shaw.table; }};

} // namespace known

} // namespace lab
