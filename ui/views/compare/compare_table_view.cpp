#include "ui/views/compare/compare_table_view.h"
#include "ui/views/arrow_step.h"

#include "core/state/choices.h"
#include "ui/paint/compare/compare_words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace lab::ui {

CompareTableView::CompareTableView(QWidget* parent)
    : FramedView(Picture::CompareTable, parent)
{
}

QString CompareTableView::exportName() const
{
    return u"properties"_s;
}

NumberTable CompareTableView::tableOf(const CompareFrame& frame) const
{
    return lab::numbers(frame);
}

CompareLayout CompareTableView::layout() const
{
    return {rect(), frame(), look()};
}

void CompareTableView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    if (!frame().rows.empty())
        paintCompareTable(painter, CompareLayout(area, frame(), look), frame(), ghost(), look);
}

Focus CompareTableView::shownOf(const Focus& focus) const
{
    Focus shown;
    shown.compared = focus.compared;
    shown.property = focus.property;
    return shown;
}

void CompareTableView::updateAccessibleText()
{
    setAccessibleName(tr("Encodings and their properties"));
    if (frame().rows.empty())
        return;
    const Compare& compare = frame().compare;
    setAccessibleDescription(
        tr("%1, %2: %3. Arrow keys move the cell, Enter opens it in %4.")
            .arg(comparedName(compare.encoding, compare.method), propertyName(compare.property),
                cellText(frame().row(compare.encoding), compare.property),
                QCoreApplication::translate("parameters", choiceOf(frame().opened).label.data())));
}

void CompareTableView::choose(int row, int column)
{
    const bool isThere = row >= 0 && row < static_cast<int>(comparedEncodings.size()) && column >= 0
        && column < static_cast<int>(comparedProperties.size());
    if (!isThere)
        return;
    edit(ChooseCell {comparedEncodings[static_cast<std::size_t>(row)],
        comparedProperties[static_cast<std::size_t>(column)]});
}

void CompareTableView::grab(QPointF point, Qt::KeyboardModifiers)
{
    if (frame().rows.empty())
        return;
    const CompareLayout places = layout();
    if (places.open.contains(point))
        edit(OpenCell {});
    else if (const auto cell = places.cellAt(point))
        edit(ChooseCell {cell->first, cell->second});
}

void CompareTableView::doubleClick(QPointF point)
{
    if (!frame().rows.empty() && layout().cellAt(point))
        edit(OpenCell {});
}

Focus CompareTableView::focusAt(QPointF point) const
{
    Focus focus = pictureFocus();
    if (frame().rows.empty())
        return focus;
    if (const auto cell = layout().cellAt(point)) {
        focus.compared = cell->first;
        focus.property = cell->second;
    }
    return focus;
}

Qt::CursorShape CompareTableView::cursorAt(QPointF point) const
{
    const bool isOpen = !frame().rows.empty() && layout().open.contains(point);
    return isOpen || focusAt(point).compared ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

bool CompareTableView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.modifiers() == Qt::NoModifier && key.key() == Qt::Key_C) {
            event->accept();
            return true;
        }
    }
    return PictureView::event(event);
}

void CompareTableView::keyPressEvent(QKeyEvent* event)
{
    const auto row = static_cast<int>(frame().compare.encoding);
    const auto column = static_cast<int>(frame().compare.property);
    if (const auto step = arrowStep(event->key()))
        return choose(row + step->y(), column + step->x());
    switch (event->key()) {
    case Qt::Key_C:
        return edit(SetParameter {"compare.picture", keyOf(ComparePicture::Claims)});
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return edit(OpenCell {});
    default:
        return PictureView::keyPressEvent(event);
    }
}

} // namespace lab::ui

#include "moc_compare_table_view.cpp"
