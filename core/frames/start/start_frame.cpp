#include "core/frames/start/start_frame.h"

#include "core/encodings/rope/formula.h"
#include "core/frames/context/context_frames.h"
#include "core/state/edit.h"

namespace lab {

namespace {

constexpr std::array<std::int64_t, 3> queryPositions {2, 9, 16};

StartFrame::Dial dialAt(std::int64_t query)
{
    const Rotary pair {.width = 2, .rotatedWidth = 2};
    const Eigen::ArrayXd unit {{1.0, 0.0}};
    const Eigen::ArrayXd q = rotated(pair, unit, query);
    const Eigen::ArrayXd k = rotated(pair, unit, query - 1);
    return {{q(0), q(1)}, {k(0), k(1)}, (q * k).sum()};
}

} // namespace

StartFrame startFrame(const std::vector<Model>& models)
{
    StartFrame frame;
    for (std::size_t i = 0; i < queryPositions.size(); ++i)
        frame.dials[i] = dialAt(queryPositions[i]);
    for (const Model& model : models) {
        if (!hasRotaryEncoding(model) || model.scaling.method != ScalingMethod::None)
            continue;
        const SpectrumFrame spectrum = spectrumFrame(applied({}, LoadModel {model}));
        if (spectrum.incomplete == 0 || spectrum.lengths.training <= 4096)
            continue;
        frame.model = model.name;
        frame.trained = spectrum.lengths.training;
        frame.neverRound = spectrum.incomplete;
        for (const SpectrumFrame::Pair& pair : spectrum.pairs)
            frame.wavelengths.push_back(pair.wavelength);
        break;
    }
    return frame;
}

} // namespace lab
