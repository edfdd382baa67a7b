#include "ui/benches/grids_bench.h"

#include "ui/views/grids/grid_encodings_view.h"
#include "ui/views/grids/grid_pairs_view.h"
#include "ui/views/grids/patch_image_view.h"
#include "ui/views/grids/similarity_map_view.h"

#include <algorithm>

namespace lab::ui {

namespace {

constexpr double columnGap = 22;
constexpr double rowGap = 12;
constexpr double imageWidth = 240; // at the ordinary size
constexpr double encodingsWidth = 168;
constexpr double stripHeight = 104;
constexpr double lowStrip = 84;
constexpr double lowArea = 470; // below it the strip is lower
constexpr double narrowArea = 760; // below it the small maps stand under the image

} // namespace

GridsBench::GridsBench(QWidget* parent)
    : Bench(BenchId::Grids, parent, Maps::Some)
    , m_image(new PatchImageView(this))
    , m_map(new SimilarityMapView(this))
    , m_encodings(new GridEncodingsView(this))
    , m_pairs(new GridPairsView(this))
    , m_frames([](const Inputs& of, auto&) { return gridsFrame(of.state()); })
    , m_pairFrames([](const PairInputs& of, auto&) { return gridPairsFrame(of.state()); })
{
    add(m_map);
    add(m_image);
    add(m_encodings);
    add(m_pairs);
}

QString GridsBench::title() const
{
    return tr("Grids");
}

QString GridsBench::sentence() const
{
    return tr("A patch has a row and a column. What counts as near depends on how the two are "
              "encoded.");
}

std::vector<std::string_view> GridsBench::panelParameters() const
{
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
    return keys;
}

void GridsBench::layOut(const QRect& area, const LayoutInputs&)
{
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const int strip = px(area.height() < px(lowArea) ? lowStrip : stripHeight);
    const bool isForRoom = audience() == Audience::Room;
    m_pairs->setVisible(!isForRoom);
    const int high = isForRoom ? area.height() : area.height() - strip - px(rowGap);
    m_pairs->setGeometry(area.left(), area.bottom() + 1 - strip, area.width(), strip);
    const int gap = px(columnGap);
    if (area.width() < px(narrowArea)) {
        // The image over the small maps, the large map beside them.
        const int left = qRound(0.42 * (area.width() - gap));
        const int image = qRound(0.52 * high);
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
    m_frames.show(Inputs(state), m_image, m_map, m_encodings);
    m_pairFrames.show(PairInputs(state), m_pairs);
}

void GridsBench::showGhost(const std::optional<LabState>& ghost)
{
    const MapShown map =
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present;
    m_map->setMapShown(map);
    m_encodings->setMapShown(map);
    m_frames.showGhost(ghostInputs<Inputs>(ghost), m_image, m_map, m_encodings);
    m_pairFrames.showGhost(ghostInputs<PairInputs>(ghost), m_pairs);
}

QString GridsBench::comparisonNote(const LabState& a, const LabState& b) const
{
    if (!(gridShape(a.grids) == gridShape(b.grids)))
        return tr("A and B have other patches: there is no difference patch by patch.");
    if (comparison() == Comparison::Difference)
        return {};
    return tr("No ghost can lie under a map: choose Difference to see B − A in its place.");
}

} // namespace lab::ui
