#include "core/frames/reading.h"

namespace lab {

Reading reading(const LabState& state, const Focus& focus)
{
    switch (state.bench) {
    case BenchId::Order:
        return orderReading(state, focus);
    case BenchId::Waves:
        return wavesReading(state, focus);
    case BenchId::Rotations:
        return rotationsReading(state, focus);
    case BenchId::Derivation:
        return derivationReading(state, focus);
    case BenchId::Base:
        return baseReading(state, focus);
    case BenchId::Biases:
        return biasesReading(state, focus);
    case BenchId::Precision:
        break;
    }
    return precisionReading(state, focus);
}

} // namespace lab
