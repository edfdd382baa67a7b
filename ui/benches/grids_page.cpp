#include "core/figures/grids/grids_figures.h"
#include "core/frames/grids/patch_encodings.h"
#include "ui/benches/figure_part.h"

#include <QCoreApplication>

#include <algorithm>

namespace lab::ui {

namespace grids {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::GridsBench)
};

using Image = Part<&LabState::grids>;
using Query = Part<&LabState::position, &Positions::query>;
using Key = Part<&LabState::position, &Positions::key>;
using OfSinusoid = Part<&LabState::schemes, &Schemes::sinusoidalGrid>;
using OfTurns = Part<&LabState::schemes, &Schemes::rotaryGrid>;
using OfTable = Part<&LabState::schemes, &Schemes::learned>;
using Inputs = FrameInputs<AnySpace, Image, Query, Key, OfSinusoid, OfTurns, OfTable>;
using OfVideo = Part<&LabState::schemes, &Schemes::multimodal>;
using PairInputs = FrameInputs<AnySpace, Image, Query, Key, OfSinusoid, OfTurns, OfVideo>;
using VideoInputs = FrameInputs<AnySpace, Query, Key, OfVideo>;

constexpr double columnGap = 22;
constexpr double rowGap = 12;
constexpr double imageWidth = 240; // at the normal size
constexpr double encodingsWidth = 168;
constexpr double stripHeight = 104;
constexpr double lowStrip = 84;
constexpr double lowArea = 470; // below this the strip is lower
constexpr double headOfImage = 32;
constexpr double narrowArea = 760; // below this the small maps are under the image

bool isVideo(const LabState& state)
{
    return state.grids.picture == GridsPictureShown::Video;
}

std::vector<std::string_view> videoParameters(const MultimodalScheme& scheme)
{
    std::vector<std::string_view> keys {"multimodal_rotary.rule", "multimodal_rotary.layout",
        "multimodal_rotary.height_pairs", "multimodal_rotary.width_pairs",
        "multimodal_rotary.video_frames", "multimodal_rotary.video_rows",
        "multimodal_rotary.video_columns"};
    if (scheme.positions.rule == PositionRule::Qwen25Vl)
        keys.insert(keys.end(),
            {"multimodal_rotary.seconds_per_frame", "multimodal_rotary.tokens_per_second",
                "multimodal_rotary.seconds"});
    if (scheme.positions.rule == PositionRule::Qwen3Vl)
        keys.push_back("multimodal_rotary.timestamp_tokens");
    keys.insert(keys.end(),
        {"multimodal_rotary.text_before", "multimodal_rotary.text_after",
            "multimodal_rotary.image_rows"});
    if (scheme.imageRows > 0)
        keys.push_back("multimodal_rotary.image_columns");
    keys.insert(keys.end(), {"multimodal_rotary.base", "multimodal_rotary.width", "grids.picture"});
    return keys;
}

bool isImage(const LabState& state)
{
    return !isVideo(state);
}

QString title()
{
    return Words::tr("Grids");
}

QString sentence(const PageBench& page)
{
    if (isVideo(page.state()))
        return Words::tr(
            "A video token has three position numbers, each rotating its own pairs. A text "
            "token has the same number three times.");
    return Words::tr(
        "A patch has a row and a column. How they are encoded decides which patches count as "
        "near.");
}

std::vector<std::string_view> panel(const LabState& state)
{
    if (isVideo(state))
        return videoParameters(state.schemes.multimodal);
    std::vector<std::string_view> keys {"grids.encoding", "grids.rows", "grids.columns",
        "grids.patch", "grids.image_height", "grids.image_width", "grids.width"};
    const auto more = rowOf(state.grids.encoding).panel(state);
    keys.insert(keys.end(), more.begin(), more.end());
    keys.push_back("grids.picture");
    return keys;
}

