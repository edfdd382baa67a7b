#pragma once

#include "core/figures/waves/waves_figures.h"
#include "core/frames/frame_inputs.h"
#include "core/frames/waves/added_terms_frame.h"
#include "core/frames/waves/distance_pairs_frame.h"
#include "core/frames/waves/learned_frames.h"
#include "core/frames/waves/odometer_frame.h"
#include "core/frames/waves/waves_frames.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/drawing/figure_view.h"

#include <memory>
#include <optional>
#include <vector>

namespace lab::ui {

class PictureSlot;

/// Waves: the transposed table of an encoding, and the properties of its rows. For the sinusoid,
/// the waves of a few columns below and beside them: the similarity of two rows depends only on
/// their distance, and one matrix shifts every row. For a learned table, the products of its rows,
/// which are chance, and where it ends. For distances, that all pairs share few vectors. Or,
/// instead, an odometer beside the dials, or the terms of added positions.
class WavesBench : public Bench {
    Q_OBJECT
public:
    explicit WavesBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;

protected:
    LayoutInputs layoutInputs(const LabState& state) const override;
    double headWidth(const Look& look) const override;
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    void layOutTable(const QRect& area, WavesEncoding shown);
    WavesSpace spaceOf(const PictureView& picture, const QRectF& plot) const;
    WavesSpace spaceOf(const PictureView& picture, const drawing::Margins& edges) const;
    WavesSpace similaritySpace(const LabState& state) const;
    int pairsSpace() const; ///< maximum number of cells per side

    /// The pairs whose waves are shown, also for A, are those of the state that is shown.
    struct PairSpace {
        WavesSpace space;
        std::vector<int> pairs;

        bool operator==(const PairSpace&) const = default;
    };
    PairSpace curveSpace() const;

    using Encoding = Part<&LabState::waves, &Waves::encoding>;
    using Shows = Part<&LabState::waves, &Waves::shown>;
    using OfDistances = Part<&LabState::schemes, &Schemes::functionalRelative>;
    using OfTable = Part<&LabState::schemes, &Schemes::learned>;
    using Pair = Part<&LabState::waves, &Waves::pair>;
    using Query = Part<&LabState::position, &Positions::query>;
    using Key = Part<&LabState::position, &Positions::key>;
    using First = Part<&LabState::position, &Positions::first>;
    using Shown = Part<&LabState::position, &Positions::shown>;
    using TableInputs = FrameInputs<WavesSpace, Encoding, Shows, OfDistances, First, Shown>;
    using CurveInputs =
        FrameInputs<PairSpace, Encoding, Shows, OfDistances, Pair, Query, Key, First, Shown>;
    using LearnedInputs = FrameInputs<WavesSpace, OfTable, First, Shown>;
    using ProductInputs = FrameInputs<WavesSpace, OfTable, Query, Key, First, Shown>;
    using PairsInputs = FrameInputs<int, Shows, OfDistances, Pair, Query, Key, First, Shown>;
    using Radix = Part<&LabState::waves, &Waves::radix>;
    using OdometerInputs = FrameInputs<WavesSpace, Encoding, Radix, Pair, Query, First, Shown>;
    using Mix = Part<&LabState::waves, &Waves::mix>;
    using Seed = Part<&LabState::waves, &Waves::seed>;
    using Moved = Part<&LabState::waves, &Waves::moved>;
    using TermsInputs = FrameInputs<AnySpace, Encoding, Mix, Seed, Moved, Pair, Query, Key>;
    using Measure = Part<&LabState::waves, &Waves::measure>;
    using SimilarityInputs = FrameInputs<WavesSpace, Encoding, Measure, Query, Key, Shown>;
    using ShiftInputs = FrameInputs<AnySpace, Encoding, Pair, Query, Key>;

    FigureView<drawing::TableValues>* m_table;
    FigureView<drawing::CurvesValues>* m_waves;
    FigureView<drawing::SimilarityValues>* m_similarity;
    FigureView<drawing::ShiftValues>* m_shift;
    FigureView<drawing::LearnedValues>* m_learned;
    FigureView<drawing::ProductsValues>* m_products;
    FigureView<drawing::PairsValues>* m_pairs;
    FigureView<drawing::OdometerValues>* m_odometer;
    FigureView<drawing::TermsValues>* m_terms;
    PictureSlot* m_slot;
    PictureFrames<TableInputs, std::shared_ptr<const TableFrame>> m_tables;
    PictureFrames<CurveInputs, std::shared_ptr<const WavesFrame>> m_curves;
    PictureFrames<SimilarityInputs, std::shared_ptr<const SimilarityFrame>> m_similarities;
    PictureFrames<ShiftInputs, std::shared_ptr<const ShiftFrame>> m_shifts;
    PictureFrames<LearnedInputs, std::shared_ptr<const LearnedFrame>> m_learnedTables;
    PictureFrames<ProductInputs, std::shared_ptr<const ProductsFrame>> m_productFrames;
    PictureFrames<PairsInputs, std::shared_ptr<const DistancePairsFrame>> m_pairFrames;
    PictureFrames<OdometerInputs, std::shared_ptr<const OdometerFrame>> m_odometers;
    PictureFrames<TermsInputs, std::shared_ptr<const AddedTermsFrame>> m_termFrames;
};

} // namespace lab::ui
