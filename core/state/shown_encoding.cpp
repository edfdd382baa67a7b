#include "core/state/shown_encoding.h"

namespace lab {

LabState withShown(LabState state, WavesEncoding encoding)
{
    state.bench = BenchId::Waves;
    state.waves.shown = encoding;
    state.waves.picture = WavesPictureShown::Table;
    return state;
}

LabState withShown(LabState state, RelativeEncoding encoding)
{
    state.bench = BenchId::Relative;
    state.relative.encoding = encoding;
    return state;
}

} // namespace lab
