#pragma once

#include "core/lessons/outcome_line.h"
#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/views/lessons/prediction_box.h"
#include "ui/views/words/words_here.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace lab::ui {

class OutcomeLineView;
class ParameterRow;
class TallyView;
struct Tally;

/// What a lesson shows at one moment, its words in one language with their numbers put in.
struct LessonShown {
    QString title = {};
    QString goal = {};
    QString question = {};
    std::optional<PredictionAsked> asked = {}; ///< until the prediction has been made
    struct Result {
        QString prediction = {}; ///< what was said, and what it is worth
        std::optional<SketchFrame> sketch = {}; ///< the drawn curve and the true one
        std::optional<OutcomeLine> line = {}; ///< the predicted number and the true one
        QString outcome = {};
        QString overlooked = {}; ///< the sentence that meets a known mistake; may be empty
        QString explanation = {};
    };
    std::optional<Result> result = {}; ///< from then on
    std::vector<std::string> controls = {}; ///< keys of parameters
    std::vector<std::string> locked = {}; ///< of those that nothing moves until the prediction
    struct Way {
        QString label;
        QString key; ///< of a lesson, or empty for the same one with other numbers
    };
    std::vector<Way> ways = {}; ///< where to go from here
};

/// One column: goal, question, prediction, and after it the outcome and what is said of it; then
/// the lesson's few controls and the way back to its start.
class LessonPage : public QScrollArea, public TellsWords {
    Q_OBJECT
public:
    LessonPage(const LessonShown& shown, const LabState& state, const Look& look, int width);

    std::vector<WordHere> wordsHere() const override; ///< of its sentences
    void setQuestion(const QString& question); ///< whose numbers follow the controls
    void setState(const LabState& state);
    void setLook(const Look& look);
    void setTally(const Tally& tally); ///< an audience's hands, beside the outcome
    void takeFocus(); ///< to where the question is answered, else to the words

Q_SIGNALS:
    void predicted(const lab::Prediction& prediction);
    void incomplete(const QString& sentence);
    void answerWanted(); ///< without a prediction
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void reverted();
    void wayChosen(const QString& key);

protected:
    bool event(QEvent* event) override; ///< a word where the pointer rests

private:
    QLabel* add(const QString& text, const QString& name, TextRole role = TextRole::Body);
    void addResult(const LessonShown::Result& result);

    Look m_look;
    QVBoxLayout* m_column;
    std::vector<std::pair<QLabel*, TextRole>> m_labels; ///< and the size of their text
    QLabel* m_question;
    PredictionBox* m_box = nullptr;
    SketchView* m_sketch = nullptr;
    OutcomeLineView* m_line = nullptr;
    TallyView* m_hands = nullptr;
    std::vector<ParameterRow*> m_rows;
};

} // namespace lab::ui
