#pragma once

#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "ui/views/parameters/parameter_row.h"

class QCheckBox;

namespace lab::ui {

/// The switch of a method's line: a box, a piece of the line, the name. The first one of the
/// methods has their heading above it.
///
/// The chosen method's line always stands, and LongRoPE has none without a model's lists: their
/// boxes say so and cannot be switched.
class MethodRow : public ParameterRow {
    Q_OBJECT
public:
    MethodRow(const Parameter& parameter, ScalingMethod method, QWidget* parent);

    void setState(const LabState& state) override;
    void setLook(const Look& look) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void placeParts() override;
    QRect labelArea() const override;

private:
    void showName();

    ScalingMethod m_method;
    QCheckBox* m_box;
    bool m_isChosen = false;
    bool m_lacksNumbers = false;
};

} // namespace lab::ui
