#pragma once

#include "ui/paint/comparison.h"

#include <QWidget>

#include <vector>

namespace lab::ui {

class SegmentedChoice;

/// What tells A from B, and the choice which of them a bench shows, at the right end of its title
/// line. Its tooltip has all the words where the line has only their beginning.
class ComparisonBar : public QWidget {
    Q_OBJECT
public:
    /// `choices` are those that the bench has, in their order.
    ComparisonBar(std::vector<Comparison> choices, QWidget* parent);

    void setLook(const Look& look);
    void setWords(const ComparisonWords& words);
    void setCurrent(Comparison comparison); ///< nothing is emitted
    const ComparisonWords& words() const { return m_words; }

Q_SIGNALS:
    void picked(lab::ui::Comparison comparison); ///< by a person

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeChoice();
    void placeChoice();
    void describe();

    std::vector<Comparison> m_choices;
    Comparison m_current = Comparison::Both;
    ComparisonWords m_words;
    Look m_look;
    SegmentedChoice* m_choice = nullptr;
};

} // namespace lab::ui
