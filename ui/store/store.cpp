#include "ui/store/store.h"

#include <algorithm>

namespace lab::ui {

Store::Store(LabState start, QObject* parent)
    : QObject(parent)
    , m_history(start)
    , m_saved {std::move(start)}
{
}

void Store::dispatch(const Edit& edit, Gesture gesture)
{
    LabState next = applied(state(), edit);
    if (next == state())
        return;
    if (m_gate && !edit.is<LoadState>() && !m_gate(state(), next))
        return Q_EMIT refused();
    m_history.record(std::move(next), edit, gesture);
    announce();
}

void Store::undo()
{
    if (!canUndo())
        return;
    m_history.undo();
    announce();
}

void Store::redo()
{
    if (!canRedo())
        return;
    m_history.redo();
    announce();
}

bool Store::isModified() const
{
    return std::ranges::none_of(m_saved, [present = state()](const LabState& saved) mutable {
        present.bench = saved.bench;
        return present == saved;
    });
}

void Store::markSaved()
{
    m_saved = {state()};
    Q_EMIT modifiedChanged();
}

void Store::markUntouched()
{
    if (isModified())
        m_saved.push_back(state());
    Q_EMIT modifiedChanged();
}

void Store::announce()
{
    Q_EMIT changed(state());
    Q_EMIT modifiedChanged();
}

} // namespace lab::ui

#include "moc_store.cpp"
