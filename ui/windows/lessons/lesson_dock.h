#pragma once

#include "core/lessons/lesson_sheet.h"
#include "ui/paint/tally.h"
#include "ui/views/lessons/lesson_page.h"
#include "ui/windows/parts/window_services.h"

#include <QDockWidget>
#include <QPointer>

#include <functional>
#include <vector>

namespace lab::ui {

class Document;
class Store;
struct WindowParts;

/// Plays one lesson beside the bench: its start, a question, the prediction, and only then the
/// reveal with its text. The prediction stays as text, and in the pictures as A.
///
/// It replaces the parameters, and includes the lesson's few controls. The lesson's start can be
/// restored at any time; everything is an undo step: the reveal is undone and redone with it, and
/// so is the lesson itself if undo goes back to before it. Closing the dock hides the page and
/// leaves the question open; the lesson ends when it is closed. After the reveal, benches other
/// than the lesson's have their parameters there, and the lesson's own bench restores the page.
class LessonDock : public QDockWidget {
    Q_OBJECT
public:
    explicit LessonDock(const WindowParts& parts);

    /// For the learner, with other numbers each time that it was answered; while presenting, or
    /// about to, with its own, which are those of its worksheet.
    enum class For { Learner, Presentation };
    void play(const Lesson& lesson, For whom = For::Learner);
    struct Outcome {
        LabState before;
        LabState after;
        std::optional<Prediction> prediction;
        Graded graded; ///< without a prediction only its answer is text
        std::vector<double> everywhere = {}; ///< of a curve, see curveEverywhere()
    };
    /// The progress of a lesson, to continue it after something else was shown.
    struct Progress {
        std::size_t time = 0;
        LabState asked; ///< the state of its question
        std::optional<Outcome> outcome; ///< of its last reveal
        bool isRevealed = false; ///< and the question is not open again
    };
    Progress progress() const;
    /// Continues the lesson: at its question, or at the reveal.
    void resume(const Lesson& lesson, const Progress& progress, bool isRevealed);
    void startPresented(); ///< with its own numbers, if nobody has selected others or changed any
    const Lesson& lesson() const { return m_lesson; } ///< without a key before the first one
    const LabState& before() const; ///< the state in which its question is asked
    bool isRevealed() const { return m_outcome.has_value(); }
    bool isOpen() const; ///< a lesson whose question is open, or whose page is visible
    bool isInSight() const; ///< or would be, without an audience or on its own bench
    /// The bench of its question, and that of its reveal.
    std::vector<BenchId> benches() const;
    bool isHere() const; ///< whether the current bench is one of them, or there is no lesson
    Pinned revealedA() const; ///< the lesson's comparison; empty if there is none
    void goToItsBench(); ///< if another one is shown
    std::optional<LabState> nextStart() const; ///< for the same lesson with other numbers
    void setTally(const Tally& tally); ///< of an audience, beside the outcome
    QString outcomeWords() const; ///< with the prediction, if there was one, and with A
    /// The requested curve, and after the reveal the drawn one with the true one.
    std::optional<SketchFrame> presentationSketch() const;
    QString presentationWords() const; ///< the outcome without A, which an audience sees beside it
    QString explanationWords() const;

public Q_SLOTS:
    void revert();
    void askAgain(); ///< with other numbers
    void restartQuestion(); ///< in the current state
    void cover(); ///< undoes the reveal: the question is open again
    void closeLesson(); ///< the current lesson, if any: it has ended
    /// Closes it and restores the state before it, except for answers to the derivation; returns
    /// whether there was another state.
    bool closeAndRestore();
    /// An audience's prediction, or none: it is not saved because it is nobody's own.
    void reveal(const std::optional<lab::Prediction>& prediction);

Q_SIGNALS:
    void starting(); ///< the current contents are about to be replaced by a lesson
    void started(); ///< the lesson's start is shown
    void turned(); ///< another lesson, its start again, the reveal, or the end of a lesson
    void wanted(const lab::Lesson& lesson); ///< by following one of the links
    void ended(); ///< the lesson is closed

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override; ///< says where the previous numbers are

private:
    void takePlaceOf(const Lesson& lesson);
    void load(Gesture gesture = 0);
    void follow(const LabState& state);
    void placeByBench(); ///< hides for another bench, or returns
    void closeOnUndo();
    void reopenOnRedo(const LabState& state);
    bool followReveal(const LabState& state); ///< when it is undone and redone
    bool hasItsA() const; ///< whether the A of its reveal is in the pictures
    void showState(const LabState& state, Gesture gesture = 0);
    void answer(const std::optional<Prediction>& prediction); ///< the learner's own, or none
    void follow(const QString& way);
    void build();
    Look look() const;
    void takeWidth();
    LessonShown shown() const;
    PredictionAsked asked(const LessonScope& scope) const;
    QStringList unitWords(const LessonScope& scope) const; ///< of the requested number
    LessonShown::Result result(const LessonScope& scope) const;
    std::vector<LessonShown::Way> ways() const;
    std::optional<SketchFrame> sketch(const LessonScope& scope) const;
    QString words(const LessonText& text, const LessonScope& scope) const;
    QString wordsAfter(const LessonText& text) const;
    QString outcomeSentence() const;
    std::optional<Lesson> firstOf(const std::vector<std::string>& keys) const; ///< that exist
    LessonScope scopeAfter() const;
    QString gradeWords() const;
    QString withUnit(double number, const LessonScope& scope) const;

    const WindowParts& m_parts;
    Store& m_store;
    const WindowServices& m_services;
    Lesson m_lesson;
    std::size_t m_time = 0;
    Gesture m_gesture = 0; ///< in which its start was shown
    bool m_isDrawn = false; ///< m_time, from earlier answers, and not on request
    std::optional<LabState> m_home; ///< before this lesson and those that it replaced
    std::optional<LabState> m_left; ///< the state that the lesson's start replaced
    LabState m_begun; ///< that start
    std::optional<Outcome> m_outcome;
    std::optional<Outcome> m_undone; ///< the one whose reveal was undone, or that was asked again
    std::optional<LabState> m_asked; ///< the state in which it was asked last
    bool isOutcome(const LabState& state) const;
    struct Gone {
        Lesson lesson;
        std::size_t time = 0;
        LabState left;
        std::optional<LabState> home;
        LabState start;
        std::optional<Outcome> undone;
    };
    std::optional<Gone> m_gone; ///< the lesson before whose start undo went
    bool m_isOwnChange = false; ///< by the lesson, which may lead to the state before it
    bool m_mentionsA = false; ///< the page that is shown
    bool m_isHiddenForBench = false; ///< hidden while a bench other than its own is shown
    bool m_wasHere = true;
    Tally m_tally;
    QPointer<LessonPage> m_page;
};

/// The language of the window, for texts from a file.
std::string lessonLanguage();

/// Starts a lesson by `begin`, replacing the current contents if that is allowed.
void playLesson(const WindowParts& parts, Document& document, const Lesson& lesson,
    const std::function<void()>& begin);

/// Plays a lesson there.
void playLesson(const WindowParts& parts, Document& document, LessonDock& dock,
    const Lesson& lesson, LessonDock::For whom = LessonDock::For::Learner);

/// Asks for a file and writes the answers into it.
void saveAnswers(const WindowParts& parts);

/// Fills the menu of lessons, and plays those that are selected there or opened from a file.
LessonDock& bindLessons(const WindowParts& parts, Document& document);

} // namespace lab::ui
