#include "ui/windows/lessons/field_columns.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QScrollBar>

namespace lab::ui {

FieldColumns::FieldColumns(QWidget* parent)
    : QScrollArea(parent)
{
    auto* fields = new QWidget;
    m_columns = new QHBoxLayout(fields);
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(24);
    setWidget(fields);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // else it is a separate tab stop before its fields
}

QFormLayout* FieldColumns::newColumn()
{
    auto* column = new QFormLayout;
    column->setSpacing(8);
    column->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_columns->addLayout(column);
    return column;
}

// For a text field Qt scrolls the cursor into view, but not the rest.
bool FieldColumns::focusNextPrevChild(bool next)
{
    if (!QScrollArea::focusNextPrevChild(next))
        return false;
    if (const QWidget* field = focusWidget(); field && widget()->isAncestorOf(field)) {
        const QSize half = field->size() / 2;
        const QPoint middle = field->mapTo(widget(), QPoint(half.width(), half.height()));
        ensureVisible(middle.x(), middle.y(), half.width() + 1, half.height() + 1);
    }
    return true;
}

QSize FieldColumns::sizeHint() const
{
    return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

} // namespace lab::ui
