#include "core/frames/compare/compare_frames.h"

#include "core/encodings/deberta/formula.h"
#include "core/encodings/scaling/formula.h"
#include "core/encodings/t5/formula.h"
#include "core/frames/biases/bias_cost.h"
#include "core/frames/compare/advice.h"
#include "core/frames/compare/compared_layer.h"
#include "core/frames/reading.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/choices.h"
#include "core/state/edit.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>

using namespace lab;
using namespace std::string_literals;

namespace {

LabState with(const Patch& patch)
{
    LabState state;
    state.bench = BenchId::Compare;
    return patched(clamped(state), patch).value();
}

/// Small and odd layers, and the encodings with other parameters than the initial ones.
std::vector<LabState> manyStates()
{
    std::vector<LabState> states;
    const std::vector<Patch> layers {{},
        {{"compare.width", std::int64_t {8}}, {"compare.heads", std::int64_t {1}}},
        {{"compare.width", std::int64_t {16}}, {"compare.heads", std::int64_t {3}},
            {"compare.seed", std::int64_t {0}}, {"compare.moved", std::int64_t {120}},
            {"compare.distances", std::int64_t {40}}, {"compare.keys", std::int64_t {9}}}};
    const std::vector<Patch> others {{},
        {{"shaw.clip", std::int64_t {0}}, {"t5.direction", "causal"s},
            {"deberta.variant", "published_equation"s}, {"kerple.kernel", "power"s},
            {"transformer_xl.clamp", std::int64_t {7}}, {"alibi.mask", "symmetric"s},
            {"cope.positions", std::int64_t {4}}, {"rope.pairing", "halves"s},
            {"sinusoidal.layout", "tensor2tensor"s}},
        {{"t5.max_distance", std::int64_t {12}}}, // which leaves buckets empty
        {{"shaw.clip", std::int64_t {90}}, {"deberta.buckets", std::int64_t {0}},
            {"deberta.projections", "separate"s}, {"deberta.c2p", false},
            {"rope.rotated_share", 0.5}, {"learned.training_length", std::int64_t {50}}}};
    for (const Patch& layer : layers) {
        for (const Patch& other : others) {
            Patch patch = layer;
            patch.insert(patch.end(), other.begin(), other.end());
            states.push_back(with(patch));
        }
    }
    return states;
}

bool isAbsolute(ComparedEncoding encoding)
{
    return entryOf(encoding) == PositionEntry::Token;
}

} // namespace

TEST_CASE("the score stays under a shift of both if it depends only on the distance")
{
    for (const LabState& state : manyStates()) {
        const CompareFrame frame = compareFrame(state);
        REQUIRE(frame.rows.size() == comparedEncodings.size());
        for (const ComparedRow& row : frame.rows) {
            CAPTURE(keyOf(row.encoding));
            REQUIRE(row.moved.size() == comparedSteps + 1);
            // FIRE's share changes if the query is beyond its threshold.
            const bool isFireFar = row.encoding == ComparedEncoding::Fire
                && state.compare.moved > state.schemes.fire.encoding.threshold;
            if (isAbsolute(row.encoding)) {
                CHECK(row.spread > 0.01);
                CHECK_FALSE(row.isRelative());
            } else if (isFireFar) {
                CHECK(row.spread > 1e-4);
            } else {
                CHECK(row.spread < 1e-12);
                CHECK(row.isRelative());
            }
        }
    }
}

TEST_CASE("mismatched RoPE layouts and FIRE beyond its threshold are not relative")
{
    const CompareFrame mixed = compareFrame(with({{"rope.pairing", "wrong_mix"s}}));
    CHECK_FALSE(mixed.row(ComparedEncoding::Rope).isRelative());
    CHECK_FALSE(mixed.row(ComparedEncoding::ExtendedRope).isRelative());
    const CompareFrame near = compareFrame(with({{"compare.moved", std::int64_t {480}}}));
    CHECK(near.row(ComparedEncoding::Fire).isRelative());
}

TEST_CASE("a table that ends before the second place has no spread, and is not relative for it")
{
    const LabState state = with({{"learned.training_length", std::int64_t {4}}});
    const CompareFrame frame = compareFrame(state);
    const ComparedRow& row = frame.row(ComparedEncoding::Learned);
    CHECK(std::ranges::all_of(row.moved, [](double score) { return std::isnan(score); }));
    CHECK(std::isnan(row.spread));
    CHECK_FALSE(row.isRelative());
    CHECK(row.rises == 0);
    const AdviceFrame advice = adviceFrame(state);
    const auto& against =
        advice.advice[static_cast<std::size_t>(ComparedEncoding::Learned)].against;
    REQUIRE(!against.empty());
    CHECK(std::ranges::count(against, Mismatch::Reason::NoRow, &Mismatch::reason) == 1);
    CHECK(std::ranges::count(against, Mismatch::Reason::MovesOn, &Mismatch::reason) == 0);
}

