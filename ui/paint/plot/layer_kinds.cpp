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
template Layer::Layer(Band);
template Layer::Layer(Cells);
template Layer::Layer(ColorBar);
template Layer::Layer(Hatching);
template Layer::Layer(Dots);
template Layer::Layer(Marks);
template Layer::Layer(Rule);
template Layer::Layer(Stroke);
template Layer::Layer(Region);
template Layer::Layer(Bars);
template Layer::Layer(Outline);
template Layer::Layer(Label);
template Layer::Layer(Graph);
template Layer::Layer(FormulaLabel);

} // namespace lab::ui
