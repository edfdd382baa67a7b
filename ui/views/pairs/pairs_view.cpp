#include "ui/views/pairs/pairs_view.h"

#include "ui/store/gesture.h"
#include "ui/views/pairs/pairs_cells.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr int rowPixels = 24;

} // namespace

PairsView::PairsView(QWidget* parent)
    : QTableView(parent)
    , m_model(new PairsModel(this))
    , m_order(new PairsOrder(this))
{
    m_order->setSourceModel(m_model);
    setModel(m_order);
    setItemDelegate(new PairsCells(this));
    setHorizontalHeader(new PairsHeadings(this));
    setSortingEnabled(true);
    sortByColumn(PairsModel::Pair, Qt::AscendingOrder);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(rowPixels);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setAccessibleName(tr("Table of all pairs"));
    fitColumns();
}

void PairsView::setTable(const PairsTable& table)
{
    const QScopedValueRollback showing(m_isShowing, true);
    m_model->setTable(table);
    showPair(table.selectedPair);
}

// The current row stays while it shows the pair: more rows may be selected beside it.
void PairsView::showPair(int pair)
{
    if (pairAt(currentIndex()) == pair)
        return;
    setCurrentIndex(m_order->mapFromSource(m_model->index(pair, 0)));
}

void PairsView::setDigits(DigitsShown digits)
{
    if (digits == m_model->digits())
        return;
    m_model->setDigits(digits);
    fitColumns();
}

void PairsView::setLook(const Look& look)
{
    m_look = look;
    fitColumns();
    viewport()->update();
    horizontalHeader()->viewport()->update();
}

void PairsView::fitColumns()
{
    for (int column = 0; column < PairsModel::ColumnCount; ++column) {
        const QString heading =
            m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        setColumnWidth(column, neededWidth(*this, heading, m_model->widest(column)));
    }
}

void PairsView::setPointed(std::optional<int> pair)
{
    if (pair == m_pointed)
        return;
    m_pointed = pair;
    if (pair && *pair < m_model->rowCount() && !underMouse())
        scrollTo(m_order->mapFromSource(m_model->index(*pair, 0)));
    viewport()->update();
}

void PairsView::pointTo(std::optional<int> pair)
{
    if (pair == m_pointed)
        return;
    setPointed(pair);
    Q_EMIT pointed(pair);
}

int PairsView::pairAt(const QModelIndex& index) const
{
    return index.isValid() ? m_order->mapToSource(index).row() : -1;
}

std::vector<int> PairsView::markedPairs() const
{
    std::vector<int> pairs;
    for (int row = 0; row < m_order->rowCount(); ++row) {
        const QModelIndex index = m_order->index(row, 0);
        if (selectionModel()->isSelected(index))
            pairs.push_back(pairAt(index));
    }
    return pairs;
}

std::vector<int> PairsView::allPairs() const
{
    std::vector<int> pairs;
    for (int row = 0; row < m_order->rowCount(); ++row)
        pairs.push_back(pairAt(m_order->index(row, 0)));
    return pairs;
}

void PairsView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        Q_EMIT copyAsked();
    else
        QTableView::keyPressEvent(event);
}

void PairsView::mousePressEvent(QMouseEvent* event)
{
    m_gesture = newGesture();
    QTableView::mousePressEvent(event);
}

void PairsView::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    const int pair = pairAt(indexAt(event->position().toPoint()));
    pointTo(pair >= 0 ? std::optional(pair) : std::nullopt);
}

bool PairsView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        pointTo(std::nullopt);
    return QTableView::viewportEvent(event);
}

void PairsView::mouseReleaseEvent(QMouseEvent* event)
{
    QTableView::mouseReleaseEvent(event);
    m_gesture = 0;
}

void PairsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    viewport()->update(); // the bar and the bold text extend over whole rows
    const int pair = pairAt(current);
    if (!m_isShowing && pair >= 0 && pair != m_model->table().selectedPair)
        Q_EMIT chosen(pair, m_gesture != 0 ? m_gesture : newGesture());
}

void PairsView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setAccessibleName(tr("Table of all pairs"));
    m_model->retranslate();
    fitColumns();
}

} // namespace lab::ui

#include "moc_pairs_view.cpp"
