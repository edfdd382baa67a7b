#pragma once

#include "core/frames/frame_inputs.h"
#include "core/frames/grids/grids_frames.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"

#include <optional>

namespace lab::ui {

class GridEncodingsView;
class GridPairsView;
class PatchImageView;
class SimilarityMapView;

/// Grids: an image in patches, how alike the query's patch and all others are under the chosen
/// encoding and, small, under each; below, which pairs turn with which axis.
class GridsBench : public Bench {
    Q_OBJECT
public:
    explicit GridsBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;

protected:
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    PatchImageView* m_image;
    SimilarityMapView* m_map;
    GridEncodingsView* m_encodings;
    GridPairsView* m_pairs;
    using Image = Part<&LabState::grids>;
    using Query = Part<&LabState::position, &Positions::query>;
    using Key = Part<&LabState::position, &Positions::key>;
    using OfSinusoid = Part<&LabState::schemes, &Schemes::sinusoidalGrid>;
    using OfTurns = Part<&LabState::schemes, &Schemes::rotaryGrid>;
    using OfTable = Part<&LabState::schemes, &Schemes::learned>;
    using Inputs = FrameInputs<AnyRoom, Image, Query, Key, OfSinusoid, OfTurns, OfTable>;
    using PairInputs = FrameInputs<AnyRoom, Image, Query, Key, OfSinusoid, OfTurns>;
    PictureFrames<Inputs, GridsFrame> m_frames;
    PictureFrames<PairInputs, GridPairsFrame> m_pairFrames;
};

} // namespace lab::ui
