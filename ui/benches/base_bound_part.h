#pragma once

#include "core/frames/context/base_bound_frame.h"
#include "core/frames/frame_inputs.h"
#include "core/frames/memo.h"
#include "ui/benches/rest.h"
#include "ui/store/bound_scan.h"

#include <QObject>

namespace lab::ui {

class BaseBoundView;

/// The picture of the base bound and its search, which runs in the background from the first state
/// that is shown.
class BaseBoundPart : public QObject {
    Q_OBJECT
public:
    explicit BaseBoundPart(QWidget* parent);

    BaseBoundView& view() const { return *m_view; }
    void show(const LabState& state, bool isDragged = false);
    void complete(); ///< with all bounds of the state

private:
    void showNow(const LabState& state);
    void showFrame();

    using Inputs = FrameInputs<BoundAnswers, Part<&LabState::rotations>,
        Part<&LabState::position, &Positions::trainingLength>,
        Part<&LabState::position, &Positions::targetLength>>;
    BaseBoundView* m_view;
    BoundScan m_scan;
    LabState m_state; ///< the state of the search
    Memo<Inputs, BaseBoundFrame> m_frame;
    Rest m_rest;
};

} // namespace lab::ui
