#include "core/state/shown_encoding.h"

#include "core/state/benches.h"
#include "core/state/parameters.h"
#include "core/state/scheme_rows.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace lab {

namespace {

bool offers(const Parameter& row, std::string_view encoding)
{
    return std::ranges::find(row.choices, encoding, &Choice::key) != row.choices.end();
}

LabState withRopeShown(LabState state, const Model& model)
{
    const bool isInVideo = model.multimodalSections.size() == 3;
    if (state.bench == BenchId::Grids && isInVideo)
        state.grids.picture = GridsPictureShown::Video;
    else if (!benchOf(state.bench).showsRope)
        state.bench = BenchId::Rotations;
    return state;
}

} // namespace

LabState withShown(LabState state, std::string_view encoding)
{
    static constexpr std::array benches {std::pair(BenchId::Waves, "waves.encoding"),
        std::pair(BenchId::Relative, "relative.encoding"),
        std::pair(BenchId::Biases, "biases.encoding")};
    for (const auto& [bench, key] : benches) {
        const Parameter& row = *parameterNamed(key);
        if (!offers(row, encoding))
            continue;
        state.bench = bench;
        if (bench == BenchId::Waves)
            state.waves.picture = WavesPictureShown::Table;
        return row.with(std::move(state), std::string(encoding));
    }
    return state;
}

LabState withShown(LabState state, const Model& model)
{
    const std::string_view key = rowOf(model.scheme).encoding;
    const Parameter& compared = *parameterNamed("compare.encoding");
    const std::string_view row = key == "nope" ? "none" : key;
    if (state.bench == BenchId::Compare && offers(compared, row))
        return compared.with(std::move(state), std::string(row));
    if (model.scheme == Scheme::Rope)
        return withRopeShown(std::move(state), model);
    return withShown(std::move(state), key);
}

} // namespace lab
