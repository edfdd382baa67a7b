#pragma once

#include "ui/paint/comparison.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <QEvent>

#include <optional>

namespace lab::ui {

/// A picture of maps, under which no A can lie: B − A stands in their place where that is chosen.
/// A new frame and a new language name it anew.
template <class Frame> class MapView : public FramedView<PictureView, Frame> {
public:
    using FramedView<PictureView, Frame>::FramedView;

    void setMapShown(MapShown shown)
    {
        if (shown == m_shown)
            return;
        m_shown = shown;
        renew();
    }

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
    void renew() override
    {
        m_difference = m_shown == MapShown::Difference && this->ghost()
            ? difference(*this->ghost(), this->frame())
            : std::nullopt;
        this->update();
    }
    /// What is drawn: the frame, or B − A; nothing where that cannot be taken.
    const Frame* drawn() const
    {
        if (m_shown == MapShown::Difference && this->ghost())
            return m_difference ? &*m_difference : nullptr;
        return &this->frame();
    }
    Focus pictureFocus() const
    {
        Focus focus;
        focus.picture = this->picture();
        return focus;
    }

private:
    std::optional<Frame> m_difference;
    MapShown m_shown = MapShown::Present;
};

} // namespace lab::ui
