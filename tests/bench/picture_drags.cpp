#include "tests/bench/picture_drags.h"

#include "ui/drawing/drawing_view.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/drawing/qt_texts.h"

namespace lab::ui {

namespace {

template <class View> View* shown(const QWidget& window)
{
    for (View* view : window.findChildren<View*>())
        if (view->isVisible())
            return view;
    return nullptr;
}

struct NamedHandle {
    const char* name;
    std::string_view key;
    QPointF way;
};

void addHandle(std::vector<MouseDrag>& drags, const QWidget& window, Picture picture,
    const NamedHandle& wanted)
{
    for (PictureView* view : window.findChildren<PictureView*>())
        if (view->isVisible() && view->picture() == picture)
            for (const PictureHandle& handle : view->handles())
                if (handle.key == wanted.key)
                    drags.push_back({wanted.name, view, handle.place, wanted.way});
}

void addRing(std::vector<MouseDrag>& drags, DrawingView& view)
{
    for (const drawing::Handle& handle : view.drawn().handles)
        if (handle.circle && handle.tone == drawing::Tone::Unseen && handle.number <= 1)
            return drags.push_back({"arc of a ring", &view, qt(handle.place)});
}

void addBase(std::vector<MouseDrag>& drags, const QWidget& window)
{
    const QPointF down(0, 1);
    addHandle(drags, window, Picture::ContextSpectrum, {"base", "rope.base", down});
    addHandle(drags, window, Picture::ContextSpectrum, {"dimension", "rope.width", {1, 0}});
    addHandle(drags, window, Picture::ContextSpectrum,
        {"line of the training length", "context.training_length", down});
    addHandle(drags, window, Picture::ContextSpectrum,
        {"line of the target length", "context.target_length", down});
    for (PictureView* picture : window.findChildren<PictureView*>())
        if (auto* view = dynamic_cast<DrawingView*>(picture); view && view->isVisible())
            addRing(drags, *view);
    for (PictureView* view : window.findChildren<PictureView*>())
        if (view->isVisible() && view->picture() == Picture::ContextFactors)
            for (const PictureHandle& handle : view->handles())
                drags.push_back({"end of a ramp", view, handle.place});
    addHandle(drags, window, Picture::ContextMeanScore,
        {"length over the mean score", "context.target_length", {-1, 0}});
    addHandle(drags, window, Picture::BaseBound, {"line of the base", "rope.base", down});
    addHandle(drags, window, Picture::ContextGrowingLength,
        {"line of the length", "position.query", {-1, 0}});
}

// The diamonds and tabs, each along its path: within a decade of a base and two doublings of a
// count.
void addScaled(std::vector<MouseDrag>& drags, const QWidget& window)
{
    for (PictureView* view : window.findChildren<PictureView*>()) {
        if (!view->isVisible())
            continue;
        for (const PictureHandle& handle : view->handles())
            if (handle.scaled)
                drags.push_back({"handle of " + handle.name.toStdString(), view, handle.place,
                    handle.scaled->direction(), 40});
    }
}

} // namespace

std::vector<MouseDrag> pictureDrags(const QWidget& window, const LabState& state)
{
    std::vector<MouseDrag> drags;
    if (state.bench == BenchId::Context)
        addBase(drags, window);
    if (state.bench != BenchId::Context)
        addScaled(drags, window);
    if (state.bench == BenchId::Precision)
        addHandle(drags, window, Picture::PrecisionErrors,
            {"line of the position", "position.query", {-1, 0}});
    return drags;
}

} // namespace lab::ui
