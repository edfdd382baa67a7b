#pragma once

#include "ui/paint/context/pair_factors.h"
#include "ui/views/context/context_picture.h"
#include "ui/views/plot_view.h"

#include <optional>

namespace lab::ui {

/// The factor by which each method slows each pair. A click on a method of the list selects it, the
/// ends of its ramps are dragged along its line, and a click elsewhere in the plot selects the pair
/// there.
///
/// With the keyboard: Enter selects the next end, the arrow keys then move it by a quarter of a
/// pair, with Shift by a whole one, and Escape deselects it.
class PairFactorsView : public PlotView<ContextPicture, FactorsFrame> {
    Q_OBJECT
public:
    explicit PairFactorsView(QWidget* parent = nullptr);

    /// Hatched while its frame is not that of the state.

    QString exportName() const override;
    QString keysInWords() const override;

protected:
    Plot plotOf(
        const FactorsFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const FactorsFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    void frameChanged() override;
    std::optional<std::size_t> hovered() const override;
    void handleTaken(const Handle& handle) override;
    void pressGround(QPointF point) override;
    std::optional<Focus> heldFocus(const Handle& handle, double number) const override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    FactorLayout parts() const; ///< in the widget, up to date
    std::size_t pairs() const;
    const std::vector<RampHandle>& ends() const { return frame().handles.ends; }
    void selectAcross(QPointF point);
    void moveTaken(double byPairs);
    void takeNext();
    void letGo();
    Focus focusOnEnd(std::size_t index) const;

    std::optional<RampEnd> m_taken; ///< for keys
};

} // namespace lab::ui
