#include "ui/paint/text/text.h"
#include "ui/windows/start/page_button.h"
#include "ui/windows/start/start_page.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr double cellHeight = 42; // at 1x

} // namespace

void StartPage::showPages()
{
    while (m_pages.size() < m_shown.pages.size()) {
        auto* button = new PageButton(static_cast<int>(m_pages.size()), this);
        m_pages.push_back(button);
        connect(button, &QAbstractButton::clicked, this,
            [this, button] { Q_EMIT pageWanted(button->page()); });
        connect(button, &StartButton::pointedAt, this, [this, button] { pointAt(button); });
        connect(button, &StartButton::pointedAway, this, [this] { pointAt(nullptr); });
        button->show();
    }
    for (std::size_t page = 0; page < m_pages.size(); ++page)
        m_pages[page]->setRow(m_shown.pages[page]);
}

void StartPage::placePages()
{
    const double count = static_cast<double>(std::max<std::size_t>(1, m_pages.size()));
    const double cell = m_layout.pages.width() / count;
    const double height = std::min(m_look.px(cellHeight), m_layout.pages.height());
    for (std::size_t page = 0; page < m_pages.size(); ++page) {
        // Each begins at the pixel where the one before it ends, so that the links between them
        // meet.
        const auto edge = [&](std::size_t index) {
            return qRound(m_layout.pages.left() + static_cast<double>(index) * cell);
        };
        m_pages[page]->setLook(m_look);
        m_pages[page]->setGeometry(edge(page), qRound(m_layout.pages.bottom() - height),
            edge(page + 1) - edge(page), qRound(height));
    }
}

// Left and right along the pages; up into the map again.
bool StartPage::moveOverPages(int key)
{
    const auto at = std::ranges::find(m_pages, focusWidget());
    if (at == m_pages.end())
        return false;
    const auto page = static_cast<std::size_t>(at - m_pages.begin());
    if (key == Qt::Key_Up)
        m_nodes.front().back()->setFocus(Qt::TabFocusReason);
    else if (key == Qt::Key_Left && page > 0)
        m_pages[page - 1]->setFocus(Qt::TabFocusReason);
    else if (key == Qt::Key_Right && page + 1 < m_pages.size())
        m_pages[page + 1]->setFocus(Qt::TabFocusReason);
    return true;
}

void StartPage::paintPagesHead(QPainter& painter) const
{
    if (m_pages.empty())
        return;
    const Palette& palette = m_look.palette;
    const QRectF& area = m_layout.pages;
    const double baseline = m_pages.front()->y() - m_look.px(8);
    const double end = area.left()
        + paintText(painter, {area.left(), baseline},
            tr("RoPE, derived on %1 pages").arg(m_pages.size()), TextRole::BodyStrong, palette.text,
            m_look);
    const double gap = m_look.px(12);
    const QString counts = fitted(pageCounts(), area.right() - end - gap, TextRole::Note, m_look);
    const double width = textWidth(counts, TextRole::Note, m_look);
    // On the right, aligned with the columns above, unless one extends down to it.
    const QRectF atRight(area.right() - width, baseline - gap, width, gap);
    const auto meets = [&](const NodeButton* node) {
        return QRectF(node->geometry()).intersects(atRight);
    };
    const bool isTaken = std::ranges::any_of(
        m_nodes, [&](const auto& column) { return std::ranges::any_of(column, meets); });
    paintText(painter, {isTaken ? end + gap : atRight.left(), baseline}, counts, TextRole::Note,
        palette.notes, m_look);
}

QString StartPage::pageCounts() const
{
    const auto right = std::ranges::count(m_shown.pages, PageMark::Tick, &PageList::Row::mark);
    const auto due = std::ranges::count(m_shown.pages, PageMark::Due, &PageList::Row::mark);
    QStringList counts;
    if (m_shown.pass > 1)
        counts += tr("pass %1", "of the derivation").arg(m_shown.pass);
    counts += tr("%1 of %2", "pages of the derivation").arg(right).arg(m_pages.size());
    const auto wanted = std::ranges::count(m_shown.pages, true, &PageList::Row::isLineWanted);
    if (wanted > 0)
        counts += tr("%1 blank", "lines of the derivation").arg(wanted);
    if (due > 0)
        counts += tr("%1 to review").arg(due);
    return counts.join(tr(", "));
}

QString StartPage::pageWords() const
{
    const auto* page = qobject_cast<const PageButton*>(m_pointed);
    return page ? PageList::accessibleText(page->page(), page->row()) : QString();
}

} // namespace lab::ui
