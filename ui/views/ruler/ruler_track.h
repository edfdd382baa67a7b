#pragma once

#include "core/figures/ruler/ruler.h"
#include "core/state/edit.h"
#include "core/state/history.h"
#include "ui/paint/look.h"
#include "ui/views/wheel_positions.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

#include <string>
#include <vector>

namespace lab::ui {

class RulerGrip;

/// The line of the ruler with both handles.
///
/// A handle can be dragged along the line; the bar between the handles moves both, the background
/// pans, the wheel zooms at the pointer, and a double click on the background fits. A drag stays
/// within the positions shown. If zoomed far out, a drag stops at round positions. An arrowhead
/// represents a handle outside of the positions shown; a click on it goes there.
class RulerTrack : public QWidget {
    Q_OBJECT
public:
    explicit RulerTrack(QWidget* parent);

    void setPositions(const Positions& positions);
    void setWords(const std::vector<std::string>& words); ///< one per position, starting at 0
    void setLook(const Look& look);
    void setCover(const drawing::RulerCover& cover); ///< what covers the line
    void setLocks(const drawing::RulerLocks& locks); ///< handles that cannot be moved
    void setHasTips(bool hasTips) { m_hasTips = hasTips; }
    drawing::RulerLayout places() const;
    /// The point at which a finger presses: on the nearest handle within touchReach.
    QPointF touched(QPointF point) const;

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);
    /// Emitted when a handle is double-clicked.
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
    void keyPressEvent(QKeyEvent* event) override; ///< Escape cancels a drag
    void hideEvent(QHideEvent* event) override; ///< ends a drag

private:
    RulerGrip* newGrip(Token token);
    static SetParameter moveOf(drawing::RulerPart part, std::int64_t position);
    void abandon();
    void letGo();
    void drag(double byPixels);
    void dragHandle(std::int64_t start, std::int64_t other, double byPositions);
    void show(Token token);
    void hover(drawing::RulerPart part);
    drawing::RulerPart partAt(QPointF point) const; ///< ignores locked parts
    void placeGrips();
    QString tooltip(QPointF point) const;
    double positionsPerPixel(const Positions& positions) const;

    Positions m_positions;
    std::vector<std::string> m_words;
    drawing::RulerCover m_cover;
    drawing::RulerLocks m_locks;
    Look m_look;
    bool m_hasTips = true;
    RulerGrip* m_queryGrip;
    RulerGrip* m_keyGrip;
    drawing::RulerPart m_hovered = drawing::RulerPart::None;
    drawing::RulerPart m_held = drawing::RulerPart::None;
    QPointF m_pressPoint;
    Positions m_pressPositions;
    QPointer<QWidget> m_hadKeys; ///< had the focus before a drag of the bar or background
    Gesture m_gesture = 0; ///< of the current press
    Gesture m_wheelGesture = 0;
    WheelPositions m_byWheel;
    QElapsedTimer m_sinceWheel;
};

/// Starts at 0 and has at least 64 positions, doubled until both handles and the training length
/// are visible.
ShowPositions fitting(const Positions& positions);

} // namespace lab::ui
