#pragma once

#include "core/figures/precision/precision_figures.h"
#include "core/frames/frame_inputs.h"
#include "core/frames/precision/precision_detail.h"
#include "ui/benches/bench.h"
#include "ui/benches/picture_frames.h"
#include "ui/drawing/figure_view.h"
#include "ui/store/background.h"

namespace lab::ui {

/// RoPE in the number formats of machines: the error of each against the position, and below it the
/// drift of a score that a shift should not change. One line of the position runs through both.
///
/// After a change, curves are shown at once from few positions; complete ones follow from the
/// background.
class PrecisionBench : public Bench {
    Q_OBJECT
public:
    explicit PrecisionBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;

    void complete() override;
    int columns() const; ///< of the curves, in pixels of the screen

protected:
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;

private:
    using PresentInputs = FrameInputs<AnySpace, Part<&LabState::precision>,
        Part<&LabState::rotations>, Part<&LabState::schemes, &Schemes::rotationFormats>,
        Part<&LabState::position, &Positions::query>, Part<&LabState::position, &Positions::key>>;
    /// The requested curves of the current state and of A.
    struct Asked {
        PrecisionQuestion present;
        std::optional<PrecisionQuestion> ghost;

        bool operator==(const Asked&) const = default;
    };
    void showValues(const LabState& state);
    void findWhole(const Asked& asked);
    void putGhosts();

    FigureView<drawing::ErrorsValues>* m_errors;
    FigureView<drawing::DriftValues>* m_drift;
    Memo<PrecisionQuestion, PrecisionErrorsFrame> m_firstErrorsOfGhost;
    Memo<PrecisionQuestion, PrecisionDriftFrame> m_firstDriftOfGhost;
    PrecisionErrorsFrame m_wholeErrorsOfGhost;
    PrecisionDriftFrame m_wholeDriftOfGhost;
    Memo<PrecisionQuestion, PrecisionErrorsFrame> m_errorFrames;
    Memo<PrecisionQuestion, PrecisionDriftFrame> m_driftFrames;
    drawing::ErrorsValues m_shownErrors;
    drawing::DriftValues m_shownDrift;
    std::optional<Asked> m_asked;
    std::optional<PrecisionQuestion> m_errorsGhostPut; ///< in the space that it has there
    std::optional<PrecisionQuestion> m_driftGhostPut;
    Memo<PresentInputs, ErrorsAtPosition> m_presentErrors; ///< at the query
    Memo<PresentInputs, double> m_presentDrift;
    Background m_work; ///< destroyed first
};

} // namespace lab::ui
