#include "core/state/layer_choice.h"
#include "core/state/rows/parameter_rows.h"

#include <utility>

namespace lab {

namespace {

std::vector<std::string> layersOf(const LabState& state)
{
    const std::vector<std::string> names = namesOf(state.model.kinds);
    return names.empty() ? std::vector<std::string> {"all"} : names;
}

const std::array rowsOfModel = {
    Parameter {.key = "model.layers",
        .label = LAB_WORDS("parameters", "Layers"),
        .meaning = LAB_WORDS("parameters",
            "Which layers of the model the numbers belong to, if its layers differ. Choosing "
            "others sets their base, dimension, rotary fraction, context extension, and window or "
            "chunks."),
        .kind = ParameterKind::Text,
        .derived = true,
        .wanted = LAB_WORDS("parameters", "one of the model's layer types"),
        .admits =
            [](const LabState& s, std::string_view name) {
                const std::vector<std::string> names = layersOf(s);
                return std::ranges::find(names, name) != names.end();
            },
        .names = layersOf,
        .read =
            [](const LabState& s) {
                return Value(layersOf(s)[static_cast<std::size_t>(s.model.kind)]);
            },
        .with =
            [](LabState s, const Value& v) {
                const std::vector<std::string> names = layersOf(s);
                const auto found = std::ranges::find(names, std::get<std::string>(v));
                const int kind = static_cast<int>(found - names.begin());
                return kind == s.model.kind ? s : withLayers(std::move(s), kind);
            }},
};

} // namespace

std::span<const Parameter> modelRows()
{
    return rowsOfModel;
}

} // namespace lab
