#include "ui/benches/grids_bench.h"

#include "core/figures/grids/grids_figures.h"
#include "ui/benches/picture_slot.h"

#include <algorithm>

namespace lab::ui {

namespace {

constexpr double columnGap = 22;
constexpr double rowGap = 12;
constexpr double imageWidth = 240; // at the normal size
constexpr double encodingsWidth = 168;
constexpr double stripHeight = 104;
constexpr double lowStrip = 84;
constexpr double lowArea = 470; // below this the strip is lower
constexpr double choiceGap = 24; // between the bench's name and the choice of the picture
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

} // namespace

GridsBench::GridsBench(QWidget* parent)
    : Bench(BenchId::Grids, parent, Maps::Some)
    , m_image(new FigureView<GridsFrame>(drawing::gridsImage, this))
    , m_map(new FigureView<GridsFrame>(drawing::gridsMap, this))
    , m_encodings(new FigureView<GridsFrame>(drawing::gridsEncodings, this))
    , m_pairs(new FigureView<GridPairsFrame>(drawing::gridsPairs, this))
    , m_stills(new FigureView<VideoFrame>(drawing::gridsStills, this))
    , m_box(new FigureView<VideoFrame>(drawing::gridsBox, this))
    , m_sequence(new FigureView<VideoFrame>(drawing::gridsSequence, this))
    , m_slot(new PictureSlot("grids.picture", this))
    , m_frames([](const Inputs& of, auto&) { return gridsFrame(of.state()); })
    , m_pairFrames([](const PairInputs& of, auto&) { return gridPairsFrame(of.state()); })
    , m_videoFrames([](const VideoInputs& of, auto&) { return videoFrame(of.state()); })
{
    add(m_stills);
    add(m_box);
    add(m_sequence);
    add(m_map);
    add(m_image);
    add(m_encodings);
    add(m_pairs);
    m_slot->put("image", m_map);
    m_slot->put("video", m_stills);
    addSwitch(m_slot);
    connect(m_slot, &PictureSlot::edited, this, &Bench::edited);
}

QString GridsBench::title() const
{
    return tr("Grids");
}

QString GridsBench::sentence() const
{
    if (isVideo(state()))
        return tr("A video token has three position numbers, each rotating its own pairs. A text "
                  "token has the same number three times.");
    return tr("A patch has a row and a column. How they are encoded decides which patches count as "
              "near.");
}

std::vector<std::string_view> GridsBench::panelParameters() const
{
    if (isVideo(state()))
        return videoParameters(state().schemes.multimodal);
    std::vector<std::string_view> keys {"grids.encoding", "grids.rows", "grids.columns",
        "grids.patch", "grids.image_height", "grids.image_width", "grids.width"};
    const auto add = [&keys](std::initializer_list<std::string_view> more) {
        keys.insert(keys.end(), more);
    };
    const SinusoidalGrid& sinusoid = state().schemes.sinusoidalGrid;
    switch (state().grids.encoding) {
    case GridEncoding::Sinusoidal:
        add({"sinusoidal_grid.base", "sinusoidal_grid.convention"});
        if (sinusoid.convention == GridSinusoid::Detr)
            add({"sinusoidal_grid.normalized"});
        if (sinusoid.convention == GridSinusoid::Detr && sinusoid.normalized)
            add({"sinusoidal_grid.scale", "sinusoidal_grid.epsilon"});
        break;
    case GridEncoding::Flattened:
        add({"sinusoidal_grid.base"});
        break;
    case GridEncoding::Learned:
        add({"grids.trained", "learned.resampling", "learned.deviation", "learned.seed"});
        break;
    case GridEncoding::Axial:
        add({"rotary_grid.base", "grids.order"});
        if (state().grids.order == GridRotation::Eva02)
            add({"grids.trained"});
        break;
    case GridEncoding::Mixed:
        add({"rotary_grid.base", "rotary_grid.head", "rotary_grid.seed"});
        break;
    }
    keys.push_back("grids.picture");
    return keys;
}

bool GridsBench::hasRuler() const
{
    return isVideo(state());
}

LayoutInputs GridsBench::layoutInputs(const LabState& state) const
{
    return {.picture = static_cast<int>(state.grids.picture)};
}

double GridsBench::headWidth(const Look& look) const
{
    return Bench::headWidth(look) + look.px(choiceGap) + m_slot->childrenRect().width();
}

std::vector<SlidePicture> GridsBench::slidePictures(const LabState& state) const
{
    if (isVideo(state))
        return {{m_stills}, {m_box}, {m_sequence}, {m_pairs}};
    return {{m_map}, {m_image}, {m_encodings}, {m_pairs}};
}

void GridsBench::layOutVideo(const QRect& area)
{
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const int strip = px(area.height() < px(lowArea) ? lowStrip : stripHeight);
    const int high = area.height() - strip - px(rowGap);
    const int sequence = std::clamp(qRound(0.4 * high), px(130), px(220));
    m_stills->setGeometry(area.left(), area.top(), area.width(), high - sequence - px(rowGap));
    const int top = area.top() + high - sequence;
    const int box = std::clamp(qRound(0.27 * area.width()), px(156), px(330));
    const int left = box + px(columnGap);
    m_box->setGeometry(area.left(), top, box, sequence);
    m_sequence->setGeometry(area.left() + left, top, area.width() - left, sequence);
    m_pairs->setGeometry(area.left(), area.bottom() + 1 - strip, area.width(), strip);
}

void GridsBench::layOut(const QRect& area, const LayoutInputs& inputs)
{
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const int strip = px(area.height() < px(lowArea) ? lowStrip : stripHeight);
    const bool hasVideo = inputs.picture == static_cast<int>(GridsPictureShown::Video);
    m_slot->placePictures(area);
    m_slot->placeBesideTitle(
        area.left() + Bench::headWidth(look()) + look().px(choiceGap), area.right(), look());
    m_image->setVisible(!hasVideo);
    m_encodings->setVisible(!hasVideo);
    m_box->setVisible(hasVideo);
    m_sequence->setVisible(hasVideo);
    if (hasVideo)
        return layOutVideo(area);
    const int high = area.height() - strip - px(rowGap);
    m_pairs->setGeometry(area.left(), area.bottom() + 1 - strip, area.width(), strip);
    const int gap = px(columnGap);
    if (area.width() < px(narrowArea)) {
        // The image above the small maps, the large map beside them.
        const int left = qRound(0.42 * (area.width() - gap));
        const int row = qRound(drawing::heightOfSmallMaps(left, look().scale));
        const int image =
            std::max(qRound(0.52 * high), std::min(high - row - px(4), left + px(headOfImage)));
        m_image->setGeometry(area.left(), area.top(), left, image);
        m_encodings->setGeometry(
            area.left(), area.top() + image + px(4), left, high - image - px(4));
        m_map->setGeometry(area.left() + left + gap, area.top(), area.width() - left - gap, high);
        return;
    }
    const int right = std::max(px(encodingsWidth), qRound(0.16 * area.width()));
    const int left = std::max(px(imageWidth), qRound(0.28 * area.width()));
    m_image->setGeometry(area.left(), area.top(), left, high);
    m_map->setGeometry(
        area.left() + left + gap, area.top(), area.width() - left - right - 2 * gap, high);
    m_encodings->setGeometry(area.right() + 1 - right, area.top(), right, high);
}

void GridsBench::show(const LabState& state)
{
    m_slot->setState(state);
    if (isVideo(state))
        m_videoFrames.show(VideoInputs(state), m_stills, m_box, m_sequence);
    else
        m_frames.show(Inputs(state), m_image, m_map, m_encodings);
    m_pairFrames.show(PairInputs(state), m_pairs);
}

void GridsBench::showGhost(const std::optional<LabState>& ghost)
{
    const MapShown map =
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present;
    m_map->setMapShown(map);
    m_encodings->setMapShown(map);
    m_stills->setMapShown(map);
    m_videoFrames.showGhost(ghostInputs<VideoInputs>(ghost), m_stills, m_box, m_sequence);
    m_frames.showGhost(ghostInputs<Inputs>(ghost), m_image, m_map, m_encodings);
    m_pairFrames.showGhost(ghostInputs<PairInputs>(ghost), m_pairs);
}

QString GridsBench::comparisonNote(const LabState& a, const LabState& b) const
{
    if (!isVideo(b) && !(gridShape(a.grids) == gridShape(b.grids)))
        return tr("A and B have different patches, so there is no difference patch by patch.");
    if (comparison() == Comparison::Difference)
        return {};
    return tr("A map cannot be overlaid; choose Difference (B − A).");
}

} // namespace lab::ui

#include "moc_grids_bench.cpp"
