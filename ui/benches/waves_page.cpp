#include "core/figures/waves/waves_figures.h"
#include "core/frames/encoding.h"
#include "ui/benches/figure_part.h"
#include "ui/views/comparison/comparison_words.h"
#include "ui/views/parameters/table_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace waves {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::WavesBench)
};

/// The pairs whose waves are shown, also for A, are those of the state that is shown.
struct PairSpace {
    WavesSpace space;
    std::vector<int> pairs;

    bool operator==(const PairSpace&) const = default;
};
using Encoding = Part<&LabState::waves, &Waves::encoding>;
using Shows = Part<&LabState::waves, &Waves::shown>;
using OfDistances = Part<&LabState::schemes, &Schemes::functionalRelative>;
using OfTable = Part<&LabState::schemes, &Schemes::learned>;
using Pair = Part<&LabState::waves, &Waves::pair>;
using Query = Part<&LabState::position, &Positions::query>;
using Key = Part<&LabState::position, &Positions::key>;
using First = Part<&LabState::position, &Positions::first>;
using Shown = Part<&LabState::position, &Positions::shown>;
using TableInputs = FrameInputs<WavesSpace, Encoding, Shows, OfDistances, First, Shown>;
using CurveInputs =
    FrameInputs<PairSpace, Encoding, Shows, OfDistances, Pair, Query, Key, First, Shown>;
using LearnedInputs = FrameInputs<WavesSpace, OfTable, First, Shown>;
using ProductInputs = FrameInputs<WavesSpace, OfTable, Query, Key, First, Shown>;
using PairsInputs = FrameInputs<int, Shows, OfDistances, Pair, Query, Key, First, Shown>;
using Radix = Part<&LabState::waves, &Waves::radix>;
using OdometerInputs = FrameInputs<WavesSpace, Encoding, Radix, Pair, Query, First, Shown>;
using Mix = Part<&LabState::waves, &Waves::mix>;
using Seed = Part<&LabState::waves, &Waves::seed>;
using Moved = Part<&LabState::waves, &Waves::moved>;
using TermsInputs = FrameInputs<AnySpace, Encoding, Mix, Seed, Moved, Pair, Query, Key>;
using Measure = Part<&LabState::waves, &Waves::measure>;
using SimilarityInputs = FrameInputs<WavesSpace, Encoding, Measure, Query, Key, Shown>;
using ShiftInputs = FrameInputs<AnySpace, Encoding, Pair, Query, Key>;

/// Of the table, or empty if another picture is shown.
std::optional<WavesEncoding> tableOf(const LabState& state)
{
    return state.waves.picture == WavesPictureShown::Table ? std::optional(state.waves.shown)
                                                           : std::nullopt;
}

template <WavesEncoding encoding> bool hasTableOf(const LabState& state)
{
    return tableOf(state) == encoding;
}

bool hasWaves(const LabState& state)
{
    return tableOf(state) && tableOf(state) != WavesEncoding::Learned;
}

template <WavesPictureShown picture> bool isPicture(const LabState& state)
{
    return state.waves.picture == picture;
}

QString title()
{
    return Words::tr("Waves");
}

QString sentence(const PageBench& page)
{
    const LabState& state = page.state();
    switch (state.waves.picture) {
    case WavesPictureShown::Table:
        break;
    case WavesPictureShown::Odometer:
        return Words::tr(
            "An odometer separates all positions, but in jumps. Dials separate them smoothly.");
    case WavesPictureShown::Terms:
        return Words::tr("An added position is multiplied by words and by positions. Only one term "
                         "depends on the distance, and only if the matrix allows it.");
    }
    const auto& own = encodingOf(state.waves.shown);
    const char* const words = own.waves.sentence(state);
    return words ? Words::tr(words) : tableSentence(own.table(state));
}

std::vector<std::string_view> panel(const LabState& state)
{
    std::vector<std::string_view> keys;
    switch (state.waves.picture) {
    case WavesPictureShown::Table:
        keys = encodingOf(state.waves.shown).waves.panel(state);
        keys.insert(keys.begin(), "waves.encoding");
        break;
    case WavesPictureShown::Odometer:
        keys = {"waves.radix", "position.shown", "sinusoidal.width", "sinusoidal.base"};
        break;
    case WavesPictureShown::Terms:
        keys = {"waves.mix", "waves.moved", "position.shift", "sinusoidal.width", "sinusoidal.base",
            "waves.seed"};
        break;
    }
    keys.push_back("waves.picture");
    return keys;
}

