#include "ui/benches/all_benches.h"

#include "core/state/benches.h"
#include "ui/benches/biases_bench.h"
#include "ui/benches/compare_bench.h"
#include "ui/benches/context_bench.h"
#include "ui/benches/derivation_bench.h"
#include "ui/benches/experiment_bench.h"
#include "ui/benches/grids_bench.h"
#include "ui/benches/order_bench.h"
#include "ui/benches/precision_bench.h"
#include "ui/benches/relative_bench.h"
#include "ui/benches/rotations_bench.h"
#include "ui/benches/waves_bench.h"

#include <algorithm>
#include <array>
#include <vector>

namespace lab::ui {

namespace {

template <class Made> Bench* made(QWidget* parent)
{
    return new Made(parent);
}

struct Maker {
    BenchId id;
    Bench* (*made)(QWidget* parent);
};

constexpr std::array makers {
    Maker {BenchId::Order, made<OrderBench>},
    Maker {BenchId::Waves, made<WavesBench>},
    Maker {BenchId::Rotations, made<RotationsBench>},
    Maker {BenchId::Derivation, made<DerivationBench>},
    Maker {BenchId::Biases, made<BiasesBench>},
    Maker {BenchId::Relative, made<RelativeBench>},
    Maker {BenchId::Grids, made<GridsBench>},
    Maker {BenchId::Context, made<ContextBench>},
    Maker {BenchId::Precision, made<PrecisionBench>},
    Maker {BenchId::Experiment, made<ExperimentBench>},
    Maker {BenchId::Compare, made<CompareBench>},
};

} // namespace

std::span<const BenchId> allBenches()
{
    static const std::vector<BenchId> ids = [] {
        std::vector<BenchId> all;
        for (const BenchRow& bench : benches())
            all.push_back(bench.id);
        return all;
    }();
    return ids;
}

Bench* newBench(BenchId id, QWidget* parent)
{
    return std::ranges::find(makers, id, &Maker::id)->made(parent);
}

Bench* newDrawnBench(BenchId id)
{
    if (id == BenchId::Derivation)
        return new DerivationBench(nullptr, DerivationBench::QuestionUse::Written);
    return newBench(id, nullptr);
}

} // namespace lab::ui
