#pragma once

#include "ui/drawing/picture_handle.h"

#include <QPointF>
#include <QPointer>
#include <QRectF>

#include <optional>
#include <vector>

class QContextMenuEvent;
class QEvent;
class QKeyEvent;
class QMouseEvent;
class QPainter;
class QWidget;

namespace lab::ui {

class HandleField;
class PictureView;

/// The diamonds and tabs of a picture: its handles with a scale (PictureHandle::scaled).
///
/// A press within 12 pixels drags the number along its scale; Shift slows the drag, Ctrl holds no
/// round numbers. On a handle that the keys hold, an arrow goes to the next round number, with
/// Shift by a decade or a doubling, with Ctrl by the smallest step; Home and End go to the ends of
/// what the picture shows, Delete to the default. A double click, a second Enter and a digit open a
/// field in place, or while presenting the bar for typed values. The menu has the field, the
/// default, a copy of the number, and the link to the other benches.
class ScaledHandles {
public:
    explicit ScaledHandles(PictureView& view); ///< the picture's, and lives with it
    ~ScaledHandles();
    ScaledHandles(const ScaledHandles&) = delete;
    ScaledHandles& operator=(const ScaledHandles&) = delete;

    /// Whether it has done what the mouse asks for.
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    void letGo();
    bool typeAt(QPointF point);
    /// Whether it has done what the event asks for: a menu, a tooltip, a key that would else be
    /// another one's.
    bool takes(QEvent& event);
    /// The same of a key on the handle that the keys hold.
    bool key(const QKeyEvent& event, const PictureHandle& handle);
    void takenByEnter() { m_isFresh = true; }

    std::optional<Qt::CursorShape> cursorAt(QPointF point) const;

    /// Marks and numbers in `within`: `handles` on the screen with the state that each has there,
    /// and `pinned` as those of A.
    struct Shown {
        std::vector<PictureHandle> handles {};
        std::vector<PictureHandle> pinned {};
        QRectF within {};
        bool isOnScreen = false;
        bool areGroundsSmooth = false; ///< of numbers, see drawing::Region
    };
    drawing::Layer layer(const Shown& shown, const Look& look) const;
    /// The scale of the present drag and the handle above it, within a rectangle in coordinates of
    /// the picture.
    void paintScale(QPainter& painter, const QRectF& within) const;

    /// The handle that the mouse drags, as it was when the drag began.
    const PictureHandle* held() const { return m_held ? &m_held->handle : nullptr; }

private:
    struct Held {
        PictureHandle handle;
        DragWay way;
        DragMotion motion {};
        bool isLocked = false;
        double number = 0; ///< now
    };
    std::optional<PictureHandle> at(QPointF point) const;
    bool isFrozen(const PictureHandle& handle) const; ///< locked, or of A
    HandleState stateOf(const PictureHandle& handle) const;
    void set(const PictureHandle& handle, double number);
    void type(const PictureHandle& handle, const QString& typed);
    void openMenu(const PictureHandle& handle, QPoint place);
    bool wants(const QKeyEvent& key) const;
    void showScale();

    PictureView& m_view;
    std::optional<Held> m_held;
    QPointer<HandleField> m_field;
    QPointer<QWidget> m_scale; ///< over all pictures of the bench, during a drag
    bool m_isFresh = false; ///< Enter has just taken the handle
};

} // namespace lab::ui
