#include "ui/benches/mean_score_part.h"

#include "ui/views/context/mean_score_view.h"

#include <QEvent>

#include <chrono>
#include <cmath>
#include <utility>

namespace lab::ui {

namespace {

constexpr std::chrono::milliseconds untilStill {120}; ///< since the last state
constexpr int pairsAtOnce = 32; ///< more are not drawn at each motion of a base
constexpr std::int64_t cosinesInStep = 48'000'000; ///< between two updates of the picture

} // namespace

MeanScorePart::MeanScorePart(QWidget* parent)
    : QObject(parent)
    , m_view(new MeanScoreView(parent))
    , m_frames([](const Inputs& of, const MeanScoreFrame& earlier) {
        return meanScoreFrame(of.state(), of.space(), earlier);
    })
{
    m_view->installEventFilter(this);
    m_view->setBusyFrom([this] { return m_waiting || m_work.isRunning(); });
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &MeanScorePart::complete);
}

void MeanScorePart::complete()
{
    if (m_waiting)
        show(LabState(*m_waiting));
}

void MeanScorePart::show(const LabState& state, bool isDragged)
{
    m_work.holdFor(untilStill);
    const int pairs = state.rotations.width / 2;
    const bool isOther = state.rotations.width != m_width
        || (pairs > pairsAtOnce && std::abs(state.rotations.base - m_base) > 0);
    if (isDragged && (isOther || m_waiting)) {
        m_work.stop();
        m_waiting = state;
        m_view->setWaiting(true);
        return m_rest.start(untilStill);
    }
    m_rest.stop();
    m_waiting.reset();
    m_view->setWaiting(false);
    m_width = state.rotations.width;
    m_base = state.rotations.base;
    m_view->setPair(state.rotations.pair, pairs);
    if (m_frames.show(Inputs(state, m_view->spaceFor(pairs)), m_view))
        explore();
}

void MeanScorePart::showGhost(const std::optional<LabState>& ghost)
{
    const int pairs = ghost ? ghost->rotations.width / 2 : 0;
    m_frames.showGhost(ghostInputs<Inputs>(ghost, m_view->spaceFor(pairs)), m_view);
}

void MeanScorePart::explore()
{
    const MeanScoreFrame& frame = m_frames.shown();
    if (!m_view->isVisible() || frame.runs.empty() || isExplored(frame))
        return m_work.stop();
    m_work.start([this, found = frame](const Background::Task& task) mutable {
        while (!isExplored(found) && task.isWanted()) {
            found = explored(std::move(found), cosinesInStep);
            task.post([this, found] { m_frames.fillIn(found, m_view); });
        }
    });
}

bool MeanScorePart::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show)
        explore();
    if (event->type() == QEvent::Hide)
        m_work.stop();
    return QObject::eventFilter(watched, event);
}

} // namespace lab::ui

#include "moc_mean_score_part.cpp"
