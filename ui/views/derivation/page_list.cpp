#include "ui/views/derivation/page_list.h"

#include "core/drawing/kit.h"
#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
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

} // namespace

class RowPainter : public QStyledItemDelegate {
public:
    explicit RowPainter(PageList& list)
        : QStyledItemDelegate(&list)
        , m_list(list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const int rows = std::max(1, index.model()->rowCount());
        return {
            10, std::min(m_list.height() / rows, static_cast<int>(m_list.m_look.px(tallestRow)))};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        drawing::Layer layer;
        m_list.addRow(layer, index.row(), option.rect, option.state & QStyle::State_MouseOver);
        paintLayers(*painter, layer, m_list.m_look);
        const bool isRinged = option.state & QStyle::State_HasFocus
            && option.state & QStyle::State_KeyboardFocusChange;
        if (isRinged)
            paintFocusRing(*painter, option.rect.adjusted(0, 0, 0, -1), m_list.m_look.palette.text);
    }

private:
    PageList& m_list;
};

PageList::PageList(QWidget* parent)
    : QListWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setItemDelegate(new RowPainter(*this));
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
    const QString spoken = row.mark == PageMark::Tick ? tr("Page %1, %2: predicted correctly")
        : row.mark == PageMark::Ring                  ? tr("Page %1, %2: seen, not predicted")
        : row.mark == PageMark::Cross                 ? tr("Page %1, %2: break applied")
        : row.mark == PageMark::Due                   ? tr("Page %1, %2: to review")
                                                      : tr("Page %1, %2");
    return spoken.arg(QString::number(page), row.title);
}

void PageList::nameRows()
{
    for (int row = 0; row < count(); ++row) {
        const Row& one = m_rows[static_cast<std::size_t>(row)];
        item(row)->setText(one.title);
        const QString spoken = accessibleText(row, one);
        item(row)->setData(Qt::AccessibleTextRole, spoken);
        item(row)->setToolTip(tip(one.note.isEmpty() ? spoken : spoken + u'\n' + one.note));
    }
}

void PageList::setLook(const Look& look)
{
    m_look = look;
    doItemsLayout();
    viewport()->update();
}

drawing::Layer PageList::layer() const
{
    drawing::Layer layer {drawing::Layer::Meaning::Texts};
    for (int page = 0; page < count(); ++page)
        addRow(layer, page, visualItemRect(item(page)), false);
    return layer;
}

// Uses smaller letters before it cuts a title: background and bar mark the current row, too.
void PageList::addRow(drawing::Layer& layer, int page, const QRectF& place, bool isWanted) const
{
    using drawing::Tone;
    const QtStyle qtStyle(m_look);
    const drawing::Style& style = qtStyle.style;
    const Row& one = m_rows[static_cast<std::size_t>(page)];
    const drawing::Box row = boxOf(place.adjusted(0, 0, 0, -1));
    const double middle = row.centre().y;
    const bool isCurrent = page == currentRow();
    if (isCurrent || isWanted)
        layer.add(drawing::Region {row, drawing::Ink::shareOf(Tone::Grid, isCurrent ? 1 : 0.5)});
    if (isCurrent)
        layer.add(
            drawing::Region {{row.left(), row.top(), style.px(barWidth), row.height}, Tone::Text});
    const auto role = isCurrent ? drawing::TextRole::BodyStrong : drawing::TextRole::Body;
    const double baseline = drawing::baselineAround(middle, role, style);
    layer.add(drawing::Text {{style.px(numberRight), baseline}, {std::to_string(page)}, role,
        isCurrent ? Tone::Text : Tone::Notes, drawing::Align::Right});
    const double markX = row.right() - style.px(14);
    if (row.width > style.px(narrow)) {
        const double space = markX - style.px(titleLeft + (one.mark == PageMark::None ? -10 : 10));
        const std::string title = one.title.toStdString();
        auto own = drawing::TextRole::Note;
        for (const auto wanted : {drawing::TextRole::Body, role})
            if (style.width(title, wanted) <= space)
                own = wanted;
        layer.add(drawing::Text {{style.px(titleLeft), baseline}, {style.fitted(title, space, own)},
            own, isCurrent || one.mark != PageMark::None ? Tone::Text : Tone::Notes});
    }
    addMark(layer, {markX, middle}, one.mark, style);
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
