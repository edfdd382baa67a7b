#include "core/frames/context/pairs_table.h"

#include "core/frames/context/context_frames.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/shown_methods.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <sstream>

using namespace lab;

namespace {

LabState stateOf(ScalingMethod method, double rotatedShare = 1)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.rotations.rotatedShare = rotatedShare;
    state.rotations.scaling.method = method;
    return clamped(state);
}

std::vector<int> allOf(const PairsTable& table)
{
    std::vector<int> pairs(table.rows.size());
    std::iota(pairs.begin(), pairs.end(), 0);
    return pairs;
}

// Bitwise equal doubles, also infinite ones.
bool same(double a, double b)
{
    return std::equal_to<>()(a, b);
}

std::vector<double> numbersOf(const PairsTable::Row& row)
{
    return {
        row.frequency, row.wavelength, row.turns, row.factor, row.newFrequency, row.newWavelength};
}

} // namespace

TEST_CASE("the table has the numbers of the pictures")
{
    for (const ScalingMethod method : scalingMethods()) {
        const LabState state = stateOf(method);
        const PairsTable table = pairsTable(state);
        const SpectrumFrame spectrum = spectrumFrame(state);
        const FactorsFrame factors = factorsFrame(state);
        const auto line = std::ranges::find(factors.lines, method, &FactorsFrame::Line::method);
        REQUIRE(table.rows.size() == 64);
        for (std::size_t i = 0; i < 64; ++i) {
            CHECK(same(table.rows[i].frequency, spectrum.pairs[i].frequency));
            CHECK(same(table.rows[i].wavelength, spectrum.pairs[i].wavelength));
            CHECK(same(table.rows[i].turns, spectrum.pairs[i].turns));
            CHECK(same(table.rows[i].newWavelength, spectrum.pairs[i].scaledWavelength));
            CHECK(same(table.rows[i].factor, line->factors[i]));
        }
    }
}

TEST_CASE("the command's table has the same numbers")
{
    const auto quantity = std::ranges::find_if(tableQuantities(),
        [](const TableQuantity& one) { return one.encoding == "rope" && one.quantity == "pairs"; });
    REQUIRE(quantity != tableQuantities().end());
    for (const ScalingMethod method : scalingMethods()) {
        for (const double share : {0.0, 0.5, 1.0}) {
            const LabState state = stateOf(method, share);
            const PairsTable table = pairsTable(state);
            const SchemeTable written = quantity->table(state, {0, 3});
            CHECK(written.columns == pairsColumns());
            REQUIRE(written.words.size() == 1);
            CHECK(written.columns.at(written.words[0].column) == "regime");
            for (const Regime regime :
                {Regime::Kept, Regime::Blended, Regime::Divided, Regime::Resting})
                CHECK(written.words[0].words.at(static_cast<std::size_t>(regime)) == keyOf(regime));
            REQUIRE(written.count == 64);
            for (std::size_t i = 0; i < 64; ++i) {
                std::vector<double> wanted = numbersOf(table.rows[i]);
                wanted.push_back(static_cast<double>(table.rows[i].regime));
                const std::vector<double> row = written.row(static_cast<std::int64_t>(i));
                CHECK(std::ranges::equal(row, wanted, same));
            }
        }
    }
}

TEST_CASE("YaRN keeps, blends and divides the pairs of Llama 2")
{
    const PairsTable table = pairsTable(stateOf(ScalingMethod::Yarn));
    const auto count = [&](Regime regime) {
        return std::ranges::count(table.rows, regime, &PairsTable::Row::regime);
    };
    CHECK(count(Regime::Kept) == 21);
    CHECK(count(Regime::Blended) == 25);
    CHECK(count(Regime::Divided) == 18);
    CHECK(count(Regime::Resting) == 0);
}

TEST_CASE("an unrotated pair has an infinite wavelength")
{
    const PairsTable partial = pairsTable(stateOf(ScalingMethod::None, 0.25));
    CHECK(partial.rows[15].regime == Regime::Kept);
    CHECK(partial.rows[16].regime == Regime::Resting);
    CHECK(std::isinf(partial.rows[16].wavelength));
    CHECK(partial.rows[16].turns == 0);
    const PairsTable stopped = pairsTable(stateOf(ScalingMethod::ProportionalRope));
    CHECK(stopped.rows[63].regime == Regime::Resting);
    CHECK(std::isfinite(stopped.rows[63].wavelength));
    CHECK(std::isinf(stopped.rows[63].newWavelength));
    CHECK(std::isinf(stopped.rows[63].factor));
}

TEST_CASE("text reads back as the same numbers, in the requested order")
{
    for (const ScalingMethod method : scalingMethods()) {
        const PairsTable table = pairsTable(stateOf(method, 0.75));
        std::vector<int> pairs = allOf(table);
        std::ranges::reverse(pairs);
        for (const char separator : {',', '\t'}) {
            std::istringstream lines(separatedText(table, pairs, separator));
            std::string line;
            std::getline(lines, line);
            CHECK(std::ranges::count(line, separator) == 7);
            for (const int pair : pairs) {
                REQUIRE(std::getline(lines, line));
                std::istringstream fields(line);
                std::string field;
                std::getline(fields, field, separator);
                CHECK(field == std::to_string(pair));
                const PairsTable::Row& row = table.rows[static_cast<std::size_t>(pair)];
                for (const double number : numbersOf(row)) {
                    std::getline(fields, field, separator);
                    CHECK(same(std::stod(field), number));
                }
                std::getline(fields, field, separator);
                CHECK(field == keyOf(row.regime));
            }
            CHECK_FALSE(std::getline(lines, line));
        }
    }
}

TEST_CASE("JSON reads back as the same numbers, with null for infinity")
{
    for (const ScalingMethod method : {ScalingMethod::Yarn, ScalingMethod::ProportionalRope}) {
        const PairsTable table = pairsTable(stateOf(method, 0.75));
        const auto read = nlohmann::json::parse(jsonText(table, allOf(table)));
        REQUIRE(read.size() == 64);
        const std::vector<std::string> columns = pairsColumns();
        for (std::size_t i = 0; i < 64; ++i) {
            CHECK(read[i].at("pair") == i);
            CHECK(read[i].at("regime") == std::string(keyOf(table.rows[i].regime)));
            const std::vector<double> numbers = numbersOf(table.rows[i]);
            for (std::size_t k = 0; k < numbers.size(); ++k) {
                const auto& field = read[i].at(columns[k + 1]);
                if (std::isfinite(numbers[k]))
                    CHECK(same(field.get<double>(), numbers[k]));
                else
                    CHECK(field.is_null());
            }
        }
    }
    CHECK(nlohmann::json::parse(jsonText({}, {})).empty());
}
