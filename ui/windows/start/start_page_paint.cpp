#include "ui/lessons/languages.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/text.h"
#include "ui/windows/start/start_page.h"

#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr std::array legendMarks {
    NodeMark::Right, NodeMark::RightAndDue, NodeMark::NotRight, NodeMark::Shown, NodeMark::Open};

QStringList numbersOf(const std::vector<std::string>& lessons)
{
    QStringList numbers;
    for (const std::string& lesson : lessons)
        numbers.push_back(QString::fromStdString(nodeNumber(lesson)));
    return numbers;
}

} // namespace

QString StartPage::minutesAhead() const
{
    int minutes = 0;
    for (const Lesson& lesson : m_shown.lessons)
        if (!isRight(markOf(m_shown.marks, lesson.key)))
            minutes += lesson.minutes;
    if (minutes < 60)
        return tr("%1 min ahead").arg(minutes);
    return tr("%1 h %2 min ahead").arg(minutes / 60).arg(minutes % 60);
}

void StartPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_look.palette.ground);
    paintHead(painter);
    paintGoingOn(painter);
    paintMapHead(painter);
    paintPagesHead(painter);
    paintFoot(painter);
}

void StartPage::paintHead(QPainter& painter) const
{
    const QRectF& head = m_layout.head;
    const double baseline = head.center().y() + m_look.px(7);
    const QString name = tr("Position Lab");
    const double end = head.left()
        + paintText(painter, {head.left(), baseline}, name, TextRole::BenchTitle,
            m_look.palette.text, m_look);
    paintText(painter, {end + m_look.px(18), baseline},
        fitted(tr("How a Transformer knows where a word is"), m_leave->x() - end - m_look.px(36),
            TextRole::Body, m_look),
        TextRole::Body, m_look.palette.notes, m_look);
}

void StartPage::paintGoingOn(QPainter& painter) const
{
    const QRectF& side = m_layout.goingOn;
    const Palette& palette = m_look.palette;
    const std::string lesson = goesOnWith();
    double files = side.top() + m_look.px(12);
    if (!lesson.empty()) {
        double baseline = side.top() + m_look.px(12);
        const QString title = tr("%1 %2", "number and title of a lesson")
                                  .arg(QString::fromStdString(nodeNumber(lesson)), titleOf(lesson));
        if (!m_layout.isSmall) {
            paintText(painter, {side.left(), baseline}, tr("Continue where I was"),
                TextRole::BodyStrong, palette.text, m_look);
            baseline += m_look.px(26);
        }
        paintText(painter, {side.left(), baseline},
            fitted(title, side.width(), TextRole::Body, m_look), TextRole::Body, palette.text,
            m_look);
        const Lesson* found = lessonOf(lesson);
        const QString minutes = tr("%1 min").arg(found ? found->minutes : 0);
        paintText(painter, {side.left(), baseline + m_look.px(19)},
            fitted(lesson == m_shown.begun && markOf(m_shown.marks, lesson) == NodeMark::Open
                    ? tr("Asked, not answered yet · %1").arg(minutes)
                    : minutes,
                side.width(), TextRole::Note, m_look),
            TextRole::Note, palette.notes, m_look);
        files = m_goOn->geometry().bottom() + m_look.px(28);
    }
    if (!m_files.empty() && (!m_layout.isSmall || lesson.empty()))
        paintText(painter, {side.left(), files}, tr("Recent files"), TextRole::BodyStrong,
            palette.text, m_look);
}

