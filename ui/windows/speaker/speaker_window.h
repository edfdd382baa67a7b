#pragma once

#include "ui/windows/presentation/expected_answers.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace lab::ui {

class LessonDock;
class LessonStage;
class PresentationClock;
class TallyView;
struct WindowParts;

/// The presenter view, which the audience does not see: the time, the lesson's notes, its question
/// with the expected answers and the response to each, and the votes, counted by clicks or typed.
/// The reveal is one button.
///
/// The clock runs from the moment when an audience sees the lesson or the part of a lecture,
/// whenever the window is opened; below it is that of the lecture. Without an audience it runs from
/// the opening of the window, and restarts with each lesson.
class SpeakerWindow : public QWidget {
    Q_OBJECT
public:
    SpeakerWindow(const WindowParts& parts, LessonStage& stage, PresentationClock& clock);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of the counts of hands

private:
    void layOut();
    void showTime();
    void showReturn();
    void showNow();
    void showStage();
    void showVotes();
    void build();
    void addLesson();
    void addSeries();
    void addAnswer(std::size_t index, const ExpectedAnswer& answer);
    void addButtons();
    QLabel* add(const QString& text, const QString& name);
    void addHeading(const QString& text);
    void retranslate();

    /// The inputs of the lower part.
    struct Shown {
        QString title;
        QString question;
        QString next;
        std::vector<ExpectedAnswer> answers;
        bool isRevealed = false;
        QString notes {}; ///< of a state
        bool isWaiting = false; ///< during an aside

        bool operator==(const Shown&) const = default;
    };
    Shown wanted() const;
    Shown seriesWanted() const; ///< if no lesson is open
    QString lectureWords() const; ///< the place in a lecture
    int minutes() const; ///< of the part or the lesson; 0 if there is no plan

    const WindowParts& m_parts;
    LessonStage& m_stage;
    PresentationClock& m_clock;
    QLabel* m_time;
    QLabel* m_minutes;
    QLabel* m_whole; ///< of a lecture
    QPushButton* m_restart;
    QPushButton* m_return; ///< from an aside
    QPushButton* m_present;
    QPushButton* m_blank;
    QLabel* m_now; ///< the bench and the last change
    QScrollArea* m_scroll;
    QVBoxLayout* m_column = nullptr;
    std::vector<QSpinBox*> m_counts;
    TallyView* m_tally = nullptr;
    Shown m_shown;
    QTimer m_second;
};

/// Makes the menu entry open the window, and presenting open it automatically if there is a second
/// screen for it.
LessonStage& bindSpeaker(const WindowParts& parts);

} // namespace lab::ui
