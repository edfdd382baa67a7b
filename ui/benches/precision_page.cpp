#include "core/figures/precision/precision_figures.h"
#include "core/frames/precision/precision_detail.h"
#include "ui/benches/figure_part.h"
#include "ui/drawing/button_view.h"
#include "ui/store/background.h"
#include "ui/store/gesture.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <utility>

namespace lab::ui {

namespace precision {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::PrecisionBench)
};

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

/// The error of each format, and the drift of a score. After a change, curves are shown at once
/// from few positions; complete ones follow from the background.
class PrecisionPart : public PagePart {
public:
    explicit PrecisionPart(PageBench& page);
    ~PrecisionPart() override;

    const std::vector<DrawingView*>& views() const override { return m_views; }
    void show(const PageBench& page) override;
    void showGhost(const PageBench& page, const std::optional<LabState>& ghost) override;
    void complete() override { m_work.await(); }

private:
    int columns() const; ///< of the curves, in pixels of the screen

    using PresentInputs = FrameInputs<AnySpace, Part<&LabState::precision>,
        Part<&LabState::rotations>, Part<&LabState::schemes, &Schemes::rotationFormats>,
        Part<&LabState::position, &Positions::query>, Part<&LabState::position, &Positions::key>>;
    /// The requested curves of the current state and of A.
    struct Asked {
        PrecisionQuestion present;
        std::optional<PrecisionQuestion> ghost;

        bool operator==(const Asked&) const = default;
    };
    void showValues(const LabState& state);
    void findWhole(const Asked& asked);
    void putGhosts();

    ButtonView<drawing::ErrorsValues>* m_errors;
    FigureView<drawing::DriftValues>* m_drift;
    std::vector<DrawingView*> m_views;
    Memo<PrecisionQuestion, PrecisionErrorsFrame> m_firstErrorsOfGhost;
    Memo<PrecisionQuestion, PrecisionDriftFrame> m_firstDriftOfGhost;
    PrecisionErrorsFrame m_wholeErrorsOfGhost;
    PrecisionDriftFrame m_wholeDriftOfGhost;
    Memo<PrecisionQuestion, PrecisionErrorsFrame> m_errorFrames;
    Memo<PrecisionQuestion, PrecisionDriftFrame> m_driftFrames;
    drawing::ErrorsValues m_shownErrors;
    drawing::DriftValues m_shownDrift;
    std::optional<Asked> m_asked;
    std::optional<PrecisionQuestion> m_errorsGhostPut; ///< in the space that it has there
    std::optional<PrecisionQuestion> m_driftGhostPut;
    Memo<PresentInputs, ErrorsAtPosition> m_presentErrors; ///< at the query
    Memo<PresentInputs, double> m_presentDrift;
    Background m_work; ///< destroyed first
};

PrecisionPart::PrecisionPart(PageBench& page)
    : m_errors(new ButtonView(drawing::precisionErrors, &page))
    , m_drift(new FigureView(drawing::precisionDrift, &page))
    , m_views {m_errors, m_drift}
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
    for (DrawingView* view : m_views)
        view->setBusyFrom([this] { return m_work.isRunning(); });
    QObject::connect(&m_errors->button(), &QPushButton::clicked, m_errors, [this] {
        Q_EMIT m_errors->edited(drawing::toFarPosition(m_shownErrors.positions), newGesture());
    });
}

PrecisionPart::~PrecisionPart()
{
    for (DrawingView* view : m_views) // they outlive the part
        view->setBusyFrom({});
}

void PrecisionPart::show(const PageBench& page)
{
    const LabState& state = page.state();
    const PrecisionQuestion question = precisionQuestion(state, precisionSpaces(state, columns()));
    if (m_driftFrames.refresh(question))
        m_shownDrift.curves = shared(m_driftFrames.frame());
    if (m_errorFrames.refresh(question))
        m_shownErrors.curves = shared(m_errorFrames.frame());
    showValues(state);
}

void PrecisionPart::showValues(const LabState& state)
{
    const PresentInputs inputs(state);
    m_shownErrors.present = m_presentErrors.of(inputs);
    m_shownDrift.present = m_presentDrift.of(inputs);
    m_shownErrors.positions = m_shownDrift.positions = state.position;
    m_errors->setFrame(m_shownErrors);
    m_drift->setFrame(m_shownDrift);
}

int PrecisionPart::columns() const
{
    constexpr double most = 4096;
    const QtStyle style(m_errors->look());
    const drawing::DrawnPlot plot(
        boxOf(m_errors->rect()), drawing::precisionMargins(style.style), style.style);
    const double width = plot.ground.width * m_errors->devicePixelRatioF();
    return static_cast<int>(std::clamp(std::round(width), 1.0, most));
}

void PrecisionPart::showGhost(const PageBench& page, const std::optional<LabState>& ghost)
{
    const auto questionOf = [this](const LabState& state) {
        return precisionQuestion(state, precisionSpaces(state, columns()));
    };
    Asked asked {questionOf(page.state()), {}};
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
void PrecisionPart::putGhosts()
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

void PrecisionPart::findWhole(const Asked& asked)
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

QString title()
{
    return Words::tr("Precision");
}

QString sentence(const PageBench&)
{
    return Words::tr(
        "In exact arithmetic a rotation is relative; rounding breaks this, first at far "
        "positions.");
}

std::vector<std::string_view> panel(const LabState&)
{
    return {"precision.error", "precision.all", "precision.case", "precision.position",
        "precision.frequency", "precision.power", "precision.angle", "precision.wave",
        "precision.product", "precision.sum", "rope.base", "rope.width", "rope.vectors"};
}

PageParts parts(PageBench& page)
{
    return listed(std::make_unique<PrecisionPart>(page));
}

std::vector<PageSlide> slides(const PageBench&)
{
    return {{Picture::PrecisionErrors}, {Picture::PrecisionDrift}};
}

// One above the other without a gap, so that the line of the position runs through both.
std::vector<PicturePlace> places(const PageBench&, const QRect& area)
{
    const int upper = qRound(0.6 * area.height());
    return {{Picture::PrecisionErrors, {area.left(), area.top(), area.width(), upper}},
        {Picture::PrecisionDrift,
            {area.left(), area.top() + upper, area.width(), area.height() - upper}}};
}

} // namespace
} // namespace precision

const Page precisionPage {.bench = BenchId::Precision,
    .title = precision::title,
    .sentence = precision::sentence,
    .panel = precision::panel,
    .parts = precision::parts,
    .places = precision::places,
    .slides = precision::slides};

} // namespace lab::ui
