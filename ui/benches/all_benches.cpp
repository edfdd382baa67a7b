#include "ui/benches/all_benches.h"

#include "core/state/benches.h"
#include "ui/benches/compare_bench.h"
#include "ui/benches/derivation_bench.h"
#include "ui/benches/experiment_bench.h"
#include "ui/benches/page_bench.h"

#include <algorithm>
#include <array>
#include <vector>

namespace lab::ui {

namespace {

template <class Made> Bench* made(QWidget* parent)
{
    return new Made(parent);
}

template <const Page& page> Bench* shown(QWidget* parent)
{
    return new PageBench(page, parent);
}

struct Maker {
    BenchId id;
    Bench* (*made)(QWidget* parent);
};

constexpr std::array makers {
    Maker {BenchId::Order, shown<orderPage>},
    Maker {BenchId::Waves, shown<wavesPage>},
    Maker {BenchId::Rotations, shown<rotationsPage>},
    Maker {BenchId::Derivation, made<DerivationBench>},
    Maker {BenchId::Biases, shown<biasesPage>},
    Maker {BenchId::Relative, shown<relativePage>},
    Maker {BenchId::Grids, shown<gridsPage>},
    Maker {BenchId::Context, shown<contextPage>},
    Maker {BenchId::Precision, shown<precisionPage>},
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
