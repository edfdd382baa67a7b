#include "core/drawing/font_metrics.h"
#include "core/drawing/json.h"
#include "core/figures/pictures.h"
#include "core/state/benches.h"
#include "tests/translation_file.h"

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>

using namespace lab;
using namespace lab::drawing;

/// write_drawings TRANSLATIONS FOLDER: writes each picture of the first state as JSON, in English
/// and in the language of the translations (.ts), with the core alone. Prints the microseconds that
/// each takes to build.
int main(int count, char** arguments)
{
    if (count != 3) {
        std::fputs("usage: write_drawings TRANSLATIONS.ts FOLDER\n", stderr);
        return 2;
    }
    const TranslationFile english("");
    const TranslationFile other(arguments[1]);
    if (other.messages().empty()) {
        std::fprintf(stderr, "%s has no messages.\n", arguments[1]);
        return 1;
    }
    const FontMetrics metrics;
    for (const auto& [folder, words] : {std::pair("en", &english), std::pair("other", &other)}) {
        const auto path = std::filesystem::path(arguments[2]) / folder;
        std::filesystem::create_directories(path);
        for (const PictureOfState& picture : picturesOfState()) {
            LabState state;
            state.bench = picture.bench;
            const auto drawn = [&] {
                return picture.drawing(state, nullptr, {0, 0, 560, 320}, {metrics, *words}, {});
            };
            const auto start = std::chrono::steady_clock::now();
            constexpr int rounds = 20;
            for (int round = 0; round < rounds; ++round)
                drawn();
            const std::chrono::duration<double, std::micro> time =
                std::chrono::steady_clock::now() - start;
            std::ofstream file(path / (std::string(picture.name) + ".json"));
            file << json(drawn()) << '\n';
            if (!file.flush()) {
                std::fprintf(stderr, "%s cannot be written.\n", path.c_str());
                return 1;
            }
            std::printf(
                "%s\t%s\t%.1f\n", folder, std::string(picture.name).c_str(), time.count() / rounds);
        }
    }
    return 0;
}
