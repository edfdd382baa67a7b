#include "core/encodings/deberta/formula.h"

#include "core/encodings/seeded_matrices.h"
#include "tests/core/relatively.h"
#include "tests/core/same_values.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::Deberta;
using lab::DebertaFarDistance;
using lab::DebertaHead;
using lab::DebertaMatrices;
using lab::DebertaTerms;
using lab::DebertaVariant;

namespace {

Deberta bucketed(int buckets, int maxDistance, DebertaFarDistance farDistance)
{
    Deberta deberta;
    deberta.buckets = buckets;
    deberta.maxDistance = maxDistance;
    deberta.farDistance = farDistance;
    return deberta;
}

Deberta unbucketed(int span)
{
    Deberta deberta;
    deberta.span = span;
    deberta.buckets = 0;
    return deberta;
}

DebertaHead someHead(const Deberta& deberta, Eigen::Index length)
{
    lab::Random random(9);
    const Eigen::MatrixXd tokens = lab::normalMatrix(random, length, 6, 1);
    return lab::projected(deberta, lab::seededWeights(deberta, 6, 2, 3, 5), 1, 3, tokens);
}

} // namespace

TEST_CASE("log buckets are odd, keep near distances distinct and never decrease")
{
    for (const auto farDistance : {DebertaFarDistance::Clamped, DebertaFarDistance::Unclamped}) {
        for (const auto& [buckets, maxDistance] :
            {std::pair {256, 512}, {32, 128}, {5, 100}, {4, 4}, {2, 3}, {3, 9}, {64, 1000}}) {
            const Deberta deberta = bucketed(buckets, maxDistance, farDistance);
            CAPTURE(buckets);
            std::int64_t before = 0;
            for (std::int64_t distance = 0; distance <= 3 * maxDistance; ++distance) {
                const std::int64_t found = lab::bucket(deberta, distance);
                CHECK(lab::bucket(deberta, -distance) == -found);
                CHECK(found >= before);
                CHECK(found <= before + 1);
                if (distance <= buckets / 2)
                    CHECK(found == distance);
                before = found;
            }
            CHECK(lab::bucket(deberta, maxDistance - 1) == 2 * (buckets / 2) - 1);
            const bool goesOn =
                lab::bucket(deberta, 40 * maxDistance) > lab::bucket(deberta, maxDistance - 1);
            const bool hasSteps = buckets / 2 > 1; // beyond a middle of 1 there is one bucket
            CHECK(goesOn == (hasSteps && farDistance == DebertaFarDistance::Unclamped));
        }
    }
}

TEST_CASE("log buckets at integer powers are exact although logarithms are not")
{
    // mid = 6 and maxDistance − 1 = 6·f⁵: each of the five steps is a factor f.
    for (int factor = 2; factor <= 7; ++factor) {
        CAPTURE(factor);
        const int last = 6 * factor * factor * factor * factor * factor;
        const Deberta powers = bucketed(12, last + 1, DebertaFarDistance::Clamped);
        int step = 0;
        for (int distance = 6; distance < last; distance *= factor) {
            CHECK(lab::bucket(powers, distance) == 6 + step);
            CHECK(lab::bucket(powers, distance + 1) == 6 + step + 1);
            ++step;
        }
        CHECK(step == 5);
    }
    for (int root = 2; root <= 40; ++root) { // two steps, the first at mid·root
        const Deberta squares = bucketed(6, 3 * root * root + 1, DebertaFarDistance::Clamped);
        CAPTURE(root);
        CHECK(lab::bucket(squares, 3 * root) == 4);
        CHECK(lab::bucket(squares, 3 * root + 1) == 5);
    }
}

TEST_CASE("without buckets every distance is its own")
{
    for (const int buckets : {0, 1}) {
        for (const std::int64_t distance : {-10'000'000, -3, 0, 1, 4096})
            CHECK(lab::bucket(bucketed(buckets, 1, {}), distance) == distance);
    }
}

TEST_CASE("rows of the table: query minus key around the middle, clamped to 2·span rows")
{
    const Deberta deberta = unbucketed(3);
    CHECK(lab::tableRow(deberta, 7, 7) == 3);
    CHECK(lab::tableRow(deberta, 7, 6) == 4);
    CHECK(lab::tableRow(deberta, 6, 7) == 2);
    CHECK(lab::tableRow(deberta, 100, 0) == 5);
    CHECK(lab::tableRow(deberta, 0, 100) == 0);
    CHECK(lab::tableRow(Deberta {}, 10'000'000, 0) == 511);
}

