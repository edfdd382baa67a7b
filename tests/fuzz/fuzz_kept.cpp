/// Files that the program writes for itself: autosaved work, saved runs and settings.

#include "app/files/settings.h"
#include "app/files/unsaved_work.h"
#include "tests/fuzz/target.h"
#include "tests/fuzz/uses.h"
#include "ui/paint/desk_scale.h"
#include "ui/store/kept_runs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

/// A folder with only that file.
QString folderOf(const QByteArray& bytes, const QString& name)
{
    const QFileInfo file(fuzz::fileOf(bytes, name));
    QDir folder(file.path());
    const QString own = u"of_"_s + file.completeBaseName();
    QDir(folder.filePath(own)).removeRecursively();
    fuzz::require(folder.mkpath(own) && folder.rename(name, own + u'/' + name),
        "a folder is there to be read");
    return folder.filePath(own);
}

void readUnsaved(const QByteArray& bytes)
{
    const QString folder = folderOf(bytes, u"unsaved.json"_s);
    {
        app::UnsavedWork work(folder);
        const auto scene = work.takeAbandoned<LabState>();
        if (scene && *scene)
            fuzz::useState((*scene)->work);
    }
    {
        app::UnsavedWork work(folderOf(bytes, u"unsaved.json"_s));
        const auto lesson = work.takeAbandoned<ui::LessonDraft>();
        if (lesson && *lesson)
            fuzz::require(clamped((*lesson)->work.state) == (*lesson)->work.state,
                "a lesson's start is valid");
    }
    app::UnsavedWork work(folderOf(bytes, u"unsaved.json"_s));
    (void)work.takeAbandoned<Lecture>();
}

void readRuns(const QByteArray& bytes)
{
    ui::KeptRuns runs;
    runs.keepIn(folderOf(bytes, u"kept.run"_s));
    fuzz::require(runs.all().size() + static_cast<std::size_t>(runs.unreadFiles().size()) == 1,
        "a run is read, or said to be left");
    fuzz::require(!ui::csvOf(runs.all()).isEmpty(), "runs are a table");
}

void readSettings(const QByteArray& bytes)
{
    const QString folder = folderOf(bytes, u"position-lab.conf"_s);
    QDir(folder).mkpath(u"position-lab"_s);
    QFile::rename(folder + u"/position-lab.conf"_s, folder + u"/position-lab/position-lab.conf"_s);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);
    QCoreApplication::setOrganizationName(u"position-lab"_s);
    QCoreApplication::setApplicationName(u"position-lab"_s);
    const app::Settings settings;
    const QStringList themes {u"desktop"_s, u"light"_s, u"dark"_s};
    fuzz::require(themes.contains(settings.theme()), "a theme is one of three");
    const double size = settings.textSize().value_or(1);
    fuzz::require(size >= 1 && size <= ui::largestTextSize, "a size of text can be read");
    (void)settings.language();
    (void)settings.lastLesson();
    (void)settings.panels();
    (void)settings.recentFiles();
    (void)settings.highContrast();
    (void)settings.reducedMotion();
}

const fuzz::Registered unsaved({"unsaved", readUnsaved});
const fuzz::Registered runs({"runs", readRuns});
const fuzz::Registered settings({"settings", readSettings});

} // namespace
