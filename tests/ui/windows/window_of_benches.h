#pragma once

#include "core/state/links.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/benches/all_benches.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/windows/main/main_window.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace lab::ui {

inline LabState newSceneOn(BenchId bench)
{
    LabState state = newScene();
    state.bench = bench;
    return state;
}

/// A window with all benches of the program, shown with a state.
struct WindowOfBenches {
    explicit WindowOfBenches(const LabState& state)
        : store(state)
    {
        std::vector<BenchEntry> entries;
        for (const BenchId id : allBenches())
            entries.push_back({id, [id](QWidget* parent) { return newBench(id, parent); }});
        window.emplace(store, std::move(entries), std::vector<Model> {}, WindowServices {}, book);
        showActive(*window);
    }
    ~WindowOfBenches() { store.markSaved(); }

    double number(std::string_view key) const
    {
        const Value value = parameterNamed(key)->read(store.state());
        const auto* whole = std::get_if<std::int64_t>(&value);
        return whole ? static_cast<double>(*whole) : std::get<double>(value);
    }

    FormulaBook book;
    Store store;
    std::optional<MainWindow> window;
};

} // namespace lab::ui
