#include "ui/benches/context_bench.h"

#include "core/figures/context/context_figures.h"
#include "core/state/shown_methods.h"
#include "ui/benches/base_bound_part.h"
#include "ui/benches/mean_score_part.h"
#include "ui/benches/pair_factors_view.h"
#include "ui/benches/picture_slot.h"
#include "ui/benches/scaling_numbers.h"
#include "ui/views/comparison/comparison_words.h"

#include <algorithm>

namespace lab::ui {

namespace {

/// The parameters that a position map reads.
std::vector<std::string_view> numbersOf(PositionMapMethod method)
{
    switch (method) {
    case PositionMapMethod::None:
        return {"position_map.mask"};
    case PositionMapMethod::ReRope:
        return {"position_map.window"};
    case PositionMapMethod::LeakyReRope:
        return {"position_map.window", "position_map.factor"};
    case PositionMapMethod::SelfExtend:
        return {"position_map.window", "position_map.group", "position_map.group_shift"};
    case PositionMapMethod::DualChunk:
        return {"position_map.chunk", "position_map.local"};
    case PositionMapMethod::StreamingLlm:
        return {"position_map.first", "position_map.recent"};
    case PositionMapMethod::LmInfinite:
        return {"position_map.first", "position_map.recent", "position_map.cap"};
    case PositionMapMethod::SlidingWindow:
        return {"position_map.window", "position_map.mask"};
    case PositionMapMethod::Chunked:
        return {"position_map.chunk", "position_map.padding"};
    }
    return {};
}

std::vector<std::string_view> temperatureNumbers(const Schemes& schemes)
{
    std::vector<std::string_view> keys {"temperature.rule"};
    if (hasScale(schemes.temperature.rule))
        keys.push_back("temperature.scale");
    if (schemes.temperature.rule != TemperatureRule::None)
        keys.push_back("temperature.length");
    keys.insert(keys.end(), {"base.match_score", "sink.on"});
    if (schemes.sink.isThere)
        keys.push_back("sink.logit");
    return keys;
}

} // namespace

ContextBench::ContextBench(QWidget* parent)
    : Bench(BenchId::Context, parent)
    , m_spectrum(new FigureView(drawing::contextSpectrum, this))
    , m_rings(new FigureView(drawing::contextRings, this))
    , m_factors(new PairFactorsView(this))
    , m_slot(new PictureSlot("base.picture", this))
    , m_growing(new FigureView(drawing::contextGrowingLength, this))
    , m_temperature(new FigureView(drawing::contextTemperature, this))
    , m_distances(new FigureView(drawing::contextDistances, this))
    , m_meanScore(new MeanScorePart(this))
    , m_bound(new BaseBoundPart(this))
    , m_spectra([](const PairInputs& of, auto&) { return spectrumFrame(of.state()); })
    , m_ringFrames([](const PairInputs& of, auto&) { return ringsFrame(of.state()); })
    , m_factorFrames([](const FactorInputs& of, auto&) { return factorsFrame(of.state()); })
    , m_growingFrames([](const GrowingInputs& of, auto&) { return growingLengthFrame(of.state()); })
    , m_temperatures(
          [](const TemperatureInputs& of, auto&) { return temperatureFrame(of.state()); })
    , m_seenDistances([](const SeenInputs& of, const SeenDistancesFrame& earlier) {
        return seenDistancesFrame(of.state(), earlier);
    })
    , m_factorsRest(m_factors, [this](const LabState& state) { showFactors(state); })
{
    add(m_spectrum);
    add(m_rings);
    add(m_factors);
    add(&m_meanScore->view());
    add(&m_bound->view());
    add(m_growing);
    add(m_temperature);
    add(m_distances);
    m_slot->put("mean_score", &m_meanScore->view());
    m_slot->put("base_bound", &m_bound->view());
    m_slot->put("growing_length", m_growing);
    m_slot->put("temperature", m_temperature);
    m_slot->put("distances", m_distances);
    addSwitch(m_slot);
    connect(m_slot, &PictureSlot::edited, this, &Bench::edited);
}

QString ContextBench::title() const
{
    return tr("Base and context");
}

QString ContextBench::sentence() const
{
    return tr("Slow pairs never complete a full rotation in training, so beyond the training "
              "length they meet angles they have not seen.");
}

std::vector<std::string_view> ContextBench::panelParameters() const
{
    std::vector<std::string_view> keys {"rope.base", "context.training_length",
        "context.target_length", "rope.width", "rope.rotated_share", "scaling.method"};
    for (const std::string_view key : numbersOf(state().rotations.scaling.method))
        keys.push_back(key);
    for (const ScalingMethod method : scalingMethods())
        keys.push_back(keyOfShown(method));
    keys.push_back("base.picture");
    if (state().context.picture == ContextPictureShown::MeanScore) {
        keys.push_back("rope.vectors");
        if (state().rotations.source == VectorSource::Random)
            keys.push_back("rope.seed");
        if (state().rotations.source == VectorSource::Adversarial)
            keys.push_back("rope.peak_distance");
        keys.push_back("base.decay_bound");
    }
    if (state().context.picture == ContextPictureShown::Temperature)
        for (const std::string_view key : temperatureNumbers(state().schemes))
            keys.push_back(key);
    if (state().context.picture == ContextPictureShown::Distances) {
        keys.push_back("position_map.method");
        for (const std::string_view key : numbersOf(state().schemes.positionMap.method))
            keys.push_back(key);
    }
    return keys;
}

std::vector<PanelAction> ContextBench::panelActions() const
{
    return {PanelAction::PairTable, PanelAction::CopyRopeBlock, PanelAction::Calculator};
}

bool ContextBench::usesPositions() const
{
    switch (state().context.picture) {
    case ContextPictureShown::MeanScore: // over all distances
    case ContextPictureShown::BaseBound:
        return false;
    case ContextPictureShown::GrowingLength:
    case ContextPictureShown::Temperature:
    case ContextPictureShown::Distances:
        break;
    }
    return true;
}

std::vector<SlidePicture> ContextBench::slidePictures(const LabState& state) const
{
    PictureView* const chosen = [&]() -> PictureView* {
        switch (state.context.picture) {
        case ContextPictureShown::BaseBound:
            return &m_bound->view();
        case ContextPictureShown::GrowingLength:
            return m_growing;
        case ContextPictureShown::Temperature:
            return m_temperature;
        case ContextPictureShown::Distances:
            return m_distances;
        case ContextPictureShown::MeanScore:
            break;
        }
        return &m_meanScore->view();
    }();
    return {{m_spectrum}, {m_rings}, {m_factors}, {chosen}};
}

void ContextBench::layOut(const QRect& area, const LayoutInputs&)
{
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const int gutter = px(area.width() < look().px(720) ? 24 : 48);
    const int half = (area.width() - gutter) / 2;
    const int height = area.height() - px(8); // clear of the reading line
    const int ringsSpace = px(drawing::ringsMargin); // the mark of a ring reaches into the padding
    const int between = px(area.height() < look().px(520) ? 16 : 24);
    const int upper = (height - between) / 2;
    const int lowerTop = area.top() + upper + between;
    m_spectrum->setGeometry(area.left(), area.top(), half, upper);
    m_rings->setGeometry(
        area.left() + half + gutter - ringsSpace, area.top(), half + 2 * ringsSpace, upper);
    m_factors->setGeometry(area.left(), lowerTop, half, height - upper - between);
    m_slot->place({area.left() + half + gutter, lowerTop, half, height - upper - between}, look());
}

void ContextBench::show(const LabState& state)
{
    m_slot->setState(state);
    m_spectra.show(PairInputs(state), m_spectrum);
    m_ringFrames.show(PairInputs(state), m_rings);
    m_factorsRest.show(state, isDraggedBeside(*m_factors));
    if (state.context.picture == ContextPictureShown::MeanScore)
        m_meanScore->show(state, isDraggedBeside(m_meanScore->view()));
    if (state.context.picture == ContextPictureShown::BaseBound)
        m_bound->show(state, isDraggedBeside(m_bound->view()));
    if (state.context.picture == ContextPictureShown::GrowingLength)
        m_growingFrames.show(GrowingInputs(state), m_growing);
    if (state.context.picture == ContextPictureShown::Temperature)
        m_temperatures.show(TemperatureInputs(state), m_temperature);
    if (state.context.picture == ContextPictureShown::Distances)
        m_seenDistances.show(SeenInputs(state), m_distances);
}

void ContextBench::showFactors(const LabState& state)
{
    m_factorFrames.show(FactorInputs(state), m_factors);
}

bool ContextBench::isDraggedBeside(const PictureView& view) const
{
    const auto all = pictures();
    return std::ranges::any_of(
        all, [&](const PictureView* one) { return one != &view && one->isDragging(); });
}

void ContextBench::showGhost(const std::optional<LabState>& ghost)
{
    const auto showing = [&](ContextPictureShown picture) {
        return ghost && ghost->context.picture == picture ? ghost : std::nullopt;
    };
    m_spectra.showGhost(ghostInputs<PairInputs>(ghost), m_spectrum);
    m_ringFrames.showGhost(ghostInputs<PairInputs>(ghost), m_rings);
    m_factorFrames.showGhost(ghostInputs<FactorInputs>(ghost), m_factors);
    m_meanScore->showGhost(showing(ContextPictureShown::MeanScore));
    m_growingFrames.showGhost(
        ghostInputs<GrowingInputs>(showing(ContextPictureShown::GrowingLength)), m_growing);
    m_temperatures.showGhost(
        ghostInputs<TemperatureInputs>(showing(ContextPictureShown::Temperature)), m_temperature);
    m_seenDistances.showGhost(
        ghostInputs<SeenInputs>(showing(ContextPictureShown::Distances)), m_distances);
}

QString ContextBench::comparisonNote(const LabState& a, const LabState& b) const
{
    return otherPairs(a.rotations.width / 2, b.rotations.width / 2);
}

void ContextBench::complete()
{
    m_meanScore->complete();
    m_factorsRest.complete();
    if (state().context.picture == ContextPictureShown::BaseBound)
        m_bound->complete();
}

} // namespace lab::ui

#include "moc_context_bench.cpp"
