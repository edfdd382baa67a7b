#include "ui/windows/presentation/presenting.h"

#include "core/state/series_step.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/desk_scale.h"
#include "ui/paint/projection.h"
#include "ui/store/store.h"
#include "ui/views/comparison/series_words.h"
#include "ui/views/controls/bench_list.h"
#include "ui/views/controls/side_handle.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/presentation/blank_screen.h"
#include "ui/views/presentation/value_bar.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/presentation/change_words.h"
#include "ui/windows/presentation/presentation_marks.h"
#include "ui/windows/presentation/value_typing.h"

#include <QAction>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace lab::ui {

Presenting::Presenting(QMainWindow& window, BenchStack& benches, Actions& actions, Store& store,
    const WindowPanels& panels)
    : QObject(&window)
    , m_window(window)
    , m_benches(benches)
    , m_actions(actions)
    , m_store(store)
    , m_panels(panels)
    , m_blank(new BlankScreen(window))
    , m_marks(new PresentationMarks(window))
    , m_typing(new ValueTyping(window, benches, store, panels))
    , m_start(store.state())
{
    // The shortcuts of a hidden menu would not work.
    window.addActions(actions.findChildren<QAction*>());
    m_remoteKeys += addKey({Qt::Key_B, Qt::Key_Period}, [this] { turnBlank(); });
    addKey({Qt::Key_L}, [this] {
        m_marks->clear(); // the strokes of the pen were about the previous picture
        m_benches.shown().exchangePictures();
    });
    addKey({Qt::Key_Tab}, [this] {
        m_marks->clear();
        m_benches.shown().showNextPicture();
    });
    addKey({Qt::Key_V}, [this] { m_typing->open(); });
    addKey({Qt::Key_M}, [this] { m_typing->openOn("position.query"); });
    addKey({Qt::Key_N}, [this] { m_typing->openOn("position.key"); });
    connect(&valueBar(), &ValueBar::closed, this, [this](bool isByKey) {
        if (m_isOn && isByKey)
            giveKeysToPicture();
    });
    m_remoteKeys += addKey({Qt::Key_PageDown}, [this] { step(1); });
    m_remoteKeys += addKey({Qt::Key_PageUp}, [this] { step(-1); });
    addKey({Qt::Key_O}, [this] { m_marks->take(PresentationMarks::Tool::Dot); });
    addKey({Qt::Key_S}, [this] { m_marks->take(PresentationMarks::Tool::Spotlight); });
    addKey({Qt::Key_P}, [this] { m_marks->take(PresentationMarks::Tool::Pen); });
    m_remoteKeys += addKey({Qt::Key_E}, [this] { Q_EMIT explanationWanted(); });
    window.installEventFilter(this);
    connect(m_blank, &BlankScreen::focusWidgetLost, this, [this] {
        if (m_isOn) // of a field that has disappeared meanwhile
            giveKeysToPicture();
    });
    connect(actions.present, &QAction::triggered, this,
        [this](bool isWanted) { isWanted ? begin() : end(); });
    connect(actions.backToStart, &QAction::triggered, this, &Presenting::goBackToStart);
    connect(&store, &Store::changed, this, &Presenting::onStoreChanged);
}

QAction* Presenting::addKey(const QList<QKeySequence>& keys, std::function<void()> command)
{
    auto* action = new QAction(this);
    action->setShortcuts(keys);
    action->setAutoRepeat(false);
    action->setEnabled(false); // at a desk it is unused, or a picture's
    m_window.addAction(action);
    connect(action, &QAction::triggered, this, [command = std::move(command)] { command(); });
    m_keys.push_back(action);
    return action;
}

void Presenting::addStepper(std::function<bool(int)> stepper)
{
    m_steppers.push_back(std::move(stepper));
}

// A blank screen is removed first, in whichever window has the focus.
void Presenting::step(int by)
{
    if (m_blank->isDown())
        return m_blank->pullUp();
    m_marks->clear();
    for (auto stepper = m_steppers.rbegin(); stepper != m_steppers.rend(); ++stepper)
        if ((*stepper)(by))
            return;
    Q_EMIT steppedPast(by);
}

ValueBar& Presenting::valueBar() const
{
    return m_typing->bar();
}

QList<QAction*> Presenting::deskKeys() const
{
    return {m_actions.largerText, m_actions.smallerText, m_actions.usualText};
}