// By the picture's own look: a small one has smaller margins, and as many points as pixels.
WavesSpace spaceOf(const PictureView& picture, const QRectF& plot)
{
    const double ratio = picture.devicePixelRatioF();
    return {std::max(8, qRound(plot.width() * ratio)), std::max(8, qRound(plot.height() * ratio)),
        ratio * picture.look().scale};
}

template <Picture which, const drawing::Margins& edges> WavesSpace space(const PageBench& page)
{
    const PictureView& picture = page.view(which);
    const QtStyle style(picture.look());
    return spaceOf(
        picture, qt(drawing::DrawnPlot(boxOf(picture.rect()), edges, style.style).ground));
}

WavesSpace similaritySpace(const PageBench& page)
{
    const PictureView& picture = page.view(Picture::WavesSimilarity);
    const LabState& state = page.state();
    const QtStyle style(picture.look());
    return spaceOf(picture,
        qt(drawing::similarityGround(boxOf(picture.rect()), state.waves.encoding.width / 2,
            state.position.shown / 2, style.style)));
}

int pairsSpace(const PageBench& page) ///< maximum number of cells per side
{
    constexpr int most = 512;
    const PictureView& picture = page.view(Picture::WavesPairs);
    const double side = drawing::pairsMap(boxOf(picture.rect()), picture.look().scale).width;
    return std::clamp(qRound(side * picture.devicePixelRatioF()), 1, most);
}

PairSpace curveSpace(const PageBench& page)
{
    const LabState& state = page.state();
    return {space<Picture::WavesCurves, drawing::curvesMargins>(page),
        shownPairs(sinusoid(state).width / 2, state.waves.pair)};
}

WavesSpace odometerSpace(const PageBench& page)
{
    const PictureView& picture = page.view(Picture::WavesOdometer);
    return spaceOf(picture, QRectF(picture.rect()));
}

/// A picture whose values are a frame and the positions and the pair of the state.
template <class Inputs, auto make, auto spaceIn = nullptr, class Frame>
std::unique_ptr<PagePart> wave(PageBench& page,
    const drawing::Figure<drawing::WavesValues<Frame>>& figure, bool (*isShown)(const LabState&))
{
    using Values = drawing::WavesValues<Frame>;
    using Shared = std::shared_ptr<const Frame>;
    using Own = FigurePart<Values, Inputs, Shared>;
    typename Own::Rules rules {
        .values = [](auto&, const LabState& state, const Shared& frame) -> Values {
            return {frame, drawing::wavesState(state)};
        },
        .isShown = isShown};
    if constexpr (!std::is_null_pointer_v<decltype(spaceIn)>)
        rules.inputs = within<Inputs, spaceIn>;
    return std::make_unique<Own>(
        [](const Inputs& of, const Shared& earlier) {
            return std::make_shared<const Frame>(
                madeBy<make, Inputs, Frame>(of, earlier ? *earlier : Frame()));
        },
        rules, std::vector {new FigureView<Values>(figure, &page)});
}

PageParts parts(PageBench& page)
{
    constexpr auto tableSpace = space<Picture::WavesTable, drawing::tableMargins>;
    constexpr auto learnedSpace = space<Picture::WavesLearned, drawing::learnedMargins>;
    constexpr auto productSpace = space<Picture::WavesProducts, drawing::productsMargins>;
    constexpr auto hasSinusoid = hasTableOf<WavesEncoding::Sinusoidal>;
    constexpr auto hasLearned = hasTableOf<WavesEncoding::Learned>;
    constexpr auto curves = [](const LabState& state, const PairSpace& of) {
        return wavesFrame(state, of.space, of.pairs);
    };
    return listed(wave<TableInputs, tableFrame, tableSpace>(page, drawing::wavesTable, hasWaves),
        wave<CurveInputs, curves, curveSpace>(page, drawing::wavesCurves, hasWaves),
        wave<SimilarityInputs, similarityFrame, similaritySpace>(
            page, drawing::wavesSimilarity, hasSinusoid),
        wave<ShiftInputs, shiftFrame>(page, drawing::wavesShift, hasSinusoid),
        wave<LearnedInputs, learnedFrame, learnedSpace>(page, drawing::wavesLearned, hasLearned),
        wave<ProductInputs, productsFrame, productSpace>(page, drawing::wavesProducts, hasLearned),
        wave<PairsInputs, distancePairsFrame, pairsSpace>(
            page, drawing::wavesPairs, hasTableOf<WavesEncoding::Functional>),
        wave<OdometerInputs, odometerFrame, odometerSpace>(
            page, drawing::wavesOdometer, isPicture<WavesPictureShown::Odometer>),
        wave<TermsInputs, addedTermsFrame>(
            page, drawing::wavesTerms, isPicture<WavesPictureShown::Terms>));
}

