#include "core/figures/biases/biases_figures.h"
#include "core/figures/biases/cell_axis.h"
#include "core/frames/biases/bias_model.h"
#include "core/frames/biases/biases_frames.h"
#include "core/frames/biases/forms_frame.h"
#include "core/frames/encoding.h"
#include "core/math/recent.h"
#include "ui/benches/figure_part.h"
#include "ui/views/parameters/table_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <memory>
#include <tuple>

namespace lab::ui {

namespace biases {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::BiasesBench)
};

using Which = Part<&LabState::biases, &Biases::shown>;
using OfAlibi = Part<&LabState::biases, &Biases::encoding>;
using Gates = Part<&LabState::biases, &Biases::gates>;
using Head = Part<&LabState::biases, &Biases::head>;
using Tables = Part<&LabState::schemes>;
using First = Part<&LabState::position, &Positions::first>;
using Shown = Part<&LabState::position, &Positions::shown>;
using AllPositions = Part<&LabState::position>;
using MatrixInputs = FrameInputs<int, Which, OfAlibi, Gates, Tables, Head, First, Shown>;
using HeadsInputs = FrameInputs<int, Which, OfAlibi, Gates, Tables, First, Shown>;
using CurveInputs = FrameInputs<AnySpace, Which, OfAlibi, Gates, Tables, Head, AllPositions>;
using WeightsInputs = FrameInputs<int, Part<&LabState::biases>, Tables, AllPositions>;
using FormsInputs = FrameInputs<AnySpace, Part<&LabState::biases>, Tables, AllPositions>;

constexpr double gutter = 40;
constexpr double narrowGutter = 24;
constexpr double rightWidth = 320; // of the heads and the lines, if there is space
constexpr double minRightWidth = 204;
constexpr double weightsHeight = 156;
constexpr double minWeightsHeight = 128;
constexpr double wideWeightsHeight = 116; // above the ruler of T5
constexpr double rulerShare = 0.36; // share of the height for that ruler
constexpr double minRuler = 180;
constexpr double maxRulerShare = 0.42;
constexpr double matrixGap = 4; // to the weights below
constexpr double footGap = 6; // to the reading line
constexpr double rowGap = 12;
constexpr double headsGap = 12; // to the lines below

/// Whether the stored forms of ALiBi are shown instead of the heads.
bool showsForms(const LabState& state)
{
    return state.biases.shown == BiasEncoding::Alibi
        && state.schemes.alibiStorage.form != AlibiForm::Paper;
}

bool showsHeads(const LabState& state)
{
    return !showsForms(state);
}

QString title()
{
    return Words::tr("Biases");
}

QString sentence(const PageBench& page)
{
    const LabState& state = page.state();
    const Encoding& own = encodingOf(state.biases.shown);
    const char* const words = own.biases.sentence(state);
    return words ? Words::tr(words) : tableSentence(own.table(state));
}

std::vector<std::string_view> panel(const LabState& state)
{
    const auto own = encodingOf(state.biases.shown).biases.panel;
    std::vector<std::string_view> keys(own.begin(), own.end());
    if (state.biases.shown == BiasEncoding::Alibi)
        keys.push_back("alibi.form");
    if (showsForms(state))
        keys.insert(keys.end(), {"alibi.length", "alibi.padding"});
    if (state.biases.shown == BiasEncoding::T5 && !state.schemes.t5.table.table())
        keys.insert(keys.end(), {"t5.deviation", "t5.seed"});
    keys.insert(keys.begin(), "biases.encoding");
    return keys;
}

/// Whole pixels for the numbers beside the matrix.
struct Sides {
    int left = 0;
    int right = 0;
};
Sides sidesOf(const PageBench& page)
{
    const LabState& state = page.state();
    const QtStyle style(page.look());
    thread_local Recent<std::tuple<BiasNumbers, std::int64_t, std::int64_t>, HeatmapFrame, 2>
        scales;
    const HeatmapFrame scale =
        scales.of({biasNumbers(state), state.position.first, state.position.shown},
            [&] { return biasMatrixFrame(state, 1).cells; });
    const double right = std::max(
        drawing::matrixSpaceRight(scale, style.style), drawing::weightsSpaceRight(style.style));
    return {static_cast<int>(std::ceil(drawing::matrixSpaceLeft(
                state.position.first + state.position.shown, style.style))),
        static_cast<int>(std::ceil(right))};
}

