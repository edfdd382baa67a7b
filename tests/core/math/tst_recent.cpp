#include "core/math/recent.h"

#include <doctest/doctest.h>

using lab::Recent;

TEST_CASE("a value is computed once while its key is among the most recent")
{
    Recent<int, int, 3> recent;
    int made = 0;
    const auto square = [&](int key) {
        return recent.of(key, [&] {
            ++made;
            return key * key;
        });
    };
    for (const int key : {2, 3, 4, 2, 3, 4, 4})
        CHECK(square(key) == key * key);
    CHECK(made == 3);
    CHECK(square(5) == 25); // replaces the oldest
    CHECK(square(3) == 9);
    CHECK(square(4) == 16);
    CHECK(made == 4);
    CHECK(square(2) == 4);
    CHECK(made == 5);
}

TEST_CASE("a frequently requested value stays while others are replaced")
{
    Recent<int, int, 2> recent;
    int made = 0;
    const auto same = [&](int key) {
        return recent.of(key, [&] {
            ++made;
            return key;
        });
    };
    for (int other = 1; other <= 20; ++other) {
        CHECK(same(0) == 0);
        CHECK(same(other) == other);
    }
    CHECK(made == 21);
}
