#include "core/frames/context/seen_distances_frame.h"

#include "core/encodings/rope/position_map.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/edit.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace lab;

namespace {

LabState seen(PositionMapMethod method, std::int64_t length = 32768, std::int64_t trained = 4096)
{
    LabState state;
    state.bench = BenchId::Context;
    state.context.picture = ContextPictureShown::Distances;
    state.position.trainingLength = trained;
    state.position.targetLength = length;
    state.schemes.positionMap.method = method;
    return clamped(state);
}

constexpr int methodCount = 9;

} // namespace

TEST_CASE("the bins count every visible pair once, for any method")
{
    for (int method = 0; method < methodCount; ++method) {
        for (const std::int64_t length : {1, 9, 300, 1500}) {
            LabState state = seen(static_cast<PositionMapMethod>(method), length, 64);
            state.schemes.positionMap.window = 40;
            state.schemes.positionMap.chunk = 100;
            const SeenDistancesFrame frame = seenDistancesFrame(state);
            std::int64_t visible = 0;
            std::int64_t untrained = 0;
            for (std::int64_t query = 0; query < length; ++query) {
                for (std::int64_t key = 0; key <= query; ++key) {
                    const auto distance = effectiveDistance(frame.map, query, key);
                    visible += distance ? 1 : 0;
                    untrained += distance && *distance > 63 ? 1 : 0;
                }
            }
            CAPTURE(method);
            CAPTURE(length);
            CHECK(frame.visible == visible);
            CHECK(frame.untrained == untrained);
            std::int64_t end = 0;
            for (const SeenDistancesFrame::Bin& bin : frame.bins) {
                CHECK(bin.first == end);
                CHECK(bin.end > bin.first);
                end = bin.end;
            }
            CHECK(end == static_cast<std::int64_t>(std::ceil(frame.farthest)) + 1);
        }
    }
}

TEST_CASE("a cell of one pair is that pair, and one of many the mean of those that are visible")
{
    for (int method = 0; method < methodCount; ++method) {
        LabState state = seen(static_cast<PositionMapMethod>(method), 1000, 64);
        state.schemes.positionMap.window = 40;
        state.schemes.positionMap.chunk = 100;
        state.schemes.positionMap.local = 20;
        state.schemes.positionMap.recent = 60;
        const SeenDistancesFrame frame = seenDistancesFrame(state);
        CHECK(frame.cells.rows == 128);
        for (const auto& [row, column] : {std::pair(0, 0), {5, 0}, {90, 88}, {127, 3}, {3, 90}}) {
            double sum = 0;
            double pairs = 0;
            for (std::int64_t query = frame.runs.begin(row); query < frame.runs.begin(row + 1);
                 ++query)
                for (std::int64_t key = frame.runs.begin(column);
                     key < frame.runs.begin(column + 1); ++key)
                    if (const auto distance = effectiveDistance(frame.map, query, key)) {
                        sum += *distance;
                        pairs += 1;
                    }
            const double cell = frame.cells.at(row, column);
            CAPTURE(method);
            if (pairs > 0)
                CHECK(std::abs(cell + sum / pairs) < 1e-9);
            else
                CHECK(std::isnan(cell));
        }
    }
}

TEST_CASE("ReRoPE has no distance above its window, and leaky ReRoPE stretches the rest")
{
    const SeenDistancesFrame plain = seenDistancesFrame(seen(PositionMapMethod::None));
    CHECK(plain.farthest == 32767);
    CHECK(plain.untrained > plain.visible / 2);
    const SeenDistancesFrame rerope = seenDistancesFrame(seen(PositionMapMethod::ReRope));
    CHECK(rerope.farthest == 512);
    CHECK(rerope.untrained == 0);
    CHECK(rerope.visible == plain.visible);
    const SeenDistancesFrame leaky = seenDistancesFrame(seen(PositionMapMethod::LeakyReRope));
    CHECK(leaky.farthest == relatively(512 + (32767.0 - 512) / 8, 1e-14));
}

