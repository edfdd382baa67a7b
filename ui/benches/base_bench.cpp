#include "ui/benches/base_bench.h"

#include "core/frames/base/base_frames.h"
#include "ui/benches/scaling_numbers.h"
#include "ui/views/base/pair_factors_view.h"
#include "ui/views/base/spectrum_view.h"

namespace lab::ui {

BaseBench::BaseBench(QWidget* parent)
    : Bench(BenchId::Base, parent)
    , m_spectrum(new SpectrumView(this))
    , m_factors(new PairFactorsView(this))
{
    add(m_spectrum);
    add(m_factors);
}

QString BaseBench::title() const
{
    return tr("Base and context");
}

QString BaseBench::sentence() const
{
    return tr("Slow pairs never see a whole turn in training: past the training length they meet "
              "angles that are new to them.");
}

std::vector<std::string_view> BaseBench::panelParameters() const
{
    std::vector<std::string_view> keys {"rope.base", "context.training_length",
        "context.target_length", "rope.width", "rope.rotated_share", "scaling.method"};
    for (const std::string_view key : numbersOf(state().rotations.scaling.method))
        keys.push_back(key);
    return keys;
}

void BaseBench::layOut(const QRect& area)
{
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const int gutter = px(area.width() < look().px(720) ? 24 : 48);
    const int half = (area.width() - gutter) / 2;
    const int height = area.height() - px(8); // clear of the reading line
    m_spectrum->setGeometry(area.left(), area.top(), half, height);
    m_factors->setGeometry(area.left() + half + gutter, area.top(), half, height);
}

void BaseBench::show(const LabState& state)
{
    const int pairs = state.rotations.width / 2;
    m_spectrum->setPair(state.rotations.pair, pairs);
    m_factors->setPair(state.rotations.pair, pairs);
    m_spectrum->setFrame(spectrumFrame(state));
    m_factors->setFrame(factorsFrame(state));
}

} // namespace lab::ui
