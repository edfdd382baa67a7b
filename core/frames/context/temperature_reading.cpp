#include "core/encodings/rope/query_temperature.h"
#include "core/frames/context/temperature_frame.h"
#include "core/frames/reading_numbers.h"

#include <algorithm>

namespace lab {

namespace {

std::string_view factorFormula(TemperatureRule rule)
{
    switch (rule) {
    case TemperatureRule::None:
        break;
    case TemperatureRule::Llama4:
        return "reading.base.temperature.llama4";
    case TemperatureRule::Ministral3:
        return "reading.base.temperature.ministral3";
    case TemperatureRule::Inkling:
        return "reading.base.temperature.inkling";
    case TemperatureRule::LogN:
        return "reading.base.temperature.log_n";
    }
    return "reading.base.temperature.none";
}

Reading factorReading(const QueryTemperature& rule, std::int64_t position, const Focus& focus)
{
    const bool addsOne = rule.rule != TemperatureRule::Ministral3;
    Reading reading {std::string(factorFormula(rule.rule)),
        {whole("m", position), significant("f", temperature(rule, position), 5)},
        Reading::Subject::QueryFactor, focus};
    if (rule.rule == TemperatureRule::None)
        return reading;
    reading.numbers.push_back(whole("places", position + (addsOne ? 1 : 0)));
    reading.numbers.push_back(whole("L", rule.length));
    if (hasScale(rule.rule))
        reading.numbers.push_back(significant("a", rule.scale, 4));
    return reading;
}

} // namespace

Reading temperatureReading(const LabState& state, const Focus& focus)
{
    Focus named = focus;
    if (focus.position) {
        const std::int64_t position =
            std::clamp<std::int64_t>(*focus.position, 0, lastPosition - 1);
        named.position = position;
        return factorReading(state.schemes.temperature, position, named);
    }
    const TemperatureFrame frame = temperatureFrame(state);
    named.query = frame.query;
    Reading reading {frame.sink ? "reading.base.sink_row" : "reading.base.matched_row",
        {significant("f", frame.factor, 4), significant("s", frame.score, 4),
            whole("m", frame.query), decimals("a", frame.withSink.ofMatch),
            decimals("before", frame.plain.ofMatch), decimals("H", frame.withSink.entropy, 3)},
        Reading::Subject::QueryRow, named};
    if (frame.sink) {
        reading.numbers.push_back(significant("b", *frame.sink, 4));
        reading.numbers.push_back(decimals("sink", frame.withSink.ofSink));
    }
    return reading;
}

} // namespace lab
