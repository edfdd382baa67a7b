#include "ui/store/store.h"

namespace lab::ui {

Store::Store(LabState start, QObject* parent)
    : QObject(parent)
    , m_history(start)
    , m_saved(std::move(start))
{
}

void Store::dispatch(const Edit& edit, Gesture gesture)
{
    LabState next = applied(state(), edit);
    if (next == state())
        return;
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
    LabState present = state();
    present.bench = m_saved.bench;
    return !(present == m_saved);
}

void Store::markSaved()
{
    m_saved = state();
    Q_EMIT modifiedChanged();
}

void Store::announce()
{
    Q_EMIT changed(state());
    Q_EMIT modifiedChanged();
}

} // namespace lab::ui
