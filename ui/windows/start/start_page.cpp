#include "ui/windows/start/start_page.h"

#include "ui/lessons/languages.h"
#include "ui/paint/text/text.h"
#include "ui/windows/start/page_button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr std::size_t maxFiles = 3;
constexpr std::array ownKeys {
    Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_Delete, Qt::Key_Escape, Qt::Key_Space};

} // namespace

StartPage::StartPage(Course course, QWidget* parent)
    : QWidget(parent)
    , m_course(std::move(course))
    , m_goOn(new QPushButton(this))
    , m_leave(new QPushButton(this))
    , m_answers(new QPushButton(this))
{
    setAutoFillBackground(false);
    for (const StartDoor door : {StartDoor::Understand, StartDoor::Teach, StartDoor::Model}) {
        auto* button = new DoorButton(door, this);
        m_doors[static_cast<std::size_t>(door)] = button;
        connect(button, &QAbstractButton::clicked, this, [this, door] { open(door); });
    }
    m_goOn->setDefault(true);
    m_goOn->installEventFilter(this);
    connect(m_goOn, &QPushButton::clicked, this, [this] { open(goesOnWith()); });
    connect(m_leave, &QPushButton::clicked, this, &StartPage::left);
    connect(m_answers, &QPushButton::clicked, this, &StartPage::answersWanted);
    for (const Course::Group& group : m_course.groups) {
        std::vector<NodeButton*>& column = m_nodes.emplace_back();
        for (const LessonNode& node : group.nodes) {
            auto* button = new NodeButton(node.lesson, this);
            column.push_back(button);
            connect(button, &QAbstractButton::clicked, this,
                [this, button] { open(button->lesson()); });
            connect(button, &StartButton::pointedAt, this, [this, button] { pointAt(button); });
            connect(button, &StartButton::pointedAway, this, [this] { pointAt(nullptr); });
        }
    }
    retranslate();
}

void StartPage::setLook(const Look& look)
{
    m_given = look;
    layOut();
}

void StartPage::setShown(const StartShown& shown)
{
    m_shown = shown;
    for (DoorButton* door : m_doors)
        door->setFrame(m_shown.frame);
    showFiles();
    showPages();
    retranslate();
    layOut();
}

void StartPage::begin()
{
    setTeaching(false);
    if (m_goOn->isHidden())
        m_doors.front()->setFocus(Qt::OtherFocusReason);
    else
        m_goOn->setFocus(Qt::OtherFocusReason);
}

QString StartPage::nodesWords(int count)
{
    return count == 1 ? tr("one station") : tr("%1 stations").arg(count);
}

const Lesson* StartPage::lessonOf(const std::string& key) const
{
    const auto found = std::ranges::find(m_shown.lessons, key, &Lesson::key);
    return found == m_shown.lessons.end() ? nullptr : &*found;
}

// The one that was started and not answered yet, else the next of the course; empty before the
// first.
std::string StartPage::goesOnWith() const
{
    if (m_shown.begun.empty() && m_shown.marks.empty())
        return {};
    const bool isOpen = lessonOf(m_shown.begun) != nullptr
        && markOf(m_shown.marks, m_shown.begun) == NodeMark::Open;
    return isOpen ? m_shown.begun : nextNode(m_course, m_shown.marks);
}

void StartPage::open(const std::string& key)
{
    const Lesson* lesson = lessonOf(key);
    if (!lesson)
        return;
    if (m_isTeaching)
        Q_EMIT teachingWanted(*lesson);
    else
        Q_EMIT lessonWanted(*lesson);
}

void StartPage::open(StartDoor door)
{
    if (door == StartDoor::Model)
        return Q_EMIT modelWanted();
    if (door == StartDoor::Teach)
        return setTeaching(!m_isTeaching);
    setTeaching(false);
    const std::string next = nextNode(m_course, m_shown.marks);
    open(next.empty() ? m_course.path.front() : next);
}

void StartPage::setTeaching(bool isTeaching)
{
    m_isTeaching = isTeaching;
    m_doors[static_cast<std::size_t>(StartDoor::Teach)]->setIsChosen(isTeaching);
    if (isTeaching)
        m_nodes.front().front()->setFocus(Qt::OtherFocusReason);
    update();
}

