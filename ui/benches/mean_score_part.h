#pragma once

#include "core/frames/context/mean_score_frame.h"
#include "core/frames/frame_inputs.h"
#include "ui/benches/picture_frames.h"
#include "ui/store/background.h"

#include <QObject>

#include <optional>

namespace lab::ui {

class MeanScoreView;

/// The picture of the mean score, and the search for the extremes of its far columns. They take a
/// tenth of a second, so they are found in the background while the picture is seen, once no other
/// state has come for a moment.
class MeanScorePart : public QObject {
    Q_OBJECT
public:
    explicit MeanScorePart(QWidget* parent);

    MeanScoreView& view() const { return *m_view; }
    void show(const LabState& state);
    void showGhost(const std::optional<LabState>& ghost);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< the view is shown or hidden

private:
    using Inputs = FrameInputs<MeanScoreSpace, Part<&LabState::rotations>,
        Part<&LabState::base, &Base::decayBoundShown>,
        Part<&LabState::position, &Positions::trainingLength>,
        Part<&LabState::position, &Positions::targetLength>>;
    void explore();

    MeanScoreView* m_view;
    PictureFrames<Inputs, MeanScoreFrame> m_frames;
    Background m_work; // last, so that it ends before what it tells of
};

} // namespace lab::ui
