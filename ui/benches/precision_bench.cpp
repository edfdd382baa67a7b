#include "ui/benches/precision_bench.h"

#include "ui/paint/drawing/qt_texts.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace lab::ui {

namespace {

constexpr std::chrono::milliseconds whileMoving {120}; ///< since the last change

// Another choice of formats adds one curve; the other five keep their resolution.
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

PrecisionErrorsFrame ghostErrors(
    const PrecisionQuestion& question, const PrecisionErrorsFrame& earlier)
{
    return precisionErrorsFrame(question.state(), question.spaces.first, earlier);
}

PrecisionDriftFrame ghostDrift(const PrecisionQuestion& question, const PrecisionDriftFrame&)
{
    return precisionDriftFrame(question.state(), question.spaces.first);
}

/// The inputs of a frame in this space.
std::optional<PrecisionQuestion> inSpace(
    std::optional<PrecisionQuestion> question, const ErrorSpace& space)
{
    if (question)
        question->spaces = {space, space};
    return question;
}

template <class Curves> std::shared_ptr<const Curves> shared(const Curves& curves)
{
    return std::make_shared<const Curves>(curves);
}

template <class Values, class Curves> std::optional<Values> valuesOf(const Curves& curves)
{
    return Values {.curves = shared(curves)};
}

} // namespace

PrecisionBench::PrecisionBench(QWidget* parent)
    : Bench(BenchId::Precision, parent)
    , m_errors(new FigureView(drawing::precisionErrors, this))
    , m_drift(new FigureView(drawing::precisionDrift, this))
    , m_firstErrorsOfGhost(ghostErrors)
    , m_firstDriftOfGhost(ghostDrift)
    , m_errorFrames(firstErrors)
    , m_driftFrames(firstDrift)
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
    return tr("In exact arithmetic a rotation is relative; rounding breaks this, first at far "
              "positions.");
}

std::vector<std::string_view> PrecisionBench::panelParameters() const
{
    return {"precision.error", "precision.all", "precision.case", "precision.position",
        "precision.frequency", "precision.power", "precision.angle", "precision.wave",
        "precision.product", "precision.sum", "rope.base", "rope.width", "rope.vectors"};
}

std::vector<SlidePicture> PrecisionBench::slidePictures(const LabState&) const
{
    return {{m_errors}, {m_drift}};
}

// One above the other without a gap, so that the line of the position runs through both.
void PrecisionBench::layOut(const QRect& area, const LayoutInputs&)
{
    const int upper = qRound(0.6 * area.height());
    m_errors->setGeometry(area.left(), area.top(), area.width(), upper);
    m_drift->setGeometry(area.left(), area.top() + upper, area.width(), area.height() - upper);
}

void PrecisionBench::show(const LabState& state)
{
    const PrecisionQuestion question = precisionQuestion(state, precisionSpaces(state, columns()));
    if (m_driftFrames.refresh(question))
        m_shownDrift.curves = shared(m_driftFrames.frame());
    if (m_errorFrames.refresh(question))
        m_shownErrors.curves = shared(m_errorFrames.frame());
    showValues(state);
}

void PrecisionBench::showValues(const LabState& state)
{
    const PresentInputs inputs(state);
    m_shownErrors.present = m_presentErrors.of(inputs);
    m_shownDrift.present = m_presentDrift.of(inputs);
    m_shownErrors.positions = m_shownDrift.positions = state.position;
    m_errors->setFrame(m_shownErrors);
    m_drift->setFrame(m_shownDrift);
}

int PrecisionBench::columns() const
{
    constexpr double most = 4096;
    const QtStyle style(m_errors->look());
    const drawing::DrawnPlot plot(
        boxOf(m_errors->rect()), drawing::precisionMargins(style.style), style.style);
    const double width = plot.ground.width * m_errors->devicePixelRatioF();
    return static_cast<int>(std::clamp(std::round(width), 1.0, most));
}

void PrecisionBench::showGhost(const std::optional<LabState>& ghost)
{
    const auto questionOf = [this](const LabState& state) {
        return precisionQuestion(state, precisionSpaces(state, columns()));
    };
    Asked asked {questionOf(state()), {}};
    if (ghost)
        asked.ghost = questionOf(*ghost);
    const bool isNew = m_asked != asked;
    m_asked = std::move(asked);
    putGhosts();
    if (isNew)
        findWhole(*m_asked);
}

