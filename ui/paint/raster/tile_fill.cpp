#include "ui/paint/raster/tile_fill.h"

namespace lab::ui {

TileFill tileFill()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return avx2TileFill;
#endif
    return baselineTileFill;
}

} // namespace lab::ui
