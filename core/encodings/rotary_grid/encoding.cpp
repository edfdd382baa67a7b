#include "core/frames/encoding.h"
#include "core/encodings/rotary_grid/formula.h"
#include "core/state/words.h"

namespace lab {

Encoding::Rows rotaryGridRows;
Encoding::Tables rotaryGridTables;

namespace known {

extern const Encoding rotary_grid;
const Encoding rotary_grid {
    .entry = {"rotary_grid", LAB_WORDS("encodings", "Rotary grid (axial and mixed RoPE)"),
        "Fang et al. 2023, arXiv:2303.11331; Heo et al. 2024, arXiv:2403.13298",
        PositionEntry::Turn},
    .rows = rotaryGridRows,
    .tables = rotaryGridTables,
    .joined = 7};

} // namespace known

} // namespace lab