TEST_CASE("a pair a fraction farther apart than L − 1 is farther apart than in training")
{
    LabState state = seen(PositionMapMethod::LeakyReRope, 45, 20);
    state.schemes.positionMap.window = 7;
    state.schemes.positionMap.factor = 3;
    const SeenDistancesFrame leaky = seenDistancesFrame(state);
    CHECK(leaky.untrained == 1); // query 44 and key 0, at 19⅓
    CHECK(leaky.bins.back() == SeenDistancesFrame::Bin {20, 21, 1});
    CHECK(leaky.limit == relatively(19 + 1.0 / 6, 1e-14));
    state.schemes.positionMap.method = PositionMapMethod::SelfExtend;
    state.schemes.positionMap.group = 3;
    state.position.targetLength = 83;
    const SeenDistancesFrame exact = seenDistancesFrame(state);
    CHECK(exact.untrained == 780);
    CHECK(exact.visible == 3486);
    state.schemes.positionMap.groupShift = GroupShift::Floored;
    const SeenDistancesFrame floored = seenDistancesFrame(state);
    CHECK(floored.untrained == 780); // at 20 what is at 19⅔ there
    CHECK(floored.limit == 19.5);
}

TEST_CASE("the columns say which pairs are farther apart than in training")
{
    for (int method = 0; method < methodCount; ++method) {
        LabState state = seen(static_cast<PositionMapMethod>(method), 500, 64);
        state.schemes.positionMap.window = 40;
        state.schemes.positionMap.group = 3;
        state.schemes.positionMap.factor = 2.7;
        const SeenDistancesFrame frame = seenDistancesFrame(state);
        std::int64_t beyond = 0;
        std::int64_t beyondLimit = 0;
        for (const SeenDistancesFrame::Bin& bin : frame.bins)
            beyond += bin.first >= frame.trained ? bin.pairs : 0;
        for (std::int64_t query = 0; query < frame.length; ++query)
            for (std::int64_t key = 0; key <= query; ++key)
                beyondLimit +=
                    effectiveDistance(frame.map, query, key).value_or(0) > frame.limit ? 1 : 0;
        CAPTURE(method);
        CHECK(beyond == frame.untrained);
        CHECK(beyondLimit == frame.untrained);
    }
}

TEST_CASE("the picture's counts are those of the table of used distances")
{
    const LabState state = seen(PositionMapMethod::SelfExtend, 4000, 256);
    const SeenDistancesFrame frame = seenDistancesFrame(state);
    const auto found = std::ranges::find_if(tableQuantities(), [](const TableQuantity& one) {
        return one.encoding == "rope" && one.quantity == "used_distances";
    });
    REQUIRE(found != tableQuantities().end());
    const SchemeTable table = found->table(state, {0, 4000});
    const NumberTable written = seenDistancesTable(frame);
    REQUIRE(written.rows.size() == frame.bins.size());
    for (std::size_t i = 0; i < frame.bins.size(); ++i) {
        double pairs = 0;
        for (std::int64_t distance = frame.bins[i].first; distance < frame.bins[i].end; ++distance)
            pairs += table.row(distance)[0];
        CHECK(written.rows[i][2] == pairs);
    }
}

