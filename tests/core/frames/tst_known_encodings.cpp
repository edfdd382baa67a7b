#include "core/frames/known_encodings.h"

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
    for (const KnownEncoding& one : knownEncodings()) {
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
    for (const KnownEncoding& one : knownEncodings()) {
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
    for (const KnownEncoding& one : knownEncodings()) {
        CAPTURE(std::string(one.entry.key));
        CHECK(numbers.insert(one.joined).second);
    }
    CHECK(*numbers.begin() == 1);
    CHECK(*numbers.rbegin() == static_cast<int>(numbers.size()));
}
