#include "core/encodings/catalogue.h"

#include <array>

namespace lab {

std::span<const CatalogueEntry> catalogue()
{
    static constexpr std::array entries {
        // Added to the tokens, or nothing.
        CatalogueEntry {"sinusoidal", "Sinusoidal", "Vaswani et al. 2017, arXiv:1706.03762, §3.5"},
        CatalogueEntry {
            "learned", "Learned absolute", "Gehring et al. 2017, arXiv:1705.03122, §3.1"},
        CatalogueEntry {"sinusoidal_grid", "Sinusoidal grid (2-D, 3-D)",
            "He et al. 2022, arXiv:2111.06377; Carion et al. 2020, arXiv:2005.12872"},
        CatalogueEntry {"nope", "None (NoPE)", "Kazemnejad et al. 2023, arXiv:2305.19466"},
        // Turning queries and keys.
        CatalogueEntry {"rope", "Rotary (RoPE)", "Su et al. 2021, arXiv:2104.09864, §3.2.2"},
        CatalogueEntry {"xpos", "xPos", "Sun et al. 2022, arXiv:2212.10554"},
        CatalogueEntry {"rotary_grid", "Rotary grid (axial and mixed RoPE)",
            "Fang et al. 2023, arXiv:2303.11331; Heo et al. 2024, arXiv:2403.13298"},
        CatalogueEntry {"multimodal_rotary", "Multimodal rotary (M-RoPE)",
            "Wang et al. 2024, arXiv:2409.12191, §2.1"},
        // A bias by the distance.
        CatalogueEntry {"alibi", "ALiBi", "Press et al. 2021, arXiv:2108.12409, §3"},
        CatalogueEntry {"kerple", "KERPLE", "Chi et al. 2022, arXiv:2205.09921, §4"},
        CatalogueEntry {"fire", "FIRE", "Li et al. 2024, arXiv:2310.04418"},
        CatalogueEntry {"sandwich", "Sandwich", "Chi et al. 2023, arXiv:2212.10356"},
        CatalogueEntry {
            "relative_bias", "Learned relative bias", "Raffel et al. 2020, arXiv:1910.10683, §2.1"},
        CatalogueEntry {"t5", "T5's bucketed bias", "Raffel et al. 2020, arXiv:1910.10683, §2.1"},
        CatalogueEntry {"swin", "Swin's window bias",
            "Liu et al. 2021, arXiv:2103.14030, §3.2; Liu et al. 2022, arXiv:2111.09883, §3.3"},
        // Relative terms that depend on the content.
        CatalogueEntry {
            "shaw", "Relative vectors (Shaw)", "Shaw et al. 2018, arXiv:1803.02155, §3"},
        CatalogueEntry {"functional_relative", "Functional relative",
            "Dai et al. 2019, arXiv:1901.02860, §3.3"},
        CatalogueEntry {
            "transformer_xl", "Transformer-XL", "Dai et al. 2019, arXiv:1901.02860, §3.3"},
        CatalogueEntry {"deberta", "DeBERTa", "He et al. 2021, arXiv:2006.03654, §3.1"},
        CatalogueEntry {"cope", "CoPE", "Golovneva et al. 2024, arXiv:2405.18719, §4"},
    };
    return entries;
}

} // namespace lab
