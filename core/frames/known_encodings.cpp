#include "core/frames/known_encodings.h"

#include "core/state/rows/parameter_rows.h"
#include "core/state/words.h"

#include <algorithm>
#include <iterator>

namespace lab {

// The files per encoding: core/state/rows/x_rows.cpp and core/frames/tables/x_tables.cpp.
KnownEncoding::Rows sinusoidalRows, rotaryRows, alibiRows, t5Rows, swinRows, multimodalRows,
    rotaryGridRows, sinusoidalGridRows, transformerXlRows, debertaRows, kerpleRows, fireRows,
    sandwichRows, copeRows, xposRows, functionalRelativeRows, learnedRows, nopeRows,
    relativeBiasRows, shawRows;
KnownEncoding::Tables sinusoidalTables, rotaryTables, alibiTables, t5Tables, swinTables,
    multimodalTables, rotaryGridTables, sinusoidalGridTables, transformerXlTables, debertaTables,
    kerpleTables, fireTables, sandwichTables, copeTables, xposTables, functionalRelativeTables,
    learnedTables, nopeTables, relativeBiasTables, shawTables;

std::span<const KnownEncoding> knownEncodings()
{
    static constexpr KnownEncoding all[] {
        // Added to the tokens, or nothing.
        {{"sinusoidal", LAB_WORDS("encodings", "Sinusoidal"),
             "Vaswani et al. 2017, arXiv:1706.03762, §3.5"},
            sinusoidalRows, sinusoidalTables, 1},
        {{"learned", LAB_WORDS("encodings", "Learned absolute"),
             "Gehring et al. 2017, arXiv:1705.03122, §3.1"},
            learnedRows, learnedTables, 17},
        {{"sinusoidal_grid", LAB_WORDS("encodings", "Sinusoidal grid (2-D, 3-D)"),
             "He et al. 2022, arXiv:2111.06377; Carion et al. 2020, arXiv:2005.12872"},
            sinusoidalGridRows, sinusoidalGridTables, 8},
        {{"nope", LAB_WORDS("encodings", "None (NoPE)"),
             "Kazemnejad et al. 2023, arXiv:2305.19466"},
            nopeRows, nopeTables, 18},
        // Rotates queries and keys.
        {{"rope", LAB_WORDS("encodings", "Rotary (RoPE)"),
             "Su et al. 2021, arXiv:2104.09864, §3.2.2"},
            rotaryRows, rotaryTables, 2},
        {{"xpos", "xPos", "Sun et al. 2022, arXiv:2212.10554"}, xposRows, xposTables, 15},
        {{"rotary_grid", LAB_WORDS("encodings", "Rotary grid (axial and mixed RoPE)"),
             "Fang et al. 2023, arXiv:2303.11331; Heo et al. 2024, arXiv:2403.13298"},
            rotaryGridRows, rotaryGridTables, 7},
        {{"multimodal_rotary", LAB_WORDS("encodings", "Multimodal rotary (M-RoPE)"),
             "Wang et al. 2024, arXiv:2409.12191, §2.1"},
            multimodalRows, multimodalTables, 6},
        // A bias depending on the distance.
        {{"alibi", "ALiBi", "Press et al. 2021, arXiv:2108.12409, §3"}, alibiRows, alibiTables, 3},
        {{"kerple", "KERPLE", "Chi et al. 2022, arXiv:2205.09921, §4"}, kerpleRows, kerpleTables,
            11},
        {{"fire", "FIRE", "Li et al. 2024, arXiv:2310.04418"}, fireRows, fireTables, 12},
        {{"sandwich", "Sandwich", "Chi et al. 2023, arXiv:2212.10356"}, sandwichRows,
            sandwichTables, 13},
        {{"relative_bias", LAB_WORDS("encodings", "Learned relative bias"),
             "Raffel et al. 2020, arXiv:1910.10683, §2.1"},
            relativeBiasRows, relativeBiasTables, 19},
        {{"t5", LAB_WORDS("encodings", "T5's bucketed bias"),
             "Raffel et al. 2020, arXiv:1910.10683, §2.1"},
            t5Rows, t5Tables, 4},
        {{"swin", LAB_WORDS("encodings", "Swin's window bias"),
             "Liu et al. 2021, arXiv:2103.14030, §3.2; Liu et al. 2022, arXiv:2111.09883, §3.3"},
            swinRows, swinTables, 5},
        // Relative terms that depend on the content.
        {{"shaw", LAB_WORDS("encodings", "Relative vectors (Shaw)"),
             "Shaw et al. 2018, arXiv:1803.02155, §3"},
            shawRows, shawTables, 20},
        {{"functional_relative", LAB_WORDS("encodings", "Functional relative"),
             "Dai et al. 2019, arXiv:1901.02860, §3.3"},
            functionalRelativeRows, functionalRelativeTables, 16},
        {{"transformer_xl", "Transformer-XL", "Dai et al. 2019, arXiv:1901.02860, §3.3"},
            transformerXlRows, transformerXlTables, 9},
        {{"deberta", "DeBERTa", "He et al. 2021, arXiv:2006.03654, §3.1"}, debertaRows,
            debertaTables, 10},
        {{"cope", "CoPE", "Golovneva et al. 2024, arXiv:2405.18719, §4"}, copeRows, copeTables, 14},
    };
    return all;
}

namespace {

std::vector<KnownEncoding> inOrderOfJoining()
{
    const auto known = knownEncodings();
    std::vector<KnownEncoding> joined(known.begin(), known.end());
    std::ranges::sort(joined, {}, &KnownEncoding::joined);
    return joined;
}

template <class Row> std::vector<Row> listed(std::span<const Row> (*KnownEncoding::*rows)())
{
    std::vector<Row> all;
    for (const KnownEncoding& one : inOrderOfJoining())
        std::ranges::copy((one.*rows)(), std::back_inserter(all));
    return all;
}

} // namespace

std::span<const CatalogueEntry> catalogue()
{
    static const std::vector<CatalogueEntry> entries = [] {
        std::vector<CatalogueEntry> all;
        for (const KnownEncoding& one : knownEncodings())
            all.push_back(one.entry);
        return all;
    }();
    return entries;
}

std::span<const Parameter> schemeRows()
{
    static const std::vector<Parameter> rows = listed(&KnownEncoding::rows);
    return rows;
}

std::span<const TableQuantity> schemeTables()
{
    static const std::vector<TableQuantity> tables = listed(&KnownEncoding::tables);
    return tables;
}

} // namespace lab
