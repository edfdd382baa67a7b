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
    setFocusPolicy(Qt::NoFocus); // else it is a stop of its own before its fields
}

QFormLayout* FieldColumns::newColumn()
{
    auto* column = new QFormLayout;
    column->setSpacing(8);
    column->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_columns->addLayout(column);
    return column;
}

QSize FieldColumns::sizeHint() const
{
    return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

} // namespace lab::ui
