#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace lab {

struct SeriesStep;

/// States prepared to be shown one after the other, each with a caption and a duration; may be
/// empty. A series is part of the current state: it is saved with the scene, and changed, shown and
/// undone by edits. It is a plain value; copies share the steps.
///
/// Laws: a state in a series has neither a series nor a pinned state; showing a state keeps the
/// series. At most maxSeriesSteps are kept, each shown for 0.1 to 60 s.
class Series {
public:
    Series() = default;
    explicit Series(std::vector<SeriesStep> steps);

    bool isEmpty() const { return size() == 0; }
    std::size_t size() const;
    const std::vector<SeriesStep>& steps() const;
    bool operator==(const Series& other) const;

private:
    std::shared_ptr<const std::vector<SeriesStep>> m_steps;
};

constexpr std::size_t maxSeriesSteps = 200;
constexpr double shortestStep = 0.1; ///< in seconds
constexpr double longestStep = 60;

} // namespace lab