QString StartPage::titleOf(const std::string& lesson) const
{
    for (const Course::Group& group : m_course.groups)
        for (const LessonNode& node : group.nodes)
            if (node.lesson == lesson && !node.title.empty())
                return inLanguage(node.title);
    const Lesson* found = lessonOf(lesson);
    return found ? inLanguage(found->title) : QString();
}

NodeFrame StartPage::frameOf(const LessonNode& node) const
{
    NodeFrame frame;
    frame.number = QString::fromStdString(nodeNumber(node.lesson));
    frame.title = titleOf(node.lesson);
    frame.mark = markOf(m_shown.marks, node.lesson);
    frame.isReady = isReady(node, m_shown.marks);
    const Lesson* lesson = lessonOf(node.lesson);
    const QString minutes = tr("%1 min").arg(lesson ? lesson->minutes : 0);
    QStringList needed;
    for (const std::string& need : node.needs)
        needed.push_back(QString::fromStdString(nodeNumber(need)));
    if (frame.mark == NodeMark::RightAndDue) {
        frame.note = tr("due today · %1").arg(minutes);
    } else if (frame.mark == NodeMark::Open && !needed.isEmpty()) {
        frame.note = tr("%1 · needs %2").arg(minutes, needed.join(tr(", ")));
    } else {
        frame.note = minutes;
    }
    return frame;
}

void StartPage::showNodes()
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        for (std::size_t k = 0; k < m_nodes[i].size(); ++k) {
            NodeFrame frame = frameOf(m_course.groups[i].nodes[k]);
            frame.isFirst = k == 0;
            frame.isLast = k + 1 == m_nodes[i].size();
            m_nodes[i][k]->setFrame(frame);
        }
}

void StartPage::showFiles()
{
    for (FileButton* file : m_files)
        file->deleteLater();
    m_files.clear();
    for (const QString& path :
        m_shown.files.first(std::min(m_shown.files.size(), static_cast<qsizetype>(maxFiles)))) {
        auto* file = new FileButton(path, this);
        connect(file, &QAbstractButton::clicked, this, [this, path] { Q_EMIT fileWanted(path); });
        file->show();
        m_files.push_back(file);
    }
}

void StartPage::retranslate()
{
    setAccessibleName(tr("Start page"));
    int minutes = 0;
    int nodes = 0;
    for (const std::string& key : m_course.path) {
        const Lesson* lesson = lessonOf(key);
        if (isRight(markOf(m_shown.marks, key)) || !lesson)
            continue;
        minutes += lesson->minutes;
        ++nodes;
    }
    m_doors[0]->setWords(tr("I want to understand RoPE"),
        nodes == 0 ? tr("Every station of the way is right")
                   : tr("%1, %2 minutes", "stations").arg(nodesWords(nodes)).arg(minutes));
    m_doors[1]->setWords(tr("I teach"), tr("Lessons to present"));
    m_doors[2]->setWords(tr("I have a model's file"), tr("Drop its config.json on the window"));
    m_goOn->setText(tr("Continue"));
    m_leave->setText(tr("To the benches"));
    m_answers->setText(tr("Export answers (CSV)…"));
    m_answers->setEnabled(!m_shown.marks.empty());
    showNodes();
    update();
}

void StartPage::layOut()
{
    const bool goesOn = !goesOnWith().empty() || !m_files.empty();
    m_layout = startLayout(size(), m_course, goesOn);
    m_look = m_given;
    m_look.scale = m_layout.scale;
    const auto put = [&](StartButton* button, const QRectF& area) {
        button->setLook(m_look);
        button->setGeometry(area.toRect());
    };
    for (std::size_t i = 0; i < m_doors.size(); ++i)
        put(m_doors[i], m_layout.doors[i]);
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        for (std::size_t k = 0; k < m_nodes[i].size(); ++k)
            put(m_nodes[i][k], m_layout.nodes[i][k]);
    placePages();
    const auto px = [&](double length) { return m_look.px(length); };
    const QFont body = lab::ui::font(m_look, TextRole::Body);
    for (QPushButton* button : {m_goOn, m_leave, m_answers})
        button->setFont(body);
    const QRectF& side = m_layout.goingOn;
    const bool hasLesson = !goesOnWith().empty();
    m_goOn->setVisible(hasLesson);
    const double buttonTop = side.top() + px(m_layout.isSmall ? 40 : 70);
    m_goOn->setGeometry(QRectF(side.left(), buttonTop, side.width(), px(32)).toRect());
    double top = hasLesson ? buttonTop + px(m_layout.isSmall ? 36 : 70) : side.top() + px(24);
    const double row = px(22);
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        m_files[i]->setVisible(top + row <= side.bottom() + px(14));
        put(m_files[i], {side.left() - px(6), top, side.width() + px(6), row});
        top += row;
    }
    const double height = px(28);
    const auto widthOf = [&](const QPushButton* button) {
        return textWidth(button->text(), TextRole::Body, m_look) + px(32);
    };
    const QRectF& head = m_layout.head;
    m_leave->setGeometry(QRectF(
        head.right() - widthOf(m_leave), head.center().y() - height / 2, widthOf(m_leave), height)
                             .toRect());
    const QRectF& foot = m_layout.foot;
    m_answers->setGeometry(QRectF(foot.right() - widthOf(m_answers), foot.bottom() - height - px(2),
        widthOf(m_answers), height)
                               .toRect());
    update();
}

