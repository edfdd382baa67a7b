#include "core/encodings/scaling/method.h"
#include "core/figures/context/context_figures.h"
#include "core/frames/context/context_frames.h"
#include "core/frames/context/growing_length_frame.h"
#include "core/frames/context/rings_frame.h"
#include "core/frames/context/seen_distances_frame.h"
#include "core/frames/context/temperature_frame.h"
#include "core/state/shown_methods.h"
#include "ui/benches/base_bound_part.h"
#include "ui/benches/mean_score_part.h"
#include "ui/benches/pair_factors_view.h"
#include "ui/views/comparison/comparison_words.h"

#include <QCoreApplication>

namespace lab::ui {

namespace context {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ContextBench)
};

using Rope = Part<&LabState::rotations>;
using Training = Part<&LabState::position, &Positions::trainingLength>;
using Target = Part<&LabState::position, &Positions::targetLength>;
using PairInputs = FrameInputs<AnySpace, Rope, Training, Target>;
using FactorInputs =
    FrameInputs<AnySpace, Rope, Training, Target, Part<&LabState::context, &Context::methods>>;
using Query = Part<&LabState::position, &Positions::query>;
using Key = Part<&LabState::position, &Positions::key>;
using GrowingInputs = FrameInputs<AnySpace, Rope, Query, Key>;
using MatchScore = Part<&LabState::context, &Context::matchScore>;
using TemperatureInputs = FrameInputs<AnySpace, Query, Key, MatchScore,
    Part<&LabState::schemes, &Schemes::temperature>, Part<&LabState::schemes, &Schemes::sink>>;
using SeenInputs = FrameInputs<AnySpace, Part<&LabState::rotations, &Rotations::scaling>, Training,
    Target, Query, Key, Part<&LabState::schemes, &Schemes::positionMap>>;

template <ContextPictureShown picture> bool isPicture(const LabState& state)
{
    return state.context.picture == picture;
}

/// The parameters that a position map reads.
std::vector<std::string_view> mapNumbers(PositionMapMethod method)
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

QString title()
{
    return Words::tr("Base and context");
}

QString sentence(const PageBench&)
{
    return Words::tr(
        "Slow pairs never complete a full rotation in training, so beyond the training "
        "length they meet angles they have not seen.");
}

std::vector<std::string_view> panel(const LabState& state)
{
    std::vector<std::string_view> keys {"rope.base", "context.training_length",
        "context.target_length", "rope.width", "rope.rotated_share", "scaling.method"};
    for (const std::string_view key : rowOf(state.rotations.scaling.method).panel)
        keys.push_back(key);
    for (const ScalingMethod method : scalingMethods())
        keys.push_back(keyOfShown(method));
    keys.push_back("base.picture");
    if (state.context.picture == ContextPictureShown::MeanScore) {
        keys.push_back("rope.vectors");
        if (state.rotations.source == VectorSource::Random)
            keys.push_back("rope.seed");
        if (state.rotations.source == VectorSource::Adversarial)
            keys.push_back("rope.peak_distance");
        keys.push_back("base.decay_bound");
    }
    if (state.context.picture == ContextPictureShown::Temperature)
        for (const std::string_view key : temperatureNumbers(state.schemes))
            keys.push_back(key);
    if (state.context.picture == ContextPictureShown::Distances) {
        keys.push_back("position_map.method");
        for (const std::string_view key : mapNumbers(state.schemes.positionMap.method))
            keys.push_back(key);
    }
    return keys;
}

bool usesPositions(const LabState& state)
{
    switch (state.context.picture) {
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

/// The factors wait until a drag in another picture rests.
class FactorsPart : public FigurePart<FactorsFrame, FactorInputs> {
public:
    explicit FactorsPart(PageBench& page)
        : FigurePart(madeBy<factorsFrame>, {}, {new PairFactorsView(&page)})
        , m_rest(&ownView(), [this, &page](const LabState& state) {
            if (refresh(page, state))
                ownView().setFrame(shown());
        })
    {
    }
    void show(const PageBench& page) override
    {
        m_rest.show(page.state(), page.isDraggedBeside(ownView()));
    }
    void complete() override { m_rest.complete(); }

private:
    Rest m_rest;
};

PageParts parts(PageBench& page)
{
    return listed(pictures<PairInputs, spectrumFrame>(page, {&drawing::contextSpectrum}),
        pictures<PairInputs, ringsFrame>(page, {&drawing::contextRings}),
        std::make_unique<FactorsPart>(page), std::make_unique<MeanScorePart>(page),
        std::make_unique<BaseBoundPart>(page),
        pictures<GrowingInputs, growingLengthFrame>(page, {&drawing::contextGrowingLength},
            {.isShown = isPicture<ContextPictureShown::GrowingLength>}),
        pictures<TemperatureInputs, temperatureFrame>(page, {&drawing::contextTemperature},
            {.isShown = isPicture<ContextPictureShown::Temperature>}),
        pictures<SeenInputs, seenDistancesFrame>(page, {&drawing::contextDistances},
            {.isShown = isPicture<ContextPictureShown::Distances>}));
}

Picture chosen(const LabState& state)
{
    switch (state.context.picture) {
    case ContextPictureShown::BaseBound:
        return Picture::BaseBound;
    case ContextPictureShown::GrowingLength:
        return Picture::ContextGrowingLength;
    case ContextPictureShown::Temperature:
        return Picture::ContextTemperature;
    case ContextPictureShown::Distances:
        return Picture::ContextDistances;
    case ContextPictureShown::MeanScore:
        break;
    }
    return Picture::ContextMeanScore;
}

std::vector<PageSlide> slides(const PageBench& page)
{
    return {{Picture::ContextSpectrum, Picture::ContextRings, 0.78}, {Picture::ContextFactors},
        {chosen(page.state())}};
}

std::vector<PicturePlace> places(const PageBench& page, const QRect& area)
{
    const auto px = [&](double length) { return qRound(page.look().px(length)); };
    const int gutter = px(area.width() < page.look().px(720) ? 24 : 48);
    const int half = (area.width() - gutter) / 2;
    const int height = area.height() - px(8); // clear of the reading line
    const int between = px(area.height() < page.look().px(520) ? 8 : 16);
    const int lower = (height - between) / 2;
    const int rings = px(84);
    const int ladder = height - between - lower - rings;
    const int top = area.top() + height - lower;
    const int right = area.left() + half + gutter;
    return {{Picture::ContextSpectrum, {area.left(), area.top(), area.width(), ladder}},
        {Picture::ContextRings, {area.left(), area.top() + ladder, area.width(), rings}},
        {Picture::ContextFactors, {area.left(), top, half, lower}},
        {chosen(page.state()), {right, top, half, lower}}};
}

QString note(const PageBench&, const LabState& a, const LabState& b)
{
    return otherPairs(a.rotations.width / 2, b.rotations.width / 2);
}

} // namespace
} // namespace context

const Page contextPage {.bench = BenchId::Context,
    .title = context::title,
    .sentence = context::sentence,
    .panel = context::panel,
    .parts = context::parts,
    .places = context::places,
    .slides = context::slides,
    .note = context::note,
    .actions = {PanelAction::PairTable, PanelAction::CopyRopeBlock, PanelAction::Calculator},
    .usesPositions = context::usesPositions,
    .choice = "base.picture",
    .isChoiceOverLast = true};

} // namespace lab::ui
