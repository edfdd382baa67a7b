#pragma once

#include "core/state/rotation_vectors.h"
#include "tests/ui/views/view_stage.h"
#include "ui/views/rotations/convention_view.h"

#include <QKeyEvent>
#include <QTest>

namespace lab::ui {

inline void showState(ConventionView& view, const LabState& state)
{
    view.setFrame(conventionFrame(state));
    view.setMarks(state.position, state.rotations.pair, state.rotations.width / 2);
}

} // namespace lab::ui

/// Shared by the tests of conventions: the picture on a store, and a mouse.
namespace convention {

using namespace lab;
using namespace lab::ui;

inline constexpr QSize size(512, 345);

inline LabState stateOf(int width = 16, Pairing pairing = Pairing::Interleaved, double share = 1)
{
    LabState state;
    state.rotations.width = width;
    state.rotations.pairing = pairing;
    state.rotations.rotatedShare = share;
    return state;
}

struct ConventionStage : ViewStage<ConventionView> {
    explicit ConventionStage(const LabState& start = stateOf(), QSize space = size)
        : ViewStage(space, start)
    {
    }
    ConventionLayout layout() const
    {
        return conventionLayout(view.rect(), view.frame(), view.look());
    }
    /// A point in the half of the cell that belongs to the bar.
    QPointF at(ColumnBar bar) const
    {
        const QRectF cell = layout().cell(bar.row, bar.slot);
        return {cell.left() + (bar.token == Token::Query ? 0.3 : 0.7) * cell.width(),
            cell.center().y()};
    }
    QPointF wire(int column, double along) const
    {
        return wireOf(layout(), view.frame(), view.frame().columns[std::size_t(column)])
            .pointAt(along);
    }
    QPointF scoreRow(int index) const
    {
        return {100, layout().scoresTop + (index + 0.5) * layout().scoreHeight};
    }
    void type(Qt::Key key) { QTest::keyClick(&view, key); }
    double number(Token token, int column) const
    {
        const Rotations& rotations = state().rotations;
        return (token == Token::Query ? queryVector(rotations) : keyVector(rotations))[column];
    }
};

inline bool isNear(double a, double b, double most = 1e-9)
{
    return std::abs(a - b) <= most;
}

} // namespace convention