TEST_CASE("only a learned table has no value beyond its rows")
{
    for (const LabState& state : manyStates()) {
        for (const ComparedRow& row : compareFrame(state).rows) {
            CAPTURE(keyOf(row.encoding));
            for (int place = 0; place <= comparedSteps; ++place) {
                const std::int64_t query =
                    std::int64_t {place} * (state.compare.moved / comparedSteps) + comparedDistance;
                const bool isPast = row.encoding == ComparedEncoding::Learned
                    && query >= state.schemes.learned.encoding.trainingLength;
                CHECK(std::isnan(row.moved[static_cast<std::size_t>(place)]) == isPast);
            }
        }
    }
}

TEST_CASE("norms stay unless something is added, and YaRN's grow by its factor")
{
    for (const LabState& state : manyStates()) {
        const CompareFrame frame = compareFrame(state);
        for (const ComparedRow& row : frame.rows) {
            CAPTURE(keyOf(row.encoding));
            const bool isExtended = row.encoding == ComparedEncoding::ExtendedRope;
            if (!isAbsolute(row.encoding) && !isExtended)
                CHECK(row.keepsLength());
            if (isAbsolute(row.encoding))
                CHECK_FALSE(row.keepsLength());
        }
        RotaryScaling scaling = state.rotations.scaling;
        scaling.method = ScalingMethod::Yarn;
        const double length = frame.row(ComparedEncoding::ExtendedRope).length;
        if (state.rotations.rotatedShare >= 1)
            CHECK(length == doctest::Approx(attentionFactor(scaling)).epsilon(1e-13));
        else
            CHECK(length < attentionFactor(scaling));
        CHECK(length > 1);
    }
}

TEST_CASE("ALiBi and KERPLE never rise, and the score of no encoding stays")
{
    for (const LabState& state : manyStates()) {
        const CompareFrame frame = compareFrame(state);
        CHECK(frame.row(ComparedEncoding::Alibi).rises == 0);
        CHECK(frame.row(ComparedEncoding::Kerple).rises == 0);
        const ComparedRow& none = frame.row(ComparedEncoding::None);
        CHECK(none.rises == 0);
        CHECK(std::ranges::all_of(none.falling,
            [&](double score) { return std::abs(score - none.falling.front()) <= 0; }));
        CHECK(frame.row(ComparedEncoding::Rope).rises > 0);
    }
}

