#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/lessons/course_book.h"
#include "ui/lessons/languages.h"
#include "ui/paint/start/lesson_nodes.h"
#include "ui/store/plain_text.h"
#include "ui/store/store.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/windows/dialogs/help_window.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/lessons/lesson_draft.h"
#include "ui/windows/lessons/lesson_form.h"
#include "ui/windows/lessons/lesson_lock.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/document.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/saving_name.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/presenting.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

using Play = std::function<void(const Lesson&)>;

/// A single sentence above the bench, if visible; else in a separate window.
void showSentences(const WindowParts& parts, const QString& title, const QStringList& sentences)
{
    if (sentences.size() == 1 && parts.benches.isVisible())
        parts.messages.notify(sentences.front());
    else
        inform(&parts.window, title, sentences.join(u'\n'));
}

void checkFile(const WindowParts& parts)
{
    const QString path = QFileDialog::getOpenFileName(&parts.window,
        LessonDock::tr("Check a lesson file"), {}, LessonDock::tr("Lessons (*.json)"));
    if (!path.isEmpty() && parts.services.lessonCheck)
        showSentences(
            parts, LessonDock::tr("Check a lesson file"), parts.services.lessonCheck(path));
}

std::vector<OwnLesson> ownLessons(const WindowServices& services)
{
    return services.ownLessons ? services.ownLessons() : std::vector<OwnLesson>();
}

void makeLesson(const WindowParts& parts, const std::optional<UnsavedLesson>& left = {})
{
    LessonForm::PictureTitles titles;
    for (const PictureView* picture : parts.benches.shown().findChildren<PictureView*>())
        titles.insert(picture->exportName(), picture->accessibleName());
    LessonForm form(
        left ? left->work.state : parts.store.state(), parts.services, &parts.window, titles);
    if (left)
        form.restoreUnsaved(*left);
    if (form.exec() != QDialog::Accepted)
        return;
    const std::vector<OwnLesson> own = ownLessons(parts.services);
    const bool isOwn = std::ranges::any_of(own,
        [&](const OwnLesson& one) { return QFileInfo(one.path) == QFileInfo(form.savedPath()); });
    showSentences(parts, form.windowTitle(),
        {(isOwn ? LessonDock::tr("The lesson is in the menu under “My lessons”; its file is %1.")
                : LessonDock::tr("The lesson is saved in %1."))
                .arg(QDir::toNativeSeparators(form.savedPath()))});
}

/// The menu's note on a lesson beside its title.
struct LessonMarks {
    const WindowServices& services;
    NodeMarks made;
    std::string open; ///< the key of the current lesson; empty if there is none

    QString behind(const std::string& lesson) const
    {
        if (!services.timesAnswered || services.timesAnswered(lesson) == 0)
            return {};
        return u'\t'
            + (markOf(made, lesson) == NodeMark::Shown ? markWords(NodeMark::Shown)
                                                       : LessonDock::tr("answered"));
    }
    void tick(QAction& entry, const std::string& lesson) const
    {
        entry.setCheckable(true);
        entry.setChecked(lesson == open);
    }
};

/// Where they are renamed, changed and deleted, like all files. Its path is shown too, because a
/// desktop does not report whether it has shown a folder.
void showFolder(const WindowParts& parts, const QString& folder)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
    showSentences(parts, LessonDock::tr("My lessons"),
        {LessonDock::tr("These lessons are files in %1.").arg(QDir::toNativeSeparators(folder))});
}

// With all errors of the invalid ones.
void addOwnLessons(QMenu& menu, const WindowParts& parts, const std::vector<OwnLesson>& own,
    const Play& play, const LessonMarks& marks)
{
    if (own.empty())
        return;
    QMenu* below = menu.addMenu(LessonDock::tr("&My lessons"));
    below->setFont(menu.font());
    for (const OwnLesson& one : own) {
        const QString name = shownFileName(one.path);
        if (one.lesson) {
            const QString title = inLanguage(one.lesson->title);
            const bool isAlone = std::ranges::count_if(own, [&](const OwnLesson& other) {
                return other.lesson && inLanguage(other.lesson->title) == title;
            }) == 1;
            const QString words = isAlone ? title : title + u" ("_s + name + u')';
            QAction* entry = below->addAction(menuText(words) + marks.behind(one.lesson->key));
            marks.tick(*entry, one.lesson->key);
            QObject::connect(entry, &QAction::triggered, &parts.window,
                [play, lesson = *one.lesson] { play(lesson); });
        } else {
            QAction* entry = below->addAction(LessonDock::tr("%1: errors…").arg(menuText(name)));
            QObject::connect(
                entry, &QAction::triggered, &parts.window, [&parts, errors = one.errors] {
                    showSentences(parts, LessonDock::tr("Errors"), errors);
                });
        }
    }
    below->addSeparator();
    QAction* entry = below->addAction(LessonDock::tr("Open the &folder…"));
    QObject::connect(entry, &QAction::triggered, &parts.window,
        [&parts, folder = QFileInfo(own.front().path).absolutePath()] {
            showFolder(parts, folder);
        });
}

