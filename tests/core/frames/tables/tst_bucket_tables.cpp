#include "core/frames/tables/scheme_table.h"
#include "core/state/parameters.h"

#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

using namespace lab;

namespace {

SchemeTable tableOf(std::string_view encoding, std::string_view quantity, const Patch& patch)
{
    const auto state = patched(clamped({}), patch);
    for (const TableQuantity& one : tableQuantities())
        if (one.encoding == encoding && one.quantity == quantity)
            return one.table(clamped(state.value()), {0, 200});
    FAIL(std::string(quantity));
    return {};
}

Setting choice(std::string key, std::string value)
{
    return {std::move(key), std::move(value)};
}

Setting whole(std::string key, std::int64_t value)
{
    return {std::move(key), value};
}

} // namespace

TEST_CASE("T5's bias against the distance is the table's row of the distance's bucket")
{
    for (const std::string direction : {"bidirectional", "causal"}) {
        const Patch patch {choice("t5.direction", direction), whole("t5.buckets", 20),
            whole("t5.max_distance", 90), whole("t5.heads", 3)};
        const SchemeTable learned = tableOf("t5", "table", patch);
        const SchemeTable buckets = tableOf("t5", "buckets", patch);
        const SchemeTable before = tableOf("t5", "bias", patch);
        const SchemeTable after = tableOf("t5", "bias_after", patch);
        CHECK(learned.count == 20);
        CHECK(learned.columns == std::vector<std::string> {"bucket", "head 1", "head 2", "head 3"});
        for (std::int64_t distance = 0; distance < 200; ++distance) {
            const std::vector<double> row = buckets.row(distance);
            CHECK(before.row(distance) == learned.row(static_cast<std::int64_t>(row[0])));
            CHECK(after.row(distance) == learned.row(static_cast<std::int64_t>(row[2])));
        }
    }
}

TEST_CASE("the edges of T5's buckets hold every distance of their side once")
{
    for (const std::string direction : {"bidirectional", "causal"}) {
        for (const int count : {4, 7, 32, 33}) {
            for (const int maxDistance : {17, 18, 128}) {
                const Patch patch {choice("t5.direction", direction), whole("t5.buckets", count),
                    whole("t5.max_distance", maxDistance)};
                const SchemeTable edges = tableOf("t5", "edges", patch);
                const SchemeTable buckets = tableOf("t5", "buckets", patch);
                CHECK(edges.count == count);
                int held[2] = {0, 0};
                for (std::int64_t bucket = 0; bucket < count; ++bucket) {
                    const std::vector<double> row = edges.row(bucket);
                    const std::size_t side = row[0] > 0 ? 1 : 0;
                    int inBucket = 0;
                    for (int distance = 0; distance < 200; ++distance) {
                        const bool isHeld =
                            distance >= row[1] && (std::isnan(row[2]) || distance <= row[2]);
                        if (!isHeld)
                            continue;
                        ++inBucket;
                        CHECK(buckets.row(distance)[2 * side] == static_cast<double>(bucket));
                    }
                    held[side] += inBucket;
                    CHECK(std::isnan(row[1]) == (inBucket == 0));
                }
                CHECK(held[0] == 200);
                CHECK(held[1] == (direction == "causal" ? 0 : 199));
            }
        }
    }
}

TEST_CASE("each stored form less its constant is the paper's, for the head shown")
{
    const auto patchOf = [](const std::string& form) {
        return Patch {choice("alibi.form", form), whole("alibi.length", 9),
            whole("alibi.padding", 2), whole("alibi.head", 3)};
    };
    const SchemeTable paper = tableOf("alibi", "stored", patchOf("paper"));
    CHECK(paper.count == 9);
    CHECK(paper.row(5)[3] == -0.25);
    CHECK(std::isnan(paper.row(3)[5]));
    for (const std::string form : {"paper", "bloom", "mpt", "symmetric"}) {
        const SchemeTable stored = tableOf("alibi", "stored", patchOf(form));
        const SchemeTable constants = tableOf("alibi", "stored_constant", patchOf(form));
        CHECK(std::isnan(constants.row(1)[2]));
        for (std::int64_t query = 2; query < 9; ++query)
            for (std::size_t key = 2; key <= static_cast<std::size_t>(query); ++key)
                CHECK(stored.row(query)[key] - constants.row(query)[2] == paper.row(query)[key]);
    }
}

TEST_CASE("Swin's tables say which offset each row is for")
{
    const Patch patch {whole("swin.height", 2), whole("swin.width", 3), whole("swin.heads", 2)};
    const SchemeTable bias = tableOf("swin", "bias", patch);
    const SchemeTable index = tableOf("swin", "index", patch);
    CHECK(bias.count == 15);
    CHECK(index.count == 6);
    for (int query = 0; query < 6; ++query) {
        const std::vector<double> row = index.row(query);
        for (int key = 0; key < 6; ++key) {
            const auto place = static_cast<std::int64_t>(row[static_cast<std::size_t>(key)]);
            CHECK(bias.row(place)[0] == query / 3 - key / 3);
            CHECK(bias.row(place)[1] == query % 3 - key % 3);
        }
    }
}

TEST_CASE("Swin-V2's coordinates follow the window trained with")
{
    const Patch own {whole("swin.height", 8), whole("swin.width", 8)};
    Patch moved {whole("swin.height", 16), whole("swin.width", 16), whole("swin.trained_height", 8),
        whole("swin.trained_width", 8)};
    const std::vector<double> corner = tableOf("swin", "v2_coordinates", own).row(0);
    CHECK(corner == std::vector<double> {-7, -7, corner[2], corner[2]});
    CHECK(corner[2] == relatively(-std::log2(9.0) / 3, 1e-15));
    // the same offset in the larger window
    CHECK(tableOf("swin", "v2_coordinates", moved).row(8 * 31 + 8) == corner);
    const std::vector<double> biases = tableOf("swin", "v2_bias", own).row(3);
    CHECK(biases.size() == 6);
    CHECK(biases[1] == -4);
    for (std::size_t head = 2; head < biases.size(); ++head)
        CHECK(std::abs(biases[head] - 8) < 0.5);
}

TEST_CASE("a smaller parameter of T5 clamps the others to its range")
{
    LabState state = clamped({});
    state.schemes.t5.encoding = {T5Direction::Bidirectional, 2, 1, 0, -1};
    const T5Bias t5 = clamped(state).schemes.t5.encoding;
    CHECK(t5.buckets == 4);
    CHECK(t5.maxDistance == 2);
    CHECK(t5.heads == 1);
    CHECK(t5.deviation > 0);
    state.schemes.t5.encoding = {T5Direction::Causal, 5000, 1};
    CHECK(clamped(state).schemes.t5.encoding.buckets == 1024);
    CHECK(clamped(state).schemes.t5.encoding.maxDistance == 513);
    state.schemes.alibiStorage = {AlibiForm::Bloom, 5, 9};
    CHECK(clamped(state).schemes.alibiStorage.padding == 4);
}

TEST_CASE("the stored form of ALiBi is for its last head if a later one of T5 is shown")
{
    Patch patch {whole("alibi.head", 8)};
    const SchemeTable last = tableOf("alibi", "stored", patch);
    patch = {choice("biases.encoding", "t5"), whole("t5.heads", 32), whole("alibi.head", 20)};
    const SchemeTable later = tableOf("alibi", "stored", patch);
    CHECK(later.row(5)[2] < 0);
    for (std::size_t key = 0; key <= 5; ++key)
        CHECK(later.row(5)[key] == last.row(5)[key]);
}
