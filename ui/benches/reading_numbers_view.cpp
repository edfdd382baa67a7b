#include "ui/benches/reading_numbers_view.h"

#include "ui/views/reading/reading_view.h"
#include "ui/views/words/words_here.h"

#include <QHelpEvent>

#include <utility>

namespace lab::ui {

ReadingNumbersView::ReadingNumbersView(ReadingView& line)
    : FigureView(drawing::readingNumbersFigure, line.parentWidget())
    , m_line(line)
{
    setAttribute(Qt::WA_OpaquePaintEvent, false);
    setAttribute(Qt::WA_NoSystemBackground);
    setVisible(false);
    connect(&line, &ReadingView::numbersMoved, this, &ReadingNumbersView::place);
}

void ReadingNumbersView::place()
{
    const QPoint top(0, m_line.formulaTop());
    drawing::ReadingNumbers shown = m_line.numbers();
    setGeometry(QRect(m_line.pos() + top, m_line.size() - QSize(0, top.y())));
    for (drawing::ReadingNumbers::Number& one : shown.numbers)
        one.box.y -= top.y();
    std::erase_if(shown.numbers, [this](const drawing::ReadingNumbers::Number& one) {
        return !QRectF(rect()).contains(qt(one.box));
    });
    const bool areShown = m_line.isVisible() && !shown.numbers.empty();
    if (areShown && isHidden()) // else it would cover the scale of a drag
        raise();
    setVisible(areShown);
    setFrame(std::move(shown));
}

bool ReadingNumbersView::event(QEvent* event)
{
    if (FigureView::event(event))
        return true;
    if (event->type() != QEvent::ToolTip)
        return false;
    const auto& asked = static_cast<const QHelpEvent&>(*event);
    return showWord({QEvent::ToolTip, m_line.mapFromGlobal(asked.globalPos()), asked.globalPos()},
        m_line, &m_line);
}

} // namespace lab::ui

#include "moc_reading_numbers_view.cpp"
