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
    const LabState before = state();
    undoPlayed(gesture);
    LabState next = after(before, edit, gesture);
    const bool isOther = !(next == before);
    const bool isRefused = isOther && m_lock && !edit.is<LoadState>() && !m_lock(before, next);
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

bool Store::isModified() const
{
    return std::ranges::none_of(m_saved, [present = state()](const LabState& saved) mutable {
        present.bench = saved.bench;
        return present == saved;
    });
}

bool Store::hasWork() const
{
    const auto isSame = [present = withOwnNumbers(state())](LabState saved) {
        saved = withOwnNumbers(std::move(saved));
        LabState now = viewedLike(present, saved);
        now.derivation = withAnswersOf(std::move(now.derivation), saved.derivation);
        now.derivation.card = saved.derivation.card;
        return now == saved;
    };
    const auto isStepOf = [this](const LabState& saved) { return saved.series == state().series; };
    return std::ranges::none_of(m_saved, isSame)
        && !(shownStep(state()) && std::ranges::any_of(m_saved, isStepOf));
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
