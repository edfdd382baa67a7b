#include "core/encodings/catalogue.h"

#include <array>

namespace lab {

std::span<const CatalogueEntry> catalogue()
{
    static constexpr std::array entries {
        CatalogueEntry {"sinusoidal", "Sinusoidal", "Vaswani et al. 2017, arXiv:1706.03762, §3.5"},
        CatalogueEntry {"rope", "Rotary (RoPE)", "Su et al. 2021, arXiv:2104.09864, §3.2.2"},
        CatalogueEntry {"alibi", "ALiBi", "Press et al. 2021, arXiv:2108.12409, §3"},
    };
    return entries;
}

} // namespace lab