bool isOnMap(const std::string& lesson)
{
    return std::ranges::any_of(ownCourse().groups, [&](const Course::Group& group) {
        return std::ranges::find(group.nodes, lesson, &LessonNode::lesson) != group.nodes.end();
    });
}

void addLectures(QMenu& menu, const WindowParts& parts, Document& document)
{
    QMenu* below = nullptr;
    for (const Lecture& lecture :
        parts.services.lectures ? parts.services.lectures() : std::vector<Lecture>()) {
        if (!below)
            below = menu.addMenu(LessonDock::tr("Ready lect&ures"));
        QObject::connect(below->addAction(menuText(inLanguage(lecture.title))), &QAction::triggered,
            &parts.window,
            [&document, lecture] { Q_EMIT document.lectureOpened(lecture, {}, {}); });
    }
}

// The lessons in their groups on the map of the start page, in its order and with its numbers; a
// check mark on the current one, and a note on those that have been answered; above them those
// whose question is due again.
void addLessons(QMenu& menu, const WindowParts& parts, const std::vector<OwnLesson>& own,
    const Play& play, const LessonMarks& marks)
{
    const WindowServices& services = parts.services;
    const std::vector<Lesson> all = services.lessons ? services.lessons() : std::vector<Lesson>();
    const auto addTo = [&](QMenu& below, const Lesson& lesson, const QString& words) {
        QAction* entry = below.addAction(words.arg(menuText(inLanguage(lesson.title))));
        QObject::connect(
            entry, &QAction::triggered, &parts.window, [play, lesson] { play(lesson); });
        return entry;
    };
    constexpr std::size_t maxBeside = 3; // more have a separate menu
    std::vector<const Lesson*> due; // the ones that still exist
    for (const std::string& key :
        services.lessonsDue ? services.lessonsDue() : std::vector<std::string>()) {
        const auto shipped = std::ranges::find(all, key, &Lesson::key);
        const auto mine = std::ranges::find_if(
            own, [&](const OwnLesson& one) { return one.lesson && one.lesson->key == key; });
        if (shipped != all.end())
            due.push_back(&*shipped);
        else if (mine != own.end())
            due.push_back(&*mine->lesson);
    }
    QMenu* again = &menu;
    if (due.size() > maxBeside) {
        again = menu.addMenu(menuText(LessonDock::tr("To review (%1)").arg(due.size())));
        again->setFont(menu.font());
    }
    for (const Lesson* lesson : due)
        addTo(*again, *lesson,
            again == &menu ? LessonDock::tr("To review: %1") : QStringLiteral("%1"));
    menu.addSeparator();
    const auto addMarked = [&](QMenu& below, const Lesson& lesson, const QString& number) {
        const QString words = number.isEmpty() ? u"%1"_s : number + u"  %1"_s;
        marks.tick(*addTo(below, lesson, words + marks.behind(lesson.key)), lesson.key);
    };
    for (const Course::Group& group : ownCourse().groups) {
        auto* below = new QMenu(inLanguage(group.title), &menu);
        below->setFont(menu.font()); // a separate window, which has none by itself
        for (const LessonNode& node : group.nodes) {
            const auto lesson = std::ranges::find(all, node.lesson, &Lesson::key);
            if (lesson != all.end())
                addMarked(*below, *lesson, QString::fromStdString(nodeNumber(node.lesson)));
        }
        if (!below->isEmpty())
            menu.addMenu(below);
    }
    for (const Lesson& lesson : all)
        if (!isOnMap(lesson.key))
            addMarked(menu, lesson, {});
}

} // namespace

std::string lessonLanguage()
{
    return windowLanguage().toStdString();
}

void saveAnswers(const WindowParts& parts)
{
    const WindowServices& services = parts.services;
    if (!services.saveAnswers)
        return;
    const QString path = askForSavingName(&parts.window, LessonDock::tr("Save the answers"),
        u"answers.csv"_s, LessonDock::tr("CSV (*.csv)"), {u"csv"_s});
    if (path.isEmpty())
        return;
    if (const auto saved = services.saveAnswers(path); !saved)
        showSentences(parts, LessonDock::tr("Save the answers"), {saved.error().sentence});
}

