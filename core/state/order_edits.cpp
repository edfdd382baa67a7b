#include "core/state/order_edits.h"

#include "core/state/lab_state.h"

#include <utility>

namespace lab {

LabState with(LabState state, const MoveToken& edit)
{
    state.order.arrangement = withMoved(std::move(state.order.arrangement), edit.from, edit.to);
    return state;
}

} // namespace lab