// The ruler of distances has the full width; above it the matrix, and to its right the heads above
// the weights.
std::vector<PicturePlace> widePlaces(const PageBench& page, const QRect& area)
{
    const Look& own = page.look();
    const auto px = [&own](double length) { return static_cast<int>(std::lround(own.px(length))); };
    const auto [leftSpace, rightSpace] = sidesOf(page);
    const int sides = leftSpace + rightSpace;
    const int across = static_cast<int>(std::ceil(drawing::matrixSpaceAcross(QtStyle(own).style)));
    const int lower = std::min({std::max(qRound(area.height() * rulerShare), px(minRuler)),
        qRound(area.height() * maxRulerShare), px(360)});
    const int upper = area.height() - lower - px(rowGap);
    const int side =
        std::max(px(64), std::min(upper - across, qRound(0.46 * area.width()) - sides));
    const int left = side + sides;
    const int gap = px(area.width() < px(760) ? narrowGutter : gutter);
    const int x = area.left() + left + gap;
    const int width = area.right() + 1 - x;
    const int heads = upper - px(wideWeightsHeight);
    return {{Picture::BiasesMatrix, {area.left(), area.top(), left, side + across}},
        {Picture::BiasesHeads, {x, area.top(), width, std::max(1, heads - px(matrixGap))}},
        {Picture::BiasesWeights, {x, area.top() + heads, width, upper - heads}},
        {Picture::BiasesCurve, {area.left(), area.bottom() + 1 - lower, area.width(), lower}}};
}

// The matrix is the largest square that fits beside the right column; the weights have the same
// width, so that each key is above its weight.
std::vector<PicturePlace> places(const PageBench& page, const QRect& whole)
{
    const LabState& state = page.state();
    const Look& own = page.look();
    const QtStyle style(own);
    const auto px = [&own](double length) { return static_cast<int>(std::lround(own.px(length))); };
    const QRect area = whole.adjusted(0, 0, 0, -px(footGap));
    if (state.biases.shown == BiasEncoding::T5)
        return widePlaces(page, area);
    const auto [leftSpace, rightSpace] = sidesOf(page);
    const int sides = leftSpace + rightSpace;
    const int across =
        static_cast<int>(std::ceil(drawing::matrixSpaceAcross(style.style))) + px(matrixGap);
    const bool isNarrow = area.width() < px(760);
    const int gap = px(isNarrow ? narrowGutter : gutter);
    const int right =
        std::max(px(isNarrow ? minRightWidth : rightWidth), qRound(area.width() * 0.3));
    const int widest = area.width() - gap - right - sides;
    const int weights = px(area.height() < px(500) ? minWeightsHeight : weightsHeight);
    const int highest = area.height() - across - weights;
    const int side = std::max(px(64), std::min(widest, highest));
    const int left = side + sides;
    const int top = side + across;
    const int x = area.left() + left + gap;
    const int width = area.right() + 1 - x;
    const int count = biasHeads(state);
    const double share = area.height() * (isNarrow || count > 8 ? 0.38 : 0.5);
    const double bottom =
        drawing::headMapsSize({0, 0, static_cast<double>(width), share}, count, true, style.style)
            .bottom;
    const int heads =
        showsForms(state) ? qRound(share) : std::min(qRound(share), qRound(bottom) + px(headsGap));
    return {{Picture::BiasesMatrix, {area.left(), area.top(), left, top - px(matrixGap)}},
        {Picture::BiasesWeights,
            {area.left(), area.top() + top,
                leftSpace + side
                    + static_cast<int>(std::lround(drawing::weightsSpaceRight(style.style))),
                area.height() - top}},
        {Picture::BiasesHeads, {x, area.top(), width, heads}},
        {Picture::BiasesCurve, {x, area.top() + heads, width, area.height() - heads}}};
}

