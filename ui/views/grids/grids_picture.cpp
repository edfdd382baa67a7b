#include "ui/views/grids/grids_picture.h"
#include "ui/views/arrow_step.h"

#include <QKeyEvent>

namespace lab::ui {

namespace {

constexpr const char* queryKey = "position.query";
constexpr const char* keyKey = "position.key";

PictureHandle patchHandle(
    const QString& name, const char* key, const PatchField& patches, const GridCell& cell)
{
    const QRectF place = patches.cell(cell);
    PictureHandle handle;
    handle.name = name;
    handle.key = key;
    handle.place = place.center();
    handle.step = {place.width(), place.height()};
    handle.put = [patches, key](QPointF point) {
        return SetParameter {key, Value(std::int64_t {patches.patchNear(point)})};
    };
    return handle;
}

} // namespace

GridsPicture::GridsPicture(Picture picture, QWidget* parent)
    : MapView(picture, parent)
{
}

void GridsPicture::paintNone(QPainter& painter, const QRectF& area, const Look& look) const
{
    paintNoDifference(painter, area.adjusted(0, look.px(32), 0, 0),
        tr("A and B have different rows and columns of patches."), look);
}

Focus GridsPicture::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.query = focus.query;
    shown.key = focus.key;
    return shown;
}

PictureHandle GridsPicture::queryHandle(const PatchField& patches) const
{
    return patchHandle(tr("Query patch"), queryKey, patches, frame().query);
}

PictureHandle GridsPicture::keyHandle(const PatchField& patches) const
{
    return patchHandle(tr("Key patch"), keyKey, patches, frame().key);
}

void GridsPicture::move(const char* position, const GridCell& from, int rows, int columns)
{
    const GridCell to {0, from.row + rows, from.column + columns};
    if (isInside(frame().shape, to))
        edit(SetParameter {position, Value(std::int64_t {frame().patchAt(to)})});
}

QString GridsPicture::keysInWords() const
{
    return keysAfter(tr("The arrow keys move the query's patch, with Shift the key's."));
}

void GridsPicture::keyPressEvent(QKeyEvent* event)
{
    const bool isKey = event->modifiers().testFlag(Qt::ShiftModifier);
    const char* position = isKey ? keyKey : queryKey;
    const GridCell from = isKey ? frame().key : frame().query;
    if (const auto step = arrowStep(event->key()))
        return move(position, from, step->y(), step->x());
    PictureView::keyPressEvent(event);
}

} // namespace lab::ui

#include "moc_grids_picture.cpp"