// Digits, Delete and Escape belong to the page before a menu.
bool StartPage::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (!(key->modifiers() & ~Qt::KeypadModifier)
            && std::ranges::find(ownKeys, key->key()) != ownKeys.end()) {
            key->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

// From the continue button the arrow keys lead into the map, as from the entries.
bool StartPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Right) {
            move(key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StartPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        layOut();
    }
}

void StartPage::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_1:
    case Qt::Key_2:
    case Qt::Key_3:
        return open(static_cast<StartDoor>(event->key() - Qt::Key_1));
    case Qt::Key_Escape:
        if (m_isTeaching)
            return setTeaching(false);
        return Q_EMIT left();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()))
            button->click();
        return;
    case Qt::Key_Delete:
        if (const NodeButton* node = pointed())
            if (const Lesson* lesson = lessonOf(node->lesson()))
                Q_EMIT forgetWanted(*lesson);
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return move(event->key());
    case Qt::Key_Space:
        return; // it would play something invisible
    default:
        QWidget::keyPressEvent(event);
    }
}

// Over the map; from the entries into it.
void StartPage::move(int key)
{
    if (moveOverPages(key))
        return;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const auto at = std::ranges::find(m_nodes[i], focusWidget());
        if (at == m_nodes[i].end())
            continue;
        const auto row = static_cast<std::size_t>(at - m_nodes[i].begin());
        std::size_t column = i;
        std::size_t next = row;
        if (key == Qt::Key_Down && row + 1 == m_nodes[i].size() && !m_pages.empty())
            return m_pages.front()->setFocus(Qt::TabFocusReason);
        if (key == Qt::Key_Down)
            next = std::min(row + 1, m_nodes[i].size() - 1);
        else if (key == Qt::Key_Up && row > 0)
            next = row - 1;
        else if (key == Qt::Key_Up)
            return m_doors.front()->setFocus(Qt::TabFocusReason);
        else if (key == Qt::Key_Right)
            column = std::min(i + 1, m_nodes.size() - 1);
        else if (i > 0)
            column = i - 1;
        next = std::min(next, m_nodes[column].size() - 1);
        return m_nodes[column][next]->setFocus(Qt::TabFocusReason);
    }
    const auto door = std::ranges::find(m_doors, focusWidget());
    const auto at = static_cast<std::size_t>(door - m_doors.begin());
    if (door != m_doors.end() && key == Qt::Key_Right && at + 1 < m_doors.size())
        m_doors[at + 1]->setFocus(Qt::TabFocusReason);
    else if (door != m_doors.end() && key == Qt::Key_Left && at > 0)
        m_doors[at - 1]->setFocus(Qt::TabFocusReason);
    else if (key == Qt::Key_Down || key == Qt::Key_Right)
        m_nodes.front().front()->setFocus(Qt::TabFocusReason);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void StartPage::pointAt(StartButton* node)
{
    auto* const focused = qobject_cast<StartButton*>(focusWidget());
    const bool isOnMap = qobject_cast<NodeButton*>(focused) || qobject_cast<PageButton*>(focused);
    StartButton* const now = node ? node : isOnMap ? focused : nullptr;
    if (now == m_pointed)
        return;
    if (m_pointed)
        m_pointed->setIsPointed(false);
    if (now)
        now->setIsPointed(true);
    m_pointed = now;
    update();
}

} // namespace lab::ui

#include "moc_start_page.cpp"
