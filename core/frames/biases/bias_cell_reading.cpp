#include "core/frames/biases/bias_cell_reading.h"

#include "core/frames/biases/bias_model.h"
#include "core/frames/encoding.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {

ReadingNumber fixedOrSmall(std::string slot, double value, int decimals)
{
    const bool isSmall = std::abs(value) > 0 && std::abs(value) < 10 * std::pow(0.1, decimals);
    if (std::abs(value) >= 1000)
        decimals = 2;
    return {std::move(slot), value,
        isSmall ? ReadingNumber::Form::Significant : ReadingNumber::Form::Decimals, decimals};
}

Reading biasCellReading(const LabState& state, int head, const Focus& focus)
{
    const BiasPlace place {head, focus.query.value_or(0), focus.key.value_or(0)};
    const BiasModel model = biasModel(state);
    const bool isHidden = model.isHidden(place.query, place.key);
    auto [formula, numbers] = encodingOf(state.biases.shown).biases.reading(state, place);
    numbers.insert(
        numbers.end(), {whole("h", head), whole("m", place.query), whole("n", place.key)});
    if (!isHidden)
        numbers.push_back(fixedOrSmall("b", model.at(head, place.query, place.key), 4));
    return {std::move(formula), std::move(numbers),
        isHidden ? Reading::Subject::OtherWindow : Reading::Subject::BiasCell, focus};
}

} // namespace lab
