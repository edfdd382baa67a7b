#pragma once

#include "bench_situations.h"
#include "ui/benches/bench.h"
#include "ui/store/store.h"

#include <memory>
#include <vector>

namespace lab::ui {

/// A bench with a fresh store.
struct PictureStage {
    FormulaBook book;
    Store store;
    std::unique_ptr<Bench> bench;

    explicit PictureStage(const LabState& start)
        : store(start)
        , bench(newBench(start.bench, nullptr))
    {
        setUpBench(*bench, store, book, {1000, 720});
        bench->complete();
    }
    const LabState& state() const { return store.state(); }
    std::vector<PictureView*> pictures() const { return bench->pictures(); }
};

} // namespace lab::ui
