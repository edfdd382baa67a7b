#include "ui/windows/lessons/lesson_lock.h"

#include "ui/drawing/ruler/position_ruler.h"
#include "ui/store/store.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/presentation/value_bar.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/presenting.h"

#include <QMainWindow>

#include <algorithm>

namespace lab::ui {

namespace {

/// Whether all hidden parameters are equal in the second state.
bool keeps(const std::vector<std::string>& hidden, const LabState& before, const LabState& after)
{
    return std::ranges::all_of(hidden, [&](const std::string& key) {
        const Parameter* const parameter = parameterNamed(key);
        return !parameter || parameter->read(before) == parameter->read(after);
    });
}

} // namespace

LessonLock::LessonLock(const WindowParts& parts, const LessonDock& dock)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_dock(dock)
{
    connect(&dock, &LessonDock::turned, this, &LessonLock::follow);
    connect(&dock, &QDockWidget::visibilityChanged, this, &LessonLock::follow);
    connect(&parts.presenting, &Presenting::turned, this, &LessonLock::follow);
    connect(&parts.store, &Store::refused, this, &LessonLock::showReason);
    connect(&parts.panels.ruler, &PositionRuler::refused, this, &LessonLock::showReason);
}

void LessonLock::follow()
{
    m_parts.benches.keepToBenches(m_dock.revealedA(), m_dock.benches());
    const bool isShut = m_dock.isOpen() && !m_dock.isRevealed();
    const std::vector<std::string> hidden =
        isShut ? m_dock.lesson().hides : std::vector<std::string>();
    m_parts.presenting.valueBar().setLocked(hidden);
    const bool isAsked = m_dock.isInSight() || m_parts.presenting.isOn();
    m_parts.benches.setHidden(hidden, isAsked ? Cover::QuestionBeside : Cover::QuestionAway);
    m_parts.panels.parameters.setLocked(hidden);
    m_parts.panels.ruler.setLocked(hidden);
    if (hidden.empty())
        return m_parts.store.setLock({});
    m_parts.store.setLock([hidden](const LabState& before, const LabState& after) {
        return keeps(hidden, before, after);
    });
}

void LessonLock::showReason()
{
    m_parts.messages.notify(
        tr("This is locked until you answer; moving it would give the answer away."));
}

} // namespace lab::ui

#include "moc_lesson_lock.cpp"
