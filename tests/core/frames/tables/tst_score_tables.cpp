#include "core/frames/tables/scheme_table.h"

#include "core/encodings/cope/formula.h"
#include "core/encodings/deberta/formula.h"
#include "core/encodings/fire/formula.h"
#include "core/encodings/seeded_matrices.h"
#include "core/encodings/transformer_xl/formula.h"
#include "core/encodings/xpos/formula.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

namespace {

SchemeTable table(
    std::string_view encoding, std::string_view quantity, const LabState& state, TableRange range)
{
    for (const TableQuantity& one : tableQuantities()) {
        if (one.encoding == encoding && one.quantity == quantity)
            return one.table(state, range);
    }
    FAIL("no such table");
    return {};
}

Eigen::MatrixXd seededTokens(std::uint64_t seed, std::int64_t count, int width)
{
    Eigen::MatrixXd tokens(count, width);
    for (Eigen::Index position = 0; position < count; ++position)
        tokens.row(position) = seededToken(seed, position, width).transpose();
    return tokens;
}

LabState withQuery(std::int64_t position)
{
    LabState state;
    state.position.query = position;
    return state;
}

} // namespace

TEST_CASE("Transformer-XL: the terms of a query are those of its row in the whole text")
{
    LabState state = withQuery(5);
    TransformerXlScheme& scheme = state.schemes.transformerXl;
    scheme.head = 2;
    scheme.seed = 7;
    const TransformerXlMatrices all = matrices(scheme.encoding, seededWeights(scheme.encoding, 7),
        1, seededTokens(7, 8, scheme.encoding.width), 0);
    const SchemeTable terms = table("transformer_xl", "terms", state, {0, 8});
    for (std::int64_t key = 0; key < 8; ++key) {
        const std::vector<double> row = terms.row(key);
        CHECK(std::isnan(row[5]) == (key > 5));
        if (key > 5)
            continue;
        CHECK(row[0] == static_cast<double>(5 - key));
        CHECK(std::abs(row[1] - all.contentContent(5, key)) <= 1e-13);
        CHECK(std::abs(row[2] - all.contentDistance(5, key)) <= 1e-13);
        CHECK(std::abs(row[3] - all.globalContent(5, key)) <= 1e-13);
        CHECK(std::abs(row[4] - all.globalDistance(5, key)) <= 1e-13);
        CHECK(std::abs(row[5] - all.scores(5, key)) <= 1e-13);
    }
}

TEST_CASE("Transformer-XL: past the clamp the rows of all distances are one")
{
    LabState state;
    state.schemes.transformerXl.encoding.clampLength = 3;
    const SchemeTable rows = table("transformer_xl", "distances", state, {0, 9});
    CHECK(rows.row(3) == rows.row(8));
    CHECK(rows.row(2) != rows.row(3));
    CHECK(rows.row(0).front() == 0);
    CHECK(rows.row(0).back() == 1);
}

TEST_CASE("Transformer-XL: the shift gives each key its distance or says that it is a leftover")
{
    LabState state;
    state.schemes.transformerXl.segment = 3;
    state.schemes.transformerXl.memory = 2;
    const SchemeTable shift = table("transformer_xl", "shift", state, {});
    CHECK(shift.count == 3);
    CHECK(shift.columns.size() == 1 + 2 * 5 + 2);
    for (std::int64_t query = 0; query < 3; ++query) {
        const std::vector<double> row = shift.row(query);
        for (std::int64_t key = 0; key < 5; ++key) {
            const auto column = static_cast<std::size_t>(2 * key);
            CHECK((row[column + 1] > 0) == (key > query + 2));
            if (key <= query + 2)
                CHECK(row[column] == static_cast<double>(query + 2 - key));
        }
        CHECK(row[10] == static_cast<double>(2 - query)); // all leftovers
        CHECK(row[11] == 0); // those that a causal mask shows
    }
}

TEST_CASE("DeBERTa: the terms of a query are those of its row in the whole text")
{
    for (const auto variant : {DebertaVariant::ReleasedCode, DebertaVariant::PublishedEquation}) {
        LabState state = withQuery(3);
        DebertaScheme& scheme = state.schemes.deberta;
        scheme.encoding.span = 4;
        scheme.encoding.variant = variant;
        scheme.head = 2;
        scheme.seed = 5;
        const DebertaWeights weights = seededWeights(scheme.encoding, 16, 2, 8, 5);
        const DebertaMatrices all = matrices(
            scheme.encoding, projected(scheme.encoding, weights, 1, 8, seededTokens(5, 6, 16)));
        const SchemeTable terms = table("deberta", "terms", state, {0, 6});
        for (std::int64_t key = 0; key < 6; ++key) {
            const std::vector<double> row = terms.row(key);
            CHECK(row[0] == static_cast<double>(3 - key + 4));
            CHECK(std::abs(row[1] - all.contentToContent(3, key)) <= 1e-13);
            CHECK(std::abs(row[2] - all.contentToPosition(3, key)) <= 1e-13);
            CHECK(std::abs(row[3] - all.positionToContent(3, key)) <= 1e-13);
            CHECK(std::abs(row[4] - all.scores(3, key)) <= 1e-13);
        }
    }
}

