#pragma once

#include "core/frames/focus.h"
#include "core/frames/number_table.h"
#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/paint/cover.h"
#include "ui/paint/look.h"
#include "ui/paint/trail.h"
#include "ui/views/picture_handle.h"
#include "ui/views/picture_place.h"
#include "ui/views/scaled_handles.h"
#include "ui/views/words/words_here.h"

#include <QElapsedTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace lab::ui {

/// A widget around one picture: it draws frames that it is given and reports what a person does.
///
/// It owns no state but what is under the pointer, and knows no store and no other view. The same
/// paint() draws the window, the exported files and the tests.
///
/// What the mouse drags is one list of handles: where each is taken, what it is called, and what
/// brings it to a point. Views with another hand, as one that pans, override grab() and drag().
/// What the mouse drags keys drag too: Enter takes hold of one handle after the other, the arrow
/// keys move it, Escape lets go; + and − turn the wheel. A screen reader hears a canvas whose
/// description is what the picture says now. A symbol where the pointer rests says what it is.
/// Fingers do what the mouse and its wheel do, and take hold of things from further away.
/// Diamonds and tabs, the handles with a scale, are dragged and typed by ScaledHandles in every
/// picture alike.
class PictureView : public QWidget, public TellsWords {
    Q_OBJECT
public:
    PictureView(Picture picture, QWidget* parent);

    Picture picture() const { return m_picture; }
    /// "table", "dials": names an exported file and `render --picture`.
    virtual QString exportName() const = 0;
    /// The picture at `area`, which is as large as the widget or as an exported page.
    virtual void paint(QPainter& painter, const QRectF& area, const PointedLook& look) const = 0;
    virtual NumberTable numbers() const = 0;
    /// Those of A, while it lies under the picture.
    virtual std::optional<NumberTable> ghostNumbers() const { return std::nullopt; }
    /// What is copied and exported: the numbers, beside those of A and their difference.
    NumberTable allNumbers() const;

    void setLook(const Look& look);
    /// What is under the pointer, here or in another picture: repainted where the picture shows
    /// anything of it.
    void setPointed(const Focus& focus);
    const PointedLook& look() const ///< whose scale the place allows
    {
        m_look.scale = fittingScale(m_picture, size(), m_scale);
        return m_look;
    }
    std::vector<WordHere> wordsHere() const override; ///< of the formulas that it paints

    /// What is said of the keys; nothing where there is no handle for them.
    virtual QString keysInWords() const;
    /// The same behind a sentence on keys that move without a handle.
    QString keysAfter(const QString& sentence) const;
    /// The handle that the keys hold, what is spoken of the picture, and how handles are taken.
    QString spokenDescription() const;
    /// What the reading line is to say of the picture while nothing is pointed at.
    virtual Focus restingFocus() const;
    /// Gives what is spoken where the picture has no description of its own.
    void setReading(std::function<QString()> reading) { m_reading = std::move(reading); }
    void announce(); ///< to be called when what is spoken has changed
    void updatePointed(); ///< at what has come under the pointer, which rests
    /// Gives whether more of the picture is still computed, which a screen reader hears as "busy".
    void setBusyFrom(std::function<bool()> isBusy) { m_isBusy = std::move(isBusy); }
    bool isBusy() const { return m_isBusy && m_isBusy(); }

    /// Those that Enter takes are taken in this order.
    virtual std::vector<PictureHandle> handles() const { return {}; }
    /// Gives the state whose parameters the handles move.
    void setParametersFrom(std::function<const LabState&()> state) { m_state = std::move(state); }
    /// What a screen reader hears of the handle; nothing where no state was given.
    std::optional<HandleNumber> numberOf(const PictureHandle& handle) const;
    /// Brings the handle to a number at once, as a screen reader does.
    void bring(std::size_t handle, double number);
    void take(std::optional<std::size_t> handle); ///< holds it for the keys, or none
    std::optional<std::size_t> taken() const { return m_taken; }

    /// A picture that tells the answer to a question lies under a cover until that is given: it
    /// shows, tells and moves nothing.
    void setCover(Cover cover);
    bool isCovered() const { return m_cover != Cover::None && !isBare(); }
    virtual bool isBare() const { return false; } ///< with nothing that could tell an answer
    /// Where a finger at the point is to press: what is dragged there, else the nearest handle
    /// within touchReach, else what is pressed there or at the nearest point of the picture that
    /// has such.
    QPointF touched(QPointF point) const;