std::vector<PageSlide> slides(const PageBench& page)
{
    switch (page.state().waves.picture) {
    case WavesPictureShown::Odometer:
        return {{Picture::WavesOdometer}};
    case WavesPictureShown::Terms:
        return {{Picture::WavesTerms}};
    case WavesPictureShown::Table:
        break;
    }
    switch (page.state().waves.shown) {
    case WavesEncoding::Learned:
        return {{Picture::WavesLearned}, {Picture::WavesProducts}};
    case WavesEncoding::Functional:
        return {{Picture::WavesTable}, {Picture::WavesPairs}, {Picture::WavesCurves}};
    case WavesEncoding::Sinusoidal:
        break;
    }
    return {{Picture::WavesTable}, {Picture::WavesCurves}, {Picture::WavesSimilarity},
        {Picture::WavesShift}};
}

// Two columns, divided at the same height; the table touches the waves without a gap, so that the
// lines of p and p + t run through both.
std::vector<PicturePlace> places(const PageBench& page, const QRect& area)
{
    const LabState& state = page.state();
    if (state.waves.picture != WavesPictureShown::Table)
        return {{slides(page).front().picture, area}};
    const double scale = page.look().scale;
    const bool isLearned = state.waves.shown == WavesEncoding::Learned;
    const bool hasPairs = state.waves.shown == WavesEncoding::Functional;
    const int gutter = qRound(32 * scale);
    const double share = hasPairs ? 0.32 : 0.2358;
    const int right =
        isLearned ? 0 : std::max(qRound(176 * scale), qRound(share * area.width())) + gutter;
    const int left = area.width() - right;
    const int lower = std::max(qRound(190 * scale), qRound(0.435 * area.height()));
    const int upper = area.height() - lower;
    std::vector<PicturePlace> all {{isLearned ? Picture::WavesLearned : Picture::WavesTable,
                                       {area.left(), area.top(), left, upper}},
        {isLearned ? Picture::WavesProducts : Picture::WavesCurves,
            {area.left(), area.top() + upper, left, lower}}};
    const QRect beside(area.left() + left + gutter, area.top(), right - gutter, area.height());
    if (hasPairs) {
        all.push_back({Picture::WavesPairs, beside});
    } else if (!isLearned) {
        all.push_back(
            {Picture::WavesSimilarity, {beside.left(), beside.top(), beside.width(), upper}});
        all.push_back(
            {Picture::WavesShift, {beside.left(), beside.top() + upper, beside.width(), lower}});
    }
    return all;
}

QString note(const PageBench& page, const LabState& a, const LabState& b)
{
    if (!tableOf(b))
        return {};
    QString pairs = b.waves.shown == WavesEncoding::Learned
        ? QString()
        : otherPairs(sinusoid(a).width / 2, sinusoid(b).width / 2);
    if (!pairs.isEmpty() || page.comparison() == Comparison::Difference)
        return pairs;
    return Words::tr("The table cannot be overlaid; choose Difference (B − A).");
}

} // namespace
} // namespace waves

const Page wavesPage {.bench = BenchId::Waves,
    .maps = Bench::Maps::Some,
    .title = waves::title,
    .sentence = waves::sentence,
    .panel = waves::panel,
    .parts = waves::parts,
    .places = waves::places,
    .slides = waves::slides,
    .note = waves::note,
    .choice = "waves.picture"};

} // namespace lab::ui
