#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace lab {

struct SeriesStep;

/// States that were prepared to be shown one after the other, each with its words and its time; or
/// none. It is a part of the present state: saved with the scene, and changed, shown and undone by
/// edits. A value like any other; the steps are kept once however often it is copied.
///
/// Laws: a state in a series has none in its turn, and one that is pinned neither; showing a state
/// keeps the series. At most mostSeriesSteps are kept, each for 0.1 to 60 s.
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

constexpr std::size_t mostSeriesSteps = 200;
constexpr double shortestStep = 0.1; ///< in seconds
constexpr double longestStep = 60;

} // namespace lab
