#pragma once

#include "ui/views/picture_view.h"

namespace lab::ui {

/// Interaction of all pictures of Context: the arrow keys select the previous and next pair.
class ContextPicture : public PictureView {
    Q_OBJECT
public:
    ContextPicture(Picture picture, QWidget* parent);

    void setPair(int pair, int pairs); ///< index of the selected one in `pairs`

protected:
    void updateAccessibleText() override;
    void keyPressEvent(QKeyEvent* event) override;

    /// The accessible text for the selected pair.
    virtual QString spoken() const;

    void select(int pair);
    Focus focusOn(int pair) const;
    Focus shownOf(const Focus& focus) const override; ///< only the pair

private:
    int m_pair = 0;
    int m_pairs = 1;
};

} // namespace lab::ui
