#include "core/encodings/cope/formula.h"
#include "core/frames/tables/bias_cost_table.h"
#include "core/frames/tables/scheme_table.h"

#include "core/encodings/seeded_matrices.h"
#include "core/math/constants.h"

#include <algorithm>
#include <array>
#include <map>

namespace lab {

namespace {

/// The query of a token and the gates of its keys; queries, keys and the table have their own
/// seeds.
struct SeededCope {
    CopeScheme scheme;
    std::int64_t query = 0;
    std::uint64_t seed = 0;
    Eigen::VectorXd vector;
    std::map<std::int64_t, double> dragged; ///< gates that replace those of the vectors

    double gateOf(std::int64_t key) const
    {
        if (const auto own = dragged.find(key); own != dragged.end())
            return own->second;
        return gate(gateLogit(scheme.encoding, vector, seededToken(seed + 1, key, scheme.width)));
    }
};

SeededCope seeded(const LabState& state)
{
    const CopeScheme scheme = state.schemes.cope;
    const std::uint64_t seed = 3 * static_cast<std::uint64_t>(scheme.seed);
    const std::int64_t query = state.position.query;
    return {scheme, query, seed, seededToken(seed, query, scheme.width), state.biases.gates};
}

/// The positions of the keys from the query backwards, until they are clamped.
std::vector<double> positionsBackwards(const SeededCope& cope)
{
    const double last = cope.scheme.encoding.positions - 1;
    std::vector<double> gates;
    double counted = 0;
    for (std::int64_t key = cope.query; key >= 0 && counted < last; --key) {
        gates.push_back(cope.gateOf(key));
        counted += gates.back();
    }
    std::reverse(gates.begin(), gates.end());
    std::vector<double> positions = contextualPositions(cope.scheme.encoding, gates);
    std::reverse(positions.begin(), positions.end());
    return positions;
}

SchemeTable positionsOfKeys(const LabState& state, TableRange range)
{
    const SeededCope cope = seeded(state);
    const Eigen::VectorXd atWhole =
        seededTable(cope.scheme.encoding, cope.scheme.width, cope.seed + 2) * cope.vector;
    return tableOver(range, {"key", "gate", "position", "added score"},
        [cope, atWhole, backwards = positionsBackwards(cope)](std::int64_t key) {
            if (key > cope.query)
                return std::vector(3, noNumber);
            const auto place = static_cast<std::size_t>(cope.query - key);
            const double position = place < backwards.size()
                ? backwards[place]
                : static_cast<double>(cope.scheme.encoding.positions - 1);
            return std::vector {cope.gateOf(key), position, interpolated(atWhole, position)};
        });
}

} // namespace

std::span<const TableQuantity> copeTables()
{
    static constexpr std::array quantities {
        TableQuantity {"cope", "positions", positionsOfKeys},
        biasCostsOf("cope"),
    };
    return quantities;
}

} // namespace lab
