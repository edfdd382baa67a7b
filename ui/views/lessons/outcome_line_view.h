#pragma once

#include "core/lessons/outcome_line.h"
#include "ui/paint/look.h"

#include <QWidget>

namespace lab::ui {

/// A picture of the predicted number beside the correct one.
class OutcomeLineView : public QWidget {
    Q_OBJECT
public:
    OutcomeLineView(const OutcomeLine& line, QWidget* parent);

    void setLook(const Look& look);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    OutcomeLine m_line;
    Look m_look;
};

} // namespace lab::ui
