#pragma once

#include "ui/paint/comparison.h"

#include <QWidget>

#include <vector>

namespace lab::ui {

class SegmentedChoice;

/// The differences between A and B, and the choice of which of them the bench shows, at the right
/// end of its title line. The tooltip has the full text if the line is truncated.
class ComparisonBar : public QWidget {
    Q_OBJECT
public:
    /// `choices` are the choices of the bench, in their order.
    ComparisonBar(std::vector<Comparison> choices, QWidget* parent);

    void setLook(const Look& look);
    void setWords(const ComparisonWords& words);
    void setCurrent(Comparison comparison); ///< emits no signal
    const ComparisonWords& words() const { return m_words; }

Q_SIGNALS:
    void picked(lab::ui::Comparison comparison); ///< by the user

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
