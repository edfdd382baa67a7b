#include "ui/store/store.h"

#include "core/state/derivation_edits.h"
#include "core/state/looked_at.h"
#include "core/state/pass_answers.h"
#include "core/state/series_step.h"

#include <algorithm>
#include <utility>

namespace lab::ui {

Store::Store(LabState start, QObject* parent)
    : QObject(parent)
    , m_history(start)
    , m_saved {std::move(start)}
{
}

LabState Store::after(const LabState& before, const Edit& edit, Gesture gesture)
{
    LabState next = applied(before, edit);
    if (isPlayed(gesture)) {
        std::erase_if(m_played, [gesture](const auto& one) { return one.first == gesture; });
        m_played.emplace_back(gesture, edit);
        return next;
    }
    const auto* one = edit.as<SetParameter>();
    const std::string key = one ? one->key : std::string();
    if (gesture != m_gesture) {
        m_key = key;
        m_played.clear();
    } else if (key != m_key) {
        m_key.clear();
    }
    m_gesture = gesture;
    if (m_key.empty() || !m_history.joins(gesture) || next == before)
        return next;
    LabState start = m_history.undoState();
    for (const auto& [played, last] : m_played)
        start = applied(start, last);
    return applied(start, edit);
}

/// Of edits from before the last gesture that continue meanwhile.
bool Store::isPlayed(Gesture gesture) const
{
    return gesture != 0 && gesture < m_gesture;
}

// Animation since the last edit of an ongoing gesture is a part of its step.
void Store::undoPlayed(Gesture gesture)
{
    while (gesture != 0 && gesture == m_gesture && m_history.moment() > m_moment && canUndo())
        m_history.undo();
}

void Store::dispatch(const Edit& edit, Gesture gesture)
{
    if (edit.is<ChangeSeries>())
        closeAside();
    const LabState before = state();
    undoPlayed(gesture);
    LabState next = after(before, edit, gesture);
    const bool isOther = !(next == before);
    const bool isRefused = isOther && m_lock && !edit.is<LoadState>() && !m_lock(before, next);
    if (!isRefused && opensAside(edit, next))
        return openAside(edit);
    m_history.record(isRefused ? before : std::move(next), edit, gesture);
    if (!isPlayed(gesture))
        m_moment = m_history.moment();
    if (isRefused)
        Q_EMIT refused();
    else if (isOther)
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

bool Store::opensAside(const Edit& edit, const LabState& next) const
{
    return !isAside() && next.bench != state().bench && !edit.is<LoadState>() && !edit.is<StepTo>()
        && m_asides && m_asides();
}

void Store::openAside(const Edit& edit)
{
    if (isAside())
        return dispatch(edit);
    const LabState next = applied(state(), edit);
    if (next == state())
        return;
    if (m_lock && !m_lock(state(), next))
        return Q_EMIT refused();
    Q_EMIT asideTurning();
    LabState start = applied(state(), edit); // what is played has stopped
    m_held = std::move(m_history);
    replaceHistory(History<LabState, Edit>(std::move(start)));
}

void Store::closeAside()
{
    if (!isAside())
        return;
    Q_EMIT asideTurning();
    History<LabState, Edit> held = *std::move(m_held);
    m_held.reset();
    replaceHistory(std::move(held));
}

// A gesture that goes on is not one of the other history.
void Store::replaceHistory(History<LabState, Edit> history)
{
    m_history = std::move(history);
    m_gesture = newGesture();
    m_played.clear();
    m_key.clear();
    Q_EMIT changed(state());
    Q_EMIT modifiedChanged();
    Q_EMIT asideTurned();
}

bool Store::isModified() const
{
    return std::ranges::none_of(m_saved, [present = kept()](const LabState& saved) mutable {
        present.bench = saved.bench;
        return present == saved;
    });
}

bool Store::hasWork() const
{
    const auto isSame = [present = withOwnNumbers(kept())](LabState saved) {
        saved = withOwnNumbers(std::move(saved));
        LabState now = viewedLike(present, saved);
        now.derivation = withAnswersOf(std::move(now.derivation), saved.derivation);
        now.derivation.card = saved.derivation.card;
        return now == saved;
    };
    const auto isStepOf = [this](const LabState& saved) { return saved.series == kept().series; };
    return std::ranges::none_of(m_saved, isSame)
        && !(shownStep(kept()) && std::ranges::any_of(m_saved, isStepOf));
}

void Store::markSaved()
{
    m_saved = {kept()};
    Q_EMIT modifiedChanged();
}

void Store::markUntouched()
{
    if (isModified())
        m_saved.push_back(kept());
    Q_EMIT modifiedChanged();
}

void Store::setUntouched(std::vector<LabState> states)
{
    m_saved = std::move(states);
    Q_EMIT modifiedChanged();
}

void Store::announce()
{
    if (!isAside())
        Q_EMIT keptChanged(state());
    Q_EMIT changed(state());
    Q_EMIT modifiedChanged();
}

} // namespace lab::ui

#include "moc_store.cpp"
