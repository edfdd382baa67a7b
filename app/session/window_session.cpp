#include "app/session/window_session.h"

#include "app/exports/export.h"
#include "app/exports/frame_file.h"
#include "app/exports/rendering.h"
#include "app/exports/series_export.h"
#include "app/files/derivation_answers.h"
#include "app/files/json_file.h"
#include "app/files/lecture_file.h"
#include "app/files/lesson_answers.h"
#include "app/files/lesson_check_file.h"
#include "app/files/lesson_file.h"
#include "app/files/lesson_writer.h"
#include "app/files/own_lessons.h"
#include "app/files/scene_file.h"
#include "app/files/settings.h"
#include "app/files/unsaved_work.h"
#include "app/models/advised_block.h"
#include "app/models/clipboard_text.h"
#include "app/models/model_file.h"
#include "app/models/rope_block_writer.h"
#include "app/models/rope_text.h"
#include "app/session/desktop_theme.h"
#include "app/text/translations.h"
#include "app/worksheet/derivation_sheet.h"
#include "app/worksheet/worksheet.h"
#include "core/state/links.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/benches/compare_bench.h"
#include "ui/benches/experiment_bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/lessons/languages.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/controls/enter_key.h"
#include "ui/views/controls/scroll_focus.h"
#include "ui/views/controls/touch_controls.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/window_places.h"
#include "ui/windows/presentation/presenting.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QIcon>
#include <QMimeData>
#include <QScreen>
#include <QStandardPaths>
#include <QTimer>

#include <memory>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

Outcome<ui::Opened> openedInWindow(const LabState& present, const Outcome<OpenedFile>& file)
{
    if (!file)
        return Unexpected(file.error());
    const auto whole = [&file](auto read) -> Outcome<ui::Opened> {
        if (!read)
            return Unexpected(read.error());
        if (file->kind != OpenedFile::Kind::Lesson)
            Settings().addRecentFile(file->path);
        return ui::Opened {*std::move(read), fingerprintOf(file->bytes)};
    };
    if (file->kind == OpenedFile::Kind::Lesson)
        return whole(lessonInFile(*file));
    return file->kind == OpenedFile::Kind::Lecture ? whole(lectureInFile(*file))
                                                   : whole(editInWindow(present, *file));
}

Outcome<Edit> pasted(const LabState& present)
{
    static const QMimeData nothing;
    const QMimeData* const clipboard = QGuiApplication::clipboard()->mimeData();
    return editInClipboard(clipboard ? *clipboard : nothing, present);
}

Outcome<void> saved(const QString& path, const LabState& state)
{
    auto written = writtenAtomically(path, sceneBytes(state));
    if (written)
        Settings().addRecentFile(path);
    return written;
}

Outcome<void> savedLecture(const QString& path, const Lecture& lecture)
{
    const QByteArray bytes = lectureBytes(lecture);
    const LectureReport report = lectureReport(bytes, QFileInfo(path).fileName());
    if (!report.lecture) // nobody could open it
        return Unexpected(Error {report.sentences.value(0)});
    auto written = writtenAtomically(path, bytes);
    if (written)
        Settings().addRecentFile(path);
    return written;
}

Drawing drawingOfAny(const ui::Exported& what)
{
    return std::visit([](const auto* one) { return drawingOf(*one); }, what);
}

ui::ThemeChoice themeNamed(const QString& name)
{
    if (name == "light"_L1)
        return ui::ThemeChoice::Light;
    return name == "dark"_L1 ? ui::ThemeChoice::Dark : ui::ThemeChoice::Desktop;
}

QString nameOf(ui::ThemeChoice theme)
{
    switch (theme) {
    case ui::ThemeChoice::Light:
        return u"light"_s;
    case ui::ThemeChoice::Dark:
        return u"dark"_s;
    case ui::ThemeChoice::Desktop:
        break;
    }
    return u"desktop"_s;
}

/// The user's choice, else that of the desktop.
ui::Appearance appearanceFor(const DesktopPreferences& preferences)
{
    const Settings settings;
    return {settings.highContrast().value_or(preferences.hasHighContrast),
        settings.reducedMotion().value_or(preferences.hasReducedMotion),
        settings.textSize().value_or(textSizeOfDesktop())};
}

