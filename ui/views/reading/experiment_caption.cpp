#include "ui/views/reading/experiment_caption.h"

#include "core/drawing/numbers.h"
#include "core/figures/experiment/trained_marks.h"
#include "ui/paint/drawing/qt_texts.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace lab::ui {

namespace {

using drawing::Message;

constexpr Message bundledPair = LAB_MESSAGE("lab::ui::ExperimentWords",
    "RoPE at length %1 with pair %2 frozen, bundled; %3 with all rotating");
constexpr Message trainedPair = LAB_MESSAGE("lab::ui::ExperimentWords",
    "RoPE at length %1 with pair %2 frozen, trained here; %3 with all rotating");
constexpr Message bundledLine =
    LAB_COMMENTED("lab::ui::ExperimentWords", "%1 at length %2, bundled", "an encoding");
constexpr Message trainedLine =
    LAB_COMMENTED("lab::ui::ExperimentWords", "%1 at length %2, trained here", "an encoding");
constexpr Message unlearned =
    LAB_COMMENTED("lab::ui::ExperimentWords", "%1, not learned in %2 steps", "a line at a length");
constexpr Message interval = LAB_COMMENTED("lab::ui::ExperimentWords",
    "%1; the mean over many more seeds is from %2 to %3 (95 %)", "a line at a length");

} // namespace

QString experimentCaption(const Reading& reading)
{
    const QtLanguage words;
    const auto number = [&](std::string_view slot) {
        const auto found = std::ranges::find(reading.captionNumbers, slot, &ReadingNumber::slot);
        return found == reading.captionNumbers.end() ? nullptr : &*found;
    };
    const auto whole = [](const ReadingNumber& of) {
        return drawing::wholeNumber(std::llround(of.value));
    };
    const auto precise = [](const ReadingNumber& of) { return drawing::decimals(of.value, 3); };
    const bool isBundled = reading.words.back() == "shipped";
    const std::string length = whole(reading.captionNumbers.front());
    if (reading.subject == Reading::Subject::FrozenPair)
        return qt(words(isBundled ? bundledPair : trainedPair,
            {length, std::to_string(reading.focus.pair.value_or(0)),
                precise(reading.captionNumbers[1])})
                      .text);
    const auto curve = reading.focus.curve.value_or(ExperimentCurve());
    std::string line =
        words(isBundled ? bundledLine : trainedLine, {curveName(curve, words).text, length}).text;
    if (const auto* steps = number("unlearned"))
        line = words(unlearned, {line, whole(*steps)}).text;
    if (const auto* low = number("low"), *high = number("high"); low && high)
        line = words(interval, {line, precise(*low), precise(*high)}).text;
    return qt(line);
}

} // namespace lab::ui
