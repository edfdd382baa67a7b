#pragma once

#include "core/state/edit.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/projection.h"

#include <memory>

namespace lab::ui {

inline constexpr QSize presentationScreens[] = {
    {1024, 768}, {1280, 800}, {1920, 1080}, {3840, 2160}};

struct PresentedScene {
    QString name;
    LabState state;
    Slide show;
};

inline Look lookFor(const QSize& screen, const FormulaBook& book)
{
    Look look;
    look.formulas = &book;
    look.scale = presentationScale(screen);
    return look;
}

/// The bench with a ruler below it, and a banner above it if there is a text.
inline std::unique_ptr<Bench> benchBefore(
    const PresentedScene& scene, const QSize& screen, const FormulaBook& book)
{
    const Look look = lookFor(screen, book);
    std::unique_ptr<Bench> bench(newBench(scene.state.bench, nullptr));
    bench->setState(scene.state); // decides whether there is a ruler
    const double ruler = bench->hasRuler() ? slideRuler : 0;
    const double banner = scene.show.hasWordsAbove ? bannerHeight : 0;
    bench->resize(
        screen.width(), screen.height() - qRound(look.px(ruler)) - qRound(look.px(banner)));
    bench->setLook(look);
    bench->setAudience(Audience::Presentation);
    bench->setSlide(scene.show);
    bench->setState(scene.state);
    bench->complete();
    return bench;
}

inline QList<QWidget*> shownParts(const Bench& bench)
{
    QList<QWidget*> parts;
    for (QWidget* part : bench.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (!part->isHidden() && !part->geometry().isEmpty())
            parts += part;
    }
    return parts;
}

} // namespace lab::ui