// At the same resolution as the curve above it: the maximum over fewer positions is smaller, which
// would make A look better. Each has its own spaces, because another dimension changes them.
void PrecisionBench::putGhosts()
{
    const std::optional<PrecisionQuestion>& ghost = m_asked->ghost;
    const LabState state = ghost ? ghost->state() : LabState();
    const PrecisionSpaces spaces = ghost ? ghost->spaces : m_asked->present.spaces;
    const ErrorSpace whole = m_asked->present.spaces.whole;
    const bool hasErrors = ghost && m_errorFrames.frame().space == whole
        && showsErrorsOf(m_wholeErrorsOfGhost, state, spaces.whole);
    const auto errors = inSpace(ghost, hasErrors ? spaces.whole : spaces.first);
    if (errors != m_errorsGhostPut)
        m_errors->setGhost(!ghost
                ? std::nullopt
                : valuesOf<drawing::ErrorsValues>(
                    hasErrors ? m_wholeErrorsOfGhost : m_firstErrorsOfGhost.of(*ghost)));
    m_errorsGhostPut = errors;

    const bool hasDrift = ghost && m_driftFrames.frame().space == whole
        && showsDriftOf(m_wholeDriftOfGhost, state, spaces.whole);
    const auto drift = inSpace(ghost, hasDrift ? spaces.whole : spaces.first);
    if (drift != m_driftGhostPut)
        m_drift->setGhost(!ghost
                ? std::nullopt
                : valuesOf<drawing::DriftValues>(
                    hasDrift ? m_wholeDriftOfGhost : m_firstDriftOfGhost.of(*ghost)));
    m_driftGhostPut = drift;
}

void PrecisionBench::findWhole(const Asked& asked)
{
    // A's curves before the current ones: they are computed once for a whole drag.
    struct Missing {
        bool errors = false;
        bool drift = false;
    };
    Missing ofGhost;
    if (asked.ghost) {
        const LabState ghost = asked.ghost->state();
        const ErrorSpace space = asked.ghost->spaces.whole;
        ofGhost = {!showsErrorsOf(m_wholeErrorsOfGhost, ghost, space),
            !showsDriftOf(m_wholeDriftOfGhost, ghost, space)};
    }
    const ErrorSpace whole = asked.present.spaces.whole;
    const LabState present = asked.present.state();
    const Missing ofPresent {!showsErrorsOf(m_errorFrames.frame(), present, whole),
        !showsDriftOf(m_driftFrames.frame(), present, whole)};
    if (!ofGhost.errors && !ofGhost.drift && !ofPresent.errors && !ofPresent.drift)
        return m_work.stop();
    m_work.holdFor(whileMoving);
    m_work.start([this, asked, present, whole, ofGhost, ofPresent](const Background::Task& task) {
        const Progress goesOn = [&task](double) { return task.isWanted(); };
        const auto find = [&](auto found, auto put) {
            if (found)
                task.post([this, put, found = *std::move(found)] {
                    put(found);
                    putGhosts();
                });
        };
        const LabState ghost = asked.ghost ? asked.ghost->state() : LabState();
        if (ofGhost.errors)
            find(precisionErrorsFrame(ghost, asked.ghost->spaces.whole, {}, goesOn),
                [this](const PrecisionErrorsFrame& found) { m_wholeErrorsOfGhost = found; });
        if (ofGhost.drift)
            find(precisionDriftFrame(ghost, asked.ghost->spaces.whole, goesOn),
                [this](const PrecisionDriftFrame& found) { m_wholeDriftOfGhost = found; });
        if (ofPresent.errors)
            find(precisionErrorsFrame(present, whole, {}, goesOn),
                [this](const PrecisionErrorsFrame& found) {
                    m_errorFrames.fillIn(found);
                    m_shownErrors.curves = shared(found);
                    m_errors->setFrame(m_shownErrors);
                });
        if (ofPresent.drift)
            find(precisionDriftFrame(present, whole, goesOn),
                [this](const PrecisionDriftFrame& found) {
                    m_driftFrames.fillIn(found);
                    m_shownDrift.curves = shared(found);
                    m_drift->setFrame(m_shownDrift);
                });
    });
}

void PrecisionBench::complete()
{
    m_work.await();
}

} // namespace lab::ui

#include "moc_precision_bench.cpp"
