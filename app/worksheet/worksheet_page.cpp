#include "app/worksheet/worksheet_page.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab::app {

namespace {

constexpr double lineDistance = 32; // a hand's writing
constexpr double markWidth = 28;

} // namespace

WorksheetPage::WorksheetPage(QPagedPaintDevice& device, const ui::Look& look, QString footer)
    : m_device(device)
    , m_look(look)
    , m_footer(std::move(footer))
    , m_painter(&device)
{
    paintFooter();
}

void WorksheetPage::paintFooter()
{
    const QRectF place(left, bottom + 12, width, 24);
    m_painter.setFont(lab::ui::font(m_look, ui::TextRole::Axis));
    m_painter.setPen(m_look.palette.notes);
    m_painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, m_footer);
    m_painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, QString::number(m_page));
}

void WorksheetPage::newPage()
{
    m_device.newPage();
    ++m_page;
    m_at = top;
    paintFooter();
}

void WorksheetPage::makeSpace(double height)
{
    if (m_at + height > bottom && m_at > top)
        newPage();
}

double WorksheetPage::written(
    const QString& words, ui::TextRole role, const QColor& colour, double indent)
{
    const QFont face = lab::ui::font(m_look, role);
    constexpr int flags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;
    const double height =
        std::ceil(QFontMetricsF(face, &m_device)
                      .boundingRect(QRectF(0, 0, width - indent, 1e6), flags, words)
                      .height());
    makeSpace(height);
    m_painter.setFont(face);
    m_painter.setPen(colour);
    m_painter.drawText(QRectF(left + indent, m_at, width - indent, height + 1), flags, words);
    return height;
}

void WorksheetPage::text(const QString& words, ui::TextRole role, const QColor& colour)
{
    if (!words.isEmpty())
        m_at += written(words, role, colour, 0) + 6;
}

void WorksheetPage::indentedText(const QString& mark, const QString& words, ui::TextRole role)
{
    const double height = written(words, role, m_look.palette.text, markWidth);
    m_painter.drawText(
        QRectF(left, m_at, markWidth, height + 1), Qt::AlignLeft | Qt::AlignTop, mark);
    m_at += height + 6;
}

void WorksheetPage::lines(int count)
{
    m_painter.setPen(QPen(m_look.palette.axis, 0.75));
    for (int k = 0; k < count && heightLeft() >= lineDistance; ++k) {
        m_at += lineDistance;
        m_painter.drawLine(QPointF(left, m_at), QPointF(left + width, m_at));
    }
}

void WorksheetPage::linesToEnd()
{
    lines(static_cast<int>(heightLeft() / lineDistance));
}

} // namespace lab::app
