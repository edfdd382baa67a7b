#include "tests/verify/references.h"

#include "tests/core/golden.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <limits>

namespace lab::verify {

namespace {

Comparison compared(const SchemeComparer& scheme, const nlohmann::json& referenceCase)
{
    Comparison comparison(referenceCase);
    try {
        scheme.compare(referenceCase, comparison);
    } catch (const std::exception& error) {
        comparison.fail(error.what());
    }
    if (comparison.count() == 0)
        comparison.fail("nothing was compared");
    return comparison;
}

nlohmann::json parsedFile(const std::string& path)
{
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    return nlohmann::json::parse(file);
}

/// The comparer with that name; if none is registered, one that throws.
SchemeComparer schemeNamed(const std::string& name)
{
    const auto schemes = schemeComparers();
    const auto found = std::find_if(schemes.begin(), schemes.end(),
        [&](const SchemeComparer& scheme) { return scheme.name == name; });
    if (found != schemes.end())
        return *found;
    return {name, [](const nlohmann::json&, Comparison&) {
                throw std::runtime_error("no comparer is registered for this scheme");
            }};
}

} // namespace

SchemeResult result(const SchemeComparer& scheme, const nlohmann::json& cases)
{
    SchemeResult result;
    result.scheme = scheme.name;
    for (const auto& referenceCase : cases) {
        const Comparison comparison = compared(scheme, referenceCase);
        ++result.cases;
        result.numbers += comparison.count();
        if (result.worstPlace.empty() || comparison.worstShare() > result.worstShare) {
            result.worstShare = comparison.worstShare();
            result.worstPlace =
                referenceCase.value("id", std::string()) + " " + comparison.worstPlace();
        }
    }
    return result;
}

std::vector<SchemeResult> referenceResults()
{
    std::vector<SchemeResult> results;
    for (const SchemeComparer& scheme : schemeComparers())
        results.push_back(result(scheme, goldenCases(std::string(scheme.name))));
    return results;
}

std::vector<SchemeResult> freshResults(const std::string& path)
{
    std::vector<SchemeResult> results;
    const nlohmann::json file = parsedFile(path);
    for (const auto& reference : file.at("references")) {
        const std::string name = reference.at("scheme");
        results.push_back(result(schemeNamed(name), reference.at("cases")));
    }
    return results;
}

std::vector<std::string> referenceFiles()
{
    std::vector<std::string> names;
    const std::filesystem::path folder = LAB_TEST_DIRECTORY "/core/golden";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".json"
            && parsedFile(entry.path().string()).contains("scheme"))
            names.push_back(entry.path().stem().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace lab::verify
