#include "ui/windows/presentation/aside.h"

#include "ui/drawing/ruler/position_ruler.h"
#include "ui/store/series_player.h"
#include "ui/store/store.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/presentation/presentation_marks.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMainWindow>

#include <algorithm>

namespace lab::ui {

namespace {

QString waitingWords(const Aside::Part& part)
{
    switch (part.at) {
    case Aside::At::Question:
        return Aside::tr("“%1” waits at its question. Backspace: back to it").arg(part.title);
    case Aside::At::Outcome:
        return Aside::tr("“%1” waits at its outcome. Backspace: back to it").arg(part.title);
    case Aside::At::Explanation:
        return Aside::tr("“%1” waits at its explanation. Backspace: back to it").arg(part.title);
    case Aside::At::State:
        break;
    }
    return Aside::tr("“%1” waits at state %2. Backspace: back to it")
        .arg(part.title)
        .arg(part.state + 1);
}

} // namespace

Aside::Aside(const WindowParts& parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_return(addKey(Qt::Key_Backspace))
    , m_next(addKey(Qt::Key_J))
{
    Store& store = parts.store;
    QAction* const again = parts.actions.backToAside;
    again->setEnabled(false);
    store.setAsides([this] { return part().has_value(); });
    connect(&store, &Store::asideTurning, this, &Aside::onTurning);
    connect(&store, &Store::asideTurned, this, &Aside::onTurned);
    connect(&store, &Store::changed, this, &Aside::showWords);
    connect(m_return, &QAction::triggered, &store, &Store::closeAside);
    parts.presenting.addStepper([&store](int by) {
        const bool isHere = store.isAside();
        if (by > 0)
            store.closeAside();
        return isHere;
    });
    connect(m_next, &QAction::triggered, this,
        [this] { QCoreApplication::instance()->installEventFilter(this); });
    connect(&parts.presenting, &Presenting::turned, this,
        [this] { m_next->setEnabled(m_parts.presenting.isOn()); });
    connect(again, &QAction::triggered, this, &Aside::openLast);
}

Aside::~Aside()
{
    m_parts.store.setAsides({});
}

QAction* Aside::addKey(Qt::Key key)
{
    auto* action = new QAction(this);
    action->setShortcut(key);
    action->setAutoRepeat(false);
    action->setEnabled(false);
    m_parts.window.addAction(action);
    m_keys.push_back(action);
    return action;
}

std::optional<Aside::Part> Aside::part() const
{
    if (!m_parts.presenting.isOn())
        return std::nullopt;
    for (const PartNow& now : m_partsNow)
        if (auto part = now())
            return part;
    const LabState& kept = m_parts.store.kept();
    const auto place = m_parts.player->place();
    return place && *place < kept.series.size()
        ? std::optional(Part {benchName(kept.bench), At::State, *place})
        : std::nullopt;
}

// What is played would go on in the other history.
void Aside::onTurning()
{
    m_parts.player->settle();
    if (m_parts.panels.ruler.isPlaying())
        m_parts.panels.ruler.togglePlaying();
    if (m_parts.store.isAside()) {
        m_last = m_parts.store.state();
        return;
    }
    const Presenting& presenting = m_parts.presenting;
    m_left = {presenting.start(), presenting.lastChange(), m_parts.benches.chosenPictures(),
        m_parts.banner.page(), presenting.marks().strokes()};
}

void Aside::onTurned()
{
    const bool isOpen = m_parts.store.isAside();
    m_return->setEnabled(isOpen);
    m_parts.actions.backToAside->setEnabled(!isOpen && m_last);
    if (isOpen)
        m_parts.presenting.prepareStart();
    else
        restore();
    m_parts.presenting.giveKeysToPicture();
    showWords();
}

// The start first: the lesson or the series then shows its words, with the pictures that it names.
void Aside::restore()
{
    m_parts.presenting.startFrom(m_left.start, m_left.change);
    m_parts.benches.choosePictures(m_left.pictures);
    m_parts.banner.turnPage(m_left.page - m_parts.banner.page());
    m_parts.presenting.marks().setStrokes(std::move(m_left.strokes));
}

void Aside::showWords()
{
    const auto waiting = m_parts.store.isAside() ? part() : std::nullopt;
    if (!waiting)
        return;
    Slide slide;
    slide.hasWordsAbove = true;
    m_parts.benches.setSlide(slide);
    m_parts.banner.setText({.heading = tr("Aside"),
        .question = {},
        .words = benchName(m_parts.store.state().bench),
        .note = waitingWords(*waiting),
        .change = m_parts.presenting.lastChange()});
}

void Aside::openLast()
{
    if (!m_last)
        return;
    Store& store = m_parts.store;
    LabState last = *m_last;
    last.series = store.state().series;
    const LoadState edit {std::move(last), LoadState::Of::Aside};
    if (part())
        store.openAside(edit);
    else
        store.dispatch(edit);
}

bool Aside::eventFilter(QObject* watched, QEvent* event)
{
    const bool isShortcut = event->type() == QEvent::ShortcutOverride;
    if (!watched->isWidgetType() || (!isShortcut && event->type() != QEvent::KeyPress))
        return QObject::eventFilter(watched, event);
    const auto& key = static_cast<QKeyEvent&>(*event);
    const bool isModifier = key.key() == Qt::Key_Shift || key.key() == Qt::Key_Control
        || key.key() == Qt::Key_Alt || key.key() == Qt::Key_Meta || key.key() == Qt::Key_AltGr;
    if (isModifier || key.isAutoRepeat())
        return QObject::eventFilter(watched, event);
    const QList<QAction*> benches = m_parts.actions.benches->actions();
    const auto bench = std::ranges::find_if(benches,
        [&key](const QAction* one) { return one->shortcut() == QKeySequence(Qt::Key(key.key())); });
    const bool isTaken = bench != benches.end() || key.key() == Qt::Key_Escape;
    if (isTaken && isShortcut) {
        event->accept(); // and arrives as a key press
        return true;
    }
    QCoreApplication::instance()->removeEventFilter(this);
    if (bench != benches.end())
        (*bench)->trigger();
    return isTaken || QObject::eventFilter(watched, event);
}

} // namespace lab::ui

#include "moc_aside.cpp"
