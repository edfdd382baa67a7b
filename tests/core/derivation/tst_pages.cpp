#include "tests/core/derivation/pages_file.h"

#include "core/math/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace lab;

namespace {

PageRule ruleOf(const FiledPage& page)
{
    INFO(page.text.key);
    const auto rule = pageRule(page.text);
    if (!rule)
        FAIL(rule.error().where << " at byte " << rule.error().error.from);
    return rule.value();
}

std::vector<DerivationInputs> samples()
{
    std::vector<DerivationInputs> inputs(6);
    inputs[1].queryPosition = 0;
    inputs[1].keyPosition = 0;
    inputs[2].query = {-2, 0.1};
    inputs[2].key = {0.3, -1.7};
    inputs[2].queryPosition = 100;
    inputs[2].keyPosition = 3;
    inputs[3].turn = -0.7;
    inputs[4].turn = 3;
    inputs[4].shift = 17;
    inputs[5].growth = -0.03;
    inputs[5].queryPhase = 0.5;
    inputs[5].keyPhase = -0.4;
    return inputs;
}

DerivationInputs seeded(std::uint64_t seed)
{
    Random random(seed);
    DerivationInputs inputs;
    inputs.query = {random.normal(), random.normal()};
    inputs.key = {random.normal(), random.normal()};
    inputs.queryPosition = static_cast<std::int64_t>(40 * random.uniform());
    inputs.keyPosition = static_cast<std::int64_t>(40 * random.uniform());
    inputs.turn = 0.05 + random.uniform();
    return inputs;
}

const FiledPage& pageNamed(const std::string& key)
{
    static const std::vector<FiledPage> pages = filedPages();
    return *std::ranges::find(pages, key, [](const FiledPage& page) { return page.text.key; });
}

double answerOf(const PageRule& rule, const FiledPage& page, const DerivationInputs& inputs = {})
{
    return rule.value(questionOf(page).answer, inputs).value().real();
}

} // namespace

TEST_CASE("the pages are those of the design, in their order")
{
    std::string keys;
    for (const FiledPage& page : filedPages())
        keys += page.text.key + ' ';
    CHECK(keys
        == "words scores trying column product both_parts polar lengths growth one_turn line start "
           "turn pair pairs one_speed ladder matrices blocks sparse layouts decay ");
}

TEST_CASE("every page holds for every learner's numbers")
{
    for (const FiledPage& page : filedPages()) {
        const PageRule rule = ruleOf(page);
        // A matrix product for each of 441 pairs of positions: once is enough.
        const auto states =
            page.text.key == "matrices" ? std::vector<DerivationInputs>(1) : samples();
        for (const DerivationInputs& inputs : states) {
            INFO(page.text.key << " with theta " << inputs.turn << " m " << inputs.queryPosition);
            const auto check = rule.check(inputs).value();
            INFO(check.own.difference << " and at worst "
                                      << (check.worst ? check.worst->sides.difference : 0));
            CHECK(check.holds());
        }
    }
}

// derivation.md part B: the numbers beside the sentences, at the start state.
TEST_CASE("every break has its documented effect, and those that pass have none")
{
    struct Damage {
        const char* page;
        const char* key;
        double difference;
    };
    for (const Damage& one : {Damage {"words", "add", 0.0542}, {"scores", "unsigned", 7},
             {"trying", "add", 0.3128}, {"trying", "stretch", 0.1005},
             {"trying", "quadratic", 0.2854}, {"column", "cosine", 0.0147},
             {"column", "pattern", 0.8928}, {"product", "no_bar", 1.0790},
             {"both_parts", "mirror", 0.9198}, {"both_parts", "quadratic", 0.3070},
             {"both_parts", "stretch", 1.1749}, {"polar", "angles_add", 0.5309},
             {"polar", "lengths_add", 1.0055}, {"polar", "arctan", 2.2693},
             {"lengths", "reciprocal", 0.0686}, {"lengths", "both", 1.1749},
             {"lengths", "query_only", 0.0805}, {"growth", "both", 0.1799},
             {"growth", "query_only", 0.0805}, {"one_turn", "by_length", 0.3152},
             {"one_turn", "opposite", 1.9477}, {"line", "bend", 0.1069}, {"start", "plain", 0.1254},
             {"turn", "sign", 1.2660}, {"turn", "degrees", 0.8504}, {"pair", "no_alpha", 1.5502},
             {"pair", "sum", 1.2158}, {"pair", "opposite", 1.2158}, {"pairs", "query_only", 0.3709},
             {"pairs", "reversed", 0.7369}, {"one_speed", "four_speeds", 0.7648},
             {"matrices", "stretch", 0.2936}, {"matrices", "one_further", 0.2728},
             {"matrices", "both_sheared", 0.4695}, {"blocks", "symmetric", 0.2043},
             {"sparse", "no_minus", 1.6166}, {"layouts", "neither", 1.3799},
             {"layouts", "two_layouts", 1.0509}, {"layouts", "query_only", 2.8019},
             {"decay", "no_last", 4.8260}, {"decay", "shifted", 2.1341}}) {
        INFO(std::string(one.page) << " broken by " << std::string(one.key));
        const auto sides = ruleOf(pageNamed(one.page)).ownSides({}, one.key).value();
        CHECK(std::abs(sides.difference - one.difference) < 1e-4);
    }
    for (const FiledPage& page : filedPages()) {
        const PageRule rule = ruleOf(page);
        REQUIRE_FALSE(page.text.breaks.empty());
        for (const PageText::Break& way : page.text.breaks) {
            INFO(page.text.key << " broken by " << way.key);
            const auto check = rule.check({}, way.key).value();
            CHECK(check.holds() == way.passes);
            if (check.worst && check.isLoadable) {
                const auto loaded = rule.ownSides(check.worst->inputs, way.key).value();
                CHECK(loaded == check.worst->sides);
            }
        }
    }
}

