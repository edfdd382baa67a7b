#pragma once

#include "ui/paint/look.h"

#include <QPagedPaintDevice>
#include <QPainter>
#include <QString>

#include <vector>

namespace lab::app {

/// Printed text, laid out from the top down: what does not fit goes to the next page. Lengths are
/// pixels at 96 dpi; an A4 page is 794 by 1123 of them, the text 642 wide.
class WorksheetPage {
public:
    WorksheetPage(QPagedPaintDevice& device, const ui::Look& look, QString footer);

    void text(const QString& words, ui::TextRole role, const QColor& colour);
    void text(const QString& words, ui::TextRole role) { text(words, role, m_look.palette.text); }
    void indentedText(const QString& mark, const QString& words, ui::TextRole role);
    void space(double height) { m_at += height; }
    struct Paragraph {
        QString words;
        ui::TextRole role;
    };
    /// Continues on the next page if these, and this space below them, do not fit on the current
    /// one.
    void keepTogether(const std::vector<Paragraph>& paragraphs, double below = 0);
    void lines(int count); ///< to write on; fewer at the end of a page
    void linesToEnd(); ///< as many as fit
    static constexpr double lineDistance = 32; ///< spaced for handwriting
    /// Reserves this height, 642 wide, with the painter at its top left corner.
    template <class Paint> void place(double height, const Paint& paint)
    {
        makeSpace(height);
        m_painter.save();
        m_painter.translate(left, m_at);
        paint(m_painter);
        m_painter.restore();
        m_at += height;
    }
    void newPage();
    void newPage(const QString& footer); ///< for this page and the following ones
    double heightLeft() const { return bottom - m_at; }

    static constexpr double width = 642;

private:
    static constexpr double left = 76;
    static constexpr double top = 64;
    static constexpr double bottom = 1056;

    void makeSpace(double height);
    void paintFooter();
    void paragraph(
        const QString& mark, const QString& words, ui::TextRole role, const QColor& colour);

    QPagedPaintDevice& m_device;
    ui::Look m_look;
    QString m_footer;
    QPainter m_painter;
    int m_page = 1;
    double m_at = top;
};

} // namespace lab::app
