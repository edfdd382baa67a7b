#include "ui/store/store.h"
#include "ui/windows/actions.h"
#include "ui/windows/document.h"
#include "ui/windows/lesson_dock.h"
#include "ui/windows/main_window.h"
#include "ui/windows/presenting.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

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

} // namespace

void bindLessons(Actions& actions, Store& store, const WindowServices& services, Document& document,
    MainWindow& window)
{
    auto* dock = new LessonDock(store, services, window);
    window.addDockWidget(Qt::RightDockWidgetArea, dock);
    dock->hide();
    const auto play = [dock, &actions](const Lesson& lesson) {
        actions.parameters->setChecked(false); // the lesson stands in their place
        dock->play(lesson);
    };
    QObject::connect(&document, &Document::lessonOpened, dock, play);
    QObject::connect(dock, &LessonDock::started, &window.presenting(), &Presenting::prepareStart);
    QObject::connect(actions.parameters, &QAction::toggled, dock, [dock](bool areShown) {
        if (areShown)
            dock->hide();
    });
    QObject::connect(dock->toggleViewAction(), &QAction::triggered, &actions,
        [&actions](bool isShown) { actions.parameters->setChecked(!isShown); });
    QObject::connect(dock, &QDockWidget::visibilityChanged, &actions,
        [dock, &actions] { actions.parameters->setChecked(dock->isHidden()); });
    QMenu* const menu = actions.lessons;
    QObject::connect(menu, &QMenu::aboutToShow, dock, [&, menu, play] {
        menu->clear();
        const bool isChinese = lessonLanguage() == LessonLanguage::Chinese;
        for (const Lesson& lesson : services.lessons ? services.lessons() : std::vector<Lesson>()) {
            const std::string& title = isChinese ? lesson.title.chinese : lesson.title.english;
            QAction* entry = menu->addAction(QString::fromStdString(title));
            QObject::connect(entry, &QAction::triggered, &window, [play, lesson] { play(lesson); });
        }
        menu->addSeparator();
        QAction* answers = menu->addAction(LessonDock::tr("&Answers as CSV…"));
        QObject::connect(
            answers, &QAction::triggered, &window, [&] { saveAnswers(services, window); });
    });
}

} // namespace lab::ui
