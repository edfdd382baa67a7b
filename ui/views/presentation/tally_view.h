#pragma once

#include "ui/paint/tally.h"

#include <QWidget>

namespace lab::ui {

/// The votes for each answer, as high as needed; hidden if there are no votes.
class TallyView : public QWidget {
    Q_OBJECT
public:
    explicit TallyView(QWidget* parent = nullptr);

    void setTally(const Tally& tally);
    const Tally& tally() const { return m_tally; }
    void setLook(const Look& look);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    Tally m_tally;
    Look m_look;
};

} // namespace lab::ui
