#include "core/derivation/break_verdict.h"
#include "tests/core/derivation/pages_file.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using namespace lab;

namespace {

/// Of a page without a score, and where two of the three verdicts would be possible.
const std::set<std::string> withoutCard {"words.add", "words.mask", "both_parts.quadratic",
    "both_parts.stretch", "pairs.drop", "one_speed.one_pair", "decay.no_last", "decay.shifted"};

std::optional<RequirementVerdict> verdictOfScore(const std::string& score)
{
    PageText text;
    text.key = "tried";
    text.claims.push_back({"0", "0", Cases::Own});
    PageText::Break way;
    way.key = "own";
    way.score = score;
    text.breaks.push_back(way);
    return computedVerdict(pageRule(text).value(), way).value();
}

} // namespace

TEST_CASE("every break has the verdict of its card about the requirement")
{
    int cards = 0;
    for (const FiledPage& page : filedPages()) {
        const PageRule rule = pageRule(page.text).value();
        for (const PageText::Break& way : page.text.breaks) {
            const std::string name = page.text.key + '.' + way.key;
            INFO(name);
            CHECK(way.verdict.has_value() != withoutCard.contains(name));
            if (!way.verdict)
                continue;
            ++cards;
            const auto found = computedVerdict(rule, way);
            REQUIRE(found);
            CHECK(*found == way.verdict);
        }
    }
    CHECK(cards == 50);
}

TEST_CASE("a RoPE is distinguished from functions that only meet the requirement, and from those "
          "that violate it")
{
    CHECK(verdictOfScore("re(q*conj(k)*exp(i*(m - n)*theta))") == RequirementVerdict::OtherRope);
    CHECK(verdictOfScore("re(q*conj(k)*exp(-3*i*(m - n)*theta))") == RequirementVerdict::OtherRope);
    CHECK(verdictOfScore("dense_score(m, n)") == RequirementVerdict::OtherRope);
    CHECK(verdictOfScore("1.01^(m - n)*dense_score(m, n)") == RequirementVerdict::Keeps);
    CHECK(
        verdictOfScore("re(q*conj(k)*exp(i*(m - n)*(theta + 0.1)))") == RequirementVerdict::Keeps);
    CHECK(verdictOfScore("re(q*conj(k)) + 0.01*(m - n)") == RequirementVerdict::Keeps);
    CHECK(verdictOfScore("re(q*conj(k)*exp(i*(m - 1.001*n)*theta))") == RequirementVerdict::Breaks);
}

// One query and key of the sixteen that are tested beside the learner's own.
TEST_CASE("a score that changes for few has no verdict")
{
    CHECK(verdictOfScore("if(re(q) > 0.9, if(re(q) < 0.95, m, 0), 0)") == std::nullopt);
}