TEST_CASE("questions have the answers of the design, and wrong models lie apart from them")
{
    struct Answer {
        const char* page;
        double value;
        double within;
    };
    for (const Answer& one :
        {Answer {"words", 0, 1e-12}, {"scores", 15, 0}, {"trying", 3, 0}, {"column", 2, 0},
            {"product", 0, 0}, {"both_parts", 0.9198, 1e-4}, {"polar", 1.5, 1e-12},
            {"lengths", 2.5937, 1e-4}, {"growth", 7.389, 1e-3}, {"one_turn", 40, 0}, {"line", 0, 0},
            {"start", 0, 1e-12}, {"turn", 13, 0}, {"pair", 23.13, 5e-3}, {"pairs", 0, 1e-12},
            {"one_speed", 31.42, 5e-3}, {"ladder", 314.2, 0.05}, {"matrices", 0, 0},
            {"blocks", 4, 0}, {"sparse", 256, 0}, {"layouts", 0, 1e-12}, {"decay", 2080, 0}}) {
        INFO(std::string(one.page));
        const FiledPage page = pageNamed(one.page);
        CHECK(std::abs(answerOf(ruleOf(page), page) - one.value) <= one.within);
    }
    for (const FiledPage& page : filedPages()) {
        const PageRule rule = ruleOf(page);
        const PageQuestion question = questionOf(page);
        const double answer = answerOf(rule, page);
        CHECK(graded(rule, question, {}, answer)->isRight);
        CHECK_FALSE(graded(rule, question, {}, answer + 1e6)->wrongModel);
        for (std::size_t index = 0; index < question.wrong.size(); ++index) {
            INFO(page.text.key << ", wrong model " << index);
            const double claimed = rule.value(question.wrong[index], {}).value().real();
            const auto grade = graded(rule, question, {}, claimed);
            CHECK_FALSE(grade->isRight);
            CHECK(grade->wrongModel.has_value());
        }
        for (std::uint64_t seed = 1; seed <= 200; ++seed)
            CHECK(std::isfinite(answerOf(rule, page, seeded(seed))));
    }
}

TEST_CASE("the scores repeat after every full rotation of the single frequency, and not before")
{
    const FiledPage page = pageNamed("one_speed");
    const PageRule rule = ruleOf(page);
    const PageQuestion question = questionOf(page);
    for (const double turn : {0.2, -0.7, 0.05}) {
        DerivationInputs inputs;
        inputs.turn = turn;
        const double whole = 2 * std::acos(-1.0) / std::abs(turn);
        for (const double turns : {1, 2, 4, 20})
            CHECK(graded(rule, question, inputs, turns * whole)->isRight);
        for (const double turns : {0.0, 0.5, 1.5})
            CHECK_FALSE(graded(rule, question, inputs, turns * whole)->isRight);
    }
}

TEST_CASE("if two of six cards are counted, both that hardly have an effect are named")
{
    const nlohmann::json& wrong = pageNamed("trying").raw.at("ask").at("wrong").at(1);
    CHECK(wrong.at("value") == "2");
    const std::string says = wrong.at("says").at("en");
    CHECK(says.find("doing nothing") != std::string::npos);
    CHECK(says.find("mirror") != std::string::npos);
}

// "The score may … stay, whatever t": what the questions call 0 is 0 in every state.
TEST_CASE("what a question says of all states holds in two hundred")
{
    for (const char* const key : {"words", "start", "pairs", "layouts", "trying"}) {
        const FiledPage page = pageNamed(key);
        const PageRule rule = ruleOf(page);
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            INFO(key << " with seed " << seed);
            const DerivationInputs inputs = seeded(seed);
            const double answer = answerOf(rule, page, inputs);
            // At one place p² is redundant with p.
            const int trying = inputs.queryPosition == inputs.keyPosition ? 4 : 3;
            CHECK(std::abs(answer - (page.text.key == "trying" ? trying : 0)) < 1e-11);
        }
    }
}

TEST_CASE("the largest ratio of neighbors is smallest if all are equal")
{
    const double ends = 1000; // the last wavelength over the first
    const double equal = std::cbrt(ends);
    Random random(3);
    for (int ladder = 0; ladder < 10000; ++ladder) {
        double first = 3 * random.uniform();
        double second = 3 * random.uniform();
        if (first > second)
            std::swap(first, second);
        const double largest = std::pow(10, std::max({first, second - first, 3 - second}));
        CHECK(largest >= equal * (1 - 1e-12));
    }
}

TEST_CASE("a chosen equation names an alternative, and its principle is one of the ten")
{
    const nlohmann::json file = derivationFile();
    const nlohmann::json& principles = file.at("principles");
    CHECK(principles.size() == 10);
    std::set<std::string> chosen;
    int minutes = 0;
    int teacherPages = 0;
    for (const FiledPage& page : filedPages()) {
        INFO(page.text.key);
        const bool isChosen = page.raw.at("kind") == "chosen";
        CHECK(page.raw.contains("road_not_taken") == isChosen);
        if (isChosen)
            chosen.insert(page.text.key);
        const auto& names = page.raw.at("principles");
        CHECK(names.size() >= 1);
        CHECK(names.size() <= 2);
        for (const auto& name : names)
            CHECK(principles.contains(name.get<std::string>()));
        minutes += page.raw.value("minutes", 0);
        teacherPages += page.raw.contains("minutes") ? 1 : 0;
    }
    CHECK(chosen
        == std::set<std::string> {
            "both_parts", "growth", "start", "pairs", "ladder", "blocks", "layouts"});
    CHECK(teacherPages == 6);
    CHECK(minutes == 10);
}
