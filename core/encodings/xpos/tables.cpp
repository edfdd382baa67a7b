#include "core/encodings/xpos/formula.h"
#include "core/frames/tables/scheme_table.h"

#include "core/encodings/seeded_matrices.h"

#include <array>

namespace lab {

namespace {

SchemeTable decayAgainstDistance(const LabState& state, TableRange range)
{
    const Xpos encoding = xpos(state.schemes.xpos);
    return tableOverSigned(range, numberedColumns("distance", "pair ", pairCount(encoding.rotary)),
        [encoding](std::int64_t distance) {
            const Eigen::ArrayXd perPair = scales(encoding, distance);
            return std::vector<double>(perPair.begin(), perPair.end());
        });
}

SchemeTable zetasOfPairs(const LabState& state, TableRange)
{
    const Eigen::ArrayXd perPair = zetas(xpos(state.schemes.xpos));
    return {{"pair", "zeta"}, 0, perPair.size(),
        [perPair](std::int64_t pair) { return std::vector {perPair[pair]}; }};
}

SchemeTable scoreAgainstDistance(const LabState& state, TableRange range)
{
    const XposScheme scheme = state.schemes.xpos;
    const auto seed = static_cast<std::uint64_t>(scheme.seed);
    return tableOverSigned(range, {"distance", "score", "score of plain RoPE"},
        [encoding = xpos(scheme), query = seededToken(seed, 0, scheme.width).array().eval(),
            key = seededToken(seed, 1, scheme.width).array().eval()](std::int64_t distance) {
            const Eigen::ArrayXd plain =
                pairScores(encoding.rotary, rotated(encoding.rotary, query, distance), key);
            return std::vector {pairScores(encoding, query, key, distance).sum(), plain.sum()};
        });
}

} // namespace

std::span<const TableQuantity> xposTables()
{
    static constexpr std::array quantities {
        TableQuantity {"xpos", "decay", decayAgainstDistance},
        TableQuantity {"xpos", "zetas", zetasOfPairs},
        TableQuantity {"xpos", "score", scoreAgainstDistance},
    };
    return quantities;
}

} // namespace lab
