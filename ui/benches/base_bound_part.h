#pragma once

#include "core/frames/context/base_bound_frame.h"
#include "core/frames/frame_inputs.h"
#include "core/frames/memo.h"
#include "ui/benches/page_bench.h"
#include "ui/benches/rest.h"
#include "ui/drawing/figure_view.h"
#include "ui/store/bound_scan.h"

#include <QObject>

#include <optional>
#include <vector>

class QPushButton;

namespace lab::ui {

/// The picture of the base bound and its search, which runs in the background from the first state
/// that is shown. A button over the picture stops and resumes it.
class BaseBoundPart : public QObject, public PagePart {
    Q_OBJECT
public:
    explicit BaseBoundPart(PageBench& page);

    const std::vector<DrawingView*>& views() const override { return m_views; }
    bool isShown(const LabState& state) const override;
    void show(const PageBench& page) override;
    void showGhost(const PageBench&, const std::optional<LabState>&) override { }
    void complete() override; ///< with all bounds of the state

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< another size or language

private:
    void showNow(const LabState& state);
    void showFrame();
    void placeButton();

    using Inputs = FrameInputs<BoundAnswers, Part<&LabState::rotations>,
        Part<&LabState::position, &Positions::trainingLength>,
        Part<&LabState::position, &Positions::targetLength>>;
    FigureView<BaseBoundFrame>* m_view;
    std::vector<DrawingView*> m_views;
    QPushButton* m_button;
    BoundScan m_scan;
    LabState m_state; ///< the state of the search
    bool m_isShown = false; ///< in the last state of the page
    Memo<Inputs, BaseBoundFrame> m_frame;
    Rest m_rest;
};

} // namespace lab::ui
