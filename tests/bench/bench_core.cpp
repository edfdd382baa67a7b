#include "core/analysis/bound_ladder.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/context/mean_score_frame.h"
#include "core/math/exact/cosine_sum.h"
#include "core/math/kernels/block_rotation.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Without arguments, prints one line per measurement: its name and its median in milliseconds. With
// --ask, runs one round of each name read from standard input and prints its milliseconds.

namespace {

constexpr std::int64_t tableRows = 131072;
constexpr int tableWidth = 128;
constexpr int medianRounds = 15;
constexpr int picturePixels = 1920;
constexpr std::int64_t scoreDistances = 1'000'000;

lab::RotationTable rotations()
{
    const lab::Sinusoidal encoding {lab::SinusoidalLayout::Interleaved, 10000, tableWidth};
    lab::RotationTable table {lab::turns(encoding), {}};
    for (int pair = 0; pair < tableWidth / 2; ++pair) {
        table.columns.push_back({pair, lab::Wave::Sine});
        table.columns.push_back({pair, lab::Wave::Cosine});
    }
    return table;
}

/// Stores that bypass the caches, 16 bytes at a time.
void streamNumbers(std::vector<double>& out)
{
#if defined(__SSE2__)
    auto* to =
        reinterpret_cast<double*>((reinterpret_cast<std::uintptr_t>(out.data()) + 15) / 16 * 16);
    const __m128d number = _mm_set1_pd(0.5);
    for (std::size_t i = 0; i + 2 < out.size(); i += 2)
        _mm_stream_pd(to + i, number);
    _mm_sfence();
#else
    std::fill(out.begin(), out.end(), 0.5);
#endif
}

using Measures = std::map<std::string, std::function<void()>>;

/// The cost of the mean score during a drag of the base with YaRN and without, a thousand columns
/// up to 10 million, and of the remaining search afterwards.
void addMeanScoreMeasures(Measures& all)
{
    lab::LabState state;
    state.rotations.width = tableWidth;
    state.rotations.source = lab::VectorSource::Equal;
    state.rotations.scaling.method = lab::ScalingMethod::Yarn;
    lab::MeanScoreSpace space;
    space.columns = 1000;
    all["mean-score"] = [=] { lab::meanScoreFrame(state, space); };
    const lab::MeanScoreFrame frame = lab::meanScoreFrame(state, space);
    all["mean-score-extremes"] = [=] { lab::whollyExplored(frame); };
}

Measures measures(std::vector<double>& out)
{
    const lab::RotationTable table = rotations();
    const lab::CosineSum sum = lab::similarity({lab::SinusoidalLayout::Halves, 10000, tableWidth});
    Measures all;
    all["store-floor"] = [&out] { streamNumbers(out); };
    all["table-baseline"] = [&out, table] {
        writeRotations(table, 0, tableRows, out.data(), lab::InstructionSet::Baseline);
    };
    all["table-best"] = [&out, table] { writeRotations(table, 0, tableRows, out.data()); };
    all["score-distances"] = [=] { lab::values(sum, std::int64_t {0}, scoreDistances); };
    for (const int positions : {1000, 10'000'000}) {
        const int runs = std::min(positions, picturePixels);
        const double width = static_cast<double>(positions) / runs;
        const std::string number = std::to_string(positions);
        all["run-means-" + number] = [=] { lab::runMeans(sum, 0, width, runs); };
        all["run-moments-" + number] = [=] { lab::runMoments(sum, 0, width, runs); };
    }
    return all;
}

/// The smallest base for 131072 positions, alone and with those of all shorter lengths.
void addBoundMeasures(Measures& all)
{
    constexpr std::size_t rungs = 8;
    all["base-scan"] = [] {
        lab::smallestBase({tableWidth, {}}, lab::ladderLengths[rungs - 1], {}, {});
    };
    all["base-ladder"] = [] {
        lab::BoundLadder ladder {{tableWidth, {}}, {}, false};
        while (ladder.bounds.size() < rungs)
            ladder = *longer(ladder, {});
    };
}

double milliseconds(const std::function<void()>& measure)
{
    const auto start = std::chrono::steady_clock::now();
    measure();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
}

double medianMilliseconds(const std::function<void()>& measure)
{
    measure();
    std::vector<double> rounds;
    for (int round = 0; round < medianRounds; ++round)
        rounds.push_back(milliseconds(measure));
    std::ranges::nth_element(rounds, rounds.begin() + medianRounds / 2);
    return rounds[medianRounds / 2];
}

int answerQuestions(const Measures& all)
{
    for (std::string name; std::getline(std::cin, name);) {
        const auto measure = all.find(name);
        if (measure == all.end()) {
            std::cerr << "no measure is called " << name << '\n';
            return 2;
        }
        std::cout << milliseconds(measure->second) << std::endl;
    }
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    std::vector<double> out(static_cast<std::size_t>(tableRows) * tableWidth + 8, 0.0);
    Measures all = measures(out);
    addMeanScoreMeasures(all);
    addBoundMeasures(all);
    if (argc > 1 && std::string(argv[1]) == "--ask")
        return answerQuestions(all);
    for (const auto& [name, measure] : all)
        std::printf("%-24s %9.3f ms\n", name.c_str(), medianMilliseconds(measure));
    return 0;
}
