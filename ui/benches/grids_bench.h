#pragma once

#include "core/frames/frame_inputs.h"
#include "core/frames/grids/grids_frames.h"
#include "core/frames/grids/video_frame.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/drawing/figure_view.h"

#include <optional>

namespace lab::ui {

class PictureSlot;

/// Grids: an image in patches, the similarity of the query's patch to all others under the selected
/// encoding and, small, under each; below, which pairs rotate with which axis. Or a video among
/// words: its frames by similarity, its lengths as a box, and the three position indices along the
/// prompt.
class GridsBench : public Bench {
    Q_OBJECT
public:
    explicit GridsBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;
    bool hasRuler() const override; ///< along the tokens of a prompt; patches have two directions

protected:
    LayoutInputs layoutInputs(const LabState& state) const override;
    double headWidth(const Look& look) const override;
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    void layOutVideo(const QRect& area);

    FigureView<GridsFrame>* m_image;
    FigureView<GridsFrame>* m_map;
    FigureView<GridsFrame>* m_encodings;
    FigureView<GridPairsFrame>* m_pairs;
    FigureView<VideoFrame>* m_stills;
    FigureView<VideoFrame>* m_box;
    FigureView<VideoFrame>* m_sequence;
    PictureSlot* m_slot;
    using Image = Part<&LabState::grids>;
    using Query = Part<&LabState::position, &Positions::query>;
    using Key = Part<&LabState::position, &Positions::key>;
    using OfSinusoid = Part<&LabState::schemes, &Schemes::sinusoidalGrid>;
    using OfTurns = Part<&LabState::schemes, &Schemes::rotaryGrid>;
    using OfTable = Part<&LabState::schemes, &Schemes::learned>;
    using Inputs = FrameInputs<AnySpace, Image, Query, Key, OfSinusoid, OfTurns, OfTable>;
    using OfVideo = Part<&LabState::schemes, &Schemes::multimodal>;
    using PairInputs = FrameInputs<AnySpace, Image, Query, Key, OfSinusoid, OfTurns, OfVideo>;
    using VideoInputs = FrameInputs<AnySpace, Query, Key, OfVideo>;
    PictureFrames<Inputs, GridsFrame> m_frames;
    PictureFrames<PairInputs, GridPairsFrame> m_pairFrames;
    PictureFrames<VideoInputs, VideoFrame> m_videoFrames;
};

} // namespace lab::ui
