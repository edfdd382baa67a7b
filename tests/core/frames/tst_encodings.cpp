#include "core/frames/encoding.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace lab;

namespace {

constexpr int firstOfBenches = 8; ///< with which their benches' own parameters came

bool isNamedAfter(const Parameter& parameter, const CatalogueEntry& entry)
{
    return parameter.key.starts_with(std::string(entry.key) + '.');
}

} // namespace

TEST_CASE("every encoding has parameters, all in the table of parameters once")
{
    for (const Encoding* const row : encodings()) {
        const Encoding& one = *row;
        CAPTURE(std::string(one.entry.key));
        REQUIRE((one.rows != nullptr));
        const auto rows = one.rows();
        CHECK(std::ranges::any_of(
            rows, [&](const Parameter& row) { return isNamedAfter(row, one.entry); }));
        for (const Parameter& row : rows) {
            CAPTURE(std::string(row.key));
            CHECK(std::ranges::count(parameters(), row.key, &Parameter::key) == 1);
            CHECK((one.joined <= firstOfBenches || isNamedAfter(row, one.entry)));
        }
    }
}

TEST_CASE("every encoding has tables, all in the list of tables once and named after it")
{
    for (const Encoding* const row : encodings()) {
        const Encoding& one = *row;
        CAPTURE(std::string(one.entry.key));
        REQUIRE((one.tables != nullptr));
        const auto tables = one.tables();
        CHECK_FALSE(tables.empty());
        for (const TableQuantity& table : tables) {
            CAPTURE(std::string(table.quantity));
            CHECK(table.encoding == one.entry.key);
            CHECK(std::ranges::count_if(tableQuantities(), [&](const TableQuantity& listed) {
                return listed.encoding == table.encoding && listed.quantity == table.quantity;
            }) == 1);
        }
    }
}

TEST_CASE("the encodings that joined are numbered from 1 without a gap")
{
    std::set<int> numbers;
    for (const Encoding* const row : encodings()) {
        const Encoding& one = *row;
        CAPTURE(std::string(one.entry.key));
        CHECK(numbers.insert(one.joined).second);
    }
    CHECK(*numbers.begin() == 1);
    CHECK(*numbers.rbegin() == static_cast<int>(numbers.size()));
}

TEST_CASE("an encoding that adds a number to the score has a model, a cost and a reading")
{
    for (const Encoding* const one : encodings()) {
        CAPTURE(std::string(one->entry.key));
        const bool isNumber = one->entry.enters == PositionEntry::ScoreNumber;
        CHECK(((one->biases.model != nullptr) || !isNumber));
        if (one->biases.model == nullptr)
            continue;
        CHECK((one->biases.cost != nullptr));
        CHECK((one->biases.reading != nullptr));
        CHECK((one->biases.sentence != nullptr));
        CHECK_FALSE(one->biases.panel.empty());
        CHECK_FALSE(one->biases.codeGroups.empty());
    }
}

TEST_CASE("Biases, Order and Compare list the encodings that have their abilities, and no others")
{
    std::set<const Encoding*> onBiases;
    for (const BiasEncoding shown : biasEncodings)
        onBiases.insert(&encodingOf(shown));
    std::set<const Encoding*> onOrder;
    for (const OrderEncoding encoding : allOrderEncodings)
        onOrder.insert(&encodingOf(encoding));
    std::set<const Encoding*> onCompare;
    for (const ComparedEncoding encoding : comparedEncodings)
        onCompare.insert(&encodingOf(encoding));
    for (const Encoding* const one : encodings()) {
        CAPTURE(std::string(one->entry.key));
        CHECK(onBiases.contains(one) == (one->biases.model != nullptr));
        CHECK(onOrder.contains(one) == (one->signal != nullptr));
        // None has no parameters on Compare; its distances have no values.
        CHECK(onCompare.contains(one)
            == (one->compare.copy != nullptr || one->compare.own != nullptr));
    }
}

TEST_CASE("what an encoding adds on Compare fits where it enters")
{
    for (const ComparedEncoding encoding : comparedEncodings) {
        const Encoding& one = encodingOf(encoding);
        CAPTURE(std::string(one.entry.key));
        const PositionEntry enters = one.entry.enters;
        CHECK((one.compare.rows != nullptr) == (enters == PositionEntry::Token));
        CHECK((one.compare.number != nullptr) == (enters == PositionEntry::ScoreNumber));
        CHECK((one.compare.score != nullptr) == (enters == PositionEntry::ScoreVector));
    }
}
