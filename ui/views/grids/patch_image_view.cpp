#include "ui/views/grids/patch_image_view.h"

#include "ui/paint/text/number_text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double pixelsByKey = 8; // of a patch's side, because a single pixel is invisible

SetParameter sideOf(const char* key, double pixels, int least, int largest)
{
    const auto whole = std::clamp<std::int64_t>(std::llround(pixels), least, largest);
    return {key, Value(whole)};
}

PictureHandle sideHandle(
    const QString& name, const char* key, QPointF place, QPointF step, ImagePart part)
{
    PictureHandle handle;
    handle.name = name;
    handle.key = key;
    handle.place = place;
    handle.step = step;
    handle.which = static_cast<std::int64_t>(part);
    return handle;
}

} // namespace

PatchImageView::PatchImageView(QWidget* parent)
    : GridsPicture(Picture::GridsImage, parent)
{
}

QString PatchImageView::exportName() const
{
    return u"image"_s;
}

NumberTable PatchImageView::tableOf(const GridsFrame& frame) const
{
    return imageNumbers(frame);
}

QString PatchImageView::title() const
{
    return tr("Image");
}

QString PatchImageView::spoken() const
{
    const GridsFrame& now = frame();
    return tr("%1 pixels in patches of %2, %3 patches. Query patch %4, row %5, column %6; key "
              "patch %7, row %8, column %9.")
        .arg(timesText(now.grids.imageHeight, now.grids.imageWidth), wholeNumber(now.grids.patch),
            timesText(now.shape.rows, now.shape.columns), wholeNumber(now.patchAt(now.query)),
            wholeNumber(now.query.row), wholeNumber(now.query.column),
            wholeNumber(now.patchAt(now.key)), wholeNumber(now.key.row),
            wholeNumber(now.key.column));
}

void PatchImageView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (isEmpty())
        return;
    const std::optional<PictureHandle> handle = handleAt(pointer());
    paintPatchImage(painter, area, ImageLayout(area, frame(), look), frame(), ghost(),
        handle ? static_cast<ImagePart>(handle->which) : ImagePart::None, look);
}

Focus PatchImageView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (isEmpty() || handleAt(point))
        return focus;
    if (const auto patch = layout().patches.patchAt(point))
        focus.key = *patch;
    return focus;
}

Qt::CursorShape PatchImageView::cursorAt(QPointF point) const
{
    return handleAt(point) ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

std::vector<PictureHandle> PatchImageView::handles() const
{
    if (isEmpty())
        return {};
    const ImageLayout places = layout();
    std::vector<PictureHandle> all {queryHandle(places.patches), keyHandle(places.patches)};
    all[0].which = static_cast<std::int64_t>(ImagePart::Query);
    all[1].which = static_cast<std::int64_t>(ImagePart::Key);

    // A side is dragged by whole patches, so that no pixels are left over.
    const int patch = frame().grids.patch;
    const double pitch = places.scale * patch;
    const auto pixels = [scale = places.scale, patch](
                            double length) { return std::round(length / scale / patch) * patch; };
    const int least = (minImageSide + patch - 1) / patch * patch;
    const int largest = largestImageSide / patch * patch;
    all.push_back(sideHandle(tr("Width of the image"), "grids.image_width", places.widthHandle,
        {pitch, 0}, ImagePart::Width));
    all.back().put = [=, left = places.image.left()](QPointF point) {
        return sideOf("grids.image_width", pixels(point.x() - left), least, largest);
    };
    all.push_back(sideHandle(tr("Height of the image"), "grids.image_height", places.heightHandle,
        {0, pitch}, ImagePart::Height));
    all.back().put = [=, top = places.image.top()](QPointF point) {
        return sideOf("grids.image_height", pixels(point.y() - top), least, largest);
    };
    all.push_back(sideHandle(tr("Side of a patch"), "grids.patch", places.patchHandle,
        {places.scale * pixelsByKey, 0}, ImagePart::Patch));
    all.back().put = [scale = places.scale, left = places.image.left()](QPointF point) {
        return sideOf("grids.patch", (point.x() - left) / scale, minPatch, largestPatch);
    };
    return all;
}

} // namespace lab::ui

#include "moc_patch_image_view.cpp"
