#include "core/encodings/rope/query_temperature.h"

#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

using namespace lab;

namespace {

constexpr std::int64_t farthest = 10'000'000;
constexpr std::array all {TemperatureRule::None, TemperatureRule::Llama4,
    TemperatureRule::Ministral3, TemperatureRule::Inkling, TemperatureRule::LogN};

/// The last position whose factor is 1.
std::int64_t lastPlain(const QueryTemperature& rule)
{
    switch (rule.rule) {
    case TemperatureRule::Llama4:
        return rule.length - 2;
    case TemperatureRule::Ministral3:
    case TemperatureRule::Inkling:
    case TemperatureRule::LogN:
        return rule.length - 1;
    case TemperatureRule::None:
        break;
    }
    return farthest;
}

} // namespace

TEST_CASE("the factor is 1 up to the length, and larger beyond")
{
    for (const TemperatureRule rule : all) {
        for (const std::int64_t length : {2, 3, 1000, 8192}) {
            const QueryTemperature temperature {rule, 0.1, length};
            const std::int64_t last = lastPlain(temperature);
            for (const std::int64_t position : {std::int64_t {0}, last / 2, last})
                CHECK(lab::temperature(temperature, position) == 1.0);
            // The rule with steps that begins one position later takes a whole length to its first
            // step.
            const std::int64_t next = rule == TemperatureRule::Ministral3 ? length : last + 1;
            if (rule != TemperatureRule::None)
                CHECK(lab::temperature(temperature, next) > 1);
        }
    }
}

TEST_CASE("the factor never falls")
{
    for (const TemperatureRule rule : all) {
        double before = 1;
        for (std::int64_t position = 0; position <= farthest; position += 1 + position / 3) {
            const double now = temperature({rule, 0.25, 100}, position);
            CHECK(now >= before);
            before = now;
        }
    }
}

TEST_CASE("Ministral's steps are Llama 4's, a position later")
{
    const QueryTemperature llama {TemperatureRule::Llama4, 0.1, 8192};
    const QueryTemperature ministral {TemperatureRule::Ministral3, 0.1, 8192};
    CHECK(temperature(llama, 8190) == 1.0);
    CHECK(temperature(llama, 8191) == relatively(1 + 0.1 * std::log(2.0), 1e-15));
    CHECK(temperature(ministral, 8191) == 1.0);
    for (std::int64_t position = 0; position < 100'000; position += 37)
        CHECK(temperature(ministral, position + 1) == temperature(llama, position));
}

TEST_CASE("Inkling equals Llama 4 one position before its steps")
{
    // At p + 1 = k·n one has ln k, the other ln(k + 1).
    for (std::int64_t k = 2; k < 50; ++k) {
        const double inkling = temperature({TemperatureRule::Inkling, 0.1, 1024}, k * 1024 - 1);
        const double llama = temperature({TemperatureRule::Llama4, 0.1, 1024}, (k - 1) * 1024 - 1);
        CHECK(inkling == relatively(llama, 1e-15));
    }
}

TEST_CASE("log n keeps the training length at 1, and its square at 2")
{
    CHECK(temperature({TemperatureRule::LogN, 0.1, 1000}, 999) == 1.0);
    CHECK(temperature({TemperatureRule::LogN, 0.1, 1000}, 999'999) == relatively(2, 1e-15));
    CHECK(temperature({TemperatureRule::LogN, 9, 1000}, 999'999) == relatively(2, 1e-15));
}

TEST_CASE("a scale of 0 means no temperature")
{
    for (const TemperatureRule rule :
        {TemperatureRule::Llama4, TemperatureRule::Ministral3, TemperatureRule::Inkling})
        CHECK(temperature({rule, 0, 16}, farthest) == 1.0);
}
