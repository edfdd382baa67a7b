#pragma once

#include "ui/views/difference_view.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <QEvent>

namespace lab::ui {

/// Maps with nothing beside them that has a ghost. A new frame and a new language name them anew.
template <class Frame> class MapView : public DifferenceView<FramedView<PictureView, Frame>> {
public:
    using DifferenceView<FramedView<PictureView, Frame>>::DifferenceView;

protected:
    virtual QString title() const = 0;
    virtual QString spoken() const = 0;
    virtual bool isEmpty() const = 0;

    void nameAnew()
    {
        this->setAccessibleName(title());
        this->setAccessibleDescription(isEmpty() ? QString() : spoken());
    }
    void frameChanged() override { nameAnew(); }
    void changeEvent(QEvent* event) override
    {
        PictureView::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            nameAnew();
    }
    Focus pictureFocus() const
    {
        Focus focus;
        focus.picture = this->picture();
        return focus;
    }
};

} // namespace lab::ui
