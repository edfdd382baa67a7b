#include "ui/lessons/languages.h"
#include "ui/store/store.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/windows/beside/help_window.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/main/actions.h"
#include "ui/windows/main/document.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/room/presenting.h"
#include "ui/windows/room/speaker_window.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

using Play = std::function<void(const Lesson&)>;

void saveAnswers(const WindowServices& services, MainWindow& window)
{
    if (!services.saveAnswers)
        return;
    const QString path = QFileDialog::getSaveFileName(&window, LessonDock::tr("Save the answers"),
        u"answers.csv"_s, LessonDock::tr("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    if (const QString problem = services.saveAnswers(path); !problem.isEmpty())
        window.say(problem);
}

void checkFile(const WindowServices& services, MainWindow& window)
{
    const QString path = QFileDialog::getOpenFileName(
        &window, LessonDock::tr("Check a lesson's file"), {}, LessonDock::tr("Lessons (*.json)"));
    if (!path.isEmpty() && services.lessonCheck)
        window.say(services.lessonCheck(path));
}

// The lessons in their order, a tick before the one that is open, as in every menu, and a word
// beside those that have been answered; above them those whose question is due once more.
void addLessons(QMenu& menu, const WindowServices& services, MainWindow& window, const Play& play,
    const std::string& open)
{
    const std::vector<Lesson> all = services.lessons ? services.lessons() : std::vector<Lesson>();
    const auto add = [&](const Lesson& lesson, const QString& words) {
        QAction* entry = menu.addAction(words.arg(inLanguage(lesson.title)));
        QObject::connect(entry, &QAction::triggered, &window, [play, lesson] { play(lesson); });
        return entry;
    };
    for (const std::string& key :
        services.lessonsDue ? services.lessonsDue() : std::vector<std::string>()) {
        const auto due = std::ranges::find(all, key, &Lesson::key);
        if (due != all.end())
            add(*due, LessonDock::tr("Asked again: %1"));
    }
    menu.addSeparator();
    for (const Lesson& lesson : all) {
        const bool isAnswered = services.timesAnswered && services.timesAnswered(lesson.key) > 0;
        QAction* entry = add(lesson, isAnswered ? u"%1\t"_s + LessonDock::tr("answered") : u"%1"_s);
        entry->setCheckable(true);
        entry->setChecked(lesson.key == open);
    }
}

} // namespace

void bindLessons(Actions& actions, Store& store, const WindowServices& services, Document& document,
    MainWindow& window)
{
    auto* dock = new LessonDock(store, services, window);
    window.addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    const auto play = [dock, &actions, &document, &store](const Lesson& lesson) {
        if (!document.mayGiveWay())
            return;
        actions.parameters->setChecked(false); // the lesson stands in their place
        const LabState before = store.state();
        dock->play(lesson);
        document.giveWay(before);
    };
    QObject::connect(&document, &Document::lessonOpened, dock, play);
    QObject::connect(dock, &LessonDock::wanted, dock, play);
    QObject::connect(dock, &LessonDock::undone, dock, [dock, &actions, &window] {
        Presenting& presenting = window.presenting();
        presenting.bringInstead(*dock, *window.findChild<ParameterPanel*>());
        actions.parameters->setChecked(true);
        presenting.keepAway();
    });
    QObject::connect(dock, &LessonDock::started, &window.presenting(), &Presenting::prepareStart);
    QObject::connect(actions.parameters, &QAction::toggled, dock, [dock](bool areShown) {
        if (areShown)
            dock->hide();
    });
    QObject::connect(dock, &QDockWidget::visibilityChanged, &actions,
        [dock, &actions] { actions.parameters->setChecked(dock->isHidden()); });
    QObject::connect(dock, &QDockWidget::visibilityChanged, &window.presenting(),
        &Presenting::keepAway, Qt::QueuedConnection);
    bindSpeaker(actions, store, *dock, window);
    QMenu* const menu = actions.lessons;
    QObject::connect(menu, &QMenu::aboutToShow, dock, [&, menu, dock, play] {
        menu->clear();
        addLessons(*menu, services, window, play, dock->isHidden() ? "" : dock->lesson().key);
        menu->addSeparator();
        if (!dock->lesson().key.empty()) {
            QAction* beside = dock->toggleViewAction();
            beside->setText(LessonDock::tr("&Lesson beside the bench"));
            menu->addAction(beside);
        }
        const auto entry = [&](const QString& text, const std::function<void()>& act) {
            QObject::connect(menu->addAction(text), &QAction::triggered, &window, act);
        };
        entry(LessonDock::tr("&Answers as CSV…"), [&] { saveAnswers(services, window); });
        entry(LessonDock::tr("&Check a file…"), [&] { checkFile(services, window); });
        entry(LessonDock::tr("&Writing a lesson"),
            [&] { (new HelpWindow(&window, HelpPage::Lessons))->show(); });
    });
}

} // namespace lab::ui
