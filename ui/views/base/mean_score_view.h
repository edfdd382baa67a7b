#pragma once

#include "ui/paint/base/mean_score_places.h"
#include "ui/store/background.h"
#include "ui/views/base/base_picture.h"

#include <optional>

namespace lab::ui {

/// The mean score against the distance. The lines of the two lengths are dragged across and stop at
/// powers of two when close, the peak of adversarial vectors at either line too.
///
/// The means are whole at once. The extremes of the far columns take a tenth of a second, so they
/// are found in the background once no other frame has come for a moment; what is exported or
/// copied always has all of them.
class MeanScoreView : public BasePicture {
    Q_OBJECT
public:
    explicit MeanScoreView(QWidget* parent = nullptr);

    void setFrame(MeanScoreFrame frame);
    void hold(); ///< something moves: what is left to find waits
    const MeanScoreFrame& frame() const { return m_frame; }
    void setGhost(std::optional<MeanScoreFrame> ghost);
    MeanScorePlaces places() const; ///< in the widget, now
    /// What a frame of so many pairs may have so that it is made while something is dragged.
    MeanScoreRoom roomFor(int pairs) const;

    QString exportName() const override;
    void paint(QPainter& painter, const QRectF& area, const Look& look) const override;
    NumberTable numbers() const override;
    std::optional<NumberTable> ghostNumbers() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void grab(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void drag(QPointF point, Qt::KeyboardModifiers modifiers) override;
    void release() override;
    Focus focusAt(QPointF point) const override;
    Qt::CursorShape cursorAt(QPointF point) const override;
    std::vector<PictureHandle> handles() const override;

private:
    struct Held {
        MeanScorePart part = MeanScorePart::Nothing;
        double grip = 0; ///< from the pointer to what it holds
    };
    void explore();

    MeanScoreFrame m_frame;
    std::optional<MeanScoreFrame> m_ghost;
    std::optional<Held> m_held;
    Background m_work; // last, so that it ends before what it tells of
};

} // namespace lab::ui
