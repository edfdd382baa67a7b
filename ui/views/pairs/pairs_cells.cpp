#include "ui/views/pairs/pairs_cells.h"

#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/text/text.h"
#include "ui/views/pairs/pairs_view.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr int padding = 12;
constexpr int chevronSpace = 16;
constexpr int headingHeight = 32;
constexpr int barWidth = 3;

bool isLeft(int column)
{
    return column == PairsModel::RegimeWord;
}

double baseline(const QRect& rect, TextRole role, const Look& look)
{
    return rect.top() + (rect.height() + digitHeight(role, look)) / 2;
}

void paintIn(QPainter& painter, const QRect& rect, const QString& text, TextRole role,
    const QColor& colour, int column, const Look& look)
{
    const QString shown = fitted(text, rect.width() - 2 * padding + 1, role, look);
    const double x = isLeft(column) ? rect.left() + padding : rect.right() + 1 - padding;
    paintText(painter, {x, baseline(rect, role, look)}, shown, role, colour, look,
        isLeft(column) ? Alignment::Left : Alignment::Right);
}

} // namespace

PairsCells::PairsCells(PairsView* view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

void PairsCells::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Look& look = m_view->look();
    const bool isCurrent = index.row() == m_view->currentIndex().row();
    const bool isMarked = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, isMarked ? look.palette.grid : look.palette.ground);
    if (isCurrent && index.column() == 0)
        painter->fillRect(
            QRect(option.rect.topLeft(), QSize(barWidth, option.rect.height())), look.palette.text);
    const int pair = index.siblingAtColumn(PairsModel::Pair).data(PairsModel::sortRole).toInt();
    if (m_view->pointedPair() == pair) { // a line as thin as around a pointed element
        const QRect& cell = option.rect;
        painter->fillRect(cell.left(), cell.top(), cell.width(), 1, look.palette.text);
        painter->fillRect(cell.left(), cell.bottom(), cell.width(), 1, look.palette.text);
    }
    paintIn(*painter, option.rect, index.data().toString(),
        isCurrent ? TextRole::BodyStrong : TextRole::Body, look.palette.text, index.column(), look);
}

PairsHeadings::PairsHeadings(PairsView* view)
    : QHeaderView(Qt::Horizontal, view)
    , m_view(view)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setMinimumSectionSize(48);
    setStretchLastSection(true);
}

QSize PairsHeadings::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), headingHeight};
}

void PairsHeadings::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const Look& look = m_view->look();
    painter->fillRect(rect, look.palette.frame);
    const bool isSorted = section == sortIndicatorSection();
    const QString name = model()->headerData(section, orientation()).toString();
    const TextRole role = isSorted ? TextRole::NoteStrong : TextRole::Note;
    const QRect words =
        isSorted ? rect.adjusted(0, 0, isLeft(section) ? 0 : -chevronSpace, 0) : rect;
    paintIn(*painter, words, name, role, isSorted ? look.palette.text : look.palette.notes, section,
        look);
    if (!isSorted)
        return;
    const double x = isLeft(section)
        ? rect.left() + padding + textWidth(name, role, look) + chevronSpace / 2.0
        : rect.right() + 1 - padding - chevronSpace / 4.0;
    paintChevron(*painter, {x, rect.center().y() + 1.0},
        sortIndicatorOrder() == Qt::AscendingOrder ? Qt::UpArrow : Qt::DownArrow,
        look.palette.text);
}

int neededWidth(const PairsView& view, const QString& heading, const QString& text)
{
    const double name = textWidth(heading, TextRole::NoteStrong, view.look()) + chevronSpace;
    const double content = textWidth(text, TextRole::BodyStrong, view.look());
    return static_cast<int>(std::ceil(std::max(name, content))) + 2 * padding;
}

} // namespace lab::ui

#include "moc_pairs_cells.cpp"
