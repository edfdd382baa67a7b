#pragma once

#include "ui/paint/tally.h"
#include "ui/views/presentation/side_column.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/presentation/expected_answers.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

class QKeyEvent;

namespace lab::ui {

class SketchView;
struct WindowParts;

/// A lesson while presenting: what is asked, the answers that are expected, how many hands each
/// got, and the reveal.
///
/// While the window presents, the question stands over the lesson's bench, and after the reveal the
/// outcome with the hands beside it; the answers that are expected and the notes are the speaker's
/// alone. Another bench, as for a question from the class, is shown as without a lesson; the next
/// step, or Enter, goes back to the lesson's. A curve is drawn over the large picture, and the true
/// one comes over it there. A state of a series has its caption in the question's place; the
/// pictures that it names stay while its state is moved, until another state of the series or
/// another bench. The hands belong to one asking: a new start of the lesson counts again; the parts
/// of a lecture keep theirs.
///
/// While an audience chooses from options their digits take hold of one, the number of its hands is
/// typed, and Enter counts it; so does the outcome. Escape leaves it as it was. The keys are those
/// of the speaker's window too.
class LessonStage : public QObject {
    Q_OBJECT
public:
    LessonStage(const WindowParts& parts, LessonDock& dock);

    /// Whether it is while presenting: its bench is shown, or that of its reveal.
    bool isPresented() const;
    bool isOpen() const; ///< a lesson is, with or without its page beside the bench
    bool isRevealed() const;
    bool canAskAgain() const;
    const LessonSheet& sheet() const { return m_sheet; }
    QString nextQuestion() const; ///< the one now open, or that of the next asking; may be empty
    /// The expected ones, and at the end one for any other answer unless there are options.
    const std::vector<ExpectedAnswer>& answers() const { return m_answers; }
    int votes(std::size_t answer) const { return m_votes[answer]; }
    void setVotes(std::size_t answer, int votes);

    /// How far the audience has come with the lesson that is open.
    struct Progress {
        LessonDock::Progress lesson;
        std::vector<int> votes;
        std::vector<std::optional<double>> drawn; ///< of a curve that is still asked for
    };
    std::optional<Progress> progress(); ///< with the number that is being typed
    /// Goes on with the lesson: at its question or, of one that was revealed, at its end.
    void resume(const Lesson& lesson, const Progress& progress, bool isAtEnd);

public Q_SLOTS:
    /// With the answer that has most hands as the prediction. Without a hand, and where several
    /// have as many, the audience has predicted nothing.
    void reveal();
    void explain();
    /// To the next page, outcome or explanation, or back; whether there was one to go to.
    bool step(int by);
    void revert();
    void askAgain();

Q_SIGNALS:
    void changed(); ///< all but the hands
    void counted(); ///< the hands

protected:
    /// Enter in a picture, and the keys that count hands.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::optional<Prediction> prediction() const;
    void listenForKeys();
    /// Whether it is one that counts hands, or a digit, which does nothing where a number is asked.
    bool countsBy(const QKeyEvent& key) const;
    bool isOfLesson(const QWidget& window) const;
    void count(const QKeyEvent& key);
    void countTyped();
    void renew();
    void begin();
    void tell();
    void showSketch();
    std::vector<std::string> picturesOfSeries();
    Tally tally() const;
    AudienceVote vote() const;

    const WindowParts& m_parts;
    LessonDock& m_dock;
    QTimer m_late;
    LessonSheet m_sheet;
    std::vector<ExpectedAnswer> m_answers;
    std::vector<int> m_votes;
    struct NamedPictures {
        std::vector<std::string> names;
        BenchId bench;
    };
    std::optional<NamedPictures> m_named; ///< by the state of the series that was shown last
    bool m_isExplained = false;
    bool m_wasHere = true; ///< its bench was shown
    QPointer<SketchView> m_sketch; ///< over the large picture while a curve is asked for
    bool m_listens = false; ///< to keys
    std::optional<TypedVotes> m_typed;
};

} // namespace lab::ui
