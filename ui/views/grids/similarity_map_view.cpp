#include "ui/views/grids/similarity_map_view.h"
#include "ui/paint/text/picture_title.h"

#include "ui/paint/text/number_text.h"

using namespace Qt::StringLiterals;

namespace lab::ui {

SimilarityMapView::SimilarityMapView(QWidget* parent)
    : GridsPicture(Picture::GridsMap, parent)
{
}

QString SimilarityMapView::exportName() const
{
    return u"similarity"_s;
}

NumberTable SimilarityMapView::tableOf(const GridsFrame& frame) const
{
    return mapNumbers(frame);
}

QString SimilarityMapView::title() const
{
    return tr("Similarity to the query's patch");
}

QString SimilarityMapView::spoken() const
{
    const GridsFrame& now = frame();
    const GridMap& map = now.chosen();
    return tr("%1: patches %2 and %3 have similarity %4; the lowest of all is %5.")
        .arg(encodingName(map.encoding), wholeNumber(now.patchAt(now.query)),
            wholeNumber(now.patchAt(now.key)), decimals(map.map.at(now.key.row, now.key.column), 4),
            decimals(map.lowest, 4));
}

void SimilarityMapView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (isEmpty())
        return;
    const GridsFrame* shown = drawn();
    if (!shown) {
        paintPictureTitle(painter, area,
            tr("%1 of the similarity", "difference").arg(nameOfDifference(look)), {}, look);
        return paintNone(painter, area, look);
    }
    const std::optional<PictureHandle> handle = handleAt(pointer());
    paintSimilarity(painter, area, MapLayout(area, *shown, look), *shown,
        handle ? static_cast<MapPart>(handle->which) : MapPart::None, look);
}

void SimilarityMapView::grab(QPointF point, Qt::KeyboardModifiers modifiers)
{
    GridsPicture::grab(point, modifiers);
    m_isChoosing = !held() && !isEmpty() && drawn() && layout().patches.patchAt(point);
    if (m_isChoosing)
        drag(point, modifiers);
}

void SimilarityMapView::drag(QPointF point, Qt::KeyboardModifiers modifiers)
{
    if (m_isChoosing)
        edit(SetParameter {
            "position.query", Value(std::int64_t {layout().patches.patchNear(point)})});
    GridsPicture::drag(point, modifiers);
}

void SimilarityMapView::release()
{
    GridsPicture::release();
    m_isChoosing = false;
}

Focus SimilarityMapView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (isEmpty() || !drawn() || held() || m_isChoosing)
        return focus;
    if (const auto patch = layout().patches.patchAt(point))
        focus.key = *patch;
    return focus;
}

Qt::CursorShape SimilarityMapView::cursorAt(QPointF point) const
{
    if (handleAt(point))
        return Qt::OpenHandCursor;
    const bool isPatch = !isEmpty() && drawn() && layout().patches.patchAt(point);
    return isPatch ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

std::vector<PictureHandle> SimilarityMapView::handles() const
{
    if (isEmpty() || !drawn())
        return {};
    const PatchField patches = layout().patches;
    std::vector<PictureHandle> all {queryHandle(patches), keyHandle(patches)};
    all[0].which = static_cast<std::int64_t>(MapPart::Query);
    all[1].which = static_cast<std::int64_t>(MapPart::Key);
    return all;
}

} // namespace lab::ui

#include "moc_similarity_map_view.cpp"
