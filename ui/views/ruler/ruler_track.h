#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/paint/controls/ruler.h"
#include "ui/paint/look.h"
#include "ui/views/wheel_positions.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

namespace lab::ui {

class RulerGrip;

/// The ruler's line with both handles.
///
/// A handle is dragged along the line, the bar between the handles moves both, the ground pans,
/// the wheel zooms at the pointer, a double click on the ground fits. A drag goes as far as the
/// positions shown and no further. Zoomed far out a drag stops at round positions. An arrowhead
/// stands for a handle that is not shown; a click on it goes there.
class RulerTrack : public QWidget {
    Q_OBJECT
public:
    explicit RulerTrack(QWidget* parent);

    void setPositions(const Positions& positions);
    void setWords(const QStringList& words); ///< that stand at their positions, the first at 0
    void setLook(const Look& look);
    void setCover(const RulerCover& cover); ///< what stands over it
    void setLocks(const RulerLocks& locks); ///< whose handles no hand moves
    void setHasTips(bool hasTips) { m_hasTips = hasTips; }
    RulerLayout places() const;
    /// Where a finger at the point is to press: at the nearest handle within touchReach.
    QPointF touched(QPointF point) const;

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    /// A handle was double-clicked.
    void typingWanted(lab::Token token);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< Escape gives up a drag
    void hideEvent(QHideEvent* event) override; ///< ends a drag

private:
    RulerGrip* newGrip(Token token);
    static SetParameter moveOf(RulerPart part, std::int64_t position);
    void abandon();
    void letGo();
    void drag(double byPixels);
    void dragHandle(std::int64_t start, std::int64_t other, double byPositions);
    void show(Token token);
    void hover(RulerPart part);
    RulerPart partAt(QPointF point) const; ///< not one that is locked
    void placeGrips();
    QString tooltip(QPointF point) const;
    double positionsPerPixel(const Positions& positions) const;

    Positions m_positions;
    QStringList m_words;
    RulerCover m_cover;
    RulerLocks m_locks;
    Look m_look;
    bool m_hasTips = true;
    RulerGrip* m_queryGrip;
    RulerGrip* m_keyGrip;
    RulerPart m_hovered = RulerPart::None;
    RulerPart m_held = RulerPart::None;
    QPointF m_pressPoint;
    Positions m_pressPositions;
    QPointer<QWidget> m_hadKeys; ///< before a drag of the bar or of the ground
    Gesture m_gesture = 0; ///< of the press that is not released yet
    Gesture m_wheelGesture = 0;
    WheelPositions m_byWheel;
    QElapsedTimer m_sinceWheel;
};

/// From 0 and at least 64, doubled until both handles and the training length are shown.
ShowPositions fitting(const Positions& positions);

} // namespace lab::ui
