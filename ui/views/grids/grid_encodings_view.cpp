#include "ui/views/grids/grid_encodings_view.h"
#include "ui/paint/text/picture_title.h"

#include "core/state/choices.h"
#include "ui/paint/grids/similarity_map.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"

#include <QKeyEvent>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

GridEncodingsView::GridEncodingsView(QWidget* parent)
    : GridsPicture(Picture::GridsEncodings, parent)
{
}

QString GridEncodingsView::exportName() const
{
    return u"encodings"_s;
}

NumberTable GridEncodingsView::tableOf(const GridsFrame& frame) const
{
    return encodingNumbers(frame);
}

QString GridEncodingsView::title() const
{
    return tr("All encodings");
}

QString GridEncodingsView::spoken() const
{
    const GridsFrame& now = frame();
    QStringList all;
    for (const GridMap& map : now.maps)
        all +=
            tr("%1 %2, lowest %3")
                .arg(encodingName(map.encoding),
                    decimals(map.map.at(now.key.row, now.key.column), 4), decimals(map.lowest, 2));
    return tr("Similarity of query and key: %1. Chosen: %2.")
        .arg(listedApart(all), encodingName(now.grids.encoding));
}

void GridEncodingsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (isEmpty())
        return;
    const GridsFrame* shown = drawn();
    if (!shown) {
        paintPictureTitle(painter, area, title(), {}, look);
        return paintNone(painter, area, look);
    }
    paintSmallMaps(painter, area, SmallMapsLayout(area, *shown, look), *shown, look);
}

std::optional<GridEncoding> GridEncodingsView::encodingAt(QPointF point) const
{
    if (isEmpty() || !drawn())
        return std::nullopt;
    return SmallMapsLayout(rect(), frame(), look()).encodingAt(point);
}

void GridEncodingsView::choose(GridEncoding encoding)
{
    edit(SetParameter {"grids.encoding", keyOf(encoding)});
}

void GridEncodingsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (const auto encoding = encodingAt(point))
        choose(*encoding);
}

Focus GridEncodingsView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    const auto encoding = encodingAt(point);
    if (!encoding)
        return focus;
    focus.gridEncoding = encoding;
    for (const auto& place : SmallMapsLayout(rect(), frame(), look()).places)
        if (const auto patch = PatchField {place.map, frame().shape}.patchAt(point))
            focus.key = *patch;
    return focus;
}

Focus GridEncodingsView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.gridEncoding = focus.gridEncoding;
    return shown;
}

Qt::CursorShape GridEncodingsView::cursorAt(QPointF point) const
{
    return encodingAt(point) ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

QString GridEncodingsView::keysInWords() const
{
    return keysAfter(tr("The arrow keys choose an encoding."));
}

void GridEncodingsView::keyPressEvent(QKeyEvent* event)
{
    const auto now = std::ranges::find(gridEncodings, frame().grids.encoding);
    const bool isBack = event->key() == Qt::Key_Up || event->key() == Qt::Key_Left;
    const bool isOn = event->key() == Qt::Key_Down || event->key() == Qt::Key_Right;
    if (isBack && now != gridEncodings.begin())
        return choose(*(now - 1));
    if (isOn && now + 1 < gridEncodings.end())
        return choose(*(now + 1));
    if (!isBack && !isOn)
        GridsPicture::keyPressEvent(event);
}

} // namespace lab::ui

#include "moc_grid_encodings_view.cpp"
