#pragma once

#include "core/figures/compare/cards_values.h"
#include "core/frames/compare/advice.h"
#include "core/frames/frame_inputs.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/drawing/figure_view.h"

#include <memory>
#include <optional>
#include <vector>

namespace lab::ui {

class KeptRuns;
class PictureChoice;

/// Compare: every encoding against every property in one layer, each cell computed; which of them
/// meet the requirements; or claims of texts, or mistakes beside the right code, to be voted on and
/// judged.
class CompareBench : public Bench {
    Q_OBJECT
public:
    explicit CompareBench(QWidget* parent = nullptr);

    /// Saved runs of the user are quoted from now on; the object outlives the bench.
    void useKept(const KeptRuns& kept);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;
    std::vector<PanelAction> panelActions() const override;
    bool usesPositions() const override { return false; }
    QWidget* keyTaker() const override { return shownCards(); }

protected:
    bool event(QEvent* event) override; ///< a vote, while the switch has the focus
    LayoutInputs layoutInputs(const LabState& state) const override;
    double headWidth(const Look& look) const override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;

private:
    std::vector<std::string_view> cardParameters() const;
    FigureView<drawing::CardsValues>* shownCards() const; ///< null in the other pictures

    using OwnRuns = std::shared_ptr<const std::vector<KeptRun>>; ///< of the user
    OwnRuns ownRuns() const;

    const KeptRuns* m_kept = nullptr; ///< null if no runs are quoted
    FigureView<CompareFrame>* m_table;
    FigureView<AdviceFrame>* m_adviser;
    FigureView<drawing::CardsValues>* m_claims;
    FigureView<drawing::CardsValues>* m_mistakes;
    PictureChoice* m_choice; ///< of the picture, beside the title
    using Layer = Part<&LabState::compare>;
    using OfSinusoid = Part<&LabState::waves>;
    using OfBiases = Part<&LabState::biases>;
    using OfRope = Part<&LabState::rotations>;
    using OfOthers = Part<&LabState::schemes>;
    using OfAlibi = Part<&LabState::biases, &Biases::encoding>;
    using Inputs = FrameInputs<AnySpace, Layer, OfSinusoid, OfAlibi, OfRope, OfOthers>;
    using OfWords = Part<&LabState::order>;
    using Places = Part<&LabState::position>;
    using OfPlane = Part<&LabState::derivation>;
    using OfModels = Part<&LabState::experiment>;
    using CardInputs = FrameInputs<OwnRuns, Layer, OfSinusoid, OfBiases, OfRope, OfOthers, OfWords,
        Places, OfPlane, OfModels>;
    using OfLength = Part<&LabState::position, &Positions::trainingLength>;
    using OfTarget = Part<&LabState::position, &Positions::targetLength>;
    using OfHead = Part<&LabState::model>; // whose dimension RoPE's pairs are counted for
    using AdviceInputs = FrameInputs<OwnRuns, Layer, OfSinusoid, OfAlibi, OfRope, OfOthers,
        OfLength, OfTarget, OfHead>;
    PictureFrames<Inputs, CompareFrame> m_frames;
    PictureFrames<AdviceInputs, AdviceFrame> m_adviceFrames;
    PictureFrames<CardInputs, drawing::CardsValues> m_claimFrames;
    PictureFrames<CardInputs, drawing::CardsValues> m_mistakeFrames;
};

} // namespace lab::ui