PageParts parts(PageBench& page)
{
    return listed(pictures<VideoInputs, videoFrame>(page,
                      {&drawing::gridsStills, &drawing::gridsBox, &drawing::gridsSequence},
                      {.isShown = isVideo}),
        pictures<Inputs, gridsFrame>(page,
            {&drawing::gridsMap, &drawing::gridsImage, &drawing::gridsEncodings},
            {.isShown = isImage}),
        pictures<PairInputs, gridPairsFrame>(page, {&drawing::gridsPairs}));
}

std::vector<PageSlide> slides(const PageBench& page)
{
    if (isVideo(page.state()))
        return {{Picture::GridsStills}, {Picture::GridsBox}, {Picture::GridsSequence},
            {Picture::GridsPairs}};
    return {{Picture::GridsMap}, {Picture::GridsImage}, {Picture::GridsEncodings},
        {Picture::GridsPairs}};
}

std::vector<PicturePlace> places(const PageBench& page, const QRect& area)
{
    const auto px = [&](double length) { return qRound(page.look().px(length)); };
    const int strip = px(area.height() < px(lowArea) ? lowStrip : stripHeight);
    const int high = area.height() - strip - px(rowGap);
    const int gap = px(columnGap);
    const PicturePlace pairs {
        Picture::GridsPairs, {area.left(), area.bottom() + 1 - strip, area.width(), strip}};
    if (isVideo(page.state())) {
        const int sequence = std::clamp(qRound(0.4 * high), px(130), px(220));
        const int top = area.top() + high - sequence;
        const int box = std::clamp(qRound(0.27 * area.width()), px(156), px(330));
        return {{Picture::GridsStills,
                    {area.left(), area.top(), area.width(), high - sequence - px(rowGap)}},
            {Picture::GridsBox, {area.left(), top, box, sequence}},
            {Picture::GridsSequence,
                {area.left() + box + gap, top, area.width() - box - gap, sequence}},
            pairs};
    }
    if (area.width() < px(narrowArea)) {
        // The image above the small maps, the large map beside them.
        const int left = qRound(0.42 * (area.width() - gap));
        const int row = qRound(drawing::heightOfSmallMaps(left, page.look().scale));
        const int image =
            std::max(qRound(0.52 * high), std::min(high - row - px(4), left + px(headOfImage)));
        return {{Picture::GridsImage, {area.left(), area.top(), left, image}},
            {Picture::GridsEncodings,
                {area.left(), area.top() + image + px(4), left, high - image - px(4)}},
            {Picture::GridsMap,
                {area.left() + left + gap, area.top(), area.width() - left - gap, high}},
            pairs};
    }
    const int right = std::max(px(encodingsWidth), qRound(0.16 * area.width()));
    const int left = std::max(px(imageWidth), qRound(0.28 * area.width()));
    return {{Picture::GridsImage, {area.left(), area.top(), left, high}},
        {Picture::GridsMap,
            {area.left() + left + gap, area.top(), area.width() - left - right - 2 * gap, high}},
        {Picture::GridsEncodings, {area.right() + 1 - right, area.top(), right, high}}, pairs};
}

QString note(const PageBench& page, const LabState& a, const LabState& b)
{
    if (!isVideo(b) && !(gridShape(a.grids) == gridShape(b.grids)))
        return Words::tr(
            "A and B have different patches, so there is no difference patch by patch.");
    if (page.comparison() == Comparison::Difference)
        return {};
    return Words::tr("A map cannot be overlaid; choose Difference (B − A).");
}

} // namespace
} // namespace grids

const Page gridsPage {.bench = BenchId::Grids,
    .maps = Bench::Maps::Some,
    .title = grids::title,
    .sentence = grids::sentence,
    .panel = grids::panel,
    .parts = grids::parts,
    .places = grids::places,
    .slides = grids::slides,
    .note = grids::note,
    .hasRuler = grids::isVideo,
    .choice = "grids.picture"};

} // namespace lab::ui