void StartPage::paintMapHead(QPainter& painter) const
{
    const QRectF& head = m_layout.mapHead;
    const Palette& palette = m_look.palette;
    const double baseline = head.center().y() + m_look.px(5);
    const QString title = m_isTeaching
        ? tr("Choose a lesson to present; its notes open in the presenter view")
        : tr("Course map");
    double left = head.left()
        + paintText(
            painter, {head.left(), baseline}, title, TextRole::PictureTitle, palette.text, m_look);
    std::array<int, legendMarks.size()> counts {};
    int all = 0;
    for (const auto& column : m_nodes)
        for (const NodeButton* node : column) {
            ++counts[static_cast<std::size_t>(
                std::ranges::find(legendMarks, node->frame().mark) - legendMarks.begin())];
            ++all;
        }
    if (!m_isTeaching)
        left += m_look.px(10)
            + paintText(painter, {left + m_look.px(10), baseline},
                nodesWords(all) + tr(", ") + minutesAhead(), TextRole::Note, palette.notes, m_look);
    double right = head.right();
    for (std::size_t i = legendMarks.size(); i-- > 0;) {
        if (counts[i] == 0 && legendMarks[i] != NodeMark::Open)
            continue;
        const QString words = markWords(legendMarks[i]) + u"  "_s + QString::number(counts[i]);
        const double width = textWidth(words, TextRole::Note, m_look) + m_look.px(26);
        if (right - width < left + m_look.px(16))
            break;
        paintText(painter, {right, baseline}, words, TextRole::Note, palette.notes, m_look,
            Alignment::Right);
        paintMark(
            painter, {right - width + m_look.px(9), head.center().y()}, legendMarks[i], m_look);
        right -= width + m_look.px(22);
    }
    QStringList progress; // for all columns, or for none
    bool haveSpace = true;
    for (std::size_t i = 0; i < m_layout.columnHeads.size(); ++i) {
        const Course::Group& group = m_course.groups[i];
        const auto known = std::ranges::count_if(group.nodes,
            [&](const LessonNode& node) { return isRight(markOf(m_shown.marks, node.lesson)); });
        progress.push_back(tr("%1 of %2").arg(known).arg(group.nodes.size()));
        haveSpace = haveSpace
            && textWidth(inLanguage(group.title), TextRole::BodyStrong, m_look)
                    + textWidth(progress.back(), TextRole::Note, m_look) + m_look.px(12)
                <= m_layout.columnHeads[i].width();
    }
    for (std::size_t i = 0; i < m_layout.columnHeads.size(); ++i) {
        const QRectF& column = m_layout.columnHeads[i];
        const double at = column.center().y() + m_look.px(5);
        paintText(painter, {column.left(), at},
            fitted(
                inLanguage(m_course.groups[i].title), column.width(), TextRole::BodyStrong, m_look),
            TextRole::BodyStrong, palette.text, m_look);
        if (haveSpace)
            paintText(painter, {column.right() - m_look.px(8), at},
                progress.at(static_cast<qsizetype>(i)), TextRole::Note, palette.notes, m_look,
                Alignment::Right);
    }
}

void StartPage::paintFoot(QPainter& painter) const
{
    const QRectF& foot = m_layout.foot;
    const Palette& palette = m_look.palette;
    painter.fillRect(QRectF(foot.left(), foot.top(), foot.width(), 1), palette.grid);
    const double first = foot.top() + m_look.px(24);
    const double second = first + m_look.px(20);
    const NodeButton* node = pointed();
    const Lesson* lesson = node ? lessonOf(node->lesson()) : nullptr;
    const double space = m_answers->x() - foot.left() - m_look.px(24);
    if (!lesson) {
        const QString page = pageWords();
        if (!page.isEmpty())
            paintText(painter, {foot.left(), first},
                fitted(page, foot.width(), TextRole::BodyStrong, m_look), TextRole::BodyStrong,
                palette.text, m_look);
        paintText(painter, {foot.left(), page.isEmpty() ? first : second},
            fitted(
                tr("1, 2, 3: the doors. Arrows: over the map. Return: open. Esc: to the benches."),
                space, TextRole::Note, m_look),
            TextRole::Note, palette.notes, m_look);
        return;
    }
    const QString name = tr("%1 %2", "number and title of a lesson")
                             .arg(node->frame().number, inLanguage(lesson->title));
    const double end = foot.left()
        + paintText(painter, {foot.left(), first},
            fitted(name, foot.width(), TextRole::BodyStrong, m_look), TextRole::BodyStrong,
            palette.text, m_look);
    paintText(painter, {end + m_look.px(14), first},
        fitted(
            inLanguage(lesson->goal), foot.right() - end - m_look.px(14), TextRole::Body, m_look),
        TextRole::Body, palette.text, m_look);
    QStringList ways {tr("%1 min.").arg(lesson->minutes)};
    for (const Course::Group& group : m_course.groups)
        for (const LessonNode& one : group.nodes)
            if (one.lesson == lesson->key && !one.needs.empty())
                ways.push_back(tr("Needs %1.").arg(numbersOf(one.needs).join(tr(", "))));
    if (const QStringList next = numbersOf(leadsTo(m_course, lesson->key)); !next.isEmpty())
        ways.push_back(tr("Leads to %1.").arg(next.join(tr(", "))));
    const NodeMark mark = node->frame().mark;
    if (mark != NodeMark::Open)
        ways.push_back(tr("Delete removes its answers."));
    paintText(painter, {foot.left(), second},
        fitted(oneAfterAnother(ways), space, TextRole::Note, m_look), TextRole::Note, palette.notes,
        m_look);
}

} // namespace lab::ui
