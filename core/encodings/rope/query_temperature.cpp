#include "core/encodings/rope/query_temperature.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace lab {

double temperature(const QueryTemperature& rule, std::int64_t position)
{
    assert(position >= 0 && rule.length >= 2 && rule.scale >= 0);
    const auto places = static_cast<double>(position + 1);
    const auto length = static_cast<double>(rule.length);
    switch (rule.rule) {
    case TemperatureRule::None:
        break;
    case TemperatureRule::Llama4: {
        const std::int64_t whole = (position + 1) / rule.length;
        return 1 + rule.scale * std::log1p(static_cast<double>(whole));
    }
    case TemperatureRule::Ministral3: {
        const std::int64_t whole = position / rule.length;
        return 1 + rule.scale * std::log1p(static_cast<double>(whole));
    }
    case TemperatureRule::Inkling:
        return 1 + rule.scale * std::log(std::max(1.0, places / length));
    case TemperatureRule::LogN:
        return std::max(1.0, std::log(places) / std::log(length));
    }
    return 1;
}

} // namespace lab
