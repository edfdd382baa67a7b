#pragma once

#include "ui/views/difference_view.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

namespace lab::ui {

/// Maps with nothing beside them that has a ghost.
template <class Frame> class MapView : public DifferenceView<FramedView<PictureView, Frame>> {
public:
    using DifferenceView<FramedView<PictureView, Frame>>::DifferenceView;

protected:
    virtual QString title() const = 0;
    virtual QString spoken() const = 0;
    virtual bool isEmpty() const = 0;

    void updateAccessibleText() override
    {
        this->setAccessibleName(title());
        this->setAccessibleDescription(isEmpty() ? QString() : spoken());
    }
};

} // namespace lab::ui
