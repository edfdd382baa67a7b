#pragma once

#include "core/lessons/course.h"
#include "core/lessons/lecture.h"
#include "core/lessons/lesson_answer.h"
#include "core/state/edit.h"
#include "ui/store/outcome.h"
#include "ui/windows/parts/series_writing.h"

#include <QByteArray>
#include <QDateTime>
#include <QImage>
#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace lab::ui {

class Bench;
class PictureView;

/// What a file holds: LoadState for a scene, LoadModel for a model's configuration, a lesson, to be
/// played, or a lecture, to be taught.
using Opened = std::variant<Lesson, Lecture, Edit>;

/// Which names of keys a block of a config.json has.
enum class BlockKeys {
    Present, ///< rope_parameters
    Older, ///< rope_scaling, and rope_theta outside
};

/// The encoding of a state as a part of a config.json, and what is to be said of it.
struct RopeBlockText {
    QString text;
    QStringList readingNotes; ///< a sentence each
};

/// What is exported or copied: one picture, or a bench as a whole.
using Exported = std::variant<const PictureView*, const Bench*>;

/// A prediction that has been made, or that none was and the answer shown, to be remembered.
struct LessonAnswer {
    std::string lesson;
    std::size_t time = 0; ///< which of its starts
    std::optional<Prediction> prediction; ///< none where the answer was asked for
    Graded graded;
    LessonText title = {};
    bool isChoice = false; ///< the prediction is the number of an option, from 0
};

/// What is wrong with an entry of a lesson.
struct LessonEntryError {
    QString path; ///< "question/answer"
    QString what; ///< a sentence without a full stop
};

/// A file in the folder of a person's own lessons.
struct OwnLesson {
    QString path;
    std::optional<Lesson> lesson; ///< where nothing is wrong
    QStringList errors; ///< else all that is, a sentence each
};

/// Work on a scene that nobody has saved.
struct UnsavedScene {
    QString path; ///< of the scene's file; empty before the first saving
    LabState state;
    QDateTime kept; ///< when it was
    QByteArray fingerprint {}; ///< of the file that was worked on; empty where it is not known
};

/// A lecture that nobody has saved.
struct UnsavedLecture {
    QString path; ///< of its file; empty before the first saving
    Lecture lecture;
    QDateTime kept; ///< when it was
    QByteArray fingerprint {}; ///< of the file that was worked on; empty where it is not known
};

/// A lesson in its form that nobody has saved.
struct UnsavedLesson {
    QString path; ///< of the file that it goes on with; empty where it is a new one
    LabState state; ///< in which it starts
    QMap<QString, QString> fields; ///< what stands in the form, as it stands there
    QDateTime kept; ///< when it was
    QByteArray fingerprint {}; ///< of the file as it was opened; empty where it is not known
};

/// Which of the panels at the sides are shown.
struct SidePanels {
    bool benches = true;
    bool parameters = true;

    bool operator==(const SidePanels&) const = default;
};

/// What the window asks of the program around it: files, the clipboard, what is remembered between
/// starts. What goes wrong is a Error.
///
/// The window calls nothing here but in answer to a person, and never from another thread, with the
/// exception of keepUnsaved, keepLecture and keepLesson. A function that is empty is not called:
/// its entry does nothing.
struct WindowServices {
    std::function<Outcome<Opened>(const QString& path)> open;
    std::function<Outcome<void>(const QString& path, const LabState& state)> save;
    /// The same as long as nobody has written to the file; empty where there is none.
    std::function<QByteArray(const QString& path)> fingerprint;
    std::function<Outcome<void>(const QString& path, const Lecture& lecture)> saveLecture;
    /// A lesson or a scene, to go into the lecture.
    std::function<Outcome<LecturePart>(const QString& path, const Lecture& into)> lecturePart;
    /// Keeps it for a start after a kill; called from another thread, but not while one of the
    /// three after it is called.
    std::function<Outcome<void>(const UnsavedScene& scene)> keepUnsaved;
    std::function<void()> dropUnsaved; ///< what was kept or is left
    /// What a window that was killed has left, one after the other: this window's from now on.
    std::function<Outcome<std::optional<UnsavedScene>>()> leftUnsaved;
    std::function<void()> putOffUnsaved; ///< to another start
    /// The same four of a lecture.
    std::function<Outcome<void>(const UnsavedLecture& lecture)> keepLecture;
    std::function<void()> dropLecture;
    std::function<Outcome<std::optional<UnsavedLecture>>()> leftLecture;
    std::function<void()> putOffLecture;
    /// And of a lesson in its form.
    std::function<Outcome<void>(const UnsavedLesson& lesson)> keepLesson;
    std::function<void()> dropLesson;
    std::function<Outcome<std::optional<UnsavedLesson>>()> leftLesson;
    std::function<void()> putOffLesson;
    /// Any bytes: whole or not at all.
    std::function<Outcome<void>(const QString& path, const QByteArray& bytes)> write;
    /// In the format that the path ends in: .png, .svg, .pdf, .csv. `pixelScale` is 1 to 4.
    std::function<Outcome<void>(const Exported& what, const QString& path, double pixelScale)>
        exportTo;
    /// Begins to write a series; an error when the path is none that it could be written to.
    std::function<Outcome<std::unique_ptr<SeriesWriting>>(const SeriesRequest&)> writeSeries;
    /// The whole bench of a state, so small.
    std::function<QImage(const LabState& state, const QSize& size, ThemeChoice theme)> thumbnail;
    /// To the clipboard, as an image and its numbers as text.
    std::function<void(const Exported& what)> copy;

