#include "core/encodings/deberta/formula.h"
#include "core/frames/relative/relative_layer.h"
#include "core/frames/table_of.h"
#include "core/frames/tables/scheme_table.h"

#include "core/encodings/seeded_matrices.h"

#include <array>

namespace lab {

namespace {

SchemeTable termsOfKeys(const LabState& state, TableRange range)
{
    const DebertaScheme scheme = state.schemes.deberta;
    const auto seed = static_cast<std::uint64_t>(scheme.seed);
    const std::int64_t query = state.position.query;
    const DebertaWeights weights =
        seededWeights(scheme.encoding, scheme.width, scheme.heads, scheme.headWidth, seed);
    const Eigen::MatrixXd queryToken =
        seededToken(seed, relativeToken(state, query), scheme.width).transpose();
    DebertaHead vectors = headOf(scheme, weights, queryToken);
    return tableOver(range, {"key", "row", "c2c", "c2p", "p2c", "score"},
        [state, scheme, seed, query, layer = weights.key, vectors = std::move(vectors)](
            std::int64_t key) mutable {
            const Eigen::MatrixXd token =
                seededToken(seed, relativeToken(state, key), scheme.width).transpose();
            vectors.contentKeys = projected(layer, scheme.head - 1, scheme.headWidth, token);
            const DebertaTerms cell = terms(scheme.encoding, vectors, {0, 0, query, key});
            return std::vector {static_cast<double>(tableRow(scheme.encoding, query, key)),
                cell.contentToContent, cell.contentToPosition, cell.positionToContent, score(cell)};
        });
}

SchemeTable bucketsOfDistances(const LabState& state, TableRange range)
{
    const Deberta encoding = state.schemes.deberta.encoding;
    return tableOverSigned(range, {"distance", "bucket", "row", "row of the mirrored distance"},
        [encoding](std::int64_t distance) {
            return std::vector {static_cast<double>(bucket(encoding, distance)),
                static_cast<double>(tableRow(encoding, distance, 0)),
                static_cast<double>(tableRow(encoding, 0, distance))};
        });
}

} // namespace

std::span<const TableQuantity> debertaTables()
{
    static constexpr std::array quantities {
        TableQuantity {"deberta", "terms", termsOfKeys},
        TableQuantity {"deberta", "buckets", bucketsOfDistances},
    };
    return quantities;
}

} // namespace lab
