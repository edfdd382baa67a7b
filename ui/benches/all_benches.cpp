#include "ui/benches/all_benches.h"

#include "ui/benches/biases_bench.h"
#include "ui/benches/rotations_bench.h"
#include "ui/benches/waves_bench.h"

#include <array>

namespace lab::ui {

std::span<const BenchId> allBenches()
{
    static constexpr std::array benches = {BenchId::Waves, BenchId::Rotations, BenchId::Biases};
    return benches;
}

Bench* newBench(BenchId id, QWidget* parent)
{
    switch (id) {
    case BenchId::Waves:
        return new WavesBench(parent);
    case BenchId::Rotations:
        return new RotationsBench(parent);
    case BenchId::Biases:
        break;
    }
    return new BiasesBench(parent);
}

} // namespace lab::ui
