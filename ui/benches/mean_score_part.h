#pragma once

#include "core/frames/context/mean_score_frame.h"
#include "ui/benches/figure_part.h"
#include "ui/benches/rest.h"
#include "ui/store/background.h"

#include <QObject>

namespace lab::ui {

using MeanScoreInputs = FrameInputs<MeanScoreSpace, Part<&LabState::rotations>,
    Part<&LabState::context, &Context::decayBoundShown>,
    Part<&LabState::position, &Positions::trainingLength>,
    Part<&LabState::position, &Positions::targetLength>>;

/// The picture of the mean score, and the search for the extremes of its far columns. They take a
/// tenth of a second, so they are computed in the background while the picture is visible, once no
/// other state has arrived for a moment.
class MeanScorePart : public QObject, public FigurePart<MeanScoreFrame, MeanScoreInputs> {
public:
    explicit MeanScorePart(PageBench& page);
    ~MeanScorePart() override;

    void show(const PageBench& page) override;
    void complete() override { m_rest.complete(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< the view is shown or hidden

private:
    void showNow(const LabState& state);
    void explore();

    const PageBench& m_page;
    int m_pairs = 0; ///< of the frame
    Rest m_rest;
    Background m_work; // last member, so that it is destroyed before the members that it uses
};

} // namespace lab::ui
