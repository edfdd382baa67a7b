#include "ui/benches/all_benches.h"

#include "ui/benches/base_bench.h"
#include "ui/benches/biases_bench.h"
#include "ui/benches/derivation_bench.h"
#include "ui/benches/order_bench.h"
#include "ui/benches/precision_bench.h"
#include "ui/benches/rotations_bench.h"
#include "ui/benches/waves_bench.h"

#include <array>

namespace lab::ui {

std::span<const BenchId> allBenches()
{
    static constexpr std::array benches = {BenchId::Order, BenchId::Waves, BenchId::Rotations,
        BenchId::Derivation, BenchId::Biases, BenchId::Base, BenchId::Precision};
    return benches;
}

Bench* newBench(BenchId id, QWidget* parent)
{
    switch (id) {
    case BenchId::Order:
        return new OrderBench(parent);
    case BenchId::Waves:
        return new WavesBench(parent);
    case BenchId::Rotations:
        return new RotationsBench(parent);
    case BenchId::Derivation:
        return new DerivationBench(parent);
    case BenchId::Base:
        return new BaseBench(parent);
    case BenchId::Biases:
        return new BiasesBench(parent);
    case BenchId::Precision:
        break;
    }
    return new PrecisionBench(parent);
}

Bench* newDrawnBench(BenchId id)
{
    if (id == BenchId::Derivation)
        return new DerivationBench(nullptr, DerivationBench::QuestionRoom::Given);
    return newBench(id, nullptr);
}

} // namespace lab::ui
