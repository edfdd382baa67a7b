#include "ui/windows/lecture/lecture_lists.h"

#include "ui/windows/lecture/lecture_desk.h"

#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QUrl>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr auto lessonsFormat = "application/x-position-lab-lessons"_L1;
constexpr auto sceneFormat = "application/x-position-lab-scene"_L1;
constexpr auto partFormat = "application/x-position-lab-part"_L1;

constexpr int nameRole = Qt::UserRole; ///< of a scene, without the number of its states

/// Edits the name of a scene, which does not include the number of states.
class NameEditor : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        if (auto* line = qobject_cast<QLineEdit*>(editor))
            line->setText(index.data(nameRole).toString());
    }
};

bool isEnter(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

QStringList filesIn(const QMimeData& dropped)
{
    QStringList paths;
    for (const QUrl& url : dropped.urls())
        if (url.isLocalFile())
            paths += url.toLocalFile();
    return paths;
}

/// The index of a part that is moved; empty for one from another process.
std::optional<std::size_t> partIn(const QMimeData& dropped)
{
    const QByteArrayList words = dropped.data(partFormat).split(' ');
    if (words.size() != 2 || words[0].toLongLong() != QGuiApplication::applicationPid())
        return std::nullopt;
    return words[1].toUInt();
}

/// A long name has a second line, and there is no horizontal scroll bar.
void breakLongNames(QListWidget& list)
{
    list.setWordWrap(true);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

} // namespace

QMimeData* dragData(const QStringList& lessons, bool hasScene)
{
    auto* data = new QMimeData;
    if (!lessons.isEmpty())
        data->setData(lessonsFormat, lessons.join(u'\n').toUtf8());
    if (hasScene)
        data->setData(sceneFormat, {});
    return data;
}

LectureShelf::LectureShelf(QWidget* parent)
    : QListWidget(parent)
{
    breakLongNames(*this);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setDragDropMode(QAbstractItemView::DragOnly);
    setDefaultDropAction(Qt::CopyAction);
}

void LectureShelf::add(const QString& text, const QString& lesson)
{
    auto* item = new QListWidgetItem(text, this);
    item->setData(Qt::UserRole, lesson);
}

QMimeData* LectureShelf::mimeData(const QList<QListWidgetItem*>& items) const
{
    QStringList lessons;
    for (const QListWidgetItem* item : items)
        lessons += item->data(Qt::UserRole).toString();
    const bool hasScene = lessons.removeAll(QString()) > 0;
    return dragData(lessons, hasScene);
}

void LectureShelf::keyPressEvent(QKeyEvent* event)
{
    if (isEnter(*event))
        Q_EMIT wanted();
    else
        QListWidget::keyPressEvent(event);
}

void LectureShelf::mouseDoubleClickEvent(QMouseEvent* event)
{
    QListWidget::mouseDoubleClickEvent(event);
    Q_EMIT wanted();
}

LectureList::LectureList(LectureDesk& desk, QWidget* parent)
    : QListWidget(parent)
    , m_desk(desk)
{
    breakLongNames(*this);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setEditTriggers(QAbstractItemView::EditKeyPressed);
    setItemDelegate(new NameEditor(this));
    connect(this, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        m_desk.rename(static_cast<std::size_t>(row(item)), item->text());
    });
}

void LectureList::refresh()
{
    const QSignalBlocker still(this);
    const int chosen = currentRow();
    clear();
    const auto& parts = m_desk.lecture().parts;
    for (std::size_t place = 0; place < parts.size(); ++place) {
        auto* item = new QListWidgetItem(m_desk.listedAs(place), this);
        if (std::holds_alternative<LabState>(parts[place].shown)) {
            item->setFlags(item->flags() | Qt::ItemIsEditable);
            item->setData(nameRole, m_desk.nameOf(place));
        }
        QFont font = item->font();
        font.setBold(m_desk.place() == place);
        item->setFont(font);
    }
    setCurrentRow(std::min(chosen, count() - 1));
}

void LectureList::choose(int row)
{
    setCurrentRow(std::clamp(row, 0, std::max(count() - 1, 0)));
}

bool LectureList::canTakeIn(const QMimeData& dropped) const
{
    return dropped.hasFormat(lessonsFormat) || dropped.hasFormat(sceneFormat) || partIn(dropped)
        || !filesIn(dropped).isEmpty();
}

void LectureList::takeIn(const QMimeData& dropped, int row)
{
    const auto place = static_cast<std::size_t>(std::max(row, 0));
    if (const auto from = partIn(dropped)) {
        const std::size_t to = *from < place ? place - 1 : place;
        m_desk.move(*from, to);
        return choose(static_cast<int>(to));
    }
    const QString lessons = QString::fromUtf8(dropped.data(lessonsFormat));
    if (!lessons.isEmpty())
        m_desk.insertLessons(place, lessons.split(u'\n'));
    if (dropped.hasFormat(sceneFormat)) // it is above the lessons in the shelf
        m_desk.insertScene(place);
    m_desk.insertFiles(place, filesIn(dropped));
    choose(row);
}

QMimeData* LectureList::mimeData(const QList<QListWidgetItem*>& items) const
{
    auto* data = new QMimeData;
    data->setData(partFormat,
        QByteArray::number(QGuiApplication::applicationPid()) + ' '
            + QByteArray::number(row(items.constFirst())));
    return data;
}

int LectureList::rowAt(const QPoint& place) const
{
    const QListWidgetItem* item = itemAt(place);
    if (!item)
        return count();
    return row(item) + (place.y() > visualItemRect(item).center().y() ? 1 : 0);
}

void LectureList::dragEnterEvent(QDragEnterEvent* event)
{
    if (canTakeIn(*event->mimeData()))
        event->acceptProposedAction();
}

void LectureList::dragMoveEvent(QDragMoveEvent* event)
{
    QListWidget::dragMoveEvent(event); // draws the drop position
    if (canTakeIn(*event->mimeData()))
        event->acceptProposedAction();
}

// As a copy: the desk has already removed the moved part.
void LectureList::dropEvent(QDropEvent* event)
{
    event->setDropAction(Qt::CopyAction);
    event->accept();
    takeIn(*event->mimeData(), rowAt(event->position().toPoint()));
    setState(QAbstractItemView::NoState);
    viewport()->update();
}

void LectureList::keyPressEvent(QKeyEvent* event)
{
    const int row = currentRow();
    const auto place = static_cast<std::size_t>(std::max(row, 0));
    const bool isMove = event->modifiers().testFlag(Qt::AltModifier)
        && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down);
    if (row >= 0 && isMove) {
        const int to = std::clamp(row + (event->key() == Qt::Key_Up ? -1 : 1), 0, count() - 1);
        m_desk.move(place, static_cast<std::size_t>(to));
        choose(to);
    } else if (row >= 0 && event->key() == Qt::Key_Delete) {
        m_desk.remove(place);
    } else if (row >= 0 && isEnter(*event) && state() != QAbstractItemView::EditingState) {
        m_desk.show(place);
    } else {
        QListWidget::keyPressEvent(event);
    }
}

} // namespace lab::ui

#include "moc_lecture_lists.cpp"
