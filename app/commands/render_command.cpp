#include "app/commands/render_command.h"

#include "app/files/export.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/punctuation.h"
#include "ui/views/picture_view.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RenderCommand)
};

std::unique_ptr<ui::Bench> newRenderedBench(
    const RenderRequest& request, const ui::FormulaBook& formulas)
{
    std::unique_ptr<ui::Bench> bench(ui::newDrawnBench(request.state.bench));
    ui::Look look;
    look.palette = request.theme == Theme::Dark ? ui::darkPalette() : ui::lightPalette();
    look.formulas = &formulas;
    bench->resize(request.size);
    bench->setLook(look);
    bench->setState(request.state);
    bench->setComparison(request.comparison);
    bench->setDigits(request.digits);
    bench->complete();
    return bench;
}

} // namespace

QImage renderedImage(const RenderRequest& request, const ui::FormulaBook& formulas)
{
    return image(drawingOf(*newRenderedBench(request, formulas)), request.scale);
}

Expected<void, Failure> rendered(const RenderRequest& request)
{
    const ui::FormulaBook formulas;
    const auto bench = newRenderedBench(request, formulas);
    Drawing drawing = drawingOf(*bench);
    if (!request.picture.isEmpty()) {
        QStringList names;
        for (const ui::PictureView* picture : bench->pictures())
            names += picture->exportName();
        const qsizetype index = names.indexOf(request.picture);
        if (index < 0)
            return Unexpected(Failure {Exit::Misused,
                Words::tr("--picture: %1 has no picture %2; it must be one of %3.")
                    .arg(bench->exportName(), request.picture, ui::listed(names))});
        drawing = drawingOf(*bench->pictures()[static_cast<std::size_t>(index)]);
    }
    return orFailure(exported(drawing, request.output, request.scale));
}

} // namespace lab::app
