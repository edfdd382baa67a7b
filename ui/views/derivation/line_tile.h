#pragma once

#include "core/drawing/marks.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/look.h"

#include <QPushButton>

#include <string>

namespace lab::ui {

/// A button with a formula from the book, as large as possible; screen readers read the formula.
/// Without a formula it is a button with text, on as many lines as needed.
class LineTile : public QPushButton {
    Q_OBJECT
public:
    using QPushButton::QPushButton;

    void setFormula(const QString& key, const Look& look); ///< an empty key for no formula
    void setWords(const QString& words);
    int wordsHeightIn(int width) const; ///< including the margins
    QSizeF formulaSizeIn(double width) const; ///< including the margins
    drawing::Formula formulaIn(const QRectF& area) const; ///< vertically centered

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double pixelSizeIn(double width) const;
    QStringList wordLines(int width) const;

    Look m_look;
    Formula m_formula;
    std::string m_key; ///< of the formula
};

} // namespace lab::ui
