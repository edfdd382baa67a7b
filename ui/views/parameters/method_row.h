#pragma once

#include "core/encodings/scaling/parameters.h"
#include "ui/views/parameters/parameter_row.h"

class QCheckBox;

namespace lab::ui {

/// The switch of a method's line: a check box, a sample of the line, the name. The first method has
/// the heading above it.
///
/// The line of the chosen method is always shown, and LongRoPE has none without the lists of a
/// model: their check boxes are disabled and show this.
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
