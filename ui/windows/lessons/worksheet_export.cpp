#include "ui/windows/lessons/worksheet_export.h"

#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/main/actions.h"
#include "ui/windows/main/main_window.h"

#include <QAction>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::WorksheetExport)
};

void exportWorksheet(const WindowServices& services, MainWindow& window)
{
    const auto* dock = window.findChild<LessonDock*>();
    if (!dock || dock->lesson().key.empty() || !services.writeWorksheet)
        return;
    const Lesson& lesson = dock->lesson();
    QString path = QFileDialog::getSaveFileName(&window, Words::tr("Save the worksheet"),
        QString::fromStdString(lesson.key) + u".pdf"_s, u"PDF (*.pdf)"_s);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += u".pdf"_s;
    const QString problem = services.writeWorksheet(lesson, dock->before(), path);
    if (!problem.isEmpty())
        window.say(problem);
}

} // namespace

void bindWorksheet(Actions& actions, const WindowServices& services, MainWindow& window)
{
    QObject::connect(actions.exportWorksheet, &QAction::triggered, &window,
        [&] { exportWorksheet(services, window); });
    actions.exportWorksheet->setEnabled(false);
    QObject::connect(actions.file, &QMenu::aboutToShow, &window, [&] {
        const auto* dock = window.findChild<LessonDock*>();
        actions.exportWorksheet->setEnabled(
            dock && !dock->isHidden() && !dock->lesson().key.empty());
    });
}

} // namespace lab::ui
