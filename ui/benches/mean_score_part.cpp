#include "ui/benches/mean_score_part.h"

#include "core/figures/context/context_figures.h"

#include <QEvent>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace lab::ui {

namespace {

constexpr std::chrono::milliseconds untilStill {120}; ///< since the last state
constexpr std::int64_t cosinesInStep = 48'000'000; ///< between two updates of the picture

} // namespace

MeanScorePart::MeanScorePart(QWidget* parent)
    : QObject(parent)
    , m_view(new FigureView(drawing::contextMeanScore, parent))
    , m_frames([](const Inputs& of, const MeanScoreFrame& earlier) {
        return meanScoreFrame(of.state(), of.space(), earlier);
    })
    , m_rest(m_view, [this](const LabState& state) { showNow(state); })
{
    m_view->installEventFilter(this);
    m_view->setBusyFrom([this] { return m_rest.isWaiting() || m_work.isRunning(); });
}

void MeanScorePart::show(const LabState& state, bool isDragged)
{
    m_work.holdFor(untilStill);
    m_rest.show(state, isDragged, state.rotations.width / 2 != m_pairs);
    if (m_rest.isWaiting())
        m_work.stop();
}

void MeanScorePart::showNow(const LabState& state)
{
    m_pairs = state.rotations.width / 2;
    if (m_frames.show(Inputs(state, spaceFor(m_pairs)), m_view))
        explore();
}

void MeanScorePart::showGhost(const std::optional<LabState>& ghost)
{
    const int pairs = ghost ? ghost->rotations.width / 2 : 0;
    m_frames.showGhost(ghostInputs<Inputs>(ghost, spaceFor(pairs)), m_view);
}

MeanScoreSpace MeanScorePart::spaceFor(int pairs) const
{
    constexpr int affordable = 36'000; // number of angles for one line
    constexpr int fewest = 100;
    const double pixels = drawing::meanScoreWidth(m_view->width(), m_view->look().scale)
        * m_view->devicePixelRatioF();
    const int most = std::max(fewest, affordable / std::max(1, pairs));
    MeanScoreSpace space;
    space.columns = std::clamp(static_cast<int>(std::round(pixels)), fewest, most);
    return space;
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
