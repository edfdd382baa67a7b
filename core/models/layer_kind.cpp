#include "core/models/layer_kind.h"

#include <algorithm>
#include <string_view>

namespace lab {

namespace {

std::string_view wordOf(const LayerKind& kind)
{
    switch (letterOf(kind)) {
    case 'F':
        return "full";
    case 'S':
        return "window";
    case 'C':
        return "chunk";
    case 'L':
        return "recurrent";
    case 'K':
        return "convolution";
    default:
        return "no_positions";
    }
}

} // namespace

bool attends(LayerAttention attention)
{
    return attention != LayerAttention::Recurrent && attention != LayerAttention::Convolution;
}

char letterOf(const LayerKind& kind)
{
    if (!attends(kind.attention))
        return kind.attention == LayerAttention::Recurrent ? 'L' : 'K';
    if (!kind.rotates)
        return 'N';
    switch (kind.attention) {
    case LayerAttention::Window:
        return 'S';
    case LayerAttention::Chunk:
        return 'C';
    case LayerAttention::Full:
    case LayerAttention::Recurrent:
    case LayerAttention::Convolution:
        break;
    }
    return 'F';
}

std::vector<std::string> namesOf(const std::vector<LayerKind>& kinds)
{
    if (kinds.size() == 1)
        return {"all"};
    std::vector<std::string> names;
    for (auto kind = kinds.begin(); kind != kinds.end(); ++kind) {
        const auto before = std::count_if(kinds.begin(), kind,
            [&](const LayerKind& other) { return letterOf(other) == letterOf(*kind); });
        std::string name(wordOf(*kind));
        if (before > 0)
            name.append("-").append(std::to_string(before + 1));
        names.push_back(std::move(name));
    }
    return names;
}

int layerCount(const std::vector<LayerKind>& kinds)
{
    std::size_t count = 0;
    for (const LayerKind& kind : kinds)
        count += kind.layers.size();
    return static_cast<int>(count);
}

std::optional<std::size_t> kindOfLayer(const std::vector<LayerKind>& kinds, int layer)
{
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        if (std::ranges::find(kinds[k].layers, layer) != kinds[k].layers.end())
            return k;
    }
    return std::nullopt;
}

} // namespace lab