void playLesson(const WindowParts& parts, Document& document, const Lesson& lesson,
    const std::function<void()>& begin)
{
    if (!document.confirmReplace())
        return;
    parts.actions.parameters->setChecked(false); // the lesson replaces them
    const LabState before = parts.store.state();
    begin();
    document.beReplaced(before);
    if (parts.store.state() == before)
        parts.presenting.letUndo();
    else
        parts.presenting.holdUndoAfter(before);
    if (parts.services.rememberLesson)
        parts.services.rememberLesson(lesson.key);
}

void playLesson(const WindowParts& parts, Document& document, LessonDock& dock,
    const Lesson& lesson, LessonDock::For whom)
{
    playLesson(parts, document, lesson, [&] { dock.play(lesson, whom); });
}

LessonDock& bindLessons(const WindowParts& parts, Document& document)
{
    Actions& actions = parts.actions;
    Presenting& presenting = parts.presenting;
    auto* dock = new LessonDock(parts);
    parts.window.addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    const auto play = [&parts, &document, dock](
                          const Lesson& lesson) { playLesson(parts, document, *dock, lesson); };
    QObject::connect(&document, &Document::lessonOpened, dock, play);
    QObject::connect(&document, &Document::replaced, dock, &LessonDock::closeLesson);
    QObject::connect(&document, &Document::replaced, &presenting, &Presenting::letUndo);
    QObject::connect(dock, &LessonDock::ended, &presenting, &Presenting::letUndo);
    QObject::connect(dock, &LessonDock::wanted, dock, play);
    QObject::connect(dock, &LessonDock::ended, dock, [dock, &parts] {
        parts.presenting.bringInstead(*dock, parts.panels.parameters);
        parts.actions.parameters->setChecked(true);
        parts.presenting.keepAway();
    });
    QObject::connect(dock, &LessonDock::started, &presenting, &Presenting::prepareStart);
    QObject::connect(actions.parameters, &QAction::toggled, dock, [dock](bool areShown) {
        if (areShown)
            dock->hide();
    });
    QObject::connect(dock, &QDockWidget::visibilityChanged, &actions,
        [dock, &actions] { actions.parameters->setChecked(dock->isHidden()); });
    QObject::connect(dock, &QDockWidget::visibilityChanged, &presenting, &Presenting::keepAway,
        Qt::QueuedConnection);
    QObject::connect(&document, &Document::unsavedOffered, dock, [&parts] {
        if (const auto left = lessonToRestore(parts))
            makeLesson(parts, left);
    });
    new LessonLock(parts, *dock);
    QMenu* const menu = actions.lessons;
    QObject::connect(menu, &QMenu::aboutToShow, dock, [&parts, &document, menu, dock, play] {
        menu->clear();
        qDeleteAll(menu->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)); // from before
        const LessonMarks marks {parts.services,
            parts.services.nodeMarks ? parts.services.nodeMarks() : NodeMarks(),
            dock->isOpen() ? dock->lesson().key : ""};
        const std::vector<OwnLesson> own = ownLessons(parts.services);
        addLessons(*menu, parts, own, play, marks);
        menu->addSeparator();
        addOwnLessons(*menu, parts, own, play, marks);
        const auto entry = [&](const QString& text, const std::function<void()>& act) {
            QObject::connect(menu->addAction(text), &QAction::triggered, &parts.window, act);
        };
        if (!dock->lesson().key.empty()) {
            QAction* beside = dock->toggleViewAction();
            beside->setText(LessonDock::tr("&Lesson beside the bench"));
            menu->addAction(beside);
            entry(LessonDock::tr("E&nd the lesson"), [dock, &parts] {
                if (dock->closeAndRestore())
                    parts.messages.notify(
                        LessonDock::tr("Your state from before the lesson is restored; undo brings "
                                       "back the lesson's settings."));
            });
        }
        entry(LessonDock::tr("Lesson from this &state…"), [&] { makeLesson(parts); });
        menu->addAction(parts.actions.lecture);
        addLectures(*menu, parts, document);
        entry(LessonDock::tr("Export &answers (CSV)…"), [&] { saveAnswers(parts); });
        entry(LessonDock::tr("&Check a file…"), [&] { checkFile(parts); });
        entry(LessonDock::tr("&Writing a lesson"),
            [&] { (new HelpWindow(&parts.window, HelpPage::Lessons))->show(); });
    });
    return *dock;
}

} // namespace lab::ui