// At a desk the layout made it as large as possible; otherwise it fills its place.
int matrixSpace(const PageBench& page)
{
    const QSize size = page.view(Picture::BiasesMatrix).size();
    if (page.audience() != Audience::One)
        return std::max(8, std::min(size.width(), size.height()));
    const auto [left, right] = sidesOf(page);
    return std::max(8, size.width() - left - right);
}

int mapSpace(const PageBench& page) ///< of one head
{
    const PictureView& heads = page.view(Picture::BiasesHeads);
    const bool hasTab = page.state().biases.shown == BiasEncoding::Alibi;
    const drawing::HeadMapsSize maps = drawing::headMapsSize(
        boxOf(heads.rect()), biasHeads(page.state()), hasTab, QtStyle(heads.look()).style);
    return std::max(4, static_cast<int>(maps.side));
}

bool hasHead(const PageBench& page, const LabState& state)
{
    return state.biases.head == page.state().biases.head;
}

PageParts parts(PageBench& page)
{
    using SharedMatrix = std::shared_ptr<const BiasMatrixFrame>;
    constexpr auto matrix = [](const LabState& state, int side) {
        return std::make_shared<const BiasMatrixFrame>(biasMatrixFrame(state, side));
    };
    return listed(
        picture<MatrixInputs, matrix, SharedMatrix>(page, drawing::biasesMatrix,
            {.inputs = within<MatrixInputs, matrixSpace>,
                .values =
                    [](const PageBench& of, const LabState& state, const SharedMatrix& frame) {
                        return hasHead(of, state)
                            ? drawing::BiasMatrixValues {frame, state.position}
                            : drawing::BiasMatrixValues();
                    }}),
        pictures<WeightsInputs, weightsFrame>(page, {&drawing::biasesWeights},
            {.inputs = within<WeightsInputs, matrixSpace>, .hasA = hasHead}),
        picture<HeadsInputs, headMaps, HeadsFrame>(page, drawing::biasesHeads,
            {.inputs = within<HeadsInputs, mapSpace>,
                .values =
                    [](const PageBench& of, const LabState& state, const HeadsFrame& maps) {
                        LabState there = state;
                        there.position = of.state().position;
                        return headsFrame(maps, there);
                    },
                .isShown = showsHeads}),
        pictures<FormsInputs, formsFrame>(page, {&drawing::biasesForms},
            {.isShown = showsForms, .hasA = [](auto&, auto&) { return false; }}),
        pictures<CurveInputs, biasCurveFrame>(page, {&drawing::biasesCurve}));
}

std::vector<PageSlide> slides(const PageBench& page)
{
    if (page.state().biases.shown == BiasEncoding::T5)
        return {{Picture::BiasesCurve}, {Picture::BiasesMatrix}, {Picture::BiasesWeights},
            {Picture::BiasesHeads}};
    return {{Picture::BiasesMatrix}, {Picture::BiasesCurve}, {Picture::BiasesWeights},
        {Picture::BiasesHeads}};
}

QString note(const PageBench& page, const LabState& a, const LabState& b)
{
    const int ofA = biasHeads(a);
    const int ofB = biasHeads(b);
    if (ofA == 1 && ofB > 1)
        return Words::tr("A has 1 head and B has %1; heads with the same number are compared.")
            .arg(ofB);
    if (ofA != ofB)
        return Words::tr("A has %1 heads and B has %2; heads with the same number are compared.")
            .arg(ofA)
            .arg(ofB);
    if (page.comparison() == Comparison::Difference)
        return {};
    return Words::tr("A matrix cannot be overlaid; choose Difference (B − A).");
}

} // namespace
} // namespace biases

const Page biasesPage {.bench = BenchId::Biases,
    .maps = Bench::Maps::Some,
    .title = biases::title,
    .sentence = biases::sentence,
    .panel = biases::panel,
    .parts = biases::parts,
    .places = biases::places,
    .slides = biases::slides,
    .note = biases::note};

} // namespace lab::ui
