#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/lessons/lesson_stage.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/other_screen.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/speaker/presentation_clock.h"
#include "ui/windows/speaker/speaker_window.h"

#include <QAction>
#include <QGuiApplication>
#include <QMainWindow>
#include <QPointer>
#include <QScreen>

namespace lab::ui {

namespace {

/// A screen that the audience does not see; null if it sees every screen.
QScreen* screenBeside(const QWidget& window)
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    QList<QRect> places;
    for (const QScreen* screen : screens)
        places += screen->geometry();
    return screens.value(otherScreen(places, window.screen()->geometry()));
}

void place(SpeakerWindow& speaker, const QRect& presented)
{
    speaker.resize(presented.size());
    speaker.move(presented.topLeft());
}

/// The single presenter view, while it is open.
class Speaker : public QObject {
public:
    explicit Speaker(const WindowParts& parts)
        : QObject(&parts.window)
        , m_parts(parts)
        , m_stage(new LessonStage(parts, *parts.lesson))
        , m_clock(new PresentationClock(parts, *m_stage))
    {
    }

    LessonStage& stage() { return *m_stage; }

    /// Or back to the main window if the presenter view has the focus.
    void open()
    {
        if (m_speaker && m_speaker->isActiveWindow())
            return m_parts.window.activateWindow();
        show();
        m_isOnItsOwn = false;
        m_speaker->raise();
        m_speaker->activateWindow();
    }

    void begin()
    {
        QScreen* const screen = screenBeside(m_parts.window);
        if (!screen || m_speaker)
            return;
        show();
        m_isOnItsOwn = true;
        m_parts.window.activateWindow(); // its keys are those of the presentation
    }

    void end()
    {
        if (m_speaker && m_isOnItsOwn)
            m_speaker->close();
    }

private:
    void show()
    {
        if (m_speaker)
            return;
        m_speaker = new SpeakerWindow(m_parts, *m_stage, *m_clock);
        if (const QScreen* const screen = screenBeside(m_parts.window))
            place(*m_speaker, centredIn(screen->availableGeometry(), m_speaker->size()));
        m_speaker->setVisible(true);
    }

    const WindowParts& m_parts;
    LessonStage* m_stage;
    PresentationClock* m_clock;
    QPointer<SpeakerWindow> m_speaker;
    bool m_isOnItsOwn = false; ///< opened by presenting, which closes it again
};

} // namespace

LessonStage& bindSpeaker(const WindowParts& parts)
{
    auto* speaker = new Speaker(parts);
    QObject::connect(
        parts.actions.speaker, &QAction::triggered, speaker, [speaker] { speaker->open(); });
    QObject::connect(
        &parts.presenting, &Presenting::begun, speaker, [speaker] { speaker->begin(); });
    QObject::connect(&parts.presenting, &Presenting::ended, speaker, [speaker] { speaker->end(); });
    return speaker->stage();
}

} // namespace lab::ui
