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

/// What a lesson shows at one moment: its text in one language, with numbers inserted.
struct LessonShown {
    QString title = {};
    QString goal = {};
    QString question = {};
    std::optional<PredictionAsked> asked = {}; ///< set until the prediction is made
    struct Result {
        QString prediction = {}; ///< the prediction and its assessment
        std::optional<SketchFrame> sketch = {}; ///< the drawn curve and the correct one
        std::optional<OutcomeLine> line = {}; ///< the predicted number and the correct one
        QString outcome = {};
        QString overlooked = {}; ///< the feedback on a known mistake; may be empty
        QString explanation = {};
    };
    std::optional<Result> result = {}; ///< set after the prediction
    std::vector<std::string> controls = {}; ///< parameter keys
    std::vector<std::string> locked = {}; ///< those that are locked until the prediction
    struct Way {
        QString label;
        QString key; ///< of a lesson; empty for the same lesson with other numbers
    };
    std::vector<Way> ways = {}; ///< where to go from here
};

/// One column: goal, question and prediction, then the result and its explanation, then the
/// lesson's few controls and the button that returns to its start.
class LessonPage : public QScrollArea, public WordProvider {
    Q_OBJECT
public:
    LessonPage(const LessonShown& shown, const LabState& state, const Look& look, int width);

    std::vector<ShownWord> shownWords() const override; ///< in its sentences
    void setQuestion(const QString& question); ///< its numbers follow the controls
    void setState(const LabState& state);
    void setLook(const Look& look);
    void setTally(const Tally& tally); ///< votes of the audience, beside the result
    void takeFocus(); ///< to the input for the answer, else to the text

Q_SIGNALS:
    void predicted(const lab::Prediction& prediction);
    void incomplete(const QString& sentence);
    void answerWanted(); ///< show the answer without a prediction
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void reverted();
    void wayChosen(const QString& key);

protected:
    bool event(QEvent* event) override; ///< shows the tooltip of a word

private:
    QLabel* add(const QString& text, const QString& name, TextRole role = TextRole::Body);
    void addResult(const LessonShown::Result& result);

    Look m_look;
    QVBoxLayout* m_column;
    std::vector<std::pair<QLabel*, TextRole>> m_labels; ///< with the size of their text
    QLabel* m_question;
    PredictionBox* m_box = nullptr;
    SketchView* m_sketch = nullptr;
    OutcomeLineView* m_line = nullptr;
    TallyView* m_hands = nullptr;
    std::vector<ParameterRow*> m_rows;
};

} // namespace lab::ui
