#include "core/encodings/catalogue.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

TEST_CASE("every encoding has a unique key, a name and a source")
{
    std::set<std::string_view> keys;
    for (const lab::CatalogueEntry& entry : lab::catalogue()) {
        keys.insert(entry.key);
        CHECK(std::ranges::all_of(entry.key, [](char letter) {
            return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')
                || letter == '_';
        }));
        CHECK_FALSE(entry.name.empty());
        CHECK(entry.source.find("arXiv:") != std::string_view::npos);
    }
    CHECK(keys.size() == lab::catalogue().size());
    for (const std::string_view key : {"sinusoidal", "rope", "alibi"})
        CHECK(keys.contains(key));
}
