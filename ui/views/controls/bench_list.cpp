#include "ui/views/controls/bench_list.h"

#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/text/text.h"
#include "ui/paint/text/tips.h"
#include "ui/views/parameters/parameter_words.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr int rowHeight = 32;
constexpr int pitch = 40;
constexpr int padding = 16;
constexpr int barWidth = 3;
constexpr int captionHeight = 22; // for the question of a group, above its first bench
constexpr int keyRole = Qt::UserRole;
constexpr int captionRole = Qt::UserRole + 1; // for the first bench of a group

class RowPainter : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setLook(const Look& look) { m_look = look; }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const bool isFirst = !index.data(captionRole).toString().isEmpty();
        return {px(BenchList::fixedWidth), px(pitch) + (isFirst ? px(captionHeight) : 0)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override
    {
        const Palette& palette = m_look.palette;
        const QString caption = index.data(captionRole).toString();
        const int top = option.rect.top() + (caption.isEmpty() ? 0 : px(captionHeight));
        const QRect row(option.rect.left(), top, option.rect.width(), px(rowHeight));
        const double left = m_look.px(padding);
        paintText(*painter, {left, option.rect.top() + m_look.px(13)},
            fitted(caption, row.width() - 2 * left, TextRole::Note, m_look), TextRole::Note,
            palette.notes, m_look);
        const bool isCurrent = option.state & QStyle::State_Selected;
        if (isCurrent || option.state & QStyle::State_MouseOver)
            painter->fillRect(
                row, isCurrent ? palette.grid : blended(palette.grid, palette.frame, 0.5));
        if (isCurrent)
            painter->fillRect(
                QRect(row.left(), row.top(), px(barWidth), row.height()), palette.text);
        const double baseline = row.center().y() + 1 + digitHeight(TextRole::Body, m_look) / 2;
        const QString key = index.data(keyRole).toString();
        const double keyWidth = textWidth(key, TextRole::Note, m_look);
        paintText(*painter, {row.right() + 1.0 - left, baseline}, key, TextRole::Note,
            palette.notes, m_look, Alignment::Right);
        const TextRole role = isCurrent ? TextRole::BodyStrong : TextRole::Body;
        const QString name =
            fitted(index.data().toString(), row.width() - 2 * left - keyWidth - 4, role, m_look);
        paintText(*painter, {left, baseline}, name, role, palette.text, m_look);
        const bool isRinged = option.state & QStyle::State_HasFocus
            && option.state & QStyle::State_KeyboardFocusChange;
        if (isRinged)
            paintFocusRing(*painter, row, palette.text);
    }

private:
    int px(int length) const { return qRound(m_look.px(length)); }

    Look m_look;
};

} // namespace

BenchList::BenchList(std::vector<BenchId> benches, QWidget* parent)
    : QListWidget(parent)
    , m_benches(std::move(benches))
{
    setFixedWidth(fixedWidth);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setItemDelegate(new RowPainter(this));
    setViewportMargins(0, padding, 0, 0);
    viewport()->setBackgroundRole(QPalette::Window);
    for (std::size_t i = 0; i < m_benches.size(); ++i) {
        auto* row = new QListWidgetItem(this);
        row->setData(keyRole, keyOf(m_benches[i]));
    }
    retranslate();
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            Q_EMIT chosen(m_benches[static_cast<std::size_t>(row)]);
    });
}

void BenchList::setCurrent(BenchId bench)
{
    const QSignalBlocker blocker(this);
    const auto found = std::ranges::find(m_benches, bench);
    setCurrentRow(found == m_benches.end() ? -1 : static_cast<int>(found - m_benches.begin()));
}

void BenchList::setLook(const Look& look)
{
    static_cast<RowPainter*>(itemDelegate())->setLook(look);
    setFixedWidth(qRound(look.px(fixedWidth)));
    setViewportMargins(0, qRound(look.px(padding)), 0, 0);
    scheduleDelayedItemsLayout();
    viewport()->update();
}

QString BenchList::keyOf(BenchId bench)
{
    return QString(QLatin1Char(benchOf(bench).shortcut));
}

QList<QKeySequence> BenchList::keysOf(BenchId bench)
{
    const QKeySequence key(keyOf(bench));
    const Qt::Key letter = key[0].key();
    return letter <= Qt::Key_9 ? QList {key, QKeySequence(Qt::ALT | letter)} : QList {key};
}

QString BenchList::captionOf(BenchGroup group)
{
    switch (group) {
    case BenchGroup::Why:
        return tr("Motivation");
    case BenchGroup::What:
        return tr("Encodings");
    case BenchGroup::HowFound:
        return tr("Why RoPE");
    case BenchGroup::HowFar:
        return tr("Long texts");
    case BenchGroup::Which:
        break;
    }
    return tr("Choosing");
}

void BenchList::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

// The space bar plays, even while the list has the focus.
void BenchList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        event->ignore();
    else
        QListWidget::keyPressEvent(event);
}

void BenchList::retranslate()
{
    setAccessibleName(tr("Benches"));
    for (std::size_t i = 0; i < m_benches.size(); ++i) {
        QListWidgetItem* row = item(static_cast<int>(i));
        row->setText(benchName(m_benches[i]));
        row->setToolTip(
            tip(tr("%1 (key %2)", "a bench and its key").arg(row->text(), keyOf(m_benches[i]))));
        const BenchGroup group = benchOf(m_benches[i]).group;
        const bool isFirst = i == 0 || benchOf(m_benches[i - 1]).group != group;
        row->setData(captionRole, isFirst ? captionOf(group) : QString());
    }
}

} // namespace lab::ui

#include "moc_bench_list.cpp"
