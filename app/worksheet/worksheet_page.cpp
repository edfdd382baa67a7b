#include "app/worksheet/worksheet_page.h"

#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

constexpr double markWidth = 28;
constexpr double paragraphGap = 6;

/// Breaks the text into lines of this width; returns their height.
double brokenInto(QTextLayout& lines, double width)
{
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    lines.setTextOption(option);
    double height = 0;
    lines.beginLayout();
    for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
        line.setLeadingIncluded(true);
        line.setLineWidth(width);
        height += line.height();
    }
    lines.endLayout();
    return height;
}

QString wholeNumbersIn(const QString& words)
{
    QString whole = words;
    whole.replace(u'\n', QChar::LineSeparator);
    whole.replace(u" %"_s, u"\u00a0%"_s); // no sign without its number
    return whole;
}

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

void WorksheetPage::newPage(const QString& footer)
{
    m_footer = footer;
    newPage();
}

void WorksheetPage::makeSpace(double height)
{
    if (m_at + height > bottom && m_at > top)
        newPage();
}

// A paragraph stays together, unless it is longer than a page.
void WorksheetPage::paragraph(
    const QString& mark, const QString& words, ui::TextRole role, const QColor& colour)
{
    const double indent = mark.isEmpty() ? 0 : markWidth;
    const QFont face = lab::ui::font(m_look, role);
    QTextLayout lines(wholeNumbersIn(words), face, &m_device);
    const double height = brokenInto(lines, width - indent);
    if (height <= bottom - top)
        makeSpace(height);
    for (int k = 0; k < lines.lineCount(); ++k) {
        const QTextLine line = lines.lineAt(k);
        makeSpace(line.height());
        m_painter.setPen(colour);
        m_painter.setFont(face);
        if (k == 0)
            m_painter.drawText(
                QRectF(left, m_at, indent, line.height()), Qt::AlignLeft | Qt::AlignTop, mark);
        line.draw(&m_painter, {left + indent, m_at});
        m_at += line.height();
    }
    m_at = std::ceil(m_at) + paragraphGap;
}

void WorksheetPage::keepTogether(const std::vector<Paragraph>& paragraphs, double below)
{
    double height = below;
    for (const auto& [words, role] : paragraphs) {
        if (words.isEmpty())
            continue;
        QTextLayout lines(wholeNumbersIn(words), lab::ui::font(m_look, role), &m_device);
        height += std::ceil(brokenInto(lines, width)) + paragraphGap;
    }
    if (height <= bottom - top)
        makeSpace(height);
}

void WorksheetPage::text(const QString& words, ui::TextRole role, const QColor& colour)
{
    if (!words.isEmpty())
        paragraph({}, words, role, colour);
}

void WorksheetPage::indentedText(const QString& mark, const QString& words, ui::TextRole role)
{
    paragraph(mark, words, role, m_look.palette.text);
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
