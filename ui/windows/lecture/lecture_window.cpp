#include "ui/windows/lecture/lecture_window.h"

#include "ui/lessons/languages.h"
#include "ui/paint/desk_scale.h"
#include "ui/paint/look.h"
#include "ui/store/plain_text.h"
#include "ui/views/controls/message_bar.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/controls/resting_button.h"
#include "ui/windows/lecture/lecture_desk.h"
#include "ui/windows/lecture/lecture_lists.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/document.h"
#include "ui/windows/parts/window_places.h"
#include "ui/windows/parts/window_services.h"
#include "ui/windows/presentation/presenting.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int edge = 16;

QHBoxLayout* newButtons(std::initializer_list<QWidget*> buttons)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (QWidget* button : buttons)
        row->addWidget(button);
    row->addStretch(1);
    return row;
}

/// The window of a lecture while it is open, and the question before the program quits.
class LectureBinding : public QObject {
public:
    LectureBinding(const WindowParts& parts, Document& document)
        : QObject(&parts.window)
        , m_parts(parts)
        , m_desk(new LectureDesk(parts, document))
    {
        connect(m_desk, &LectureDesk::restored, this, [this] { show(); });
        connect(parts.actions.lecture, &QAction::triggered, this, [this] { show(); });
        // After the first part is shown, and not over what an audience sees.
        connect(
            &document, &Document::lectureOpened, this,
            [this] {
                if (!m_parts.presenting.isOn())
                    show();
            },
            Qt::QueuedConnection);
        parts.window.installEventFilter(this);
    }

    LectureDesk& desk() { return *m_desk; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Hide && !event->spontaneous())
            m_desk->keeper().drop(); // it is closed, and has asked
        if (event->type() != QEvent::Close || m_desk->confirmDiscard())
            return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }

private:
    void show()
    {
        if (!m_shown) {
            m_shown = new LectureWindow(m_parts, *m_desk);
            placeBeside(m_parts.window, *m_shown, m_shown->width());
        }
        m_shown->show();
        m_shown->raise();
        m_shown->activateWindow();
    }

    const WindowParts& m_parts;
    LectureDesk* m_desk;
    QPointer<LectureWindow> m_shown;
};

} // namespace

