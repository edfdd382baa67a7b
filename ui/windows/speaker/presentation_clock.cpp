#include "ui/windows/speaker/presentation_clock.h"

#include "ui/store/store.h"
#include "ui/windows/lecture/lecture_desk.h"
#include "ui/windows/lessons/lesson_stage.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/presenting.h"

#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace lab::ui {

PresentationClock::PresentationClock(const WindowParts& parts, const LessonStage& stage)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_stage(stage)
{
    m_since.start();
    connect(&parts.presenting, &Presenting::begun, this, &PresentationClock::begin);
    connect(&stage, &LessonStage::changed, this, &PresentationClock::follow);
    connect(&parts.store, &Store::asideTurned, this, &PresentationClock::follow);
}

void PresentationClock::begin()
{
    if (const auto* lecture = desk()) // which is constructed after this
        connect(
            lecture, &LectureDesk::changed, this, &PresentationClock::follow, Qt::UniqueConnection);
    m_part = part();
    m_before.clear();
    restart();
}

void PresentationClock::follow()
{
    const Part now = part();
    if (now == m_part)
        return;
    m_before[m_part] += m_since.restart();
    m_part = now;
    if (now.isAside)
        m_before.erase(now); // each begins at 0
}

void PresentationClock::restart()
{
    m_before.erase(m_part);
    m_since.start();
}

qint64 PresentationClock::seconds() const
{
    const auto before = m_before.find(m_part);
    return (m_since.elapsed() + (before == m_before.end() ? 0 : before->second)) / 1000;
}

PresentationClock::Part PresentationClock::part() const
{
    const auto* lecture = desk();
    return {lecture ? lecture->place() : std::nullopt,
        m_stage.isOpen() ? m_stage.sheet().title : std::string(), m_parts.store.isAside()};
}

QString PresentationClock::lectureText() const
{
    const auto* lecture = desk();
    const auto taught = lecture && lecture->place() ? lecture->secondsTaught() : std::nullopt;
    if (!taught)
        return {};
    const int minutes = minutesOf(lecture->lecture());
    return minutes == 0 ? tr("Lecture %1").arg(clockText(*taught))
                        : tr("Lecture %1 of %2 min").arg(clockText(*taught)).arg(minutes);
}

const LectureDesk* PresentationClock::desk() const
{
    return m_parts.lecture;
}

QString clockText(qint64 seconds)
{
    return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QChar(u'0'));
}

} // namespace lab::ui

#include "moc_presentation_clock.cpp"
