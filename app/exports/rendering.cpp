#include "app/exports/rendering.h"

#include "app/exports/export.h"
#include "app/files/json_file.h"
#include "core/drawing/json.h"
#include "core/math/quoting.h"
#include "core/state/choices.h"
#include "core/state/parameters.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/key_text.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::RenderCommand)
};

std::unique_ptr<ui::Bench> newLaidOutBench(
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
    return bench;
}

std::unique_ptr<ui::Bench> newRenderedBench(
    const RenderRequest& request, const ui::FormulaBook& formulas)
{
    auto bench = newLaidOutBench(request, formulas);
    if (request.waits)
        bench->complete();
    return bench;
}

QStringList picturesOf(const ui::Bench& bench)
{
    QStringList names;
    for (const ui::PictureView* picture : bench.pictures())
        names += picture->exportName();
    return names;
}

/// The pictures of the bench for each choice of its picture parameter, if it has one.
std::vector<std::pair<std::string_view, QStringList>> picturesByChoice(
    ui::Bench& bench, const LabState& state, const std::string& key)
{
    std::vector<std::pair<std::string_view, QStringList>> found;
    const Parameter* parameter = parameterNamed(key);
    for (const Choice& choice : parameter ? parameter->choices : std::span<const Choice>()) {
        bench.setState(clamped(parameter->with(state, std::string(choice.key))));
        found.emplace_back(choice.key, picturesOf(bench));
    }
    bench.setState(state);
    return found;
}

/// The state in which its bench has the picture: itself, or with another picture selected in the
/// shared place.
Expected<LabState, Failure> stateWithPicture(
    const RenderRequest& request, const ui::FormulaBook& formulas)
{
    const LabState& state = request.state;
    const auto bench = newLaidOutBench(request, formulas);
    QStringList names = picturesOf(*bench);
    if (names.contains(request.picture))
        return state;
    const std::string own = keyOf(state.bench);
    const std::string shared = own + ".picture";
    for (const auto& [choice, there] : picturesByChoice(*bench, state, shared)) {
        if (there.contains(request.picture))
            return clamped(parameterNamed(shared)->with(state, std::string(choice)));
        for (const QString& name : there) {
            if (!names.contains(name))
                names += name;
        }
    }
    for (const std::string& key : {own + ".encoding", own + ".measure"}) {
        for (const auto& [choice, there] : picturesByChoice(*bench, state, key)) {
            if (there.contains(request.picture))
                return Unexpected(Failure {Exit::Misused,
                    Words::tr("--picture: %1 has the picture %2 only with --set %3=%4.")
                        .arg(bench->exportName(), request.picture, QString::fromStdString(key),
                            keyText(choice))});
        }
    }
    return Unexpected(Failure {Exit::Misused,
        Words::tr("--picture: %1 has no picture %2; it must be one of %3.")
            .arg(bench->exportName(), request.picture, ui::listed(names))});
}

/// One drawing, or several by their names.
Expected<void, Failure> writtenAsJson(
    const std::vector<ui::PictureView*>& pictures, const QString& path)
{
    JsonObject all;
    std::string last;
    for (const ui::PictureView* picture : pictures) {
        last = drawing::json(picture->drawn());
        all.add(picture->exportName().toStdString(), last);
    }
    const std::string text = pictures.size() == 1 ? last : all.text();
    return orFailure(writtenAtomically(path, QByteArray::fromStdString(text) + '\n'));
}

} // namespace

QImage renderedImage(const RenderRequest& request, const ui::FormulaBook& formulas)
{
    return image(drawingOf(*newRenderedBench(request, formulas)), request.scale);
}

Expected<void, Failure> rendered(const RenderRequest& request)
{
    const ui::FormulaBook formulas;
    if (request.picture.isEmpty()) {
        const auto bench = newRenderedBench(request, formulas);
        if (isJson(request.output))
            return writtenAsJson(bench->pictures(), request.output);
        return orFailure(exported(drawingOf(*bench), request.output, request.scale));
    }
    auto state = stateWithPicture(request, formulas);
    if (!state)
        return Unexpected(std::move(state).error());
    RenderRequest shown = request;
    shown.state = *std::move(state);
    const auto bench = newRenderedBench(shown, formulas);
    const auto at = static_cast<std::size_t>(picturesOf(*bench).indexOf(request.picture));
    ui::PictureView* picture = bench->pictures().at(at);
    if (isJson(request.output))
        return writtenAsJson({picture}, request.output);
    return orFailure(exported(drawingOf(*picture), request.output, request.scale));
}

} // namespace lab::app