void Presenting::begin()
{
    if (m_isOn)
        return;
    m_isOn = true;
    m_zoom = 1;
    m_start = m_store.state();
    m_bench = m_start.bench;
    m_change = {};
    m_actions.present->setChecked(true);
    m_actions.backToStart->setShortcut(Qt::Key_Home);
    for (QAction* key : m_keys)
        key->setEnabled(true);
    for (QAction* key : deskKeys())
        key->setEnabled(false); // the same keys change the size of the audience's text
    keepAway();
    m_before = m_window.windowState();
    m_window.setWindowState(m_before | Qt::WindowFullScreen);
    for (QLineEdit* field : m_window.findChildren<QLineEdit*>())
        if (!valueBar().isAncestorOf(field))
            field->installEventFilter(this);
    Q_EMIT lookChanged();
    Q_EMIT turned();
    giveKeysToPicture();
    Q_EMIT begun();
}

void Presenting::giveKeysToPicture()
{
    for (PictureView* picture : m_benches.shown().pictures())
        if (picture == m_benches.shown().largePicture())
            picture->setFocus(Qt::OtherFocusReason);
}

void Presenting::end()
{
    if (!m_isOn)
        return;
    m_store.closeAside();
    m_isOn = false;
    m_actions.present->setChecked(false);
    m_actions.backToStart->setShortcut({}); // a key that rulers and fields use
    for (QAction* key : m_keys)
        key->setEnabled(false);
    for (QAction* key : deskKeys())
        key->setEnabled(true);
    m_blank->pullUp();
    valueBar().close();
    m_marks->take(PresentationMarks::Tool::None);
    m_marks->clear();
    for (QLineEdit* field : m_window.findChildren<QLineEdit*>())
        field->removeEventFilter(this);
    bringBack();
    m_window.setWindowState(m_before);
    Q_EMIT lookChanged();
    Q_EMIT turned();
    Q_EMIT ended();
}

double Presenting::scale()
{
    m_appliedScale = fittingScale();
    return m_appliedScale;
}

double Presenting::fittingScale() const
{
    if (!m_isOn)
        return deskScale(m_window.size());
    const double usual = presentationScale(m_window.size());
    return std::clamp(m_zoom * usual, usual, largestPresentationScale(m_window.size()));
}

void Presenting::prepare(Bench& bench) const
{
    bench.setAudience(m_isOn ? Audience::Presentation : Audience::One);
    bench.setLastChange(m_isOn ? m_change : LastChange {});
}

void Presenting::prepareStart()
{
    startFrom(m_store.state());
}

void Presenting::startFrom(const LabState& state, const LastChange& change)
{
    m_start = state;
    m_change = change;
    Q_EMIT turned();
}

void Presenting::goBackToStart()
{
    const bool wasModified = m_store.isModified();
    m_store.dispatch(LoadState {m_start, LoadState::Of::Start});
    m_benches.goBackToFirstPictures();
    m_marks->clear();
    if (!wasModified) // as after a lesson's reveal, which is not unsaved work
        m_store.markUntouched();
    if (!m_store.isAside())
        Q_EMIT wentBack();
}

void Presenting::undo()
{
    const bool isAtFloor = m_isOn && m_floor && !m_store.isAside() && m_store.canUndo()
        && m_store.undoState() == *m_floor;
    if (!isAtFloor)
        m_store.undo();
}

// A dock that closes restores the parameters that it replaced.
void Presenting::keepAway()
{
    if (!m_isOn)
        return;
    std::vector<QWidget*> parts {&m_panels.list};
    for (QDockWidget* dock : m_window.findChildren<QDockWidget*>())
        parts.push_back(dock);
    parts.push_back(&m_panels.parameters);
    for (SideHandle* handle : m_window.findChildren<SideHandle*>())
        parts.push_back(handle);
    parts.push_back(m_window.menuBar());
    std::erase_if(parts, [](const QWidget* part) { return part->isHidden(); });
    m_away.insert(m_away.end(), parts.begin(), parts.end());
    for (QWidget* part : parts)
        part->setVisible(false);
    m_panels.parameters.setVisible(false);
}

bool Presenting::isAway(const QWidget& panel) const
{
    return std::ranges::find(m_away, &panel, [](const auto& one) { return one.data(); })
        != m_away.end();
}

