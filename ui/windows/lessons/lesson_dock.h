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
/// reveal with what is to be said of it. The prediction stays in words, and in the pictures as A.
///
/// It stands where the parameters stand, with the lesson's few controls in their place. The way
/// back to the lesson's start is open at any time; all is a step of undo: what was revealed comes
/// and goes with it, and so does the lesson itself where undo goes back to before it. Closing the
/// dock puts the page out of sight and leaves the question open; the lesson ends where it is put
/// aside. Once it is revealed, another bench than the lesson's has its parameters there, and the
/// lesson's own bench brings the page back.
class LessonDock : public QDockWidget {
    Q_OBJECT
public:
    explicit LessonDock(const WindowParts& parts);

    /// For the learner with other numbers each time that it was answered; while presenting, and
    /// where it is about to be there, with its own, which are those of its worksheet.
    enum class For { Learner, Presentation };
    void play(const Lesson& lesson, For whom = For::Learner);
    struct Outcome {
        LabState before;
        LabState after;
        std::optional<Prediction> prediction;
        Graded graded; ///< without a prediction only its answer says anything
        std::vector<double> everywhere = {}; ///< of a curve, see curveEverywhere()
    };
    /// How far a lesson has come, to go on with it after something else was shown.
    struct Progress {
        std::size_t time = 0;
        LabState asked; ///< the state of its question
        std::optional<Outcome> outcome; ///< of its last reveal
        bool isRevealed = false; ///< and the question is not open again
    };
    Progress progress() const;
    /// Goes on with the lesson: at its question, or at what was revealed.
    void resume(const Lesson& lesson, const Progress& progress, bool isRevealed);
    void startPresented(); ///< with its own numbers, where nobody has chosen others or moved any
    const Lesson& lesson() const { return m_lesson; } ///< without a key before the first one
    const LabState& before() const; ///< the state that its question is asked in
    bool isRevealed() const { return m_outcome.has_value(); }
    bool isOpen() const; ///< a lesson is whose question waits, or whose page is in sight
    bool isInSight() const; ///< or would be, if no audience looked on, or on its own bench
    /// The bench that it is asked on, and that of what was revealed.
    std::vector<BenchId> benches() const;
    bool isHere() const; ///< whether the bench that is shown is one of them, or no lesson is
    Pinned revealedA() const; ///< what the lesson compares with; an empty one if nothing
    void goToItsBench(); ///< where another is shown
    std::optional<LabState> nextStart() const; ///< of the same lesson with other numbers
    void setTally(const Tally& tally); ///< of an audience, beside the outcome
    QString outcomeWords() const; ///< with the prediction that was made, if one was, and with A
    /// The curve that is asked for, and after the reveal what was drawn with the true one.
    std::optional<SketchFrame> presentationSketch() const;
    QString presentationWords() const; ///< the outcome without A, which an audience sees beside it
    QString explanationWords() const;

public Q_SLOTS:
    void revert();
    void askAgain(); ///< with other numbers
    void restartQuestion(); ///< in the present state
    void cover(); ///< what was revealed: the question is open again
    void putAside(); ///< the lesson, if there is one: it has ended
    /// Puts it aside, and what was there before it is back, but for answers to the derivation;
    /// whether anything else was there.
    bool giveBack();
    /// An audience's prediction, or none: nobody's own, so it is not kept.
    void reveal(const std::optional<lab::Prediction>& prediction);

Q_SIGNALS:
    void starting(); ///< what is shown is about to give way to a lesson
    void started(); ///< the lesson's start is shown
    void turned(); ///< another lesson, its start again, the reveal, or no lesson any more
    void wanted(const lab::Lesson& lesson); ///< by who follows one of the ways on
    void ended(); ///< the lesson: it is put aside

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override; ///< says where the numbers of before are

private:
    void takePlaceOf(const Lesson& lesson);
    void load(Gesture gesture = 0);
    void follow(const LabState& state);
    void placeByBench(); ///< out of the way of another bench, or back
    void goWithUndo();
    void comeWithRedo(const LabState& state);
    bool followReveal(const LabState& state); ///< as it is undone and done again
    bool hasItsA() const; ///< whether the A of its reveal is in the pictures
    void showState(const LabState& state, Gesture gesture = 0);
    void answer(const std::optional<Prediction>& prediction); ///< the learner's own, or none
    void follow(const QString& way);
    void build();
    Look look() const;
    void takeWidth();
    LessonShown shown() const;
    PredictionAsked asked(const LessonScope& scope) const;
    QStringList unitWords(const LessonScope& scope) const; ///< of the number that is asked for
    LessonShown::Result result(const LessonScope& scope) const;
    std::vector<LessonShown::Way> ways() const;
    std::optional<SketchFrame> sketch(const LessonScope& scope) const;
    QString words(const LessonText& text, const LessonScope& scope) const;
    QString wordsAfter(const LessonText& text) const;
    QString outcomeSentence() const;
    std::optional<Lesson> firstOf(const std::vector<std::string>& keys) const; ///< that there is
    LessonScope scopeAfter() const;
    QString gradeWords() const;
    QString withUnit(double number, const LessonScope& scope) const;

    const WindowParts& m_parts;
    Store& m_store;
    const WindowServices& m_services;
    Lesson m_lesson;
    std::size_t m_time = 0;
    Gesture m_gesture = 0; ///< in which its start was shown
    bool m_isDrawn = false; ///< m_time, by what was answered before, and not asked for
    std::optional<LabState> m_home; ///< before this lesson and those whose place it took
    std::optional<LabState> m_left; ///< the state in whose place the lesson's start came
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
    bool m_isOwnChange = false; ///< the lesson's, which may lead to the state before it
    bool m_tellsOfA = false; ///< the page that is shown
    bool m_isOutOfWay = false; ///< hidden, as another bench than its own is shown
    bool m_wasHere = true;
    Tally m_tally;
    QPointer<LessonPage> m_page;
};

/// The language of the window, for words that come from a file.
std::string lessonLanguage();

/// Lets a lesson come, by `begin`, in the place of what is shown, if that may go.
void playLesson(const WindowParts& parts, Document& document, const Lesson& lesson,
    const std::function<void()>& begin);

/// Plays a lesson there.
void playLesson(const WindowParts& parts, Document& document, LessonDock& dock,
    const Lesson& lesson, LessonDock::For whom = LessonDock::For::Learner);

/// Asks for a file and writes the answers into it.
void saveAnswers(const WindowParts& parts);

/// Fills the menu of lessons, and plays those that are chosen there or opened as a file.
void bindLessons(const WindowParts& parts, Document& document);

} // namespace lab::ui
