#include "core/state/series_frames.h"

#include "core/state/series_step.h"

#include <algorithm>
#include <cmath>

namespace lab {

double easeInOut(double time)
{
    return time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time);
}

std::vector<SeriesFrame> playedFrames(
    const Series& series, double speed, double rate, Easing easing)
{
    std::vector<SeriesFrame> frames;
    const auto& steps = series.steps();
    for (std::size_t k = 0; k < steps.size(); ++k) {
        const double whole = steps[k].seconds / speed;
        const double motion = std::min(easingSeconds, whole);
        const bool isEased = k > 0 && easing == Easing::Eased;
        const long pieces = isEased ? std::lround(std::floor(motion * rate + 1e-9)) : 1;
        double left = whole;
        for (long piece = 1; piece < pieces; ++piece) {
            const double time = static_cast<double>(piece) / static_cast<double>(pieces);
            LabState state = interpolatedState(steps[k - 1].state, steps[k].state, easeInOut(time));
            if (state == steps[k].state)
                break;
            left -= 1 / rate;
            if (frames.back().step == k && frames.back().state == state)
                frames.back().seconds += 1 / rate;
            else
                frames.push_back({k, std::move(state), 1 / rate});
        }
        frames.push_back({k, steps[k].state, left});
    }
    return frames;
}

} // namespace lab
