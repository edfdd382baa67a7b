#include "ui/store/store.h"

#include "core/state/derivation_edits.h"
#include "core/state/pass_answers.h"

#include <algorithm>
#include <utility>

namespace lab::ui {

Store::Store(LabState start, QObject* parent)
    : QObject(parent)
    , m_history(start)
    , m_saved {std::move(start)}
{
}

LabState Store::after(const Edit& edit, Gesture gesture)
{
    const auto* one = edit.as<SetParameter>();
    const std::string key = one ? one->key : std::string();
    if (gesture != m_gesture)
        m_key = key;
    else if (key != m_key)
        m_key.clear();
    m_gesture = gesture;
    LabState next = applied(state(), edit);
    const bool isAgain = !m_key.empty() && m_history.joins(gesture) && !(next == state());
    return isAgain ? applied(m_history.undoState(), edit) : next;
}

void Store::dispatch(const Edit& edit, Gesture gesture)
{
    LabState next = after(edit, gesture);
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

bool Store::hasWork() const
{
    return std::ranges::none_of(m_saved, [present = withOwnNumbers(state())](LabState saved) {
        saved = withOwnNumbers(std::move(saved));
        LabState now = present;
        now.bench = saved.bench;
        now.derivation = withAnswersOf(std::move(now.derivation), saved.derivation);
        now.derivation.page = saved.derivation.page;
        now.derivation.card = saved.derivation.card;
        return now == saved;
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

void Store::setUntouched(std::vector<LabState> states)
{
    m_saved = std::move(states);
    Q_EMIT modifiedChanged();
}

void Store::announce()
{
    Q_EMIT changed(state());
    Q_EMIT modifiedChanged();
}

} // namespace lab::ui

#include "moc_store.cpp"
