#pragma once

#include "core/lessons/course.h"
#include "core/lessons/lecture.h"
#include "core/lessons/lesson_answer.h"
#include "core/state/edit.h"
#include "ui/store/outcome.h"
#include "ui/windows/parts/series_writing.h"
#include "ui/windows/parts/unsaved_work.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace lab::ui {

class Bench;
class PictureView;

/// The contents of a file: LoadState for a scene, LoadModel for a model's configuration, a lesson
/// to be played, or a lecture to be presented.
struct Opened {
    std::variant<Lesson, Lecture, Edit> contents;
    QByteArray fingerprint {}; ///< of the file as it was read
};

/// The key names of a config.json block.
enum class BlockKeys {
    Present, ///< rope_parameters
    Older, ///< rope_scaling, and rope_theta outside
};

/// The encoding of a state as a part of a config.json, and notes.
struct RopeBlockText {
    QString text;
    QStringList readingNotes; ///< a sentence each
};

/// What is exported or copied: one picture, or a whole bench.
using Exported = std::variant<const PictureView*, const Bench*>;

/// A prediction, or that the answer was shown without one, to be saved.
struct LessonAnswer {
    std::string lesson;
    std::size_t time = 0; ///< which of its starts
    std::optional<Prediction> prediction; ///< empty if the answer was shown on request
    Graded graded;
    LessonText title = {};
    bool isChoice = false; ///< the prediction is the index of an option, from 0
};

/// An error in an entry of a lesson.
struct LessonEntryError {
    QString path; ///< "question/answer"
    QString what; ///< a sentence without a full stop
};

/// A file in the folder of the user's own lessons.
struct OwnLesson {
    QString path;
    std::optional<Lesson> lesson; ///< if there is no error
    QStringList errors; ///< else all errors, a sentence each
};

/// The lesson of a file, to be continued in its form.
struct LessonToEdit {
    Lesson lesson;
    QByteArray fingerprint {}; ///< of the file as it was read
};

/// Which side panels are shown.
struct SidePanels {
    bool benches = true;
    bool parameters = true;

    bool operator==(const SidePanels&) const = default;
};

/// The services that the window needs from the program: files, the clipboard, settings. Failures
/// are an Error.
///
/// The window calls these only in response to the user, and never from another thread, except for
/// Autosave::keep. An empty function is not called: its entry does nothing.
struct WindowServices {
    std::function<Outcome<Opened>(const QString& path)> open;
    std::function<Outcome<void>(const QString& path, const LabState& state)> save;
    /// Changes whenever the file is written; empty if there is none.
    std::function<QByteArray(const QString& path)> fingerprint;
    std::function<Outcome<void>(const QString& path, const Lecture& lecture)> saveLecture;
    std::function<std::vector<Lecture>()> lectures; ///< bundled ones
    /// A lesson or a scene, for a lecture.
    std::function<Outcome<LecturePart>(const QString& path, const Lecture& into)> lecturePart;
    Autosave<LabState> unsavedScene;
    Autosave<Lecture> unsavedLecture;
    Autosave<LessonDraft> unsavedLesson;
    /// Any bytes: completely or not at all.
    std::function<Outcome<void>(const QString& path, const QByteArray& bytes)> write;
    /// In the format of the path's suffix: .png, .svg, .pdf, .csv. `pixelScale` is 1 to 4.
    std::function<Outcome<void>(const Exported& what, const QString& path, double pixelScale)>
        exportTo;
    /// Starts to write a series; an error if the path is not writable.
    std::function<Outcome<std::unique_ptr<SeriesWriting>>(const SeriesRequest&)> writeSeries;
    /// The whole bench of a state, in small size.
    std::function<QImage(const LabState& state, const QSize& size, ThemeChoice theme)> thumbnail;
    /// To the clipboard, as an image and its numbers as text.
    std::function<void(const Exported& what)> copy;

    std::function<RopeBlockText(const LabState& state, BlockKeys keys)> ropeBlock;
    /// For the encoding selected in Compare; empty text if there is no block, with a note why.
    std::function<RopeBlockText(const LabState& state, BlockKeys keys)> advisedBlock;
    std::function<void(const QString& text)> copyText;
    std::function<Outcome<Edit>(const LabState& present)>
        paste; ///< the edit for the clipboard's text

    /// A PDF of the lesson to write on, with the numbers of the state and the answers on a separate
    /// page.
    std::function<Outcome<void>(const Lesson& lesson, const LabState& start, const QString& path)>
        writeWorksheet;
    /// A PDF of the derivation on one page, with the numbers of the state.
    std::function<Outcome<void>(const LabState& state, const QString& path)> writeDerivation;
    std::function<std::vector<Lesson>()> lessons; ///< the bundled ones
    std::function<std::size_t(const std::string& lesson)> timesAnswered;
    std::function<std::vector<std::string>()> lessonsDue; ///< whose question is due again
    std::function<Outcome<void>(const LessonAnswer& answer)> recordAnswer;
    /// The result for a lesson's file: that it is valid, or all errors, a sentence each.
    std::function<QStringList(const QString& path)> lessonCheck;
    /// All errors that the checker would report for such a file.
    std::function<std::vector<LessonEntryError>(const Lesson& lesson)> lessonErrors;
    /// Its warnings for one without errors, a sentence each.
    std::function<QStringList(const Lesson& lesson)> lessonWarnings;
    std::function<Outcome<QString>(const Lesson& lesson)> saveLesson; ///< as one of the user's own:
                                                                      ///< its path
    /// A lesson's file, to continue it in the window's language; then saved to the file.
    std::function<Outcome<LessonToEdit>(const QString& path)> lessonToEdit;
    std::function<Outcome<void>(const QString& path, const Lesson& lesson)> saveLessonTo;
    std::function<std::vector<OwnLesson>()> ownLessons; ///< by the names of their files
    std::function<Outcome<void>(const QString& path)> saveAnswers; ///< all of them, as CSV
    std::function<NodeMarks()> nodeMarks; ///< the learner's result for each lesson
    std::function<Outcome<void>(const std::string& lesson)> forgetAnswers; ///< to its question
    std::function<std::string()> lastLesson; ///< the key of the one started last; empty before it
    std::function<void(const std::string& lesson)> rememberLesson; ///< that it was started

    std::function<QStringList()> recentFiles; ///< newest first; open and save update the list
    std::function<bool()> desktopIsDark; ///< called while the theme is that of the desktop

    bool isFirstStart = false; ///< of the window, without the preferences of the desktop
    std::function<void()> rememberStart; ///< that the first start was done

    ThemeChoice theme = ThemeChoice::Desktop; ///< at start
    std::function<void(ThemeChoice theme)> rememberTheme;
    /// The user's choice, else that of the desktop; requested again with every theme.
    std::function<Appearance()> appearance;
    std::function<void(Appearance appearance)> rememberAppearance;
    SidePanels panels; ///< at start
    std::function<void(SidePanels panels)> rememberPanels;
    QString language; ///< at start: "en", "zh_CN", or empty for the desktop's
    /// Installs the translators, so that all windows receive LanguageChange, and saves the choice.
    std::function<void(const QString& language)> speakLanguage;
};

} // namespace lab::ui
