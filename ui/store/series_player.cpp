#include "ui/store/series_player.h"

#include "core/state/series_step.h"
#include "ui/store/motion.h"
#include "ui/store/store.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr int easingTime = static_cast<int>(1000 * easingSeconds);

} // namespace

SeriesPlayer::SeriesPlayer(Store& store, QObject* parent)
    : QObject(parent)
    , m_store(store)
{
    m_clock.setSingleShot(true);
    m_clock.setTimerType(Qt::PreciseTimer);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(easingTime);
    connect(&m_clock, &QTimer::timeout, this, &SeriesPlayer::resume);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
        if (m_motion.state() == QAbstractAnimation::Running)
            put(interpolatedState(m_from, m_to, easeInOut(share.toDouble())));
    });
    connect(&m_motion, &QVariantAnimation::finished, this, [this] { put(m_to); });
    connect(&m_store, &Store::keptChanged, this, &SeriesPlayer::onStoreChanged);
    m_series = m_store.state().series;
}

bool SeriesPlayer::isAt(std::size_t place) const
{
    return isShown(m_store.state(), place);
}

bool SeriesPlayer::canStepForward() const
{
    const std::size_t count = m_store.state().series.size();
    return m_place ? *m_place + 1 < count : count > 0;
}

bool SeriesPlayer::canStepBack() const
{
    return m_place && (*m_place > 0 || (m_store.state().series.size() > 0 && !isAt(*m_place)));
}

void SeriesPlayer::setSpeed(double speed)
{
    m_speed = std::clamp(speed, 0.25, 4.0);
    if (m_isPlaying)
        hold();
}

void SeriesPlayer::add(const std::vector<std::string>& pictures)
{
    const Series& series = m_store.state().series;
    const std::size_t end = series.size();
    if (end >= maxSeriesSteps)
        return;
    m_motion.stop();
    pause();
    SeriesStep step;
    step.state = m_store.state();
    step.pictures = pictures;
    {
        const QScopedValueRollback own(m_isMoving, true);
        m_store.dispatch(
            ChangeSeries {withStepAdded(series, end, std::move(step)), SeriesChange::Add});
    }
    if (isAt(end)) // and not a state of an aside
        m_place = end;
    m_series = m_store.state().series;
    Q_EMIT moved();
}

void SeriesPlayer::togglePlaying()
{
    if (m_isPlaying)
        pause();
    else
        play();
}

void SeriesPlayer::stepForward()
{
    if (canStepForward())
        show(m_place ? *m_place + 1 : 0);
}

void SeriesPlayer::stepBack()
{
    if (canStepBack())
        show(isAt(*m_place) || m_motion.state() == QAbstractAnimation::Running ? *m_place - 1
                                                                               : *m_place);
}

void SeriesPlayer::show(std::size_t place)
{
    pause();
    if (place < m_store.state().series.size())
        move(place, newGesture());
}

void SeriesPlayer::choose(std::size_t place)
{
    if (place >= m_store.state().series.size())
        return;
    m_place = place;
    Q_EMIT moved();
}

void SeriesPlayer::settle()
{
    pause();
    if (m_motion.state() != QAbstractAnimation::Running)
        return;
    m_motion.stop();
    put(m_to);
}

void SeriesPlayer::play()
{
    const std::size_t count = m_store.state().series.size();
    if (count == 0)
        return;
    m_isPlaying = true;
    m_gesture = newGesture();
    const std::size_t here = m_place.value_or(0);
    const bool isThere = m_place && isAt(here);
    if (isThere && here + 1 >= count)
        move(0, m_gesture);
    else if (!isThere)
        move(here, m_gesture);
    hold();
    Q_EMIT moved();
}

void SeriesPlayer::pause()
{
    m_clock.stop();
    if (!m_isPlaying)
        return;
    m_isPlaying = false;
    Q_EMIT moved();
}

void SeriesPlayer::hold()
{
    const auto& steps = m_store.state().series.steps();
    const double seconds = m_place && *m_place < steps.size() ? steps[*m_place].seconds : 0;
    m_clock.start(static_cast<int>(std::lround(1000 * seconds / m_speed)));
}

void SeriesPlayer::resume()
{
    if (!canStepForward()) {
        pause();
        return;
    }
    move(*m_place + 1, m_gesture);
    if (canStepForward())
        hold();
    else
        pause();
}

void SeriesPlayer::move(std::size_t place, Gesture gesture)
{
    m_store.closeAside();
    if (m_motion.state() != QAbstractAnimation::Running) // else it is in a transition from one
                                                         // state
        m_isUntouched = !m_store.isModified();
    m_motion.stop();
    m_gesture = gesture;
    m_from = m_store.state();
    m_to = m_from.series.steps()[place].state;
    m_place = place;
    if (m_easing == Easing::Eased && m_from.bench == m_to.bench && !isMotionReduced())
        m_motion.start();
    else
        put(m_to);
    Q_EMIT moved();
}

void SeriesPlayer::put(const LabState& state)
{
    const QScopedValueRollback own(m_isMoving, true);
    m_store.dispatch(StepTo {state}, m_gesture);
    if (m_isUntouched && m_place && isAt(*m_place))
        m_store.markUntouched();
}

void SeriesPlayer::onStoreChanged()
{
    if (m_isMoving)
        return;
    m_motion.stop();
    pause();
    const Series& series = m_store.state().series;
    const bool isOpened =
        m_store.canUndo() && m_store.undoEdit().is<LoadState>() && !(series == m_series);
    m_series = series;
    const std::size_t count = series.size();
    if (isOpened)
        m_place = isAt(0) ? std::optional<std::size_t>(0)
                          : std::nullopt; // the beginning, whatever state it was saved in
    else if (!m_place || *m_place >= count || !isAt(*m_place)) {
        if (const auto shown = shownStep(m_store.state()))
            m_place = shown;
        else if (count == 0)
            m_place.reset();
        else if (m_place)
            m_place = std::min(*m_place, count - 1);
    }
    Q_EMIT moved();
}

} // namespace lab::ui

#include "moc_series_player.cpp"