TEST_CASE("the reading of a pair says by which rule it is seen")
{
    const auto formulaOf = [](PositionMapMethod method, std::int64_t query, std::int64_t key) {
        Focus focus;
        focus.picture = Picture::ContextDistances;
        focus.query = query;
        focus.key = key;
        const LabState state = seen(method);
        const Reading reported = reading(state, focus);
        const auto distance = effectiveDistance(state.schemes.positionMap, query, key);
        const auto number = std::ranges::find(reported.numbers, "D", &ReadingNumber::slot);
        CHECK(distance.has_value() == (number != reported.numbers.end()));
        if (distance)
            CHECK(number->value == *distance);
        return reported.formula.substr(std::string("reading.base.seen.").size());
    };
    CHECK(formulaOf(PositionMapMethod::None, 9000, 4) == "plain");
    CHECK(formulaOf(PositionMapMethod::None, 4, 9000) == "hidden");
    CHECK(formulaOf(PositionMapMethod::ReRope, 511, 0) == "plain");
    CHECK(formulaOf(PositionMapMethod::ReRope, 512, 0) == "rerope");
    CHECK(formulaOf(PositionMapMethod::LeakyReRope, 9000, 4) == "leaky");
    CHECK(formulaOf(PositionMapMethod::SelfExtend, 9000, 4) == "self_extend");
    CHECK(formulaOf(PositionMapMethod::DualChunk, 7167, 4) == "plain");
    CHECK(formulaOf(PositionMapMethod::DualChunk, 9000, 4) == "successive_chunk");
    CHECK(formulaOf(PositionMapMethod::DualChunk, 30000, 4) == "older_chunk");
    CHECK(formulaOf(PositionMapMethod::StreamingLlm, 2003, 3) == "plain");
    CHECK(formulaOf(PositionMapMethod::StreamingLlm, 2004, 3) == "streaming_llm");
    CHECK(formulaOf(PositionMapMethod::StreamingLlm, 9000, 4) == "hidden");
    CHECK(formulaOf(PositionMapMethod::LmInfinite, 9000, 3) == "lm_infinite");
    CHECK(formulaOf(PositionMapMethod::SlidingWindow, 9000, 8000) == "hidden");
    CHECK(formulaOf(PositionMapMethod::Chunked, 9000, 8191) == "hidden");
}

TEST_CASE("the reading of a distance counts the pairs of its column")
{
    Focus focus;
    focus.picture = Picture::ContextDistances;
    focus.distance = 512;
    const Reading reported = reading(seen(PositionMapMethod::ReRope), focus);
    CHECK(reported.subject == Reading::Subject::SeenDistances);
    const auto number = std::ranges::find(reported.numbers, "N", &ReadingNumber::slot);
    const double apart = 32768 - 512;
    CHECK(number->value == apart * (apart + 1) / 2);
    CHECK(reported.formula == "reading.base.seen.count");
}

TEST_CASE("the reading of a column of fractions says from where to where it counts")
{
    Focus focus;
    focus.picture = Picture::ContextDistances;
    focus.distance = 20;
    LabState state = seen(PositionMapMethod::LeakyReRope, 45, 20);
    state.schemes.positionMap.window = 7;
    state.schemes.positionMap.factor = 3;
    const Reading reported = reading(state, focus);
    CHECK(reported.formula == "reading.base.seen.count_up_to");
    CHECK(reported.numbers.at(0).value == 19);
    CHECK(reported.numbers.at(1).value == 20);
    CHECK(reported.numbers.at(2).value == 1);
}

TEST_CASE("reused parts of an earlier frame equal rebuilt ones")
{
    const auto isSame = [](double one, double other) {
        return (std::isnan(one) && std::isnan(other)) || !(std::abs(one - other) > 0);
    };
    std::vector<LabState> states;
    for (const std::int64_t length : {300, 301})
        for (const std::int64_t trained : {64, 200})
            for (const auto method : {PositionMapMethod::None, PositionMapMethod::ReRope})
                states.push_back(seen(method, length, trained));
    for (const LabState& first : states) {
        for (const LabState& then : states) {
            const SeenDistancesFrame kept = seenDistancesFrame(then, seenDistancesFrame(first));
            const SeenDistancesFrame rebuilt = seenDistancesFrame(then);
            CHECK(kept.bins == rebuilt.bins);
            CHECK(kept.untrained == rebuilt.untrained);
            CHECK(std::ranges::equal(kept.cells.values, rebuilt.cells.values, isSame));
        }
    }
}
