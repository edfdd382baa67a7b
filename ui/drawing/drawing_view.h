#pragma once

#include "core/drawing/figure.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/comparison.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/views/wheel_positions.h"

#include <QBasicTimer>

#include <optional>
#include <vector>

namespace lab::ui {

/// The widget of a picture that is a drawing: it paints it, finds what is under the pointer, and
/// drags its handles.
class DrawingView : public PictureView {
public:
    using PictureView::PictureView;

    const drawing::Drawing& drawn() const override;
    void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const override;
    std::vector<PictureHandle> handles() const override;
    std::vector<drawing::Layer> layers(const PointedLook& look) const override;
    /// Whether a picture of maps shows B − A instead of its maps.
    virtual void setMapShown(MapShown shown) = 0;

protected:
    /// `isWhole`: with what is still being computed.
    virtual drawing::Drawing made(const drawing::Box& place, const drawing::Style& style,
        const drawing::Pointing& pointing, bool isWhole) const = 0;
    virtual drawing::KeyPress pressed(drawing::Key key, Qt::KeyboardModifiers modifiers) const = 0;
    /// See Figure::dragged and Figure::handled.
    virtual std::optional<Edit> dragged(const drawing::Handle& held, double number) const = 0;
    virtual std::optional<Edit> handled(
        const drawing::Handle& handle, drawing::Point middle, drawing::Grip grip) const = 0;
    virtual void holdValues(bool areHeld) = 0; ///< see Figure::whileHeld
    /// What is there is shown as pointed at.
    virtual drawing::Point shownPointer() const;
    virtual bool isHatched() const = 0; ///< its ground, because it shows an earlier state
    /// See Figure::doubleClicked and Figure::zoomedAround.
    virtual std::optional<Edit> doubleClicked(const LabState& state) const = 0;
    virtual std::optional<double> zoomedAround(const Positions& positions) const = 0;
    void forget() ///< the drawing of other values
    {
        m_kept.reset();
        m_isAsPressed = false;
    }

    void changeEvent(QEvent* event) override;
    void lookChanged() override { forget(); }
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void moveHandle(std::size_t index, QPointF by) override;
    std::vector<TurningHand> turningHands() const override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void scaledTaken(const PictureHandle& handle) override;
    void timerEvent(QTimerEvent* event) override;
    void release() override;
    void doubleClick(QPointF point) override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

private:
    /// The last drawing, and all that it depends on besides the values.
    struct Kept {
        struct Inputs {
            drawing::Box place;
            double scale;
            bool hasWords;
            bool isPresenting;
            bool isWhole;
            Focus shown;
            drawing::Pointing pointing; ///< without the focus

            bool operator==(const Inputs&) const = default;
        } inputs;
        drawing::Drawing value;
    };
    const drawing::Drawing& drawnIn(
        const QRectF& area, const PointedLook& look, bool isWhole = false) const;
    const drawing::Handle* newest(const drawing::Handle& handle) const;
    void paintLayersAndDots(QPainter& painter, const drawing::Drawing& drawing, const QRectF& area,
        const Look& look, drawing::Point pointed) const;
    /// Of diamonds and tabs.
    drawing::Layer scaledLayer(const drawing::Drawing& drawing, const QRectF& area,
        const Look& look, bool isOnScreen) const;
    /// Without a handle that is locked.
    drawing::Hit hitIn(const drawing::Drawing& drawing, QPointF point) const;
    void editIf(const std::optional<Edit>& change)
    {
        if (change)
            edit(*change);
    }
    void sweep(QPointF point);
    void play(); ///< or stops playing
    std::vector<const drawing::Handle*> listed() const; ///< in the order of handles()
    void hold(const drawing::Handle& handle, QPointF point);
    void clickHeld(drawing::Grip grip); ///< at its press or release
    std::optional<Edit> editOf(const drawing::Handle& grabbed) const;
    std::optional<Edit> editOf(const drawing::Step& step) const;
    void perform(drawing::Press press)
    {
        const auto change = press.as ? pressed(*press.as, {}).edit : press.edit();
        if (change)
            edit(*change);
    }
    void dragGround(QPointF point); ///< sweeps over targets, or pans
    void dragRows(QPointF point); ///< moves the pair, or pans

    mutable std::optional<Kept> m_kept;
    mutable DrawingPainter m_painter;
    mutable std::optional<std::size_t> m_target; ///< under the pointer
    std::optional<drawing::Pointing::Held> m_grabbed;
    QPointF m_start; ///< of the pointer
    bool m_hasMoved = false;
    bool m_isAsPressed = false; ///< with the values at the press
    drawing::Point m_last; ///< of the pointer, around a circle
    double m_turns = 0; ///< to which it has dragged
    std::optional<drawing::Zone> m_swept; ///< where a drag that presses places began
    QBasicTimer m_timer; ///< while a parameter is played
    Gesture m_played = 0;
    int m_wheelTurned = 0; ///< eighths of a degree
    mutable drawing::Handle m_ofRow; ///< the newest one of a row
    WheelPositions m_zoomed;
    std::optional<drawing::PositionGround> m_panned; ///< as it was when its ground was grabbed
    std::optional<drawing::PositionRows> m_rows; ///< the same
    std::optional<drawing::PositionRows::Grip> m_grip; ///< by which they are dragged
    mutable std::string_view m_handle; ///< under the pointer, see Pointing
};

} // namespace lab::ui
