#pragma once

#include "ui/paint/tally.h"
#include "ui/views/presentation/side_column.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/presentation/aside.h"
#include "ui/windows/presentation/expected_answers.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

class QKeyEvent;

namespace lab::ui {

class SketchView;
struct WindowParts;

/// A lesson while presenting: the question, the expected answers, the number of votes for each, and
/// the reveal.
///
/// While presenting, the question is above the lesson's bench, and after the reveal the outcome
/// with the votes beside it; the expected answers and the notes are only in the presenter view.
/// During an aside on another bench it waits as it is. A curve is drawn over the large picture, and
/// the true one appears over it there. A state of a series has its caption in the question's place;
/// its pictures stay while the state is changed, until another state of the series or another
/// bench. Votes belong to one asking: a new start of the lesson counts again; the parts of a
/// lecture keep theirs.
///
/// While an audience chooses from options, a digit selects one, the number of its votes is typed,
/// and Enter stores it; so does the outcome. Escape cancels. The keys also work in the presenter
/// view.
class LessonStage : public QObject {
    Q_OBJECT
public:
    LessonStage(const WindowParts& parts, LessonDock& dock);

    /// Whether it is shown while presenting: its bench, or that of its reveal.
    bool isPresented() const;
    bool isOpen() const; ///< there is a lesson, with or without its page beside the bench
    bool isRevealed() const;
    bool canAskAgain() const;
    const LessonSheet& sheet() const { return m_sheet; }
    QString nextQuestion() const; ///< the current one, or that of the next asking; may be empty
    /// The expected ones, and at the end one for any other answer unless there are options.
    const std::vector<ExpectedAnswer>& answers() const { return m_answers; }
    int votes(std::size_t answer) const { return m_votes[answer]; }
    void setVotes(std::size_t answer, int votes);

    /// The progress of the audience in the current lesson.
    struct Progress {
        LessonDock::Progress lesson;
        std::vector<int> votes;
        std::vector<std::optional<double>> drawn; ///< of a curve that is still requested
    };
    std::optional<Progress> progress(); ///< with the number being typed
    /// Continues the lesson: at its question or, after the reveal, at its end.
    void resume(const Lesson& lesson, const Progress& progress, bool isAtEnd);

public Q_SLOTS:
    /// With the answer that has most votes as the prediction. Without votes, or in a tie, the
    /// audience has predicted nothing.
    void reveal();
    void explain();
    /// To the next page, outcome or explanation, or back; returns whether there was one.
    bool step(int by);
    void revert();
    void askAgain();

Q_SIGNALS:
    void changed(); ///< all but the hands
    void counted(); ///< the hands

protected:
    /// Enter in a picture, and the keys for votes.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::optional<Prediction> prediction() const;
    void listenForKeys();
    /// Whether it is one that counts votes, or a digit, which does nothing while a number is
    /// requested.
    bool countsBy(const QKeyEvent& key) const;
    bool isWaiting() const; ///< behind an aside, or it is presented
    std::optional<Aside::Part> partOfAside() const;
    bool isOfLesson(const QWidget& window) const;
    void count(const QKeyEvent& key);
    void countTyped();
    void refresh();
    void begin();
    void updateBanner();
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
    QPointer<SketchView> m_sketch; ///< over the large picture while a curve is requested
    bool m_listens = false; ///< to keys
    std::optional<TypedVotes> m_typed;
};

} // namespace lab::ui
