#include "ui/windows/lessons/worksheet_export.h"

#include "ui/store/file_names.h"
#include "ui/store/store.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/saving_name.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_services.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::WorksheetExport)
};

/// The chosen file, with a suffix; empty if none is chosen.
QString pdfPath(const WindowParts& parts, const QString& title, const QString& name)
{
    return askForSavingName(&parts.window, title, fileStem(name, u"worksheet"_s) + u".pdf"_s,
        u"PDF (*.pdf)"_s, {u"pdf"_s});
}

void exportWorksheet(const WindowParts& parts)
{
    const LessonDock* dock = parts.lesson;
    if (dock->lesson().key.empty() || !parts.services.writeWorksheet)
        return;
    const Lesson& lesson = dock->lesson();
    const QString path =
        pdfPath(parts, Words::tr("Save the worksheet"), QString::fromStdString(lesson.key));
    if (path.isEmpty())
        return;
    if (const auto done = parts.services.writeWorksheet(lesson, dock->before(), path); !done)
        parts.messages.notify(done.error().sentence);
}

void exportDerivation(const WindowParts& parts)
{
    if (!parts.services.writeDerivation)
        return;
    const QString path =
        pdfPath(parts, Words::tr("Save the derivation on one page"), u"derivation"_s);
    if (path.isEmpty())
        return;
    if (const auto done = parts.services.writeDerivation(parts.store.state(), path); !done)
        parts.messages.notify(done.error().sentence);
}

} // namespace

void bindWorksheet(const WindowParts& parts)
{
    QObject::connect(parts.actions.exportWorksheet, &QAction::triggered, &parts.window,
        [&parts] { exportWorksheet(parts); });
    QObject::connect(parts.actions.exportDerivation, &QAction::triggered, &parts.window,
        [&parts] { exportDerivation(parts); });
    parts.actions.exportWorksheet->setEnabled(false);
    QObject::connect(parts.actions.file, &QMenu::aboutToShow, &parts.window, [&parts] {
        const LessonDock* dock = parts.lesson;
        parts.actions.exportWorksheet->setEnabled(!dock->isHidden() && !dock->lesson().key.empty());
    });
}

} // namespace lab::ui
