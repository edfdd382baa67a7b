#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/lessons/lesson_stage.h"
#include "ui/windows/main/actions.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/room/other_screen.h"
#include "ui/windows/room/presenting.h"
#include "ui/windows/room/speaker_window.h"

#include <QAction>
#include <QGuiApplication>
#include <QPointer>
#include <QScreen>

namespace lab::ui {

namespace {

/// Where the room does not look; null where it sees every screen.
QScreen* screenAside(const MainWindow& window)
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    QList<QRect> places;
    for (const QScreen* screen : screens)
        places += screen->geometry();
    return screens.value(otherScreen(places, window.screen()->geometry()));
}

void place(SpeakerWindow& speaker, const QRect& room)
{
    speaker.resize(room.size());
    speaker.move(room.topLeft());
}

/// The one window of the speaker, while it is open.
class Speaker : public QObject {
public:
    Speaker(Actions& actions, const Store& store, LessonDock& dock, MainWindow& window)
        : QObject(&window)
        , m_actions(actions)
        , m_store(store)
        , m_window(window)
        , m_stage(new LessonStage(store, dock, window))
    {
    }

    void open()
    {
        show();
        m_isOnItsOwn = false;
        m_speaker->raise();
        m_speaker->activateWindow();
    }

    void begin()
    {
        QScreen* const screen = screenAside(m_window);
        if (!screen || m_speaker)
            return;
        show();
        m_isOnItsOwn = true;
        m_window.activateWindow(); // its keys are those of the presentation
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
        m_speaker = new SpeakerWindow(m_store, m_actions, *m_stage, m_window);
        if (const QScreen* const screen = screenAside(m_window))
            place(*m_speaker, centredIn(screen->availableGeometry(), m_speaker->size()));
        m_speaker->setVisible(true);
    }

    Actions& m_actions;
    const Store& m_store;
    MainWindow& m_window;
    LessonStage* m_stage;
    QPointer<SpeakerWindow> m_speaker;
    bool m_isOnItsOwn = false; ///< opened by presenting, which closes it again
};

} // namespace

void bindSpeaker(Actions& actions, const Store& store, LessonDock& dock, MainWindow& window)
{
    auto* speaker = new Speaker(actions, store, dock, window);
    QObject::connect(actions.speaker, &QAction::triggered, speaker, [speaker] { speaker->open(); });
    QObject::connect(
        &window.presenting(), &Presenting::begun, speaker, [speaker] { speaker->begin(); });
    QObject::connect(
        &window.presenting(), &Presenting::ended, speaker, [speaker] { speaker->end(); });
}

} // namespace lab::ui