void Presenting::bringInstead(const QWidget& panel, QWidget& other)
{
    std::ranges::replace_if(
        m_away, [&](const auto& one) { return one.data() == &panel; }, QPointer<QWidget>(&other));
}

void Presenting::turnBlank()
{
    if (m_blank->isDown())
        m_blank->pullUp();
    else
        m_blank->pullDown();
}

void Presenting::bringBack()
{
    for (auto part = m_away.rbegin(); part != m_away.rend(); ++part) {
        if (*part)
            (*part)->setVisible(true);
    }
    m_away.clear();
}

// Changing the bench is not a change that the audience would look for.
void Presenting::onStoreChanged()
{
    if (!m_isOn)
        return;
    const LabState& state = m_store.state();
    wipeForAnother(state);
    m_change = changeAt(state);
}

// The strokes of the pen belong to what they were drawn over.
void Presenting::wipeForAnother(const LabState& state)
{
    const bool isStep = m_store.canUndo() && m_store.undoEdit().is<StepTo>() // a drag may go
                                                                             // through it
        && shownStep(state);
    if (isStep || state.bench != m_bench)
        m_marks->clear();
    m_bench = state.bench;
}

// A state of the series has a caption over the picture; adding one to the series changes nothing.
LastChange Presenting::changeAt(const LabState& state) const
{
    LabState here = m_start;
    here.bench = state.bench;
    const auto step = shownStep(state);
    const bool isStepTo = m_store.canUndo() && m_store.undoEdit().is<StepTo>();
    const bool hasCaption = step && !ownCaption(state.series.steps()[*step]).isEmpty();
    if (hasCaption || here == state || isStepTo)
        return {};
    if (!m_store.canUndo() || m_store.undoEdit().is<ChangeSeries>())
        return m_change;
    return lab::ui::lastChange(m_store.undoState(), state, m_store.undoEdit()).value_or(m_change);
}

void Presenting::zoom(double factor)
{
    const double usual = presentationScale(m_window.size());
    m_zoom = std::clamp(
        m_zoom * factor, 1.0, std::max(1.0, largestPresentationScale(m_window.size()) / usual));
    Q_EMIT lookChanged();
}

bool Presenting::isTaken(const QKeyEvent& key)
{
    constexpr double step = 1.125;
    if (key.modifiers().testFlag(Qt::ControlModifier)) {
        if (key.key() == Qt::Key_Plus || key.key() == Qt::Key_Equal)
            zoom(step);
        else if (key.key() == Qt::Key_Minus)
            zoom(1 / step);
        else
            return false;
        return true;
    }
    if (key.modifiers() & ~Qt::KeypadModifier)
        return false;
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        Q_EMIT revealWanted();
    else if (key.key() == Qt::Key_Escape)
        end();
    else
        return false;
    return true;
}

bool Presenting::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize) {
        // Not of the previous size: the text may have grown since, or before the first one was
        // reported.
        const double now = fittingScale();
        const bool isOther = now < m_appliedScale || now > m_appliedScale;
        if (m_isOn || isOther)
            Q_EMIT lookChanged();
    }
    if (!m_isOn)
        return QObject::eventFilter(watched, event);
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto& key = static_cast<QKeyEvent&>(*event);
    if (watched == &m_window)
        return isTaken(key) || QObject::eventFilter(watched, event);
    if (static_cast<QLineEdit*>(watched)->window() != &m_window) // beside what an audience sees
        return QObject::eventFilter(watched, event);
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        // After the field has accepted the number; it keeps invalid input, and the focus.
        QMetaObject::invokeMethod(
            this,
            [this, field = QPointer(watched)] {
                if (m_isOn && field && !field->property("wrong").toBool())
                    giveKeysToPicture();
            },
            Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }
    if (key.key() == Qt::Key_Escape) { // it restores the number, and the audience's keys too
        QMetaObject::invokeMethod(this, &Presenting::giveKeysToPicture, Qt::QueuedConnection);
        return !static_cast<QLineEdit*>(watched)->isModified();
    }
    if (key.key() != Qt::Key_B || key.modifiers()) // no number is written with a B
        return QObject::eventFilter(watched, event);
    m_blank->pullDown();
    return true;
}

} // namespace lab::ui

#include "moc_presenting.cpp"
