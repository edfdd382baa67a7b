#pragma once

#include "core/frames/precision/precision_frames.h"
#include "ui/benches/bench.h"

namespace lab::ui {

class PrecisionDriftView;
class PrecisionErrorsView;

/// RoPE in the formats of machines: the error of each against the position, and under it the
/// drift of a score that a shift should not change. One line of the position runs through both.
class PrecisionBench : public Bench {
    Q_OBJECT
public:
    explicit PrecisionBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;

protected:
    void layOut(const QRect& area) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;

private:
    ErrorRoom roomFor(const LabState& state) const;

    PrecisionErrorsView* m_errors;
    PrecisionDriftView* m_drift;
};

} // namespace lab::ui
