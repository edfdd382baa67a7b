#include "core/state/edit.h"

#include <utility>

namespace lab {

template <EditKind Kind>
Edit::Edit(Kind kind)
    : m_kinds(std::make_shared<const EditKinds>(std::move(kind)))
{
}

const EditKinds& Edit::kinds() const
{
    return *m_kinds;
}

const void* Edit::held(std::size_t place) const
{
    if (place != m_kinds->index())
        return nullptr;
    return std::visit([](const auto& one) -> const void* { return &one; }, *m_kinds);
}

template Edit::Edit(SetParameter);
template Edit::Edit(MoveToken);
template Edit::Edit(MovePositions);
template Edit::Edit(ShowPositions);
template Edit::Edit(MoveTip);
template Edit::Edit(SetColumn);
template Edit::Edit(MoveVector);
template Edit::Edit(BendAngle);
template Edit::Edit(Predict);
template Edit::Edit(ShowAnswer);
template Edit::Edit(ChoosePrinciple);
template Edit::Edit(ChooseHalf);
template Edit::Edit(FillLine);
template Edit::Edit(OpenCard);
template Edit::Edit(JudgeBreak);
template Edit::Edit(MeasureBreak);
template Edit::Edit(LoadCase);
template Edit::Edit(SetScore);
template Edit::Edit(SetGate);
template Edit::Edit(SetWordValue);
template Edit::Edit(SetSections);
template Edit::Edit(ChooseCell);
template Edit::Edit(OpenCell);
template Edit::Edit(TestCard);
template Edit::Edit(UseTable);
template Edit::Edit(LoadModel);
template Edit::Edit(LoadRope);
template Edit::Edit(LoadState);
template Edit::Edit(ResetBench);
template Edit::Edit(PinState);
template Edit::Edit(PinOther);
template Edit::Edit(SwapPinned);
template Edit::Edit(ClearPinned);
template Edit::Edit(ChangeSeries);
template Edit::Edit(StepTo);

} // namespace lab