    /// What handles may not move until then, by the keys of their parameters.
    void setLocked(const std::vector<std::string>& keys) { m_locked = keys; }
    /// While m plays, what turns leaves a short trail on the screen, and on nothing else.
    void setPlaying(bool isPlaying);
    bool isLocked(const PictureHandle& handle) const;
    /// A alone is shown, which cannot be changed.
    void setFrozen(bool isFrozen) { m_isFrozen = isFrozen; }
    bool isFrozen() const { return m_isFrozen; }

Q_SIGNALS:
    /// All edits of one press-to-release carry the same gesture.
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    void pointed(const lab::Focus& focus);

protected:
    bool event(QEvent* event) override; ///< the keys that drag come before the picture's own
    void changeEvent(QEvent* event) override; ///< a new language names it again
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override; ///< starts a gesture, then grab()
    void mouseMoveEvent(QMouseEvent* event) override; ///< drag() or hover()
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override; ///< ends a drag
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    virtual void updateAccessibleText() { } ///< what is heard of it
    virtual void lookChanged() { } ///< what was made of the look before holds no longer
    virtual void handlesMoved() { } ///< what was made of them before holds no longer
    /// What turns about a centre while m moves, in pixels of the widget; none where nothing does.
    virtual std::vector<TurningHand> turningHands() const { return {}; }
    /// So much of what is pointed at as the picture shows: two that it shows alike are one to it.
    virtual Focus shownOf(const Focus& focus) const { return focus; }
    virtual void grab(QPointF point, Qt::KeyboardModifiers modifiers); ///< a handle there
    virtual void drag(QPointF point, Qt::KeyboardModifiers modifiers); ///< what is held
    virtual void release();
    virtual void scaledTaken(const PictureHandle&) { } ///< a diamond or a tab, by the mouse
    const ScaledHandles& scaledHandles() const { return m_scaled; }
    /// That which the mouse or a key drags now, as it was when it was taken.
    const PictureHandle* held() const { return m_held ? &m_held->handle : nullptr; }
    /// The one that is held, else the nearest one from which a point can be reached.
    std::optional<PictureHandle> handleAt(QPointF point) const;
    virtual void doubleClick(QPointF point);
    Focus pictureFocus() const; ///< the pointer is here, on nothing in particular
    /// What is at the point; the cursor shape shows what can be dragged.
    virtual Focus focusAt(QPointF point) const;
    virtual Qt::CursorShape cursorAt(QPointF point) const;
    /// Drags the handle by so many pixels; what cannot be told apart by its place does otherwise.
    virtual void moveHandle(std::size_t index, QPointF by);

    /// Emits the edit with the present gesture, or with one of its own outside a drag.
    void edit(const Edit& edit);
    /// Ticks of the wheel that follow each other within a moment are one gesture.
    void editByWheel(const Edit& edit);
    void point(const Focus& focus);
    QPointF pointer() const { return m_pointer; } ///< outside the widget when the mouse is away
    bool isDragging() const { return m_gesture != 0; }

private:
    friend class ScaledHandles;
    struct Held {
        PictureHandle handle;
        QPointF start; ///< of the pointer
        bool hasMoved = false;
    };
    void letGo()
    {
        m_scaled.letGo();
        release();
    }
    void abandon(); ///< the drag, with all that it has changed, but not where m has played to
    Qt::CursorShape shapeAt(QPointF point) const
    {
        return m_scaled.cursorAt(point).value_or(cursorAt(point));
    }
    bool dragByKey(const QKeyEvent& event);
    bool zoomByKey(const QKeyEvent& event);
    void followHandle();

    Picture m_picture;
    double m_scale = 1; ///< as it is asked for
    mutable PointedLook m_look; ///< see look()
    QPointF m_pointer {-1e6, -1e6};
    Gesture m_gesture = 0;
    std::optional<LabState> m_before; ///< the state when the mouse was pressed
    Gesture m_wheelGesture = 0;
    bool m_isFocusShown = false; ///< reached by the keyboard
    bool m_isHiding = false;
    QElapsedTimer m_sinceWheel;
    std::optional<Trail> m_trail; ///< while m plays
    std::optional<std::size_t> m_taken; ///< the handle that the keys hold
    Gesture m_keyGesture = 0;
    std::optional<Held> m_held;
    ScaledHandles m_scaled {*this};
    bool m_isFrozen = false;
    Cover m_cover = Cover::None;
    std::vector<std::string> m_locked;
    std::function<QString()> m_reading;
    std::function<bool()> m_isBusy;
    std::function<const LabState&()> m_state;
};

/// A drag on empty ground pans, the same in every picture that has positions along x; the wheel
/// zooms at the pointer, see WheelPositions.
ShowPositions panned(const Positions& positions, double byPositions);

} // namespace lab::ui
