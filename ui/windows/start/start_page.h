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

/// The contents of the start page: the course and the learner's results.
struct StartShown {
    std::vector<Lesson> lessons;
    NodeMarks marks;
    std::vector<PageList::Row> pages; ///< of the derivation, as its bench marks them
    int pass = 1; ///< of the derivation, to which those marks belong
    std::string begun; ///< a lesson that was opened last; empty before the first
    QStringList files; ///< newest first
    StartFrame frame;
};

/// The first page of the program: three entries (understand RoPE, teach, a model's file), where to
/// continue, the recent files, and the map of the course with results, the pages of the derivation
/// below it.
///
/// 1, 2 and 3 open the entries, Return the focused button, arrow keys move over the map, Delete
/// forgets the answers to a node (its window asks first), Escape goes to the benches.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(Course course, QWidget* parent = nullptr);

    void setLook(const Look& look); ///< its scale is the page's own, by its size
    void setShown(const StartShown& shown);
    bool isTeaching() const { return m_isTeaching; } ///< a node opens while presenting
    void begin(); ///< the continue button, or the first entry, has the focus
    QString pageCounts() const; ///< results for the derivation's pages, beside their heading

Q_SIGNALS:
    void lessonWanted(const lab::Lesson& lesson);
    void teachingWanted(const lab::Lesson& lesson); ///< while presenting
    void pageWanted(int page); ///< of the derivation; while presenting if one teaches
    void modelWanted(); ///< asks for a file
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
    QString pageWords() const; ///< of the page under the pointer
    void layOut();
    void move(int key);
    const Lesson* lessonOf(const std::string& key) const;
    NodeFrame frameOf(const LessonNode& node) const;
    QString titleOf(const std::string& lesson) const;
    QString minutesAhead() const;
    static QString nodesWords(int count);
    std::string goesOnWith() const;
    const NodeButton* pointed() const { return qobject_cast<NodeButton*>(m_pointed); }
    /// A node or a page; null: at the focused one, if any.
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
    std::vector<std::vector<NodeButton*>> m_nodes; ///< a column per group
    std::vector<FileButton*> m_files;
    std::vector<PageButton*> m_pages;
    StartButton* m_pointed = nullptr;
};

} // namespace lab::ui
