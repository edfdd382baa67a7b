#pragma once

#include "core/frames/precision/precision_frames.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/raster/still_layer.h"
#include "ui/views/picture_view.h"

#include <optional>

namespace lab::ui {

/// What both pictures of Precision answer to: the line of the query's position is dragged along the
/// logarithmic axis and takes the key with it, so that their distance stays; a press beside it
/// brings it there. The left and right keys move by 1, with Shift by 10, Page Up and Page Down to
/// twice and half the position.
class PrecisionPicture : public PictureView {
    Q_OBJECT
public:
    PrecisionPicture(Picture picture, QWidget* parent);

    void setPositions(const Positions& positions);
    int columns() const; ///< of the plot, in the device's pixels

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override; ///< a new language renames the picture
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;

    virtual QString title() const = 0;
    void nameAnew();
    const Positions& positions() const { return m_positions; }
    HandleState handle() const;
    /// All but the position; forgotten with each frame.
    StillLayer& still() const { return m_still; }

private:
    bool isOnLine(QPointF point) const;
    void moveTo(std::int64_t query);

    Positions m_positions;
    Positions m_start; ///< when the line was taken
    bool m_isHeld = false;
    double m_grip = 0; ///< pixels from the pointer to the line
    mutable StillLayer m_still;
};

/// The errors of all formats against the position.
class PrecisionErrorsView : public PrecisionPicture {
    Q_OBJECT
public:
    explicit PrecisionErrorsView(QWidget* parent = nullptr);

    void setFrame(PrecisionErrorsFrame frame);
    const PrecisionErrorsFrame& frame() const { return m_frame; }
    void setGhost(
        std::optional<PrecisionErrorsFrame> ghost); ///< dashed curves under its own, or none
    const std::optional<PrecisionErrorsFrame>& ghost() const { return m_ghost; }
    void setPresent(const ErrorsAtPosition& present);

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const Look& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    QString title() const override;

private:
    PrecisionErrorsFrame m_frame;
    std::optional<PrecisionErrorsFrame> m_ghost;
    ErrorsAtPosition m_present;
};

/// The drift of a score that ought to be constant.
class PrecisionDriftView : public PrecisionPicture {
    Q_OBJECT
public:
    explicit PrecisionDriftView(QWidget* parent = nullptr);

    void setFrame(PrecisionDriftFrame frame);
    const PrecisionDriftFrame& frame() const { return m_frame; }
    void setGhost(
        std::optional<PrecisionDriftFrame> ghost); ///< dashed curves under its own, or none
    const std::optional<PrecisionDriftFrame>& ghost() const { return m_ghost; }
    void setPresent(double drift); ///< at the query's position

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const Look& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    QString title() const override;

private:
    PrecisionDriftFrame m_frame;
    std::optional<PrecisionDriftFrame> m_ghost;
    double m_present = 0;
};

} // namespace lab::ui
