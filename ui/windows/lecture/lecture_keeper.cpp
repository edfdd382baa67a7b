#include "ui/windows/lecture/lecture_keeper.h"

#include "ui/store/plain_text.h"
#include "ui/windows/lecture/lecture_desk.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/unsaved_keeper.h"
#include "ui/windows/parts/window_parts.h"

#include <QFileInfo>
#include <QMainWindow>

#include <chrono>

namespace lab::ui {

namespace {

constexpr std::chrono::seconds pauseBeforeKeeping(3);
constexpr std::chrono::seconds pauseAfterError(30); // there may be space again

} // namespace

LectureKeeper::LectureKeeper(const WindowParts& parts, LectureDesk& desk)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_desk(desk)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &LectureKeeper::keep);
    connect(&m_desk, &LectureDesk::changed, this, &LectureKeeper::follow);
    if (const auto* scenes = parts.window.findChild<UnsavedKeeper*>())
        connect(scenes, &UnsavedKeeper::offered, this, &LectureKeeper::offer);
}

void LectureKeeper::follow()
{
    const bool isWork = m_desk.isModified() && !m_desk.lecture().parts.empty();
    if (m_kept && !isWork)
        drop();
    else if (isWork && (!m_pause.isActive() || m_hasFailed))
        m_pause.start(pauseBeforeKeeping);
}

void LectureKeeper::keep()
{
    const auto& keep = m_parts.services.keepLecture;
    if (!keep || !m_desk.isModified() || m_desk.lecture().parts.empty())
        return;
    const UnsavedLecture now {
        m_desk.path(), m_desk.lecture(), QDateTime::currentDateTime(), m_desk.savedFingerprint()};
    if (m_kept && !m_hasFailed && m_kept->path == now.path && m_kept->fingerprint == now.fingerprint
        && m_kept->lecture == now.lecture)
        return;
    if (m_work.isRunning()) { // still writing, as on a slow disk: try again later
        m_pause.start(pauseBeforeKeeping);
        return;
    }
    m_kept = now;
    m_work.start([this, now, keep](const Background::Task& task) {
        task.post([this, done = keep(now)] {
            if (!done && !m_hasFailed)
                m_parts.messages.notify(done.error().sentence);
            m_hasFailed = !done;
            if (m_hasFailed)
                m_pause.start(pauseAfterError);
        });
    });
}

void LectureKeeper::await()
{
    m_work.await();
}

void LectureKeeper::drop()
{
    m_pause.stop();
    await(); // otherwise it would be written after its removal
    m_kept.reset();
    if (m_parts.services.dropLecture)
        m_parts.services.dropLecture();
}

void LectureKeeper::offer()
{
    const WindowServices& services = m_parts.services;
    while (services.takeAbandonedLecture) {
        const auto left = services.takeAbandonedLecture();
        if (!left) {
            m_parts.messages.notify(left.error().sentence);
            continue;
        }
        if (!*left)
            return;
        const UnsavedLecture& one = **left;
        const UnsavedWorkChoice chosen = askAboutUnsavedWork(m_parts.window, tr("Unsaved lecture"),
            one.path.isEmpty()
                ? tr("Restore the unsaved lecture?")
                : tr("Restore the unsaved changes to the lecture %1?").arg(shownFileName(one.path)),
            one.kept);
        if (chosen == UnsavedWorkChoice::TakenUp) {
            m_kept = one; // by now this window's
            m_desk.restoreUnsaved(one);
            Q_EMIT restored();
            return;
        }
        if (chosen == UnsavedWorkChoice::Discarded)
            services.dropLecture();
        else if (services.postponeLecture)
            services.postponeLecture();
    }
}

} // namespace lab::ui

#include "moc_lecture_keeper.cpp"
