#include "core/frames/encoding.h"
#include "core/encodings/multimodal_rotary/formula.h"
#include "core/state/words.h"

namespace lab {

Encoding::Rows multimodalRows;
Encoding::Tables multimodalTables;

namespace known {

extern const Encoding multimodal_rotary;
const Encoding multimodal_rotary {
    .entry = {"multimodal_rotary", LAB_WORDS("encodings", "Multimodal rotary (M-RoPE)"),
        "Wang et al. 2024, arXiv:2409.12191, §2.1", PositionEntry::Turn},
    .rows = multimodalRows,
    .tables = multimodalTables,
    .joined = 6};

} // namespace known

} // namespace lab
