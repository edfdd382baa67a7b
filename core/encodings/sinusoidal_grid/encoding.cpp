#include "core/frames/encoding.h"
#include "core/encodings/sinusoidal_grid/formula.h"
#include "core/state/words.h"

namespace lab {

Encoding::Rows sinusoidalGridRows;
Encoding::Tables sinusoidalGridTables;

namespace known {

extern const Encoding sinusoidal_grid;
const Encoding sinusoidal_grid {
    .entry = {"sinusoidal_grid", LAB_WORDS("encodings", "Sinusoidal grid (2-D, 3-D)"),
        "He et al. 2022, arXiv:2111.06377; Carion et al. 2020, arXiv:2005.12872",
        PositionEntry::Token},
    .rows = sinusoidalGridRows,
    .tables = sinusoidalGridTables,
    .joined = 8};

} // namespace known

} // namespace lab
