#include "ui/benches/pair_factors_view.h"

#include "core/figures/context/context_figures.h"

#include <QKeyEvent>

#include <algorithm>

namespace lab::ui {

PairFactorsView::PairFactorsView(QWidget* parent)
    : FigureView(drawing::contextFactors, parent)
{
}

const drawing::Handle* PairFactorsView::selected() const
{
    const auto& all = drawn().handles;
    const auto found = std::ranges::find_if(all, [this](const drawing::Handle& one) {
        return m_selected && one.which == static_cast<int>(*m_selected);
    });
    return found == all.end() ? nullptr : &*found;
}

drawing::Point PairFactorsView::shownPointer() const
{
    const drawing::Point mouse = FigureView::shownPointer();
    const drawing::Handle* const end = selected();
    return end && !hitAt(drawn(), mouse).handle ? end->place : mouse;
}

void PairFactorsView::frameChanged()
{
    if (m_selected && !handleOf(frame().handles, *m_selected))
        m_selected.reset();
}

void PairFactorsView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    m_selected.reset();
    FigureView::grab(point, modifiers);
}

void PairFactorsView::select(std::optional<RampEnd> end)
{
    if (m_selected || end) {
        m_selected = end;
        const drawing::Handle* const handle = selected();
        point(handle ? handle->focus : Focus {});
    }
    update();
}

// None, the first end, …, the last end, none.
void PairFactorsView::selectNext()
{
    const auto& ends = frame().handles.ends;
    auto next = ends.begin();
    if (m_selected)
        next = std::ranges::find(ends, *m_selected, &RampHandle::end) + 1;
    select(next == ends.end() ? std::nullopt : std::optional(next->end));
}

void PairFactorsView::moveSelected(double byPairs)
{
    const drawing::Handle end = *selected();
    if (const auto change = dragged(end, end.number + byPairs))
        edit(*change);
    if (const drawing::Handle* const after = selected())
        point(after->focus);
}

void PairFactorsView::keyPressEvent(QKeyEvent* event)
{
    const double step = event->modifiers() & Qt::ShiftModifier ? 1 : 0.25;
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        return selectNext();
    if (m_selected && key == Qt::Key_Escape)
        return select({});
    if (m_selected && (key == Qt::Key_Left || key == Qt::Key_Down))
        return moveSelected(-step);
    if (m_selected && (key == Qt::Key_Right || key == Qt::Key_Up))
        return moveSelected(step);
    FigureView::keyPressEvent(event);
}

void PairFactorsView::focusOutEvent(QFocusEvent* event)
{
    FigureView::focusOutEvent(event);
    select({});
}

} // namespace lab::ui
