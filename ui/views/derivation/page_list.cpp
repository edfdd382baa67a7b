#include "ui/views/derivation/page_list.h"

#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/text/text.h"
#include "ui/paint/text/tips.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double tallestRow = 34;
constexpr double barWidth = 3;
constexpr double numberRight = 26;
constexpr double titleLeft = 38;
constexpr double narrow = 120;
constexpr int markRole = Qt::UserRole;

class RowPainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setLook(const Look& look) { m_look = look; }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* list = qobject_cast<const QWidget*>(option.widget);
        const int rows = std::max(1, index.model()->rowCount());
        const int space = list ? list->height() / rows : 24;
        return {10, std::min(space, static_cast<int>(m_look.px(tallestRow)))};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        const Palette& palette = m_look.palette;
        const QRectF row = QRectF(option.rect).adjusted(0, 0, 0, -1);
        const bool isCurrent = option.state & QStyle::State_Selected;
        if (isCurrent || option.state & QStyle::State_MouseOver)
            painter->fillRect(
                row, isCurrent ? palette.grid : blended(palette.grid, palette.ground, 0.5));
        if (isCurrent)
            painter->fillRect(
                QRectF(row.left(), row.top(), m_look.px(barWidth), row.height()), palette.text);
        const TextRole role = isCurrent ? TextRole::BodyStrong : TextRole::Body;
        const double baseline = row.center().y() + digitHeight(role, m_look) / 2;
        paintText(*painter, {m_look.px(numberRight), baseline}, QString::number(index.row()), role,
            isCurrent ? palette.text : palette.notes, m_look, Alignment::Right);
        const auto mark = static_cast<Mark>(index.data(markRole).toInt());
        const double markX = row.right() - m_look.px(14);
        if (row.width() > m_look.px(narrow)) {
            const double space = markX - m_look.px(titleLeft + (mark == Mark::None ? -10 : 10));
            const QString title = index.data().toString();
            const TextRole own = roleOf(title, role, space);
            paintText(*painter, {m_look.px(titleLeft), baseline}, fitted(title, space, own, m_look),
                own, isCurrent || mark != Mark::None ? palette.text : palette.notes, m_look);
        }
        paintMark(*painter, {markX, row.center().y()}, mark, m_look);
        const bool isRinged = option.state & QStyle::State_HasFocus
            && option.state & QStyle::State_KeyboardFocusChange;
        if (isRinged)
            paintFocusRing(*painter, row.toRect(), palette.text);
    }

private:
    /// Uses smaller letters before truncating; background and bar mark the selected row, too.
    TextRole roleOf(const QString& title, TextRole role, double space) const
    {
        for (const TextRole one : {role, TextRole::Body})
            if (textWidth(title, one, m_look) <= space)
                return one;
        return TextRole::Note;
    }

    Look m_look;
};

} // namespace

PageList::PageList(QWidget* parent)
    : QListWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setItemDelegate(new RowPainter(this));
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Pages"));
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            Q_EMIT chosen(row);
    });
}

void PageList::setRows(std::vector<Row> rows, int current)
{
    const QSignalBlocker blocker(this);
    if (rows != m_rows) {
        m_rows = std::move(rows);
        while (count() < static_cast<int>(m_rows.size()))
            addItem(new QListWidgetItem);
        nameRows();
    }
    setCurrentRow(current);
}

QString PageList::accessibleText(int page, const Row& row)
{
    if (!row.practice.isEmpty())
        return tr("Page %1, %2: %3").arg(QString::number(page), row.title, row.practice);
    const QString spoken = row.mark == Mark::Tick ? tr("Page %1, %2: predicted correctly")
        : row.mark == Mark::Ring                  ? tr("Page %1, %2: seen, not predicted")
        : row.mark == Mark::Cross                 ? tr("Page %1, %2: break applied")
        : row.mark == Mark::Due                   ? tr("Page %1, %2: to review")
                                                  : tr("Page %1, %2");
    return spoken.arg(QString::number(page), row.title);
}

void PageList::nameRows()
{
    for (int row = 0; row < count(); ++row) {
        const Row& one = m_rows[static_cast<std::size_t>(row)];
        item(row)->setText(one.title);
        item(row)->setData(markRole, static_cast<int>(one.mark));
        const QString spoken = accessibleText(row, one);
        item(row)->setData(Qt::AccessibleTextRole, spoken);
        item(row)->setToolTip(tip(one.note.isEmpty() ? spoken : spoken + u'\n' + one.note));
    }
}

void PageList::setLook(const Look& look)
{
    static_cast<RowPainter*>(itemDelegate())->setLook(look);
    doItemsLayout();
    viewport()->update();
}

double PageList::widthNeeded(const Look& look) const
{
    double widest = 0;
    for (const Row& row : m_rows)
        widest = std::max(widest, textWidth(row.title, TextRole::Note, look));
    return widest + look.px(titleLeft + 10 + 14 + 1); // plus a mark
}

// The space bar plays, even while the list has the focus.
void PageList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        event->ignore();
    else
        QListWidget::keyPressEvent(event);
}

void PageList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    doItemsLayout();
}

void PageList::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Pages"));
        nameRows();
    }
}

} // namespace lab::ui

#include "moc_page_list.cpp"
