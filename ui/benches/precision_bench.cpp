#include "ui/benches/precision_bench.h"

#include "ui/views/precision/precision_views.h"

#include <utility>

namespace lab::ui {

namespace {

constexpr std::chrono::milliseconds whileMoving {120}; ///< since the last change

// Another choice of formats asks for one curve more, and the other five stay as fine as they are.
PrecisionErrorsFrame firstErrors(
    const PrecisionQuestion& question, const PrecisionErrorsFrame& earlier)
{
    const LabState state = question.state();
    const auto& [first, whole] = question.spaces;
    if (showsErrorsOf(earlier, state, whole))
        return earlier;
    const ErrorSpace space = showsFormatsOf(earlier, state, whole) ? whole : first;
    return following(precisionErrorsFrame(state, space, earlier), earlier);
}

PrecisionDriftFrame firstDrift(
    const PrecisionQuestion& question, const PrecisionDriftFrame& earlier)
{
    const LabState state = question.state();
    const auto& [first, whole] = question.spaces;
    if (showsDriftOf(earlier, state, whole) || showsDriftOf(earlier, state, first))
        return earlier;
    return following(precisionDriftFrame(state, first), earlier);
}

// Under the present ones few positions are enough.
PrecisionErrorsFrame ghostErrors(
    const PrecisionQuestion& question, const PrecisionErrorsFrame& earlier)
{
    return precisionErrorsFrame(question.state(), question.spaces.first, earlier);
}

PrecisionDriftFrame ghostDrift(const PrecisionQuestion& question, const PrecisionDriftFrame&)
{
    return precisionDriftFrame(question.state(), question.spaces.first);
}

} // namespace

PrecisionBench::PrecisionBench(QWidget* parent)
    : Bench(BenchId::Precision, parent)
    , m_errors(new PrecisionErrorsView(this))
    , m_drift(new PrecisionDriftView(this))
    , m_errorFrames(firstErrors, ghostErrors)
    , m_driftFrames(firstDrift, ghostDrift)
    , m_presentErrors([](const PresentInputs& of, auto&) {
        const LabState state = of.state();
        return errorsAt(state, state.position.query);
    })
    , m_presentDrift([](const PresentInputs& of, auto&) {
        const LabState state = of.state();
        return driftAt(state, state.position.query);
    })
{
    add(m_errors);
    add(m_drift);
    const auto isBusy = [this] { return m_work.isRunning(); };
    m_errors->setBusyFrom(isBusy);
    m_drift->setBusyFrom(isBusy);
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

std::vector<RoomPicture> PrecisionBench::roomPictures(const LabState&) const
{
    return {{m_errors}, {m_drift}};
}

// One under the other without a gap, so that the line of the position runs through both.
void PrecisionBench::layOut(const QRect& area, const LayoutInputs&)
{
    const int upper = qRound(0.6 * area.height());
    m_errors->setGeometry(area.left(), area.top(), area.width(), upper);
    m_drift->setGeometry(area.left(), area.top() + upper, area.width(), area.height() - upper);
}

void PrecisionBench::show(const LabState& state)
{
    const PrecisionSpaces spaces = precisionSpaces(state, m_errors->columns());
    const PrecisionQuestion question = precisionQuestion(state, spaces);
    m_driftFrames.show(question, m_drift);
    if (m_errorFrames.show(question, m_errors))
        findWhole(state, spaces.whole);
    const PresentInputs present(state);
    m_errors->setPresent(m_presentErrors.of(present));
    m_drift->setPresent(m_presentDrift.of(present));
    m_errors->setPositions(state.position);
    m_drift->setPositions(state.position);
}

void PrecisionBench::showGhost(const std::optional<LabState>& ghost)
{
    std::optional<PrecisionQuestion> question;
    if (ghost)
        question = precisionQuestion(*ghost, precisionSpaces(*ghost, m_errors->columns()));
    m_errorFrames.showGhost(question, m_errors);
    m_driftFrames.showGhost(question, m_drift);
}

void PrecisionBench::findWhole(const LabState& state, ErrorSpace space)
{
    const bool hasErrors = showsErrorsOf(m_errorFrames.shown(), state, space);
    const bool hasDrift = showsDriftOf(m_driftFrames.shown(), state, space);
    if (hasErrors && hasDrift)
        return m_work.stop();
    m_work.holdFor(whileMoving);
    m_work.start([this, state, space, hasErrors, hasDrift](const Background::Errand& errand) {
        const Progress goesOn = [&errand](double) { return errand.isWanted(); };
        if (!hasErrors)
            if (auto whole = precisionErrorsFrame(state, space, {}, goesOn))
                errand.tell(
                    [this, whole = *std::move(whole)] { m_errorFrames.fillIn(whole, m_errors); });
        if (!hasDrift)
            if (auto whole = precisionDriftFrame(state, space, goesOn))
                errand.tell(
                    [this, whole = *std::move(whole)] { m_driftFrames.fillIn(whole, m_drift); });
    });
}

void PrecisionBench::complete()
{
    m_work.await();
}

} // namespace lab::ui

#include "moc_precision_bench.cpp"