TEST_CASE("the scale counts the enabled terms")
{
    Deberta deberta;
    CHECK(lab::scale(deberta, 64) == lab::relatively(1 / std::sqrt(192.0), 1e-15));
    deberta.hasPositionToContent = false;
    CHECK(lab::scale(deberta, 64) == lab::relatively(1 / std::sqrt(128.0), 1e-15));
    deberta.hasContentToPosition = false;
    CHECK(lab::scale(deberta, 64) == 1.0 / 8);
}

TEST_CASE("a disabled term is 0 and the others keep their unscaled value")
{
    const Deberta all = unbucketed(4);
    Deberta without = all;
    without.hasPositionToContent = false;
    const DebertaHead head = someHead(all, 5);
    const DebertaTerms full = lab::terms(all, head, {1, 3, 1, 3});
    const DebertaTerms part = lab::terms(without, head, {1, 3, 1, 3});
    CHECK(part.positionToContent == 0);
    CHECK(part.contentToPosition / lab::scale(without, 3)
        == lab::relatively(full.contentToPosition / lab::scale(all, 3), 1e-14));
    CHECK(lab::score(full)
        == lab::relatively(
            full.contentToContent + full.contentToPosition + full.positionToContent, 1e-15));
}

TEST_CASE("the published equation reads the mirrored row in its third term only")
{
    Deberta released = unbucketed(8); // no distance of five tokens is clamped
    Deberta published = released;
    published.variant = DebertaVariant::PublishedEquation;
    const DebertaHead head = someHead(released, 5);
    const DebertaMatrices ours = lab::matrices(released, head);
    const DebertaMatrices theirs = lab::matrices(published, head);
    CHECK(lab::sameValues(ours.contentToContent, theirs.contentToContent));
    CHECK(lab::sameValues(ours.contentToPosition, theirs.contentToPosition));
    for (Eigen::Index query = 0; query < 5; ++query) {
        for (Eigen::Index key = 0; key < 5; ++key) {
            const double factor = lab::scale(released, 3);
            const auto expected = [&](Eigen::Index distance) {
                return factor
                    * head.contentKeys.row(key).dot(head.positionQueries.row(8 + distance));
            };
            CHECK(std::abs(ours.positionToContent(query, key) - expected(query - key)) <= 1e-14);
            CHECK(std::abs(theirs.positionToContent(query, key) - expected(key - query)) <= 1e-14);
            const bool agree =
                std::abs(ours.positionToContent(query, key) - theirs.positionToContent(query, key))
                <= 1e-14;
            CHECK(agree == (query == key));
        }
    }
}

TEST_CASE("shifting both tokens changes no term")
{
    const Deberta deberta = bucketed(8, 40, DebertaFarDistance::Clamped);
    const DebertaHead head = someHead(deberta, 4);
    for (const std::int64_t distance : {-90, -5, 0, 3, 39, 2000}) {
        const DebertaTerms here = lab::terms(deberta, head, {2, 0, distance, 0});
        const DebertaTerms there =
            lab::terms(deberta, head, {2, 0, 9'000'000 + distance, 9'000'000});
        CHECK(here.contentToPosition == there.contentToPosition);
        CHECK(here.positionToContent == there.positionToContent);
        CHECK(here.contentToContent == there.contentToContent);
    }
}

TEST_CASE("tokens without content have no score, since there is no position to position term")
{
    const Deberta deberta = unbucketed(4);
    DebertaHead head = someHead(deberta, 3);
    head.contentQueries.setZero();
    head.contentKeys.setZero();
    CHECK(lab::matrices(deberta, head).scores.isZero(0));
}

TEST_CASE("shared projections are those of the content")
{
    Deberta separate = unbucketed(4);
    separate.projections = lab::DebertaProjections::Separate;
    const Deberta shared = unbucketed(4);
    lab::DebertaWeights weights = lab::seededWeights(shared, 6, 2, 3, 5);
    const Eigen::MatrixXd tokens = weights.table.topRows(3);
    CHECK_FALSE(lab::sameValues(lab::projected(shared, weights, 0, 3, tokens).positionKeys,
        lab::projected(separate, weights, 0, 3, tokens).positionKeys));
    weights.positionKey = weights.key;
    weights.positionQuery = weights.query;
    const DebertaHead copied = lab::projected(separate, weights, 0, 3, tokens);
    const DebertaHead direct = lab::projected(shared, weights, 0, 3, tokens);
    CHECK(lab::sameValues(copied.positionKeys, direct.positionKeys));
    CHECK(lab::sameValues(copied.positionQueries, direct.positionQueries));
    // The table is read by the same layer as the tokens: equal inputs, equal vectors.
    CHECK(lab::sameValues(direct.contentKeys, direct.positionKeys.topRows(3)));
}
