#include "tests/core/golden.h"
#include "tests/verify/references.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <set>

using lab::verify::Comparison;
using lab::verify::SchemeComparer;
using lab::verify::SchemeResult;

namespace {

const nlohmann::json twoCases = nlohmann::json::parse(R"([
    {"id": "near", "tol": {"double_abs": 0.5}, "outputs": {"y": [1.0, null]}},
    {"id": "far", "tol": {"double_rel": 0.25}, "outputs": {"y": [8.0, 3]}}
])");

SchemeResult resultOf(lab::verify::Comparer comparer)
{
    return lab::verify::result(SchemeComparer {"made", comparer}, twoCases);
}

/// The last number, boolean or null in arrays and objects of any depth, and nullptr if there is
/// none. Strings on their own are notes.
nlohmann::json* lastValue(nlohmann::json& value)
{
    if (!value.is_structured())
        return value.is_string() ? nullptr : &value;
    for (auto entry = value.rbegin(); entry != value.rend(); ++entry) {
        if (nlohmann::json* last = lastValue(*entry))
            return last;
    }
    return nullptr;
}

void corrupt(nlohmann::json& value)
{
    if (value.is_boolean())
        value = !value.get<bool>();
    else if (value.is_number_integer())
        value = value.get<std::int64_t>() + 1;
    else
        value = value.is_null() ? 0.25 : value.get<double>() * 1.5 + 0.5;
}

/// The outputs for which a wrong value goes unnoticed. Those called "base" are inputs of
/// "feasible", next to them.
std::string overlookedOutputs(const SchemeComparer& scheme, const nlohmann::json& referenceCase)
{
    std::string overlooked;
    for (const auto& output : referenceCase["outputs"].items()) {
        nlohmann::json spoilt = referenceCase;
        nlohmann::json* value = lastValue(spoilt["outputs"][output.key()]);
        if (!value || output.key() == "base")
            continue;
        corrupt(*value);
        if (lab::verify::result(scheme, nlohmann::json::array({spoilt})).isWithinTolerance())
            overlooked += output.key() + ' ';
    }
    return overlooked;
}

/// Cases of the same kind have the same params and outputs.
std::string kind(const nlohmann::json& referenceCase)
{
    std::string names = referenceCase.value("rope_type", std::string());
    for (const char* part : {"params", "outputs"}) {
        for (const auto& entry : referenceCase[part].items())
            names += ' ' + entry.key();
    }
    return names;
}

} // namespace

TEST_CASE("every scheme is within the tolerances of its reference values")
{
    for (const SchemeResult& result : lab::verify::referenceResults()) {
        CAPTURE(result.scheme);
        CAPTURE(result.worstPlace);
        CHECK(result.cases > 0);
        CHECK(result.worstShare <= 1);
    }
}

TEST_CASE("every file of reference values has a comparer")
{
    std::vector<std::string> registered;
    for (const SchemeComparer& scheme : lab::verify::schemeComparers())
        registered.emplace_back(scheme.name);
    CHECK(std::is_sorted(registered.begin(), registered.end()));
    const std::vector<std::string> files = lab::verify::referenceFiles();
    REQUIRE_FALSE(files.empty());
    for (const std::string& file : files) {
        CAPTURE(file);
        CHECK(std::count(registered.begin(), registered.end(), file) == 1);
    }
}

TEST_CASE("no output is left out of the comparison")
{
    for (const SchemeComparer& scheme : lab::verify::schemeComparers()) {
        std::set<std::string> kinds;
        for (const auto& referenceCase : lab::goldenCases(std::string(scheme.name))) {
            if (!kinds.insert(kind(referenceCase)).second)
                continue;
            const std::string id = referenceCase["id"];
            CAPTURE(id);
            CHECK(overlookedOutputs(scheme, referenceCase) == "");
        }
    }
}

TEST_CASE("an error is a share of its own case's tolerance, and the worst is named")
{
    const SchemeResult result = resultOf([](const nlohmann::json& made, Comparison& comparison) {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        const nlohmann::json ours =
            made["id"] == "near" ? nlohmann::json {1.25, nan} : nlohmann::json {6.5, 3};
        comparison.real("y", ours, made["outputs"]["y"]);
    });
    CHECK(result.cases == 2);
    CHECK(result.numbers == 4);
    CHECK(result.worstShare == doctest::Approx(0.75)); // 1.5 of the 2 allowed
    CHECK(result.worstPlace == "far y[0]: 6.5 for 8.0");
    CHECK(result.isWithinTolerance());
}

TEST_CASE("a tolerance applies to the comparisons after it")
{
    const SchemeResult result = resultOf([](const nlohmann::json&, Comparison& comparison) {
        comparison.setTolerance(1, 0);
        comparison.real("x", 5.5, 5.0);
        comparison.setTolerance(0, 0.5);
        comparison.real("x", 4.5, 6.0);
    });
    CHECK(result.worstShare == doctest::Approx(0.5));
}

TEST_CASE("integers, sizes and masks allow no error")
{
    const auto fails = [](const nlohmann::json& ours, const nlohmann::json& reference) {
        Comparison comparison(10, 10);
        comparison.real("x", ours, reference);
        return comparison.worstShare() > 1;
    };
    CHECK_FALSE(fails({1.0, 2.0}, {1.5, 2.5}));
    CHECK(fails({1.0, 2.0}, {1.0, 2.0, 3.0}));
    CHECK(fails({1.0}, 1.0));
    CHECK(fails({1.0}, {nullptr}));
    CHECK(fails({std::numeric_limits<double>::quiet_NaN()}, {1.0}));
    CHECK(fails({std::numeric_limits<double>::infinity()}, {1.0}));
    CHECK(fails("text", 1.0));
    Comparison whole(10, 10);
    whole.equal("index", {3, 4}, {3, 4});
    CHECK(whole.worstShare() <= 1);
    whole.equal("index", {3, 4}, {3, 5});
    CHECK(whole.worstShare() > 1);
}

TEST_CASE("a case that throws or compares nothing fails")
{
    const SchemeResult thrown = resultOf([](const nlohmann::json& made, Comparison& comparison) {
        comparison.real("y", made["outputs"]["y"], made["outputs"]["y"]);
        comparison.real("z", made.at("params"), 0.0);
    });
    CHECK_FALSE(thrown.isWithinTolerance());
    CHECK_FALSE(resultOf([](const nlohmann::json&, Comparison&) {}).isWithinTolerance());
}

TEST_CASE("generated cases are compared like those of their scheme, and an unknown scheme fails")
{
    const auto path = std::filesystem::temp_directory_path() / "tst_references_made.json";
    const nlohmann::json cases = lab::goldenCases("swin");
    std::ofstream(path) << nlohmann::json {{"references",
        {{{"scheme", "swin"}, {"cases", cases}}, {{"scheme", "unheard"}, {"cases", cases}}}}};
    const auto results = lab::verify::freshResults(path.string());
    std::filesystem::remove(path);
    REQUIRE(results.size() == 2);
    CHECK(results[0].cases == static_cast<int>(cases.size()));
    CHECK(results[0].isWithinTolerance());
    CHECK_FALSE(results[1].isWithinTolerance());
    CHECK_THROWS(lab::verify::freshResults(path.string()));
}
