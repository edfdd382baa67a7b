#pragma once

#include "ui/paint/formula/formula.h"
#include "ui/paint/look.h"

#include <QPushButton>

class QPainter;

namespace lab::ui {

/// A button with a formula of the book on it, as large as it may be; a screen reader says what the
/// formula says. Without one it is a button with words, in as many lines as they need.
class LineTile : public QPushButton {
    Q_OBJECT
public:
    using QPushButton::QPushButton;

    void setFormula(const QString& key, const Look& look); ///< an empty key is none
    void setWords(const QString& words);
    int wordsHeightIn(int width) const; ///< with what is free around them
    QSizeF formulaSizeIn(double width) const; ///< with what is free around it
    /// The formula alone, in the middle of an area's height.
    void paintFormulaIn(QPainter& painter, const QRectF& area) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double pixelSizeIn(double width) const;
    QStringList wordLines(int width) const;

    Look m_look;
    Formula m_formula;
};

} // namespace lab::ui