    std::function<RopeBlockText(const LabState& state, BlockKeys keys)> ropeBlock;
    /// For the encoding chosen in Compare; no text where there is no block, with a note why.
    std::function<RopeBlockText(const LabState& state, BlockKeys keys)> advisedBlock;
    std::function<void(const QString& text)> copyText;
    std::function<Outcome<Edit>(const LabState& present)>
        paste; ///< what the clipboard's text asks for

    /// A PDF of the lesson to write on, with the numbers of the state and the answers apart.
    std::function<Outcome<void>(const Lesson& lesson, const LabState& start, const QString& path)>
        writeWorksheet;
    /// A PDF of the derivation on one page, with the numbers of the state.
    std::function<Outcome<void>(const LabState& state, const QString& path)> writeDerivation;
    std::function<std::vector<Lesson>()> lessons; ///< those that come with the program
    std::function<std::size_t(const std::string& lesson)> timesAnswered;
    std::function<std::vector<std::string>()> lessonsDue; ///< whose question is to come again
    std::function<Outcome<void>(const LessonAnswer& answer)> recordAnswer;
    /// What is said of a lesson's file: that it is sound, or all that is wrong, a sentence each.
    std::function<QStringList(const QString& path)> lessonCheck;
    /// All that the checker would say of such a file.
    std::function<std::vector<LessonEntryError>(const Lesson& lesson)> lessonErrors;
    /// What it would say of one without an error that is hardly meant, a sentence each.
    std::function<QStringList(const Lesson& lesson)> lessonWarnings;
    std::function<Outcome<QString>(const Lesson& lesson)> saveLesson; ///< as one's own: its path
    /// A lesson's file, to go on with it in words of the window's language; then over the file.
    std::function<Outcome<Lesson>(const QString& path)> lessonToEdit;
    std::function<Outcome<void>(const QString& path, const Lesson& lesson)> saveLessonTo;
    std::function<std::vector<OwnLesson>()> ownLessons; ///< by the names of their files
    std::function<Outcome<void>(const QString& path)> saveAnswers; ///< all of them, as CSV
    std::function<NodeMarks()> nodeMarks; ///< what the learner has made of each lesson
    std::function<Outcome<void>(const std::string& lesson)> forgetAnswers; ///< to its question
    std::function<std::string()> lastLesson; ///< the key of the one begun last; empty before it
    std::function<void(const std::string& lesson)> rememberLesson; ///< that it was begun

    std::function<QStringList()> recentFiles; ///< newest first; open and save keep the list
    std::function<bool()> desktopIsDark; ///< asked while the theme is that of the desktop

    bool isFirstStart = false; ///< of the window, with nothing asked for
    std::function<void()> rememberStart; ///< that the first was

    ThemeChoice theme = ThemeChoice::Desktop; ///< at start
    std::function<void(ThemeChoice theme)> rememberTheme;
    /// As a person chose, else as the desktop asks; asked again with every theme.
    std::function<Appearance()> appearance;
    std::function<void(Appearance appearance)> rememberAppearance;
    SidePanels panels; ///< at start
    std::function<void(SidePanels panels)> rememberPanels;
    QString language; ///< at start: "en", "zh_CN", or empty for the desktop's
    /// Installs the translators, whereupon all windows hear LanguageChange, and remembers it.
    std::function<void(const QString& language)> speakLanguage;
};

} // namespace lab::ui