ui::WindowServices services(
    const StartOptions& options, const DesktopTheme& desktop, const ui::Store& store)
{
    Settings settings;
    ui::WindowServices services;
    services.open = [&store](const QString& path) {
        return openedInWindow(store.state(), openedFile(path));
    };
    services.save = saved;
    services.saveLecture = savedLecture;
    services.lectures = shippedLectures;
    services.lecturePart = lecturePartInFile;
    services.write = writtenAtomically;
    services.fingerprint = fingerprint;
    services.unsavedScene = usualAutosave<LabState>();
    services.unsavedLecture = usualAutosave<Lecture>();
    services.unsavedLesson = usualAutosave<ui::LessonDraft>();
    services.exportTo = [](const ui::Exported& what, const QString& path, double pixelScale) {
        return exported(drawingOfAny(what), path, pixelScale);
    };
    services.writeSeries =
        [](const ui::SeriesRequest& request) -> Outcome<std::unique_ptr<ui::SeriesWriting>> {
        if (const auto right = checkedFramePath(request.path); !right)
            return Unexpected(right.error());
        return seriesWriting(request);
    };
    services.thumbnail = [formulas = std::make_shared<ui::FormulaBook>()](
                             const LabState& state, const QSize& size, ui::ThemeChoice theme) {
        constexpr int larger = 8; // relative to the thumbnail: as a bench is laid out
        RenderRequest request;
        request.state = state;
        request.size = larger * size;
        request.waits = state.bench != BenchId::Context; // whose bounds take many seconds
        request.theme = theme == ui::ThemeChoice::Dark ? Theme::Dark : Theme::Light;
        return renderedImage(request, *formulas)
            .scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    services.copy = [](const ui::Exported& what) { copyToClipboard(drawingOfAny(what), 2); };
    services.copyText = [](const QString& text) { QGuiApplication::clipboard()->setText(text); };
    services.ropeBlock = ropeBlockText;
    services.advisedBlock = advisedBlock;
    services.paste = pasted;
    services.writeWorksheet = writtenWorksheet;
    services.writeDerivation = writtenDerivation;
    services.lessons = shippedLessons;
    const LessonAnswers answers(LessonAnswers::usualPath());
    services.timesAnswered = [answers](const std::string& lesson) {
        return answers.timesAnswered(lesson);
    };
    services.lessonsDue = [answers] { return answers.due(); };
    services.lessonCheck = [](const QString& path) { return checkedFile(path).sentences; };
    services.lessonErrors = [](const Lesson& lesson) {
        std::vector<ui::LessonEntryError> errors;
        for (const auto& [path, what] : lessonReport(lessonBytes(lesson), {}).entries)
            errors.push_back({path, what});
        return errors;
    };
    services.lessonWarnings = lessonWarnings;
    const OwnLessons own(OwnLessons::usualFolder());
    services.saveLesson = [own](const Lesson& lesson) { return own.save(lesson); };
    services.lessonToEdit = lessonToEdit;
    services.saveLessonTo = [](const QString& path, const Lesson& lesson) {
        return writtenAtomically(path, lessonBytes(lesson));
    };
    services.ownLessons = [own] { return own.all(); };
    services.recordAnswer = [answers](
                                const ui::LessonAnswer& answer) { return answers.record(answer); };
    services.saveAnswers = [answers](const QString& path) { return answers.savedAsCsv(path); };
    services.nodeMarks = [answers] { return answers.marks(); };
    services.forgetAnswers = [answers](
                                 const std::string& lesson) { return answers.forget(lesson); };
    services.lastLesson = [] { return Settings().lastLesson().toStdString(); };
    services.rememberLesson = [](const std::string& lesson) {
        Settings().setLastLesson(QString::fromStdString(lesson));
    };
    services.recentFiles = [] { return Settings().recentFiles(); };
    services.desktopIsDark = [&desktop] { return desktop.preferences().isDark; };
    const bool asksForNothing = options.file.isEmpty() && !options.presents && !options.isSet;
    services.isFirstStart = asksForNothing && settings.isFirstStart();
    services.rememberStart = [] { Settings().setStarted(); };
    services.theme = themeNamed(options.theme.isEmpty() ? settings.theme() : options.theme);
    services.rememberTheme = [](ui::ThemeChoice theme) { Settings().setTheme(nameOf(theme)); };
    services.appearance = [&desktop] { return appearanceFor(desktop.preferences()); };
    services.rememberAppearance = [&desktop](ui::Appearance chosen) {
        const ui::Appearance before = appearanceFor(desktop.preferences());
        if (chosen.hasHighContrast != before.hasHighContrast)
            Settings().setHighContrast(chosen.hasHighContrast);
        if (chosen.hasReducedMotion != before.hasReducedMotion)
            Settings().setReducedMotion(chosen.hasReducedMotion);
        if (chosen.textSize < 1)
            Settings().setTextSize({});
        else if (chosen.textSize < before.textSize || chosen.textSize > before.textSize)
            Settings().setTextSize(chosen.textSize);
    };
    services.panels = settings.panels();
    services.rememberPanels = [](ui::SidePanels panels) { Settings().setPanels(panels); };
    services.language = options.language.isEmpty() ? settings.language() : options.language;
    services.speakLanguage = [](const QString& language) {
        Settings().setLanguage(language);
        spokenLanguage(language);
    };
    return services;
}

/// In the user's cache, because it can be recomputed.
QString keptModels()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + u"/experiments"_s;
}

