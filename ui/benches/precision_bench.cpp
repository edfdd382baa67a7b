#include "ui/benches/precision_bench.h"

#include "ui/views/precision/precision_views.h"

#include <algorithm>

namespace lab::ui {

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
    const int upper = qRound(0.6 * area.height());
    m_errors->setGeometry(area.left(), area.top(), area.width(), upper);
    m_drift->setGeometry(area.left(), area.top() + upper, area.width(), area.height() - upper);
}

void PrecisionBench::show(const LabState& state)
{
    const ErrorRoom room = roomFor(state);
    m_errors->setFrame(precisionErrorsFrame(state, room, m_errors->frame()));
    m_errors->setPresent(errorsAt(state, state.position.query));
    if (!showsDriftOf(m_drift->frame(), state, room))
        m_drift->setFrame(precisionDriftFrame(state, room));
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
    const ErrorRoom room = roomFor(*ghost);
    m_errors->setGhost(
        precisionErrorsFrame(*ghost, room, m_errors->ghost().value_or(PrecisionErrorsFrame {})));
    if (!m_drift->ghost() || !showsDriftOf(*m_drift->ghost(), *ghost, room))
        m_drift->setGhost(precisionDriftFrame(*ghost, room));
}

ErrorRoom PrecisionBench::roomFor(const LabState& state) const
{
    // Roundings of one curve that a drag of the base can afford.
    constexpr int affordable = 20'000;
    const int pairs = std::max(1, state.rotations.width / 2);
    const int columns = std::min(m_errors->columns(), std::max(100, affordable / (2 * pairs)));
    return {columns, std::clamp(affordable / (pairs * columns), 2, 8)};
}

} // namespace lab::ui
