#pragma once

#include "ui/paint/plot/plot.h"
#include "ui/paint/raster/still_layer.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <QPainter>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace lab::ui {

/// The name of the parameter that it moves, with its pair if several handles move it.
QString nameOf(const Plot& plot, const Handle& handle);

/// A picture that is a Plot of a frame, with the ghost of another frame below it. Subclasses define
/// how the plot is made; all interaction is implemented here. `Base` is PictureView or one of the
/// pictures of a bench.
template <class Base, class Frame> class PlotView : public FramedView<Base, Frame> {
public:
    using FramedView<Base, Frame>::FramedView;
    using FramedView<Base, Frame>::frame;

    /// In widget coordinates, up to date.
    const Plot& plot() const
    {
        const QRectF area = this->rect();
        const Focus under = focusUnder(this->look().focus);
        if (!m_plot || m_area != area || m_under != under) {
            m_plot = plotOf(frame(), area, this->look());
            m_plot->area = area;
            m_under = under;
            m_still.forget();
            m_own = m_plot->handles.size();
            m_handlesStand = false;
        }
        if (!m_handlesStand) {
            m_plot->handles.resize(m_own);
            std::ranges::move(
                handlesOn(*m_plot, this->look()), std::back_inserter(m_plot->handles));
        }
        m_handlesStand = true;
        m_area = area;
        return *m_plot;
    }

    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override
    {
        if (painter.device() == static_cast<const QPaintDevice*>(this)) {
            const Plot& now = plot();
            const auto paintGround = [&](QPainter& part) { paintPlotGround(part, now, look); };
            if (hasStillGround() || this->isWaiting())
                m_still.paint(painter, area, look, paintGround);
            else
                paintGround(painter);
            const Layers over = this->isWaiting() ? Layers {Hatching {now.ground}}
                                                  : pointedOn(now, look.focus, look);
            paintPlotMarks(painter, now, over, hovered(), look);
            return paintScaled(painter, now, look);
        }
        Plot page = plotOf(wholeFrame(), area, look);
        page.area = area;
        std::ranges::move(handlesOn(page, look), std::back_inserter(page.handles));
        paintPlotGround(painter, page, look);
        paintPlotMarks(painter, page, pointedOn(page, look.focus, look), hovered(), look);
        paintScaled(painter, page, look);
    }

    NumberTable numbers() const override { return this->tableOf(wholeFrame()); }

    /// Enter takes only those that can be hit at their own position.
    std::vector<PictureHandle> handles() const override
    {
        std::vector<PictureHandle> all;
        const Plot& now = plot();
        for (std::size_t i = 0; i < now.handles.size(); ++i) {
            const Handle& one = now.handles[i];
            all.push_back(heardOf(now, one));
            all.back().isByKey = one.isByKey && now.hit(one.place, this->look()) == i;
        }
        return all;
    }

protected:
    virtual Plot plotOf(const Frame& frame, const QRectF& area, const PointedLook& look) const = 0;
    /// The part of the focus that the plot itself depends on, because it is drawn below its layers.
    virtual Focus focusUnder(const Focus&) const { return {}; }
    /// Whether a handle moves while the plot stays the same: then its background is painted once
    /// and copied.
    virtual bool hasStillGround() const { return false; }
    /// Handles that move while the frame stays the same, above those of the plot itself.
    virtual std::vector<Handle> handlesOn(const Plot&, const Look&) const { return {}; }
    /// Layers painted over the plot for what is under the pointer, here or in another picture.
    virtual Layers pointedOn(const Plot&, const Focus&, const Look&) const { return {}; }
    /// The complete frame for exports, including values not computed yet.
    virtual Frame wholeFrame() const { return frame(); }
    virtual void handleTaken(const Handle&) { }
    /// A press where there is no handle.
    virtual void pressGround(QPointF) { }
    /// What the reading line shows while the handle is dragged, after the edit.
    virtual std::optional<Focus> heldFocus(const Handle&, double) const { return std::nullopt; }

    void refresh() override
    {
        m_plot.reset();
        this->update();
    }
    const Grip* grip() const { return m_grip ? &*m_grip : nullptr; }
    /// The held handle, else the one under the pointer.
    virtual std::optional<std::size_t> hovered() const
    {
        if (!m_grip)
            return plot().hit(this->pointer(), this->look());
        const std::vector<Handle>& all = plot().handles;
        const auto held = std::ranges::find_if(
            all, [&](const Handle& one) { return one.isSame(m_grip->handle()); });
        return held == all.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(held - all.begin()));
    }

    void lookChanged() override
    {
        Base::lookChanged();
        m_plot.reset();
    }
    void handlesMoved() override { m_handlesStand = false; }
    void changeEvent(QEvent* event) override
    {
        Base::changeEvent(event);
        m_plot.reset();
    }

    void grab(QPointF point, Qt::KeyboardModifiers) override
    {
        const Plot& now = plot();
        if (const auto taken = now.hit(point, this->look())) {
            take(Grip(now, *taken, point));
        } else if (const auto brought = now.jumping(point)) {
            take(Grip::atPointer(now, *brought));
            moveTo(point);
        } else {
            pressGround(point);
        }
    }
    void drag(QPointF point, Qt::KeyboardModifiers) override
    {
        if (m_grip)
            moveTo(point);
    }
    /// Its axes stay fixed, as during a drag of any other handle.
    void scaledTaken(const PictureHandle& handle) override
    {
        const Plot& now = plot();
        for (std::size_t i = 0; i < now.handles.size(); ++i)
            if (now.handles[i].scaled && heardOf(now, now.handles[i]).isSame(handle)) {
                m_grip = Grip::atPointer(now, i);
                handleTaken(m_grip->handle());
            }
    }
    void release() override
    {
        if (std::exchange(m_grip, std::nullopt))
            refresh(); // the axes may change from now on
    }

    Qt::CursorShape cursorAt(QPointF point) const override
    {
        return plot().hit(point, this->look()) ? Qt::OpenHandCursor : Qt::ArrowCursor;
    }