TEST_CASE("distinct values are those that no other distance has")
{
    for (const LabState& state : manyStates()) {
        const Schemes& schemes = state.schemes;
        const auto check = [&](ComparedEncoding encoding, const auto& value) {
            CAPTURE(keyOf(encoding));
            const OwnValues own = ownValues(state, encoding);
            std::int64_t first = 0;
            while (first < 2000 && value(first) != value(first + 1))
                ++first;
            CHECK(own.own == first);
            const std::int64_t last = own.beyond == BeyondOwn::Ratio ? own.last : own.own;
            CHECK(value(last) == value(100'000));
            if (own.beyond == BeyondOwn::Ratio)
                CHECK(value(last - 1) != value(last));
        };
        check(ComparedEncoding::Shaw,
            [&](std::int64_t d) { return std::min<std::int64_t>(d, schemes.shaw.encoding.clip); });
        check(
            ComparedEncoding::T5, [&](std::int64_t d) { return bucket(schemes.t5.encoding, -d); });
        check(ComparedEncoding::Deberta,
            [&](std::int64_t d) { return tableRow(schemes.deberta.encoding, d, 0); });
        check(ComparedEncoding::Cope, [&](std::int64_t d) {
            return std::min<std::int64_t>(d + 1, schemes.cope.encoding.positions - 1);
        });
        CHECK(ownValues(state, ComparedEncoding::Learned).own
            == schemes.learned.encoding.trainingLength);
        CHECK(ownValues(state, ComparedEncoding::None).beyond == BeyondOwn::None);
        CHECK(ownValues(state, ComparedEncoding::Rope).beyond == BeyondOwn::Everywhere);
        CHECK(ownValues(state, ComparedEncoding::Sinusoidal).beyond == BeyondOwn::Everywhere);
    }
    CHECK(ownValues(with({{"rope.rotated_share", 0.0}}), ComparedEncoding::Rope).beyond
        == BeyondOwn::None);
}

TEST_CASE("costs by hand: eight heads of 64 columns, 4,096 keys")
{
    const LabState state = with({{"shaw.clip", std::int64_t {16}},
        {"learned.training_length", std::int64_t {64}}, {"t5.buckets", std::int64_t {32}}});
    const auto cost = [&](ComparedEncoding encoding) { return positionCost(state, encoding); };
    CHECK(cost(ComparedEncoding::None).operations() == 0);
    CHECK(cost(ComparedEncoding::Sinusoidal).operations() == 512);
    CHECK(cost(ComparedEncoding::Learned).parameters() == 64 * 512);
    CHECK(cost(ComparedEncoding::Shaw).parameters() == 2 * 33 * 64);
    CHECK(cost(ComparedEncoding::Shaw).operations() == 2 * 8 * (2 * 64 * 17 + 4096));
    CHECK(cost(ComparedEncoding::TransformerXl).parameters() == 512 * 512 + 1024);
    CHECK(cost(ComparedEncoding::T5).parameters() == 256);
    CHECK(cost(ComparedEncoding::T5).operations() == 8 * 4096);
    CHECK(cost(ComparedEncoding::T5).bytes() == 1024);
    CHECK(cost(ComparedEncoding::Alibi).operations() == 2 * 8 * 4096);
    CHECK(cost(ComparedEncoding::Alibi).parameters() == 0);
    CHECK(cost(ComparedEncoding::Alibi).bytes() == 32);
    CHECK(cost(ComparedEncoding::Kerple).parameters() == 16);
    CHECK(cost(ComparedEncoding::Kerple).operations() == 5 * 8 * 4096);
    CHECK(cost(ComparedEncoding::Rope).operations() == 2 * 512 * 3);
    CHECK(cost(ComparedEncoding::Rope).parameters() == 0);
}

TEST_CASE("the bench Biases counts the same operations for what Compare opens there")
{
    for (const LabState& at : manyStates()) {
        for (const ComparedEncoding encoding :
            {ComparedEncoding::T5, ComparedEncoding::Alibi, ComparedEncoding::Fire}) {
            LabState state = applied(at, ChooseCell {encoding, ComparedProperty::Operations});
            const PositionCost cost = positionCost(state, encoding);
            if (encoding != ComparedEncoding::Alibi)
                CHECK(cost.bytes() == 4 * cost.parameters());
            state.position.key = 0;
            const LabState opened = applied(state, OpenCell {});
            CHECK(opened.bench == BenchId::Biases);
            const bool isCausal = encoding != ComparedEncoding::T5
                || opened.schemes.t5.encoding.direction == T5Direction::Causal;
            const BiasCost bias = biasCost(opened);
            CHECK(bias.perKey == cost.perKey);
            if (isCausal && encoding == ComparedEncoding::Fire)
                CHECK(bias.operations() == cost.operations());
        }
    }
}

TEST_CASE("every cell opens a bench with its encoding, and changes nothing else")
{
    for (const LabState& at : {manyStates().front(), manyStates().back()}) {
        for (const ComparedEncoding encoding : comparedEncodings) {
            for (const ComparedProperty property : comparedProperties) {
                const LabState state = applied(at, ChooseCell {encoding, property});
                CHECK(state.compare.encoding == encoding);
                CHECK(state.compare.property == property);
                const LabState opened = applied(state, OpenCell {});
                CHECK(opened.bench != BenchId::Compare);
                CHECK(opened.bench == compareFrame(state).opened);
                CHECK(opened.compare == state.compare);
                CHECK(clamped(opened) == opened);
                CHECK(
                    opened.position.distanceLocked == (property == ComparedProperty::ShiftedScore));
            }
        }
    }
}

TEST_CASE("the reading and the tables have the numbers of the cells")
{
    for (const LabState& at : manyStates()) {
        const CompareFrame frame = compareFrame(at);
        for (const ComparedRow& row : frame.rows) {
            LabState state = applied(at, ChooseCell {row.encoding, ComparedProperty::ShiftedScore});
            const Reading moved = reading(state, {});
            CHECK(moved.numbers.back().value == doctest::Approx(row.spread));
            state = applied(at, ChooseCell {row.encoding, ComparedProperty::Operations});
            CHECK(reading(state, {}).numbers.back().value
                == static_cast<double>(row.cost.operations()));
            const bool isRope = entryOf(row.encoding) == PositionEntry::Turn;
            const std::string key = isRope               ? "rope"
                : row.encoding == ComparedEncoding::None ? "nope"
                                                         : keyOf(row.encoding);
            const auto find = [&](std::string_view quantity) {
                return std::ranges::find_if(tableQuantities(), [&](const TableQuantity& one) {
                    return one.encoding == key && one.quantity == quantity;
                });
            };
            const SchemeTable scores = find("moved")->table(state, {});
            const std::vector<double> third = scores.row(2);
            CHECK(third[0] == 2.0 * (at.compare.moved / comparedSteps));
            const bool isNaN = std::isnan(row.moved[2]);
            CHECK((isNaN ? std::isnan(third[1]) : third[1] == doctest::Approx(row.moved[2])));
            const bool isExtended = row.encoding == ComparedEncoding::ExtendedRope;
            const SchemeTable table =
                find(isExtended ? "extended_properties" : "properties")->table(state, {});
            REQUIRE(table.words.size() == 1);
            CHECK(
                table.words[0].words[static_cast<std::size_t>(table.first)] == keyOf(row.encoding));
            const std::vector<double> properties = table.row(0);
            CHECK(properties[0] == doctest::Approx(row.spread));
            CHECK(properties[5] == static_cast<double>(row.cost.operations()));
        }
    }
}
