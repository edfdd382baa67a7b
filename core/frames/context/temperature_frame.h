#pragma once

#include "core/attention/matched_row.h"
#include "core/encodings/rope/query_temperature_parameters.h"
#include "core/frames/focus.h"
#include "core/frames/number_table.h"
#include "core/frames/reading.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

/// The factor of the chosen temperature on a query at each position, and its effect on the
/// attention weights of a query that matches one key among all up to its own (MatchedRow).
struct TemperatureFrame {
    struct Point {
        std::int64_t position = 0;
        double factor = 1;
        double plainEntropy = 0; ///< without the temperature, in nats
        double entropy = 0; ///< with it

        bool operator==(const Point&) const = default;
    };
    QueryTemperature rule;
    double score = 0; ///< of the match
    std::optional<double> sink; ///< its logit, if there is one
    std::int64_t query = 0;
    std::int64_t key = 0; ///< the ruler's
    double factor = 1; ///< of the query
    MatchedRow plain; ///< neither temperature nor sink
    MatchedRow scaled; ///< with the temperature
    MatchedRow withSink; ///< with both; equals `scaled` if there is no sink
    std::vector<Point> curve; ///< by ascending position from 0 to 10⁷ − 1, both sides of a step

    bool operator==(const TemperatureFrame&) const = default;
};
TemperatureFrame temperatureFrame(const LabState& state);
NumberTable temperatureNumbers(const TemperatureFrame& frame);

/// Whether a rule has a scale; log n has none.
bool hasScale(TemperatureRule rule);
/// The multiplier of the scale of such a rule at a position: (temperature − 1) / scale.
double logarithmAt(const QueryTemperature& rule, std::int64_t position);

/// For the factor at the position under the pointer, or by default for the query's row.
Reading temperatureReading(const LabState& state, const Focus& focus);

} // namespace lab
