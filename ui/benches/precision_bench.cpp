#include "ui/benches/precision_bench.h"

#include "ui/views/precision/precision_views.h"

#include <utility>

namespace lab::ui {

namespace {

constexpr std::chrono::milliseconds whileMoving {120}; ///< since the last change

} // namespace

PrecisionBench::PrecisionBench(QWidget* parent)
    : Bench(BenchId::Precision, parent)
    , m_errors(new PrecisionErrorsView(this))
    , m_drift(new PrecisionDriftView(this))
{
    add(m_errors);
    add(m_drift);
}

QString PrecisionBench::title() const
{
    return tr("Precision");
}

QString PrecisionBench::sentence() const
{
    return tr("A rotation is relative in real numbers: a machine rounds it, and far positions "
              "suffer first.");
}

std::vector<std::string_view> PrecisionBench::panelParameters() const
{
    return {"precision.error", "precision.all", "precision.case", "precision.position",
        "precision.frequency", "precision.angle", "precision.wave", "precision.product",
        "precision.sum", "rope.base", "rope.width", "rope.vectors"};
}

// One under the other without a gap, so that the line of the position runs through both.
void PrecisionBench::layOut(const QRect& area)
{
    const bool isLow = audience() == Audience::Room && area.height() < look().px(360);
    m_drift->setVisible(!isLow);
    const int upper = isLow ? area.height() : qRound(0.6 * area.height());
    m_errors->setGeometry(area.left(), area.top(), area.width(), upper);
    m_drift->setGeometry(area.left(), area.top() + upper, area.width(), area.height() - upper);
}

void PrecisionBench::show(const LabState& state)
{
    const PrecisionRooms rooms = precisionRooms(state, m_errors->columns());
    if (precisionQuestion(state, rooms) != m_asked) {
        m_asked = precisionQuestion(state, rooms);
        showFirst(state, rooms);
        findWhole(state, rooms.whole);
    }
    m_errors->setPresent(errorsAt(state, state.position.query));
    m_drift->setPresent(driftAt(state, state.position.query));
    m_errors->setPositions(state.position);
    m_drift->setPositions(state.position);
}

void PrecisionBench::showGhost(const std::optional<LabState>& ghost)
{
    if (!ghost) {
        m_errors->setGhost(std::nullopt);
        m_drift->setGhost(std::nullopt);
        return;
    }
    const ErrorRoom room = precisionRooms(*ghost, m_errors->columns()).first;
    m_errors->setGhost(
        precisionErrorsFrame(*ghost, room, m_errors->ghost().value_or(PrecisionErrorsFrame {})));
    if (!m_drift->ghost() || !showsDriftOf(*m_drift->ghost(), *ghost, room))
        m_drift->setGhost(precisionDriftFrame(*ghost, room));
}

// Another choice of formats asks for one curve more, and the other five stay as fine as they are.
void PrecisionBench::showFirst(const LabState& state, const PrecisionRooms& rooms)
{
    const PrecisionErrorsFrame& errors = m_errors->frame();
    if (!showsErrorsOf(errors, state, rooms.whole)) {
        const ErrorRoom room =
            showsFormatsOf(errors, state, rooms.whole) ? rooms.whole : rooms.first;
        m_errors->setFrame(following(precisionErrorsFrame(state, room, errors), errors));
    }
    const PrecisionDriftFrame& drift = m_drift->frame();
    if (!showsDriftOf(drift, state, rooms.whole) && !showsDriftOf(drift, state, rooms.first))
        m_drift->setFrame(following(precisionDriftFrame(state, rooms.first), drift));
}

void PrecisionBench::findWhole(const LabState& state, ErrorRoom room)
{
    const bool hasErrors = showsErrorsOf(m_errors->frame(), state, room);
    const bool hasDrift = showsDriftOf(m_drift->frame(), state, room);
    if (hasErrors && hasDrift)
        return m_work.stop();
    m_work.holdFor(whileMoving);
    m_work.start([this, state, room, hasErrors, hasDrift](const Background::Errand& errand) {
        const Progress goesOn = [&errand](double) { return errand.isWanted(); };
        if (!hasErrors)
            if (auto whole = precisionErrorsFrame(state, room, {}, goesOn))
                errand.tell([this, whole = *std::move(whole)] { m_errors->setFrame(whole); });
        if (!hasDrift)
            if (auto whole = precisionDriftFrame(state, room, goesOn))
                errand.tell([this, whole = *std::move(whole)] { m_drift->setFrame(whole); });
    });
}

void PrecisionBench::complete()
{
    m_work.await();
}

} // namespace lab::ui
