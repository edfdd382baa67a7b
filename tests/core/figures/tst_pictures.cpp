#include "core/drawing/font_metrics.h"
#include "core/drawing/json.h"
#include "core/figures/pictures.h"
#include "tests/any_value.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"
#include "tests/translation_file.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <map>
#include <set>
#include <tuple>

using namespace lab;
using namespace lab::drawing;

namespace {

const TranslationFile& chinese()
{
    static const TranslationFile file(
        LAB_TEST_DIRECTORY "/../resources/i18n/position-lab_zh_CN.ts");
    return file;
}

const Box places[] {{0, 0, 560, 320}, {10, 20, 300, 190}, {0, 0, 900, 640}};

/// Calls `see` with each picture of many states, sizes and both languages.
template <class See> void forEachDrawing(See see)
{
    const FontMetrics metrics;
    for (const PictureOfState& picture : picturesOfState()) {
        CAPTURE(std::string(picture.name));
        for (const LabState& state : randomStates(picture.bench, 8))
            for (const Box& place : places)
                for (const Language* words : {static_cast<const Language*>(&english),
                         static_cast<const Language*>(&chinese())})
                    see(picture, state, place, Style {metrics, *words});
    }
}

} // namespace

TEST_CASE("a drawing is a pure function of its arguments")
{
    forEachDrawing([](const PictureOfState& picture, const LabState& state, const Box& place,
                       const Style& style) {
        const Drawing drawing = picture.drawing(state, nullptr, place, style, {});
        CHECK(drawing == picture.drawing(state, nullptr, place, style, {}));
        CHECK(nlohmann::json::accept(json(drawing)));
        std::size_t marks = 0;
        for (const Layer& layer : drawing.layers)
            marks += layer.marks.size();
        CHECK(marks <= 4096);
    });
}

TEST_CASE("only live layers depend on what is pointed at")
{
    const FontMetrics metrics;
    const Style style {metrics, english};
    for (const PictureOfState& picture : picturesOfState()) {
        CAPTURE(std::string(picture.name));
        for (const LabState& state : randomStates(picture.bench, 8)) {
            const Drawing still = picture.drawing(state, nullptr, places[0], style, {});
            for (int column = 0; column < 12; ++column) {
                for (int row = 0; row < 8; ++row) {
                    const Point at {
                        places[0].width * (column + 0.5) / 12, places[0].height * (row + 0.5) / 8};
                    const Drawing pointed = picture.drawing(
                        state, nullptr, places[0], style, {.focus = hitAt(still, at).focus});
                    REQUIRE(pointed.layers.size() == still.layers.size());
                    for (std::size_t k = 0; k < still.layers.size(); ++k)
                        if (!still.layers[k].isLive)
                            CHECK(pointed.layers[k] == still.layers[k]);
                }
            }
        }
    }
}

TEST_CASE("texts are in the place of the picture, and translated")
{
    std::set<const Message*> untranslated;
    forEachDrawing([&](const PictureOfState& picture, const LabState& state, const Box& place,
                       const Style& style) {
        forEachMark(
            picture.drawing(state, nullptr, place, style, {}), [&](const Layer&, const Mark& mark) {
                const auto* const text = std::get_if<Text>(&mark);
                if (!text)
                    return;
                if (const Message* const message = text->said.message)
                    if (!chinese().messages().contains({message->context, message->english,
                            message->comment ? message->comment : ""}))
                        untranslated.insert(message);
                if (std::abs(text->turned) > 0)
                    return;
                const double width =
                    style.metrics.width(text->said.text, text->role, style.scale * text->letters);
                const double before = text->align == Align::Left ? 0
                    : text->align == Align::Centre               ? width / 2
                                                                 : width;
                CAPTURE(text->said.text);
                CHECK(text->at.x - before > place.x - 10);
                CHECK(text->at.x - before + width < place.x + place.width + 10);
                // A card is as high as its texts, and is cut in a low place.
                if (picture.bench != BenchId::Compare || place.height > 400)
                    CHECK(text->at.y < place.y + place.height + 10);
                CHECK(text->at.y > place.y - 10);
            });
    });
    for (const Message* message : untranslated)
        FAIL_CHECK(message->english);
}

TEST_CASE("at most a fifth of the marks of a picture are free paths")
{
    std::map<std::string_view, std::pair<double, double>> counts;
    forEachDrawing([&](const PictureOfState& picture, const LabState& state, const Box& place,
                       const Style& style) {
        auto& [paths, marks] = counts[picture.name];
        forEachMark(
            picture.drawing(state, nullptr, place, style, {}), [&](const Layer&, const Mark& mark) {
                paths += std::holds_alternative<Path>(mark) ? 1 : 0;
                ++marks;
            });
    });
    for (const auto& [name, count] : counts) {
        CAPTURE(std::string(name));
        CHECK(count.first <= count.second / 5);
    }
}

TEST_CASE("a handle has a key of its own, which names a parameter if it is dragged on a scale")
{
    forEachDrawing([](const PictureOfState& picture, const LabState& state, const Box& place,
                       const Style& style) {
        const Drawing drawing = picture.drawing(state, nullptr, place, style, {});
        std::set<std::tuple<std::string_view, int, bool>> keys;
        for (const Handle& handle : drawing.handles) {
            CAPTURE(std::string(handle.key));
            CHECK(keys.insert({handle.key, handle.which, handle.isMirrored}).second);
            CHECK(std::isfinite(handle.place.x));
            CHECK(std::isfinite(handle.place.y));
            if (!handle.plane && !handle.circle && handle.scaled && handle.isParameter)
                CHECK(parameterNamed(handle.key) != nullptr);
        }
    });
}
