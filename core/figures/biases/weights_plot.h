#pragma once

#include "core/drawing/figure.h"
#include "core/drawing/plot.h"
#include "core/figures/biases/cell_axis.h"
#include "core/frames/biases/biases_frames.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab::drawing::bias_weights {

/// The row of weights without its bars: the places of both parts, their axes, and the legend.
class WeightsPlot {
protected:
    enum class Swatch : std::uint8_t { Score, Before, After };

    WeightsPlot(const Compared<WeightsFrame>& compared, const Box& place, const Style& style);

    double px(double length) const { return m_style.px(length); }
    Said said(const Message& message, std::initializer_list<std::string> values = {}) const
    {
        return m_style.words(message, values);
    }
    Point dot(std::int64_t key, double score) const
    {
        return {m_keys.pixel(key), m_score.pixel(score)};
    }
    Outline hollow(const Box& bar) const;
    void addSwatch(Layer& layer, Point baseline, Swatch swatch) const;
    void addLegend(Layer& head) const;
    void addAxes(Layer& axes) const;

    const WeightsFrame& m_frame;
    const WeightsFrame* m_reference;
    const Box& m_place;
    const Style& m_style;
    CellAxis m_keys;
    bool m_isFar; ///< no weights are computed
    Box m_scores;
    Box m_bars;
    Axis m_score;
    Axis m_weight;
    std::vector<Tick> m_ticks; ///< of the weights

private:
    void setAxes();
    Box column(int first, int last) const; ///< from the scores down to the foot of the bars
    void addKeysBeside(Layer& layer, const std::string& count) const;
};

Said nameOfWeights(const WeightsFrame& frame, const Language& words);

} // namespace lab::drawing::bias_weights
