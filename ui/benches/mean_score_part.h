#pragma once

#include "core/frames/context/mean_score_frame.h"
#include "core/frames/frame_inputs.h"
#include "ui/benches/picture_frames.h"
#include "ui/benches/rest.h"
#include "ui/drawing/figure_view.h"
#include "ui/store/background.h"

#include <QObject>

namespace lab::ui {

/// The picture of the mean score, and the search for the extremes of its far columns. They take a
/// tenth of a second, so they are computed in the background while the picture is visible, once no
/// other state has arrived for a moment.
class MeanScorePart : public QObject {
    Q_OBJECT
public:
    explicit MeanScorePart(QWidget* parent);

    PictureView& view() const { return *m_view; }
    void show(const LabState& state, bool isDragged = false);
    void complete() { m_rest.complete(); }
    void showGhost(const std::optional<LabState>& ghost);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< the view is shown or hidden

private:
    using Inputs = FrameInputs<MeanScoreSpace, Part<&LabState::rotations>,
        Part<&LabState::context, &Context::decayBoundShown>,
        Part<&LabState::position, &Positions::trainingLength>,
        Part<&LabState::position, &Positions::targetLength>>;
    void showNow(const LabState& state);
    void explore();
    MeanScoreSpace spaceFor(int pairs) const; ///< that a drag allows

    FigureView<MeanScoreFrame>* m_view;
    int m_pairs = 0; ///< of the frame
    PictureFrames<Inputs, MeanScoreFrame> m_frames;
    Rest m_rest;
    Background m_work; // last member, so that it is destroyed before the members that it uses
};

} // namespace lab::ui
