#pragma once

#include "core/lessons/lesson.h"
#include "ui/paint/start/start_layout.h"
#include "ui/views/derivation/page_list.h"
#include "ui/windows/start/start_buttons.h"

#include <QWidget>

#include <array>
#include <vector>

class QPushButton;

namespace lab::ui {

class PageButton;

/// What the start page shows: the course and what the learner has made of it.
struct StartShown {
    std::vector<Lesson> lessons;
    NodeMarks marks;
    std::vector<PageList::Row> pages; ///< of the derivation, as its bench marks them
    int pass = 1; ///< of the derivation, of which those marks are
    std::string begun; ///< a lesson that was opened last; empty before the first
    QStringList files; ///< newest first
    StartFrame frame;
};

/// The first thing that a person sees: three ways in (understand RoPE, teach, a model's file),
/// where to go on, the files of before, and the map of the course with what was answered, the pages
/// of the derivation below it.
///
/// 1, 2 and 3 open the doors, Return what has the focus, arrows go over the map, Delete forgets the
/// answers to a node (its window asks first), Escape goes to the benches.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(Course course, QWidget* parent = nullptr);

    void setLook(const Look& look); ///< its scale is the page's own, by its size
    void setShown(const StartShown& shown);
    bool isTeaching() const { return m_isTeaching; } ///< a node opens while presenting
    void begin(); ///< what goes on, or the first door, has the focus
    QString pageCounts() const; ///< what was made of the derivation's pages, beside their head

Q_SIGNALS:
    void lessonWanted(const lab::Lesson& lesson);
    void teachingWanted(const lab::Lesson& lesson); ///< while presenting
    void pageWanted(int page); ///< of the derivation; while presenting where one teaches
    void modelWanted(); ///< a file is to be asked for
    void fileWanted(const QString& path);
    void forgetWanted(const lab::Lesson& lesson);
    void answersWanted(); ///< as a file
    void left();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void open(StartDoor door);
    void open(const std::string& lesson);
    void setTeaching(bool isTeaching);
    void retranslate();
    void showNodes();
    void showFiles();
    void showPages();
    void placePages();
    bool moveOverPages(int key);
    void paintPagesHead(QPainter& painter) const;
    QString pageWords() const; ///< of the page that is pointed at
    void layOut();
    void move(int key);
    const Lesson* lessonOf(const std::string& key) const;
    NodeFrame frameOf(const LessonNode& node) const;
    QString titleOf(const std::string& lesson) const;
    QString minutesAhead() const;
    static QString nodesWords(int count);
    std::string goesOnWith() const;
    const NodeButton* pointed() const { return qobject_cast<NodeButton*>(m_pointed); }
    /// A node or a page; null: at what has the focus, if one of these has.
    void pointAt(StartButton* node);
    void paintHead(QPainter& painter) const;
    void paintGoingOn(QPainter& painter) const;
    void paintMapHead(QPainter& painter) const;
    void paintFoot(QPainter& painter) const;

    Course m_course;
    Look m_given;
    Look m_look; ///< with the page's scale
    StartShown m_shown;
    StartLayout m_layout;
    bool m_isTeaching = false;
    std::array<DoorButton*, 3> m_doors {};
    QPushButton* m_goOn;
    QPushButton* m_leave;
    QPushButton* m_answers;
    std::vector<std::vector<NodeButton*>> m_nodes; ///< a column a group
    std::vector<FileButton*> m_files;
    std::vector<PageButton*> m_pages;
    StartButton* m_pointed = nullptr;
};

} // namespace lab::ui
