#pragma once

#include "core/lessons/lesson_answer.h"
#include "core/lessons/sketch.h"
#include "ui/paint/look.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QAbstractButton;
class QLineEdit;
class QPushButton;

namespace lab::ui {

class SketchView;

/// How the question of a lesson is answered: with one of the options, a curve, or else a number.
struct PredictionAsked {
    QStringList options = {};
    std::optional<SketchFrame> sketch = {};
    QStringList units = {}; ///< names of the number's unit, the displayed one first; may be empty
};

/// Input for the prediction before the answer of a lesson is shown.
///
/// Accepts a number as typedNumber() does, with its unit or another one of the same kind. Says what
/// is missing while the prediction is incomplete.
class PredictionBox : public QWidget {
    Q_OBJECT
public:
    PredictionBox(const PredictionAsked& asked, int width, const Look& look, QWidget* parent);

    void setQuestion(const QString& question); ///< for screen readers
    void setLook(const Look& look);
    void takeFocus();

Q_SIGNALS:
    void predicted(const lab::Prediction& prediction);
    void incomplete(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// Takes what numbers are written with to the field, wherever in the window it is typed.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void predict();

    QLineEdit* m_field = nullptr;
    QStringList m_units;
    SketchView* m_sketch = nullptr;
    std::vector<QAbstractButton*> m_options;
};

} // namespace lab::ui
