#pragma once

#include "core/drawing/marks.h"
#include "core/figures/reading_numbers.h"
#include "core/frames/reading.h"
#include "ui/paint/cover.h"
#include "ui/paint/look.h"
#include "ui/views/words/words_here.h"

#include <QWidget>

#include <map>
#include <optional>
#include <string>

class QAbstractButton;

namespace lab::ui {

enum class DigitsShown { Few, All };

/// The reading line: a caption in words, then the typeset formula with numbers inserted and the
/// result, fitted to the width of `area`: first slightly smaller, then without its optional parts,
/// then as small as necessary. With all digits, results have seventeen. `beside` is the part of the
/// caption line that is reserved for something else.
drawing::Layer readingLayer(const QRectF& area, const Reading& reading, DigitsShown digits,
    const Look& look, double beside = 0);

/// The readings of A and B for the same element.
struct ComparedReadings {
    Reading a;
    Reading b;
    Focus pointed; ///< the element for both

    bool operator==(const ComparedReadings&) const = default;
};

/// What the line is about, in words: "Pair 2, under the pointer".
QString readingCaption(const Reading& reading);

/// The same as one line of plain text, for the clipboard and for screen readers.
QString readingText(const Reading& reading, DigitsShown digits, const FormulaBook& formulas);

/// Shows a reading at the bottom of a bench; "All digits" at its right end switches the digits. A
/// symbol under the pointer has a tooltip.
class ReadingView : public QWidget, public WordProvider {
    Q_OBJECT
public:
    explicit ReadingView(QWidget* parent = nullptr);

    void setReading(Reading reading);
    /// The parameters whose values are numbers of the reading, by their slots: these numbers can be
    /// dragged and typed.
    void setValues(std::map<std::string, drawing::BenchValues::Entry> values);
    drawing::ReadingNumbers numbers() const; ///< where they are; none if the line is covered
    int formulaTop() const; ///< below the caption
    /// While something is pinned, the results of A and B are at the right end of the caption line.
    void setCompared(std::optional<ComparedReadings> compared);
    void setLook(const Look& look);
    void setDigits(DigitsShown digits);
    /// While presenting: reserves a part of the caption line and hides the switch.
    void reserve(std::optional<int> right);
    void setCover(Cover cover); ///< shows only the cover until a question is answered
    DigitsShown digits() const { return m_digits; }
    const Reading& reading() const { return m_reading; }
    const std::optional<ComparedReadings>& compared() const { return m_compared; }
    bool isCovered() const { return m_cover != Cover::None; }
    QSize sizeHint() const override;
    std::vector<ShownWord> shownWords() const override;

Q_SIGNALS:
    void digitsChanged(lab::ui::DigitsShown digits); ///< by the user
    void numbersMoved(); ///< or there are others

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void nameParts();
    void describe();
    void placeSwitch();

    Reading m_reading;
    std::optional<ComparedReadings> m_compared;
    Look m_look;
    DigitsShown m_digits = DigitsShown::Few;
    std::optional<int> m_reserved;
    Cover m_cover = Cover::None;
    std::map<std::string, drawing::BenchValues::Entry> m_values;
    QAbstractButton* m_switch;
};

} // namespace lab::ui
