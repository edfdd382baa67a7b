#include "core/frames/table_of.h"

#include "core/encodings/learned/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/experiment/shipped_results.h"
#include "core/frames/relative/relative_layer.h"
#include "core/frames/waves/learned_rows.h"
#include "core/state/edit.h"
#include "tests/core/same_values.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

using namespace lab;

namespace {

LabState taken(TrainedEncoding encoding, const std::string& table)
{
    return applied({}, UseTable {encoding, table});
}

LabState afterSetting(const LabState& state, const std::string& key, const Value& value)
{
    return applied(state, SetParameter {key, value});
}

/// To the last bit.
bool areEqual(double one, double other)
{
    return !(one < other || one > other);
}

std::string ownT5()
{
    ToyTable table = *shippedTable(ExperimentTask::Back, TrainedEncoding::T5);
    table.trainingLength = 48;
    table.numbers[0] = 12345;
    return textOf(table);
}

} // namespace

TEST_CASE("an untrained table is the seeded one, to the last bit")
{
    Schemes all;
    all.t5.seed = 7;
    all.learned.seed = 8;
    all.shaw.seed = 9;
    CHECK(sameValues(tableOf(all.t5), seededTable(all.t5.encoding, 7)));
    CHECK(sameValues(tableOf(all.learned), seededTable(all.learned.encoding, 8)));
    const ShawTables drawn = seededTables(all.shaw.encoding, 9, all.shaw.deviation);
    CHECK(sameValues(tablesOf(all.shaw).keys, drawn.keys));
    CHECK(sameValues(tablesOf(all.shaw).values, drawn.values));
}

TEST_CASE("using a table opens its bench with its values and sizes")
{
    const LabState t5 = taken(TrainedEncoding::T5, "variables");
    CHECK((t5.bench == BenchId::Biases && t5.biases.shown == BiasEncoding::T5));
    CHECK(t5.schemes.t5.encoding.direction == T5Direction::Causal);
    CHECK(t5.schemes.t5.encoding.maxDistance == 32);
    const ToyTable& of = *shippedTable(ExperimentTask::Variables, TrainedEncoding::T5);
    const Eigen::MatrixXd biases = tableOf(t5.schemes.t5);
    REQUIRE((biases.rows() == 16 && biases.cols() == 4));
    CHECK(areEqual(biases(1, 3), of.numbers[7] / 10000.0));

    const LabState learned = taken(TrainedEncoding::Learned, "back");
    CHECK((learned.bench == BenchId::Waves && learned.waves.shown == WavesEncoding::Learned));
    const ToyTable& rows = *shippedTable(ExperimentTask::Back, TrainedEncoding::Learned);
    const auto shown = learnedTable(learned.schemes.learned);
    REQUIRE((shown->rows() == 32 && shown->cols() == rows.columns));
    CHECK(areEqual((*shown)(31, 2), rows.at(31, 2)));

    const LabState shaw = taken(TrainedEncoding::Shaw, "back");
    CHECK(shaw.bench == BenchId::Relative);
    const ToyTable& vectors = *shippedTable(ExperimentTask::Back, TrainedEncoding::Shaw);
    const ShawTables tables = tablesOf(shaw.schemes.shaw);
    REQUIRE(tables.keys.rows() == 33);
    for (int distance = 0; distance <= 16; ++distance) // row r is the distance −K + r
        CHECK(areEqual(tables.keys(16 - distance, 5), vectors.at(distance, 5)));
    CHECK(tables.keys.bottomRows(16).cwiseAbs().maxCoeff() <= 0);
    CHECK(tables.values.cwiseAbs().maxCoeff() <= 0);
    LabState untrained = shaw;
    untrained.schemes.shaw.table = {};
    const auto term = [](const LabState& state) {
        return relativeMaps(state).of(RelativeTerm::QueryPosition)(3, 0);
    };
    CHECK(std::abs(term(shaw) - term(untrained)) > 1e-3);
}

TEST_CASE("DeBERTa's learned vectors are where the released code reads their distances")
{
    const LabState state = taken(TrainedEncoding::Deberta, "variables");
    CHECK(
        (state.bench == BenchId::Relative && state.relative.encoding == RelativeEncoding::Deberta));
    const DebertaScheme& scheme = state.schemes.deberta;
    const ToyTable& of = *shippedTable(ExperimentTask::Variables, TrainedEncoding::Deberta);
    REQUIRE((scheme.encoding.span == 17 && scheme.headWidth == of.columns && scheme.heads == 1));
    const DebertaWeights weights =
        seededWeights(scheme.encoding, scheme.width, scheme.heads, scheme.headWidth, 1);
    const Eigen::MatrixXd tokens = Eigen::MatrixXd::Identity(2, scheme.width);
    const DebertaHead head = headOf(scheme, weights, tokens);
    for (int distance = 0; distance <= 20; ++distance) {
        const Eigen::Index row = tableRow(scheme.encoding, distance, 0);
        CHECK(areEqual(head.positionKeys(row, 3), of.at(std::min(distance, 16), 3)));
        CHECK(areEqual(head.positionQueries(row, 3), of.at(17 + std::min(distance, 16), 3)));
        if (distance > 0) // a key ahead
            CHECK(head.positionKeys.row(tableRow(scheme.encoding, 0, distance)).norm() <= 0);
    }
    DebertaScheme untrained = scheme;
    untrained.table = {};
    const DebertaHead drawn = projected(scheme.encoding, weights, 0, scheme.headWidth, tokens);
    CHECK(sameValues(headOf(untrained, weights, tokens).positionKeys, drawn.positionKeys));
    CHECK(sameValues(head.contentKeys, drawn.contentKeys));

    for (const char* key : {"deberta.span", "deberta.head_width", "deberta.heads"})
        CHECK_FALSE(afterSetting(state, key, std::int64_t {4}).schemes.deberta.table.table());
    CHECK_FALSE(
        afterSetting(state, "deberta.buckets", std::int64_t {8}).schemes.deberta.table.table());
    CHECK(afterSetting(state, "deberta.variant", std::string("published_equation"))
              .schemes.deberta.table.table());
}

