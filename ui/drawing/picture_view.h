#pragma once

#include "core/drawing/drawing.h"
#include "core/frames/focus.h"
#include "core/frames/number_table.h"
#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/drawing/picture_handle.h"
#include "ui/drawing/picture_place.h"
#include "ui/drawing/scaled_handles.h"
#include "ui/paint/cover.h"
#include "ui/paint/look.h"
#include "ui/paint/trail.h"
#include "ui/views/words/words_here.h"

#include <QElapsedTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace lab::ui {

/// A widget around one picture: it draws the frames that it is given and reports user input.
///
/// Its only state is what is under the pointer; it depends on no store and no other view. The same
/// paint() draws the window, the exported files and the tests.
///
/// Everything that can be dragged is in one list of handles: where each is grabbed, its name, and
/// the edit that moves it to a point. Views with other interaction, such as panning, override
/// grab() and drag(). The keyboard can drag the same handles: Enter takes one after the other, the
/// arrow keys move it, Escape releases it; + and − turn the wheel. For a screen reader it is a
/// canvas whose description is the current content. A symbol under a resting pointer shows its
/// explanation. Fingers do what the mouse and its wheel do, and grab handles from farther away.
/// Diamonds and tabs, the handles with a scale, are dragged and typed by ScaledHandles in the same
/// way in every picture.
class PictureView : public QWidget, public WordProvider {
    Q_OBJECT
public:
    PictureView(Picture picture, QWidget* parent);

    Picture picture() const { return m_picture; }
    /// "table", "dials": the name of an exported file and for `render --picture`
    virtual QString exportName() const = 0;
    /// Paints the picture in `area`, which has the size of the widget or of an exported page.
    virtual void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const = 0;
    /// The drawing in the widget, with what is pointed at and held now.
    virtual const drawing::Drawing& drawn() const = 0;
    /// Its layers for a file with the size of the widget.
    virtual std::vector<drawing::Layer> layers(const PointedLook& look) const = 0;
    virtual NumberTable numbers() const = 0;
    /// Those of A, while it is below the picture.
    virtual std::optional<NumberTable> ghostNumbers() const = 0;
    /// The numbers for copies and exports, beside those of A and their difference.
    NumberTable allNumbers() const;

    void setLook(const Look& look);
    /// The element under the pointer, here or in another picture: repainted if the picture shows
    /// anything of it.
    void setPointed(const Focus& focus);
    const PointedLook& look() const ///< with the scale that fits its place
    {
        m_look.scale = fittingScale(m_picture, size(), m_scale);
        return m_look;
    }
    std::vector<ShownWord> shownWords() const override; ///< of its formulas

    /// The hint on keys; empty if no handle uses them.
    virtual QString keysInWords() const;
    /// The same after a sentence on keys that work without a handle.
    QString keysAfter(const QString& sentence) const;
    /// The handle held by keyboard, the accessible text of the picture, and how handles are
    /// grabbed.
    QString spokenDescription() const;
    /// The focus for the reading line while nothing is under the pointer.
    virtual Focus restingFocus() const;
    /// Sets the accessible text if the picture has no description of its own.
    void setReading(std::function<QString()> reading) { m_reading = std::move(reading); }
    void announce(); ///< to be called when the accessible text has changed
    void updatePointed(); ///< for the element under a resting pointer
    /// Sets whether more of the picture is still being computed, which screen readers announce as
    /// "busy".
    void setBusyFrom(std::function<bool()> isBusy) { m_isBusy = std::move(isBusy); }
    bool isBusy() const { return m_isBusy && m_isBusy(); }

    /// Handles that Enter takes are taken in this order.
    virtual std::vector<PictureHandle> handles() const = 0;
    /// Sets the state whose parameters the handles move.
    void setParametersFrom(std::function<const LabState&()> state) { m_state = std::move(state); }
    /// The accessible slider of the handle; empty if no state was set.
    std::optional<HandleNumber> numberOf(const PictureHandle& handle) const;
    /// Moves the handle to a number at once, as a screen reader does.
    void bring(std::size_t handle, double number);
    void take(std::optional<std::size_t> handle); ///< holds it by keyboard, or none
    std::optional<std::size_t> taken() const { return m_taken; }

    /// A picture that would reveal the answer to a question is covered until then: it shows and
    /// moves nothing.
    void setCover(Cover cover);
    bool isCovered() const { return m_cover != Cover::None && !isBare(); }
    virtual bool isBare() const = 0; ///< without anything that could reveal an answer
    /// The point at which a finger presses: on a handle there, else on the nearest handle within
    /// touchReach, else on an element that can be pressed there or at the nearest such point.
    virtual QPointF touched(QPointF point) const;

