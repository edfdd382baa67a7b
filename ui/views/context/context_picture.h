#pragma once

#include "ui/views/picture_view.h"

namespace lab::ui {

/// What all pictures of Base answer to: the arrow keys select the pair before and after.
class ContextPicture : public PictureView {
    Q_OBJECT
public:
    ContextPicture(Picture picture, QWidget* parent);

    void setPair(int pair, int pairs); ///< the selected one of `pairs`

protected:
    void updateAccessibleText() override;
    void keyPressEvent(QKeyEvent* event) override;

    /// What the picture shows of the selected pair, for those who hear it.
    virtual QString spoken() const;

    void select(int pair);
    Focus focusOn(int pair) const;
    Focus shownOf(const Focus& focus) const override; ///< the pair alone

private:
    int m_pair = 0;
    int m_pairs = 1;
};

} // namespace lab::ui
