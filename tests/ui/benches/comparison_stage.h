#pragma once

#include "tests/ui/benches/bench_stage.h"
#include "ui/benches/all_benches.h"
#include "ui/views/comparison/comparison_bar.h"

#include <memory>

/// A bench at its start, with nothing hidden before a prediction.
inline lab::LabState startWithResults(lab::BenchId id)
{
    lab::LabState state = lab::ui::startOf(id);
    state.experiment.bet = lab::ExperimentBet::Waived;
    return state;
}

/// Any bench, with a state that can be pinned.
struct ComparisonStage {
    lab::ui::FormulaBook book;
    lab::ui::Store store;
    std::unique_ptr<lab::ui::Bench> bench;

    explicit ComparisonStage(lab::BenchId id, QSize size = lab::ui::usualSize)
        : store(startWithResults(id))
        , bench(lab::ui::newBench(id, nullptr))
    {
        lab::ui::setUpBench(*bench, store, book, size);
    }

    void pin() { store.dispatch(lab::PinState {}); }
    void set(const char* key, const lab::Value& value)
    {
        store.dispatch(lab::SetParameter {key, value});
    }
    template <class View> View& view() const { return partOf<View>(*bench); }
    lab::LabState ghost() const { return *lab::ghostState(store.state()); }
};

/// Whether a pixel at most one away from the point has roughly this colour.
inline bool hasColour(const QImage& image, QPointF point, const QColor& colour)
{
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const QPoint place = point.toPoint() + QPoint(dx, dy);
            if (!image.rect().contains(place))
                continue;
            const QColor found = image.pixelColor(place);
            const int away = std::abs(found.red() - colour.red())
                + std::abs(found.green() - colour.green()) + std::abs(found.blue() - colour.blue());
            if (away <= 60)
                return true;
        }
    }
    return false;
}