/// In the user's data, because it is saved on purpose.
QString keptRunsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/runs"_s;
}

std::vector<ui::BenchEntry> benchEntries(ui::KeptRuns& kept)
{
    std::vector<ui::BenchEntry> entries;
    for (const BenchId id : ui::allBenches())
        entries.push_back({id, [id, &kept](QWidget* parent) {
                               ui::Bench* bench = ui::newBench(id, parent);
                               if (auto* experiment = qobject_cast<ui::ExperimentBench*>(bench)) {
                                   experiment->keepResultsIn(keptModels());
                                   experiment->useKept(kept);
                               }
                               if (auto* compare = qobject_cast<ui::CompareBench*>(bench))
                                   compare->useKept(kept);
                               return bench;
                           }});
    return entries;
}

} // namespace

LabState withLocalizedSentences(LabState state)
{
    return withFirstWords(std::move(state), ui::firstWords());
}

Outcome<Edit> editInFile(const LabState& present, const OpenedFile& file)
{
    const auto& json = file.json;
    if (!json)
        return Unexpected(json.error());
    const QString name = shownPath(file.path);
    if (file.kind == OpenedFile::Kind::Lesson) {
        const auto lesson = lessonInFile(file);
        if (!lesson)
            return Unexpected(lesson.error());
        return Edit(LoadState {withLocalizedSentences(lessonStart(*lesson, 0).value_or(present))});
    }
    if (file.kind == OpenedFile::Kind::Lecture) {
        const auto lecture = lectureInFile(file);
        if (!lecture)
            return Unexpected(lecture.error());
        return Edit(LoadState {lectureStart(*lecture)});
    }
    if (file.kind == OpenedFile::Kind::Model)
        return editInJson(*json, name, present);
    auto state = sceneState(*json, name, file.bytes);
    if (!state)
        return Unexpected(state.error());
    const std::string readingNote = readingNoteOnLinks(*json, *state, name).toStdString();
    return Edit(LoadState {*std::move(state), LoadState::Of::Scene, readingNote});
}

Outcome<Edit> editInWindow(const LabState& present, const OpenedFile& file)
{
    auto edit = editInFile(present, file);
    const auto* const read = edit ? edit->as<LoadState>() : nullptr;
    if (!read || !file.json || !file.isScene())
        return edit;
    return Edit(
        LoadState {withLinksOfWindow(read->state, *file.json), read->of, read->readingNote});
}

int runWindowSession(const StartOptions& options, const WindowVisitor& visitor)
{
    QApplication::setWindowIcon(QIcon(u":/icons/position-lab.svg"_s));
    QApplication::setDesktopFileName(u"position-lab"_s);
    const DesktopTheme desktop;
    const ui::TouchControls fingers;
    const ui::ScrollFocus ring;
    const ui::EnterKey enter;
    const ui::FormulaBook formulas;
    DerivationAnswers answers(DerivationAnswers::usualPath());
    // Opened in the window, so that the window knows the file's name and can go back.
    LabState start = options.file.isEmpty() ? options.state : newScene();
    const bool isPresentation = options.presents; // which must not show the presenter's answers
    ui::Store store(options.file.isEmpty() && !isPresentation ? answers.restored(start) : start);
    ui::KeptRuns kept;
    kept.keepIn(keptRunsFolder());
    ui::MainWindow window(
        store, benchEntries(kept), shippedModels(), services(options, desktop, store), formulas);
    QObject::connect(&answers, &DerivationAnswers::failed, &window, &ui::MainWindow::notify);
    if (!isPresentation)
        answers.follow(store);
    if (!options.file.isEmpty()) {
        window.open(options.file, openedInWindow(store.state(), options.opened));
        const bool isPlayed = options.opened
            && (options.opened->kind == OpenedFile::Kind::Lesson
                || options.opened->kind == OpenedFile::Kind::Lecture);
        if (!isPlayed && !(store.state() == options.state)) {
            store.dispatch(LoadState {options.state});
            store.markUntouched();
        }
    }
    QObject::connect(&desktop, &DesktopTheme::changed, &window,
        [&] { window.setTheme(themeNamed(Settings().theme())); });
    window.resize(window.size().boundedTo(window.screen()->availableSize() - ui::usualFrame));
    window.setVisible(true);
    if (options.presents)
        window.presenting().begin();
    else // if only the presenter should see the question, it waits
        QTimer::singleShot(0, &window, &ui::MainWindow::offerUnsaved);
    if (visitor)
        visitor(store, window);
    return QApplication::exec();
}

} // namespace lab::app