    /// The keys of parameters whose handles are locked until then.
    void setLocked(const std::vector<std::string>& keys) { m_locked = keys; }
    /// While m is animated, rotating parts leave a short trail, only on the screen.
    void setPlaying(bool isPlaying);
    bool isLocked(const PictureHandle& handle) const;
    /// Only A is shown, which is read-only.
    void setFrozen(bool isFrozen) { m_isFrozen = isFrozen; }
    bool isFrozen() const { return m_isFrozen; }
    bool isDragging() const { return m_gesture != 0; } ///< by the mouse

Q_SIGNALS:
    /// All edits from press to release carry the same gesture.
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void pointed(const lab::Focus& focus);
    /// While presenting, a value of a diamond or a tab: the key of its parameter, and a digit that
    /// was pressed.
    void typingWanted(const std::string& key, const QString& typed);

protected:
    bool event(QEvent* event) override; ///< dragging by keyboard has priority over the picture's
                                        ///< own keys
    void changeEvent(QEvent* event) override; ///< retranslates its name
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override; ///< starts a gesture, then calls grab()
    void mouseMoveEvent(QMouseEvent* event) override; ///< drag() or hover()
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override; ///< ends a drag
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    virtual void updateAccessibleText() = 0;
    virtual void lookChanged() = 0; ///< anything computed from the look is invalid
    /// The parts that rotate about a center while m moves, in pixels of the widget; empty if there
    /// are none.
    virtual std::vector<TurningHand> turningHands() const = 0;
    /// The part of the focus that the picture shows: two that it shows in the same way are equal.
    virtual Focus shownOf(const Focus& focus) const = 0;
    virtual void grab(QPointF point, Qt::KeyboardModifiers modifiers) = 0; ///< what is there
    virtual void drag(QPointF point, Qt::KeyboardModifiers modifiers) = 0; ///< what was grabbed
    virtual void release() = 0;
    virtual void scaledTaken(const PictureHandle&) = 0; ///< a diamond or a tab, by the mouse
    const ScaledHandles& scaledHandles() const { return m_scaled; }
    virtual void doubleClick(QPointF point) = 0;
    Focus pictureFocus() const; ///< the pointer is here, on nothing in particular
    /// The element at the point; the cursor shape shows what can be dragged.
    virtual Focus focusAt(QPointF point) const = 0;
    virtual Qt::CursorShape cursorAt(QPointF point) const = 0;
    /// Drags the handle by this number of pixels; overridden if the result does not depend only on
    /// the place.
    virtual void moveHandle(std::size_t index, QPointF by);

    /// Emits the edit with the current gesture, or with its own outside of a drag.
    void edit(const Edit& edit);
    /// Wheel events in quick succession are one gesture.
    void editByWheel(const Edit& edit);
    void point(const Focus& focus);
    /// The state whose parameters the handles move, if it is set, and that state at the press.
    const LabState* state() const { return m_state ? &m_state() : nullptr; }
    const std::optional<LabState>& stateAtPress() const { return m_before; }
    QPointF pointer() const { return m_pointer; } ///< outside the widget while the mouse is

private:
    friend class ScaledHandles;
    void letGo()
    {
        m_scaled.letGo();
        release();
    }
    void abandon(); ///< undoes the drag with all its changes, except the animation of m
    Qt::CursorShape shapeAt(QPointF point) const
    {
        return m_scaled.cursorAt(point).value_or(cursorAt(point));
    }
    bool dragByKey(const QKeyEvent& event);
    bool zoomByKey(const QKeyEvent& event);
    void followHandle();

    Picture m_picture;
    double m_scale = 1; ///< as requested
    mutable PointedLook m_look; ///< see look()
    QPointF m_pointer {-1e6, -1e6};
    Gesture m_gesture = 0;
    std::optional<LabState> m_before; ///< the state at the mouse press
    Gesture m_wheelGesture = 0;
    bool m_isFocusShown = false; ///< focused by the keyboard
    bool m_isHiding = false;
    QElapsedTimer m_sinceWheel;
    std::optional<Trail> m_trail; ///< while m is animated
    std::optional<std::size_t> m_taken; ///< the handle held by keyboard
    Gesture m_keyGesture = 0;
    ScaledHandles m_scaled {*this};
    bool m_isFrozen = false;
    Cover m_cover = Cover::None;
    std::vector<std::string> m_locked;
    std::function<QString()> m_reading;
    std::function<bool()> m_isBusy;
    std::function<const LabState&()> m_state;
};

} // namespace lab::ui
