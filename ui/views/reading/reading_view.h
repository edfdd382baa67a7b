#pragma once

#include "core/frames/reading.h"
#include "ui/paint/cover.h"
#include "ui/paint/look.h"
#include "ui/views/words/words_here.h"

#include <QWidget>

#include <optional>

class QAbstractButton;

namespace lab::ui {

enum class DigitsShown { Few, All };

/// The reading line: a caption in words, then the typeset formula with the numbers put in and the
/// result, fitted to the width of `area`: set a little smaller, then without the parts that may be
/// left out, then as small as it has to be. With all digits the results have seventeen.
/// So much of the caption's line as `beside` is another's.
void paintReading(QPainter& painter, const QRectF& area, const Reading& reading, DigitsShown digits,
    const Look& look, double beside = 0);

/// What A and B say of the same thing.
struct ComparedReadings {
    Reading a;
    Reading b;
    Focus pointed; ///< which both are for

    bool operator==(const ComparedReadings&) const = default;
};

/// What the line speaks of, in words: "Pair 2, under the pointer".
QString readingCaption(const Reading& reading);

/// The same as one line of plain text, for the clipboard and the screen reader.
QString readingText(const Reading& reading, DigitsShown digits, const FormulaBook& formulas);

/// Shows a reading at the foot of a bench; "All digits" at its right end switches the digits. A
/// symbol where the pointer rests says what it is.
class ReadingView : public QWidget, public TellsWords {
    Q_OBJECT
public:
    explicit ReadingView(QWidget* parent = nullptr);

    void setReading(Reading reading);
    /// The results of A and B stand at the right of the caption while something is pinned.
    void setCompared(std::optional<ComparedReadings> compared);
    void setLook(const Look& look);
    void setDigits(DigitsShown digits);
    /// While presenting: so much of the caption's line is another's, and the switch is away.
    void reserve(std::optional<int> right);
    void setCover(Cover cover); ///< until a question is answered: it says that alone
    DigitsShown digits() const { return m_digits; }
    const Reading& reading() const { return m_reading; }
    const std::optional<ComparedReadings>& compared() const { return m_compared; }
    bool isCovered() const { return m_cover != Cover::None; }
    QSize sizeHint() const override;
    std::vector<WordHere> wordsHere() const override;

Q_SIGNALS:
    void digitsChanged(lab::ui::DigitsShown digits); ///< by a person

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
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
    QAbstractButton* m_switch;
};

} // namespace lab::ui
