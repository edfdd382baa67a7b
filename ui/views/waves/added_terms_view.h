#pragma once

#include "ui/paint/waves/added_terms.h"
#include "ui/views/plot_view.h"
#include "ui/views/waves/waves_picture.h"

namespace lab::ui {

/// The effect of added positions on a score. The share of the random matrix is dragged
/// horizontally; a press in the plot moves it there.
class AddedTermsView : public PlotView<WavesPicture, AddedTermsFrame> {
    Q_OBJECT
public:
    explicit AddedTermsView(QWidget* parent = nullptr);

    QString exportName() const override;

protected:
    Plot plotOf(
        const AddedTermsFrame& frame, const QRectF& area, const PointedLook& look) const override;
    NumberTable tableOf(const AddedTermsFrame& frame) const override;
    Layers pointedOn(const Plot& plot, const Focus& focus, const Look& look) const override;
    Focus focusAt(QPointF point) const override;
    Focus shownOf(const Focus& focus) const override;
    void updateAccessibleText() override;
};

} // namespace lab::ui