TEST_CASE("DeBERTa: a distance and its mirror have rows around the middle")
{
    LabState released; // DeBERTa-v3's numbers
    released.schemes.deberta.encoding = {};
    const SchemeTable buckets = table("deberta", "buckets", released, {0, 600});
    CHECK(buckets.row(0) == std::vector<double> {0, 256, 256});
    CHECK(buckets.row(128) == std::vector<double> {128, 384, 128});
    CHECK(buckets.row(511) == std::vector<double> {255, 511, 1});
    CHECK(buckets.row(599) == std::vector<double> {255, 511, 1});
}

TEST_CASE("KERPLE: the bias against the distance follows the kernel")
{
    LabState state;
    state.schemes.kerple = {KerpleKernel::Power, 0.5, 2};
    CHECK(table("kerple", "bias", state, {0, 9}).row(6) == std::vector<double> {-18});
    state.schemes.kerple = {KerpleKernel::Logarithmic, 2, 1};
    CHECK(
        table("kerple", "bias", state, {0, 9}).row(3)[0] == relatively(-2 * std::log(4.0), 1e-15));
}

TEST_CASE("FIRE: a bias for each head, up to the query's own key")
{
    LabState state = withQuery(20);
    state.schemes.fire.encoding.threshold = 10;
    const SchemeTable shares = table("fire", "share", state, {0, 30});
    const SchemeTable biases = table("fire", "bias", state, {0, 30});
    CHECK(biases.columns.size() == 5);
    CHECK(shares.row(0)[0] == 1);
    CHECK(shares.row(20)[0] == 0);
    CHECK(std::isnan(shares.row(21)[0]));
    CHECK(std::isnan(biases.row(21)[3]));
    const FireNetwork network = seededNetwork(state.schemes.fire.encoding, 32, 4, 1);
    CHECK(biases.row(7)[2] == lab::biases(state.schemes.fire.encoding, network, 20, 7)[2]);
    state.schemes.fire.seed = 2;
    CHECK(table("fire", "bias", state, {0, 30}).row(7) != biases.row(7));
}

TEST_CASE("Sandwich: the sum, the bias and the frequencies of its waves")
{
    LabState state;
    state.schemes.sandwich = {10'000, 16, -3};
    const SchemeTable biases = table("sandwich", "bias", state, {0, 30});
    CHECK(biases.row(0) == std::vector<double> {8, -24});
    CHECK(biases.row(11)[1] == relatively(-3 * biases.row(11)[0], 1e-15));
    const SchemeTable frequencies = table("sandwich", "frequencies", state, {});
    CHECK(frequencies.first == 1);
    CHECK(frequencies.count == 8);
    CHECK(frequencies.row(1)[0] == relatively(std::pow(10, -0.5), 1e-15));
    CHECK(frequencies.row(8)[0] == relatively(1e-4, 1e-15));
}

TEST_CASE("CoPE: positions add up the gates, however far back the key lies")
{
    for (const int positions : {1, 4, 1000}) {
        LabState state = withQuery(40);
        state.schemes.cope.encoding.positions = positions;
        const SchemeTable cope = table("cope", "positions", state, {0, 50});
        double counted = 0;
        for (std::int64_t key = 40; key >= 0; --key) {
            const std::vector<double> row = cope.row(key);
            counted += row[0];
            CHECK(row[0] > 0);
            CHECK(row[0] < 1);
            CHECK(std::abs(row[1] - std::min(counted, positions - 1.0)) <= 1e-13);
            CHECK(std::isfinite(row[2]));
        }
        CHECK(std::isnan(cope.row(41)[1]));
    }
    // Rows beyond the last one of the table are not iterated.
    const SchemeTable far = table("cope", "positions", withQuery(lastPosition), {0, 2});
    CHECK(far.row(0)[1] == 63);
}

TEST_CASE("xPos: a pair decays by its zeta over the scale base")
{
    LabState state;
    state.schemes.xpos.width = 2;
    state.schemes.xpos.scaleBase = 100;
    const double zeta = table("xpos", "zetas", state, {}).row(0)[0];
    CHECK(zeta == relatively(0.4 / 1.4, 1e-15));
    const SchemeTable decay = table("xpos", "decay", state, {0, 300});
    CHECK(decay.row(0) == std::vector<double> {1});
    CHECK(decay.row(200)[0] == relatively(zeta * zeta, 1e-14));
    const SchemeTable scores = table("xpos", "score", state, {0, 300});
    for (const std::int64_t distance : {0, 1, 50, 299}) {
        const std::vector<double> row = scores.row(distance);
        CHECK(row[0] == relatively(row[1] * decay.row(distance)[0], 1e-14));
    }
}
