#include "ui/paint/plot/layers.h"

#include <utility>

namespace lab::ui {

template <IsAmong<LayerKinds> Kind>
Layer::Layer(Kind kind)
    : LayerKinds(std::move(kind))
{
}

Layer::Layer(const Layer& other) = default;
Layer::Layer(Layer&& other) noexcept = default;
Layer& Layer::operator=(const Layer& other) = default;
Layer& Layer::operator=(Layer&& other) noexcept = default;
Layer::~Layer() = default;

template Layer::Layer(Curve);
template Layer::Layer(Dots);
template Layer::Layer(Marks);
template Layer::Layer(Rule);
template Layer::Layer(Stroke);
template Layer::Layer(Region);
template Layer::Layer(Outline);
template Layer::Layer(Label);

} // namespace lab::ui
