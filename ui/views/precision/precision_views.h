#pragma once

#include "core/frames/precision/precision_frames.h"
#include "ui/views/plot_view.h"

#include <optional>

namespace lab::ui {

/// Interaction of both pictures of Precision: the line of the query's position is dragged along the
/// logarithmic axis and moves the key too, so that their distance stays; a press beside it moves it
/// there. The left and right keys move by 1, with Shift by 10; Page Up and Page Down double and
/// halve the position.
class PrecisionPicture : public PictureView {
    Q_OBJECT
public:
    PrecisionPicture(Picture picture, QWidget* parent);

    void setPositions(const Positions& positions);
    int columns() const; ///< of the plot, in device pixels

protected:
    void keyPressEvent(QKeyEvent* event) override;
    QString keysInWords() const override;

    Focus shownOf(const Focus& focus) const override; ///< the position in either picture
    virtual QString title() const = 0;
    void updateAccessibleText() override;
    const Positions& positions() const { return m_positions; }
    Focus focusOn(std::int64_t position) const;
    Focus focusIn(const Plot& plot, QPointF point) const; ///< at a point of its plot

private:
    void moveTo(std::int64_t query);

    Positions m_positions;
};

/// The errors of all formats as a function of position.
class PrecisionErrorsView : public PlotView<PrecisionPicture, PrecisionErrorsFrame> {
    Q_OBJECT
public:
    explicit PrecisionErrorsView(QWidget* parent = nullptr);

    void setPresent(const ErrorsAtPosition& present);

    QString exportName() const override;

protected:
    Plot plotOf(const PrecisionErrorsFrame& frame, const QRectF& area,
        const PointedLook& look) const override;
    NumberTable tableOf(const PrecisionErrorsFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    bool hasStillGround() const override { return true; }
    std::vector<Handle> handlesOn(const Plot& plot, const Look& look) const override;
    Focus focusAt(QPointF point) const override;
    std::optional<Focus> heldFocus(const Handle& handle, double number) const override;
    QString title() const override;

private:
    ErrorsAtPosition m_present;
};

/// The drift of a score that should be constant.
class PrecisionDriftView : public PlotView<PrecisionPicture, PrecisionDriftFrame> {
    Q_OBJECT
public:
    explicit PrecisionDriftView(QWidget* parent = nullptr);

    void setPresent(double drift); ///< at the query's position

    QString exportName() const override;

protected:
    Plot plotOf(const PrecisionDriftFrame& frame, const QRectF& area,
        const PointedLook& look) const override;
    NumberTable tableOf(const PrecisionDriftFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    bool hasStillGround() const override { return true; }
    std::vector<Handle> handlesOn(const Plot& plot, const Look& look) const override;
    Focus focusAt(QPointF point) const override;
    std::optional<Focus> heldFocus(const Handle& handle, double number) const override;
    QString title() const override;

private:
    double m_present = 0;
};

} // namespace lab::ui
