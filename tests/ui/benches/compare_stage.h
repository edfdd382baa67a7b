#pragma once

#include "tests/ui/benches/bench_stage.h"
#include "ui/benches/compare_bench.h"
#include "ui/views/compare/adviser_view.h"
#include "ui/views/compare/cards_view.h"
#include "ui/views/compare/compare_table_view.h"

#include <string>

namespace lab::ui {

struct CompareStage : BenchStage<CompareBench> {
    explicit CompareStage(QSize size = usualSize)
        : BenchStage(startOf(BenchId::Compare), size)
    {
    }
    CompareTableView& table() const
    {
        return static_cast<CompareTableView&>(picture(Picture::CompareTable));
    }
    CardsView& claims() const { return static_cast<CardsView&>(picture(Picture::CompareClaims)); }
    const Compare& compare() const { return store.state().compare; }
    CardsView& mistakes() const
    {
        return static_cast<CardsView&>(picture(Picture::CompareMistakes));
    }
    AdviserView& adviser() const
    {
        return static_cast<AdviserView&>(picture(Picture::CompareAdviser));
    }
    void showAdviser() { set("compare.picture", std::string("adviser")); }
    void showClaims() { set("compare.picture", std::string("claims")); }
    void showMistakes() { set("compare.picture", std::string("mistakes")); }
};

} // namespace lab::ui
