#include "ui/views/compare/adviser_view.h"

#include "core/state/choices.h"
#include "ui/paint/compare/compare_words.h"
#include "ui/views/arrow_step.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace lab::ui {

AdviserView::AdviserView(QWidget* parent)
    : FramedView(Picture::CompareAdviser, parent)
{
}

QString AdviserView::exportName() const
{
    return u"adviser"_s;
}

NumberTable AdviserView::tableOf(const AdviceFrame& frame) const
{
    return lab::numbers(frame);
}

AdviserLayout AdviserView::layout() const
{
    return {rect(), look()};
}

void AdviserView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (!frame().advice.empty())
        paintAdviser(painter, AdviserLayout(area, look), frame(), look);
}

Focus AdviserView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.compared = focus.compared;
    return shown;
}

const Advice& AdviserView::adviceOn(ComparedEncoding encoding) const
{
    return frame().advice[static_cast<std::size_t>(encoding)];
}

void AdviserView::updateAccessibleText()
{
    setAccessibleName(tr("Adviser"));
    if (frame().advice.empty())
        return;
    const Compare& compare = frame().table.compare;
    const Advice& advice = adviceOn(compare.encoding);
    setAccessibleDescription(tr("%1 %2: %3. Arrow keys move the row, Enter opens the bench.")
                                 .arg(comparedName(compare.encoding, compare.method),
                                     fitText(advice), adviceText(advice, frame())));
}

void AdviserView::choose(ComparedEncoding encoding)
{
    edit(ChooseCell {encoding, shownProperty(adviceOn(encoding))});
}

void AdviserView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (frame().advice.empty())
        return;
    if (layout().open.contains(point))
        edit(OpenCell {});
    else if (const auto row = layout().rowAt(point))
        choose(*row);
}

void AdviserView::doubleClick(QPointF point)
{
    if (!frame().advice.empty() && layout().rowAt(point))
        edit(OpenCell {});
}

Focus AdviserView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (frame().advice.empty())
        return focus;
    if (const auto row = layout().rowAt(point)) {
        focus.compared = row;
        focus.property = shownProperty(adviceOn(*row));
    }
    return focus;
}

Qt::CursorShape AdviserView::cursorAt(QPointF point) const
{
    const bool isOpen = !frame().advice.empty() && layout().open.contains(point);
    return isOpen || focusAt(point).compared ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

void AdviserView::keyPressEvent(QKeyEvent* event)
{
    const auto step = arrowStep(event->key());
    const auto row = static_cast<int>(frame().table.compare.encoding) + (step ? step->y() : 0);
    const bool isThere = row >= 0 && row < static_cast<int>(frame().advice.size());
    if (step && step->y() != 0 && isThere)
        return choose(static_cast<ComparedEncoding>(row));
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return edit(OpenCell {});
    PictureView::keyPressEvent(event);
}

} // namespace lab::ui

#include "moc_adviser_view.cpp"