LectureWindow::LectureWindow(const WindowParts& parts, LectureDesk& desk)
    : QWidget(&parts.window, Qt::Window)
    , m_parts(parts)
    , m_desk(desk)
    , m_bar(new MessageBar)
    , m_hint(newLabel(this))
    , m_shelfLabel(newLabel(this))
    , m_listLabel(newLabel(this))
    , m_minutes(newLabel(this))
    , m_planned(new QSpinBox(this))
    , m_shelf(new LectureShelf(this))
    , m_list(new LectureList(desk, this))
    , m_undo(new QAction(this))
    , m_redo(new QAction(this))
    , m_add(new QPushButton(this))
    , m_addFile(new QPushButton(this))
    , m_up(new QPushButton(this))
    , m_down(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_new(new QPushButton(this))
    , m_open(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_saveAs(new QPushButton(this))
    , m_teach(new QPushButton(this))
{
    layOut();
    m_bar->layOver(*m_hint);
    desk.setBar(m_bar);
    bind();
    addKeys();
    applyLook();
    retranslate();
    resize(840, 560);
}

void LectureWindow::layOut()
{
    m_hint->setWordWrap(true);
    m_shelfLabel->setBuddy(m_shelf);
    m_listLabel->setBuddy(m_list);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(edge, edge, edge, edge);
    grid->setHorizontalSpacing(edge);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_hint, 0, 0, 1, 2);
    grid->addWidget(m_shelfLabel, 1, 0);
    grid->addWidget(m_listLabel, 1, 1);
    grid->addWidget(m_shelf, 2, 0);
    grid->addWidget(m_list, 2, 1);
    m_planned->setRange(0, maxMinutes);
    m_planned->setKeyboardTracking(false);
    auto* time = new QHBoxLayout;
    time->addWidget(m_minutes, 1);
    time->addWidget(m_planned);
    grid->addLayout(time, 3, 1);
    grid->addLayout(newButtons({m_add, m_addFile}), 4, 0);
    grid->addLayout(newButtons({m_up, m_down, m_remove}), 4, 1);
    auto* foot = newButtons({m_new, m_open, m_save, m_saveAs});
    foot->addWidget(m_teach);
    grid->addLayout(foot, 5, 0, 1, 2);
    grid->setRowMinimumHeight(5, 48);
    grid->setRowStretch(2, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
}

void LectureWindow::bind()
{
    connect(&m_desk, &LectureDesk::changed, this, &LectureWindow::refresh);
    connect(m_shelf, &LectureShelf::wanted, this, &LectureWindow::addChosen);
    connect(m_shelf, &QListWidget::itemSelectionChanged, this, &LectureWindow::updateControls);
    connect(m_list, &QListWidget::currentRowChanged, this, &LectureWindow::updateControls);
    connect(m_add, &QPushButton::clicked, this, &LectureWindow::addChosen);
    connect(m_addFile, &QPushButton::clicked, this, &LectureWindow::addFiles);
    connect(m_up, &QPushButton::clicked, this, [this] { moveBy(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveBy(1); });
    connect(m_remove, &QPushButton::clicked, this,
        [this] { m_desk.remove(static_cast<std::size_t>(m_list->currentRow())); });
    connect(m_planned, &QSpinBox::valueChanged, this, [this](int minutes) {
        m_desk.plan(static_cast<std::size_t>(m_list->currentRow()), minutes);
    });
    const auto acts = [this](QPushButton* button, auto command) {
        connect(button, &QPushButton::clicked, this, [this, command] {
            const auto there = m_desk.saidThere();
            (m_desk.*command)();
        });
    };
    acts(m_new, &LectureDesk::startNew);
    acts(m_open, &LectureDesk::open);
    acts(m_save, &LectureDesk::save);
    acts(m_saveAs, &LectureDesk::saveAs);
    connect(m_teach, &QPushButton::clicked, this,
        [this] { m_desk.teach(static_cast<std::size_t>(std::max(m_list->currentRow(), 0))); });
}

void LectureWindow::addKeys()
{
    auto* save = new QAction(this);
    save->setShortcut(Qt::CTRL | Qt::Key_S);
    m_undo->setShortcut(Qt::CTRL | Qt::Key_Z);
    m_redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    addActions({save, m_undo, m_redo});
    connect(save, &QAction::triggered, this, [this] {
        const auto there = m_desk.saidThere();
        if (m_save->isEnabled()) // else there is nothing to save
            m_desk.save();
    });
    const auto keepRow = [this](void (LectureDesk::*command)()) {
        const int row = m_list->currentRow();
        (m_desk.*command)();
        m_list->choose(std::min(row, m_list->count() - 1));
    };
    connect(m_undo, &QAction::triggered, this, [keepRow] { keepRow(&LectureDesk::undo); });
    connect(m_redo, &QAction::triggered, this, [keepRow] { keepRow(&LectureDesk::redo); });
}

// Never seen by an audience, and read at arm's length during a presentation.
void LectureWindow::applyLook()
{
    Look look = m_parts.look;
    look.scale = deskScale(m_parts.window.size());
    setFont(lab::ui::font(look, TextRole::Body));
    m_hint->setFont(lab::ui::font(look, TextRole::Note));
}

void LectureWindow::retranslate()
{
    m_shelfLabel->setText(tr("A&vailable"));
    m_listLabel->setText(tr("The &lecture"));
    m_shelf->setAccessibleName(tr("Available"));
    m_list->setAccessibleName(tr("Parts of the lecture"));
    m_list->setToolTip(tr("Alt+Up and Alt+Down move a part, Delete removes it, Enter shows it, F2 "
                          "renames a scene. Ctrl+Z undoes the last change, Ctrl+S saves."));
    m_planned->setSuffix(tr(" min"));
    m_planned->setAccessibleName(tr("Minutes for the selected part"));
    m_planned->setToolTip(
        tr("Planned for the selected part; the presenter view shows it beside the clock."));
    m_add->setText(tr("&Add"));
    m_addFile->setText(tr("Add a &file…"));
    m_addFile->setToolTip(tr("Your own lesson, or a scene with its series."));
    m_up->setText(tr("Move &up"));
    m_down->setText(tr("Move &down"));
    m_remove->setText(tr("&Remove"));
    m_new->setText(tr("&New"));
    m_open->setText(tr("&Open…"));
    m_save->setText(tr("&Save"));
    m_saveAs->setText(tr("Sa&ve as…"));
    m_teach->setText(tr("&Present"));
    m_teach->setToolTip(tr("Presents the lecture in full screen from the selected part. Page Down "
                           "and Page Up go to the next and previous part."));
    fillShelf();
    refresh();
}

void LectureWindow::fillShelf()
{
    m_shelf->clear();
    m_shelf->add(tr("The current scene with its series"), {});
    for (const Lesson& lesson :
        m_parts.services.lessons ? m_parts.services.lessons() : std::vector<Lesson>())
        m_shelf->add(lessonWithMinutes(lesson), QString::fromStdString(lesson.key));
}

void LectureWindow::refresh()
{
    m_list->refresh();
    updateControls();
}

// Leaves the list unchanged: a press on a row may start a drag of it.
void LectureWindow::updateControls()
{
    const int count = m_list->count();
    const int row = m_list->currentRow();
    const bool isFull = static_cast<std::size_t>(count) >= maxLectureParts;
    m_hint->setText(count == 0
            ? tr("Drag lessons and scenes into the lecture in the order you present them.")
            : tr("While presenting, the page keys go through each part and on to the next. A "
                 "lecture is a single file that contains everything it shows."));
    const auto& parts = m_desk.lecture().parts;
    const bool areAllTimed =
        std::ranges::all_of(parts, [](const LecturePart& part) { return minutesOf(part) > 0; });
    const int minutes = minutesOf(m_desk.lecture());
    m_minutes->setText(minutes == 0 ? QString()
            : areAllTimed           ? tr("Total: %1 min").arg(minutes)
                                    : tr("Total: %1 min; some scenes have no time").arg(minutes));
    const QSignalBlocker still(m_planned);
    const auto* part = row < 0 ? nullptr : &parts[static_cast<std::size_t>(row)];
    const auto* lesson = part ? std::get_if<Lesson>(&part->shown) : nullptr;
    m_planned->setEnabled(part);
    m_planned->setSpecialValueText(
        lesson ? tr("%1 min, as in the lesson").arg(lesson->minutes) : tr("no time"));
    m_planned->setValue(part ? part->minutes : 0);
    m_add->setEnabled(!isFull && !m_shelf->selectedItems().isEmpty());
    m_addFile->setEnabled(!isFull);
    setActive(*m_up, row > 0, *m_list);
    setActive(*m_down, row >= 0 && row + 1 < count, *m_list);
    setActive(*m_remove, row >= 0, *m_list);
    m_save->setEnabled(count > 0 && m_desk.isModified());
    m_saveAs->setEnabled(count > 0);
    m_new->setEnabled(count > 0);
    m_teach->setEnabled(count > 0);
    m_undo->setEnabled(m_desk.canUndo());
    m_redo->setEnabled(m_desk.canRedo());
    const QString name = m_desk.name();
    setWindowTitle(name.isEmpty() ? tr("Lecture[*] — Position Lab")
                                  : tr("%1[*] — Lecture — Position Lab").arg(titleText(name)));
    setWindowModified(m_desk.isModified());
}

void LectureWindow::addChosen()
{
    QStringList lessons;
    for (const QListWidgetItem* item : m_shelf->selectedItems())
        lessons += item->data(Qt::UserRole).toString();
    const bool hasScene = lessons.removeAll(QString()) > 0;
    const std::unique_ptr<QMimeData> chosen(dragData(lessons, hasScene));
    m_list->takeIn(*chosen, m_list->count());
}

void LectureWindow::addFiles()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Add lessons and scenes"), {}, tr("Lessons and scenes (*.json)"));
    m_desk.insertFiles(m_desk.lecture().parts.size(), paths);
}

void LectureWindow::moveBy(int rows)
{
    const int row = m_list->currentRow();
    m_desk.move(static_cast<std::size_t>(row), static_cast<std::size_t>(row + rows));
    m_list->choose(row + rows);
}

void LectureWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        applyLook();
}

void LectureWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

LectureDesk& bindLecture(const WindowParts& parts, Document& document)
{
    return (new LectureBinding(parts, document))->desk();
}

} // namespace lab::ui

#include "moc_lecture_window.cpp"