private:
    static PictureHandle heardOf(const Plot& plot, const Handle& one)
    {
        PictureHandle spoken;
        spoken.name = nameOf(plot, one);
        spoken.place = one.place;
        spoken.step = one.along == Along::X ? QPointF(one.keyStep, 0) : QPointF(0, one.keyStep);
        spoken.key = one.key;
        spoken.shape = one.shape;
        spoken.scaled = one.scaled;
        if (one.showsParameter)
            spoken.edit = one.edit;
        return spoken;
    }
    void paintScaled(QPainter& painter, const Plot& of, const Look& look) const
    {
        std::vector<PictureHandle> marks;
        for (const Handle& one : of.handles)
            if (one.scaled)
                marks.push_back(heardOf(of, one));
        std::vector<PictureHandle> pinned;
        for (const Handle& one : of.pinned)
            pinned.push_back(heardOf(of, one));
        this->scaledHandles().paint(painter, marks, pinned, of.area, look);
    }
    void take(Grip grip)
    {
        m_grip = std::move(grip);
        handleTaken(m_grip->handle());
        this->setCursor(Qt::ClosedHandCursor);
    }
    void moveTo(QPointF point)
    {
        const Handle held = m_grip->handle();
        const double number = m_grip->numberAt(point, this->look());
        if (const auto change = held.editTo(number))
            this->edit(*change);
        if (const auto focus = heldFocus(held, number))
            this->point(*focus);
    }

    std::optional<Grip> m_grip;
    mutable std::optional<Plot> m_plot;
    mutable QRectF m_area;
    mutable Focus m_under;
    mutable std::size_t m_own = 0; ///< number of handles of the plot itself
    mutable bool m_handlesStand = false;
    mutable StillLayer m_still; ///< the plot without what is painted over it
};

} // namespace lab::ui
