#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/views/plot_view.h"
#include "ui/views/waves/waves_picture.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace lab::ui {

/// A picture of Waves with positions on the horizontal axis: the lines of p and p + t are dragged,
/// a click on a row selects its pair, and dragging the ground pans.
///
/// Nothing happens before the pointer has moved a few pixels, so a click moves nothing; a dragged
/// element keeps its distance from the pointer.
template <class Frame> class PositionsView : public PlotView<WavesPicture, Frame> {
public:
    using View = PlotView<WavesPicture, Frame>;
    using View::plot;
    using View::View;

    std::vector<PictureHandle> handles() const override
    {
        std::vector<PictureHandle> all = View::handles();
        if (this->across() == Across::Distances)
            for (PictureHandle& one : all)
                if (!one.scaled)
                    this->describeDistance(one);
        return all;
    }

protected:
    virtual std::optional<int> pairAt(QPointF) const { return std::nullopt; }
    /// The edit for dragging the row of `pair` from `start`, if its row is there.
    virtual std::optional<int> pairDragged(int, QPointF, QPointF) const { return std::nullopt; }
    virtual Knobs knobs() const { return Knobs::Hidden; }

    std::vector<Handle> handlesOn(const Plot& onPlot, const Look& look) const override
    {
        std::vector<Handle> all = positionHandles(onPlot, marksOn(std::nullopt), knobs(), look);
        if (this->across() == Across::Distances)
            for (Handle& one : all)
                one.edit = [this](double distance) -> std::optional<Edit> {
                    return this->toDistance(std::llround(distance));
                };
        return all;
    }
    /// None while the ground is dragged.
    std::optional<std::size_t> hovered() const override
    {
        return this->isDragging() && !this->grip() ? std::nullopt : View::hovered();
    }
    std::optional<Focus> heldFocus(const Handle& handle, double) const override
    {
        const std::optional<PositionLine> line = lineOf(handle);
        if (!line)
            return std::nullopt;
        Focus focus = this->pictureFocus();
        focus.position = positionOf(*line, this->positions());
        return focus;
    }

    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override
    {
        m_press = {point, this->positions(), this->pair()};
        View::grab(point, modifiers);
    }
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override
    {
        constexpr double stillness = 3; // pixels that a click may move
        const QPointF moved = point - m_press.start;
        if (!m_press.isDrag && std::hypot(moved.x(), moved.y()) < stillness)
            return;
        if (!m_press.isDrag)
            m_press.movesPair = std::abs(moved.y()) > std::abs(moved.x())
                && pairDragged(m_press.pair, m_press.start, point);
        m_press.isDrag = true;
        if (this->grip())
            return View::drag(point, modifiers);
        const double pitch = plot().x.scale.pixelsPerUnit();
        if (m_press.movesPair) {
            if (const auto pair = pairDragged(m_press.pair, m_press.start, point))
                this->selectPair(*pair);
        } else if (this->across() == Across::Positions && !plot().ground.isEmpty())
            this->edit(panned(m_press.positions, -moved.x() / pitch));
        this->point({});
    }
    void release() override
    {
        const bool isClick =
            !std::exchange(m_press.isDrag, true); // a diamond or a tab has no press
        const std::optional<int> clicked = isClick ? pairAt(m_press.start) : std::nullopt;
        if (clicked)
            this->selectPair(*clicked);
        View::release();
    }
    Qt::CursorShape cursorAt(QPointF point) const override
    {
        if (!plot().hit(point, this->look()) && pairDragged(this->pair(), point, point))
            return Qt::SizeVerCursor;
        return View::cursorAt(point);
    }

    /// Positions among those shown.
    Focus shownOf(const Focus& focus) const override
    {
        return pointedAcross(focus, this->positions()) ? View::shownOf(focus) : Focus {};
    }
    double zoomAnchor(QPointF point) const override
    {
        const Axis& across = plot().x;
        return plot().ground.isEmpty() ? View::zoomAnchor(point)
                                       : across.value(across.nearest(point.x())) + 0.5;
    }

    PositionMarks marks() const
    {
        const std::optional<std::size_t> under = hovered();
        return marksOn(under ? lineOf(plot().handles[*under]) : std::nullopt);
    }
    /// The element at a point of the positions, without a pair: the line there, or the cell.
    Focus positionFocus(QPointF point, const Runs& runs) const
    {
        Focus focus = this->pictureFocus();
        const QRectF& ground = plot().ground;
        if (point.y() < ground.top()) {
            const auto under = plot().hit(point, this->look());
            if (const auto line = under ? lineOf(plot().handles[*under]) : std::nullopt)
                focus.position = positionOf(*line, this->positions());
        } else if (runs.count > 0 && point.x() >= ground.left() && point.x() < ground.right()) {
            const double share = (point.x() - ground.left()) / ground.width();
            const int cell = std::min(static_cast<int>(share * runs.count), runs.count - 1);
            const Run run = runOf(runs, cell);
            focus.position = run.first;
            focus.covered = run.count;
        }
        return focus;
    }

private:
    struct Press {
        QPointF start {};
        Positions positions {};
        int pair = 0;
        bool isDrag = false;
        bool movesPair = false;
    };

    static std::optional<PositionLine> lineOf(const Handle& handle)
    {
        if (handle.key == "position.query")
            return PositionLine::Query;
        return handle.key == "position.key" ? std::optional(PositionLine::Key) : std::nullopt;
    }
    PositionMarks marksOn(std::optional<PositionLine> line) const
    {
        return {this->positions(), this->across(), line};
    }

    Press m_press;
};

} // namespace lab::ui
