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

/// What a drag allows.
MeanScoreSpace spaceIn(const PageBench& page)
{
    constexpr int affordable = 36'000; // number of angles for one line
    constexpr int fewest = 100;
    const PictureView& view = page.view(Picture::ContextMeanScore);
    const double pixels =
        drawing::meanScoreWidth(view.width(), view.look().scale) * view.devicePixelRatioF();
    const int most = std::max(fewest, affordable / std::max(1, page.state().rotations.width / 2));
    MeanScoreSpace space;
    space.columns = std::clamp(static_cast<int>(std::round(pixels)), fewest, most);
    return space;
}

} // namespace

MeanScorePart::MeanScorePart(PageBench& page)
    : FigurePart(madeBy<meanScoreFrame>,
        {.inputs = within<MeanScoreInputs, spaceIn>,
            .isShown =
                [](const LabState& state) {
                    return state.context.picture == ContextPictureShown::MeanScore;
                }},
        {new View(drawing::contextMeanScore, &page)})
    , m_page(page)
    , m_rest(&ownView(), [this](const LabState& state) { showNow(state); })
{
    ownView().installEventFilter(this);
    ownView().setBusyFrom([this] { return m_rest.isWaiting() || m_work.isRunning(); });
}

MeanScorePart::~MeanScorePart()
{
    ownView().setBusyFrom({}); // it outlives the part
}

void MeanScorePart::show(const PageBench& page)
{
    const LabState& state = page.state();
    if (!isShown(state))
        return;
    m_work.holdFor(untilStill);
    m_rest.show(state, page.isDraggedBeside(ownView()), state.rotations.width / 2 != m_pairs);
    if (m_rest.isWaiting())
        m_work.stop();
}

void MeanScorePart::showNow(const LabState& state)
{
    m_pairs = state.rotations.width / 2;
    if (!refresh(m_page, state))
        return;
    ownView().setFrame(shown());
    explore();
}

void MeanScorePart::explore()
{
    const MeanScoreFrame& frame = shown();
    if (!ownView().isVisible() || frame.runs.empty() || isExplored(frame))
        return m_work.stop();
    m_work.start([this, found = frame](const Background::Task& task) mutable {
        while (!isExplored(found) && task.isWanted()) {
            found = explored(std::move(found), cosinesInStep);
            task.post([this, found] { fillIn(found); });
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
