#include "core/encodings/alibi/forms.h"

#include "core/math/random.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::AlibiForm;
using lab::AlibiStorage;

namespace {

constexpr AlibiForm forms[] = {
    AlibiForm::Paper, AlibiForm::Bloom, AlibiForm::Mpt, AlibiForm::Symmetric};

std::vector<double> someScores(std::int64_t length)
{
    lab::Random random(3);
    std::vector<double> scores;
    for (std::int64_t key = 0; key < length; ++key)
        scores.push_back(random.normal());
    return scores;
}

} // namespace

TEST_CASE("each form is the paper's bias plus a constant per query")
{
    for (const AlibiForm form : forms) {
        for (const std::int64_t padding : {0, 1, 4}) {
            const AlibiStorage paper {AlibiForm::Paper, 9, padding};
            const AlibiStorage storage {form, 9, padding};
            for (std::int64_t query = padding; query < 9; ++query)
                for (std::int64_t key = padding; key <= query; ++key)
                    CHECK(lab::storedBias(storage, 0.25, query, key)
                        == lab::storedBias(paper, 0.25, query, key)
                            + lab::rowConstant(storage, 0.25, query));
        }
    }
}

TEST_CASE("the weights do not depend on the stored form of the bias")
{
    const std::int64_t length = 12;
    const std::vector<double> scores = someScores(length);
    for (const std::int64_t padding : {0, 3}) {
        for (std::int64_t query = padding; query < length; ++query) {
            const std::vector<double> paper =
                lab::storedWeights({AlibiForm::Paper, length, padding}, 0.3, query, scores);
            for (const AlibiForm form : {AlibiForm::Bloom, AlibiForm::Mpt}) {
                const std::vector<double> stored =
                    lab::storedWeights({form, length, padding}, 0.3, query, scores);
                for (std::size_t key = 0; key < stored.size(); ++key)
                    CHECK(std::abs(stored[key] - paper[key]) <= 1e-15);
            }
        }
    }
}

TEST_CASE("only the last query of a symmetric model has the weights of a causal model")
{
    const std::vector<double> scores = someScores(6);
    const AlibiStorage paper {AlibiForm::Paper, 6};
    const AlibiStorage symmetric {AlibiForm::Symmetric, 6};
    CHECK(
        lab::storedWeights(symmetric, 0.5, 5, scores) == lab::storedWeights(paper, 0.5, 5, scores));
    const std::vector<double> both = lab::storedWeights(symmetric, 0.5, 2, scores);
    CHECK(both[4] > 0);
    CHECK(lab::storedWeights(paper, 0.5, 2, scores)[4] == 0);
    CHECK(lab::storedBias(symmetric, 0.5, 2, 4) == -1);
    CHECK(std::isnan(lab::storedBias(paper, 0.5, 2, 4)));
}

TEST_CASE("Bloom counts attended tokens only")
{
    const AlibiStorage storage {AlibiForm::Bloom, 5, 2};
    const double row[] {0, 0, 0, 0.5, 1};
    for (std::int64_t key = 0; key < 5; ++key)
        CHECK(lab::storedBias(storage, 0.5, 4, key) == row[key]);
    const std::vector<double> weights = lab::storedWeights(storage, 0.5, 3, {9, 9, 0, 0, 9});
    CHECK(weights[0] + weights[1] + weights[4] == 0);
    CHECK(std::abs(weights[3] / weights[2] - std::exp(0.5)) < 1e-15);
}

TEST_CASE("MPT's row ends at 0 and has no negative zero")
{
    const AlibiStorage storage {AlibiForm::Mpt, 4};
    CHECK(lab::storedBias(storage, 0.5, 0, 0) == -1.5);
    CHECK(lab::storedBias(storage, 0.5, 0, 3) == 0);
    CHECK_FALSE(std::signbit(lab::storedBias(storage, 0.5, 0, 3)));
}