TEST_CASE("another size restores the untrained values, another choice does not")
{
    const LabState t5 = taken(TrainedEncoding::T5, "back");
    for (const auto& [key, value] :
        {Setting {"t5.heads", std::int64_t {3}}, Setting {"t5.buckets", std::int64_t {32}},
            Setting {"t5.max_distance", std::int64_t {33}},
            Setting {"t5.direction", std::string("bidirectional")}}) {
        const LabState other = afterSetting(t5, key, value);
        CHECK_FALSE(other.schemes.t5.table.table());
        CHECK(sameValues(tableOf(other.schemes.t5), seededTable(other.schemes.t5.encoding, 1)));
    }
    CHECK(afterSetting(t5, "t5.seed", std::int64_t {5}).schemes.t5.table == t5.schemes.t5.table);
    const LabState learned = taken(TrainedEncoding::Learned, "variables");
    CHECK(
        afterSetting(learned, "learned.beyond", std::string("wrap")).schemes.learned.table.table());
    for (const char* key : {"learned.width", "learned.training_length"})
        CHECK_FALSE(afterSetting(learned, key, std::int64_t {8}).schemes.learned.table.table());
    const LabState shaw = taken(TrainedEncoding::Shaw, "variables");
    for (const char* key : {"shaw.width", "shaw.clip"})
        CHECK_FALSE(afterSetting(shaw, key, std::int64_t {8}).schemes.shaw.table.table());
    CHECK_FALSE(afterSetting(shaw, "shaw.mask", std::string("all")).schemes.shaw.table.table());
}

TEST_CASE("a size beside a table in the same settings drops it, and other choices stay")
{
    for (const Patch& patch :
        {Patch {{"t5.table", std::string("back")}, {"t5.heads", std::int64_t {3}}},
            Patch {{"shaw.mask", std::string("all")}, {"shaw.table", std::string("back")}},
            Patch {{"learned.width", std::int64_t {8}}, {"learned.table", std::string("back")}},
            Patch {
                {"deberta.table", std::string("back")}, {"deberta.buckets", std::int64_t {8}}}}) {
        const LabState state = patched({}, patch).value();
        for (const Setting& setting : patch) {
            const Value kept = parameterNamed(setting.key)->read(state);
            const bool isTable = setting.key.ends_with(".table");
            CHECK(kept == (isTable ? Value(std::string(untrainedTable)) : setting.value));
        }
    }
    LabState state = taken(TrainedEncoding::Deberta, "variables");
    state = afterSetting(state, "deberta.variant", std::string("published_equation"));
    state = afterSetting(state, "deberta.c2p", false);
    REQUIRE(state.schemes.deberta.table.table());
    CHECK(patched(LabState {}, difference(LabState {}, state)).value() == state);
    LabState from;
    from = afterSetting(from, "deberta.variant", std::string("published_equation"));
    from = afterSetting(from, "deberta.c2p", false);
    CHECK(patched(from, difference(from, state)).value() == state);
}

TEST_CASE("a state with a table is the same from its settings, and a wrong text changes nothing")
{
    LabState own = taken(TrainedEncoding::T5, ownT5());
    CHECK(own.schemes.t5.encoding.maxDistance == 48);
    CHECK(areEqual(tableOf(own.schemes.t5)(0, 0), 1.2345));
    own = applied(own, UseTable {TrainedEncoding::Learned, "variables"});
    own = applied(own, UseTable {TrainedEncoding::Deberta, "variables"});
    own = applied(own, UseTable {TrainedEncoding::Shaw, "back"});
    CHECK(patched(LabState {}, difference(LabState {}, own)).value() == own);
    const std::string damaged = ownT5() + ",1";
    CHECK(afterSetting(own, "t5.table", damaged) == own);
    CHECK(applied(own, UseTable {TrainedEncoding::T5, damaged}) == own);
    CHECK(applied(own, UseTable {TrainedEncoding::Rope, "back"}) == own);
    CHECK_FALSE(patched({}, {{"t5.table", damaged}}));
    const LabState back = afterSetting(own, "t5.table", std::string("untrained"));
    CHECK_FALSE(back.schemes.t5.table.table());
    CHECK(back.schemes.t5.encoding == own.schemes.t5.encoding);
}
