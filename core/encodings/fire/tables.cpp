#include "core/encodings/fire/formula.h"
#include "core/frames/tables/bias_cost_table.h"
#include "core/frames/tables/scheme_table.h"

#include <array>

namespace lab {

namespace {

SchemeTable biasOfKeys(const LabState& state, TableRange range)
{
    const FireScheme scheme = state.schemes.fire;
    const auto seed = static_cast<std::uint64_t>(scheme.seed);
    return tableOver(range, numberedColumns("key", "head ", scheme.heads, 1),
        [fire = scheme.encoding, query = state.position.query,
            network = seededNetwork(scheme.encoding, scheme.hidden, scheme.heads, seed)](
            std::int64_t key) {
            const Eigen::VectorXd values = biases(fire, network, query, key);
            return std::vector<double>(values.begin(), values.end());
        });
}

SchemeTable shareOfKeys(const LabState& state, TableRange range)
{
    return tableOver(range, {"key", "share"},
        [fire = state.schemes.fire.encoding, query = state.position.query](
            std::int64_t key) { return std::vector {share(fire, query, key)}; });
}

} // namespace

std::span<const TableQuantity> fireTables()
{
    static constexpr std::array quantities {
        TableQuantity {"fire", "bias", biasOfKeys},
        TableQuantity {"fire", "share", shareOfKeys},
        biasCostsOf("fire"),
    };
    return quantities;
}

} // namespace lab
