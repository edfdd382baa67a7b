#pragma once

#include "app/text/exit.h"
#include "core/state/lab_state.h"
#include "ui/paint/comparison.h"
#include "ui/views/reading/reading_view.h"

#include <QImage>
#include <QSize>
#include <QString>

namespace lab::ui {
class FormulaBook;
}

namespace lab::app {

enum class Theme { Light, Dark };

struct RenderRequest {
    LabState state;
    QString picture; ///< export name of one picture, even if another one has its place; empty for
                     ///< the whole bench
    QSize size;
    double scale = 1;
    Theme theme = Theme::Light;
    ui::DigitsShown digits = ui::DigitsShown::Few;
    QString output;
    ui::Comparison comparison = ui::Comparison::Both; ///< if the state has a pinned one
    bool waits = true; ///< limits background computations; without it, only known results are drawn
};

/// Draws the bench of the state, laid out at the size, into the output file. Needs no display.
Expected<void, Failure> rendered(const RenderRequest& request);

/// The whole bench of the request as pixels, null if there is not enough memory; picture and output
/// are not used.
QImage renderedImage(const RenderRequest& request, const ui::FormulaBook& formulas);

} // namespace lab::app
