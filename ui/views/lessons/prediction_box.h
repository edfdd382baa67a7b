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

/// How a lesson's question is answered: one of the options, a curve, or else a number.
struct PredictionAsked {
    QStringList options = {};
    std::optional<SketchFrame> sketch = {};
    QStringList units =
        {}; ///< words of the number's unit, the one that is shown first; may be empty
};

/// Takes the prediction that comes before a lesson's reveal.
///
/// A number may be typed as typedNumber reads it, with its unit or another of its kind. It says
/// what is missing while there is no whole prediction.
class PredictionBox : public QWidget {
    Q_OBJECT
public:
    PredictionBox(const PredictionAsked& asked, int width, const Look& look, QWidget* parent);

    void setQuestion(const QString& question); ///< as a screen reader says it
    void setLook(const Look& look);
    void takeFocus();

Q_SIGNALS:
    void predicted(const lab::Prediction& prediction);
    void incomplete(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void predict();

    QLineEdit* m_field = nullptr;
    QStringList m_units;
    SketchView* m_sketch = nullptr;
    std::vector<QAbstractButton*> m_options;
};

} // namespace lab::ui
