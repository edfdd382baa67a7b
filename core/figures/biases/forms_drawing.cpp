#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/biases/biases_figures.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace lab::drawing {

namespace forms {
namespace {

using Form = FormsFrame::Form;

constexpr Message name = LAB_MESSAGE("lab::ui::FormsView", "Four forms of head %1");
constexpr Message published = LAB_MESSAGE("lab::ui::FormsView", "Published");
constexpr Message publishedShort =
    LAB_COMMENTED("lab::ui::FormsView", "Publ.", "Published, where there is little space");
constexpr Message geometric = LAB_MESSAGE("lab::ui::FormsView", "Geometric");
constexpr Message geometricShort =
    LAB_COMMENTED("lab::ui::FormsView", "Geom.", "Geometric, where there is little space");
constexpr Message apart =
    LAB_COMMENTED("lab::ui::FormsView", "Δa %1", "difference of attention weights");
constexpr Message oneToken =
    LAB_MESSAGE("lab::ui::FormsView", "1 token, same scale; below: what row %1 adds");
constexpr Message oneTokenShort = LAB_MESSAGE("lab::ui::FormsView", "1 token");
constexpr Message tokens =
    LAB_MESSAGE("lab::ui::FormsView", "%1 tokens, same scale; below: what row %2 adds");
constexpr Message tokensShort = LAB_MESSAGE("lab::ui::FormsView", "%1 tokens");
constexpr Message cancels = LAB_MESSAGE("lab::ui::FormsView",
    "Under a causal mask, BLOOM and MPT add one number to the whole row of "
    "query %1, which softmax cancels: the weights differ by at most %2.");
constexpr Message slopesDiffer =
    LAB_MESSAGE("lab::ui::FormsView", "The geometric slopes differ: %1.");
constexpr Message cancelsShort =
    LAB_MESSAGE("lab::ui::FormsView", "BLOOM, MPT, causal: the weights differ by at most %1.");

constexpr double titleSpace = 32;
constexpr double captionSpace = 36;
constexpr double sentenceSpace = 40;
constexpr double lineHeight = 16;
constexpr double gap = 20;
constexpr double largestSide = 120;

/// The largest difference of a weight for BLOOM and MPT.
std::string storedApart(const FormsFrame& frame)
{
    return significant(std::max(frame.forms[2].apart, frame.forms[3].apart), 2);
}

Said sentence(const FormsFrame& frame, const Language& words)
{
    Said said = words(cancels, {wholeNumber(frame.query), storedApart(frame)});
    if (const double differs = frame.forms[1].apart; differs > 1e-12)
        said.text += ' ' + words(slopesDiffer, {significant(differs, 2)}).text;
    return said;
}

/// Longest text first.
std::vector<Said> namesOf(const Form& form, const Language& words)
{
    switch (form.kind) {
    case FormsFrame::Kind::Published:
        return {words(published), words(publishedShort)};
    case FormsFrame::Kind::Geometric:
        return {words(geometric), words(geometricShort)};
    case FormsFrame::Kind::Bloom:
        return {{"BLOOM"}};
    case FormsFrame::Kind::Mpt:
        break;
    }
    return {{"MPT"}};
}

/// The difference of its row from the published one, longest text first.
std::vector<Said> constantsOf(const Form& form, const Language& words)
{
    if (form.kind == FormsFrame::Kind::Published)
        return {{"−m(i − j)"}, {"−m·d"}};
    if (form.kind == FormsFrame::Kind::Geometric)
        return {words(apart, {significant(form.apart, 2)}), {"Δa" + significant(form.apart, 1)}};
    const std::string sign = form.constant < 0 ? "−" : "+";
    const double size = std::abs(form.constant);
    return {{sign + ' ' + significant(size, 4)}, {sign + significant(size, 3)}};
}

struct Forms : DrawnPicture {
    Forms(const Compared<FormsFrame>& compared, const Box& where, const Style& how, const Pointing&)
        : DrawnPicture(where, how)
        , frame(compared.values)
    {
    }

    Drawing drawing()
    {
        if (frame.shown == 0)
            return {};
        addTitle(layer(Layer::Meaning::Texts), place, said(name, {std::to_string(frame.head)}),
            notes(), style);
        Layer& maps = layer(Layer::Meaning::Data);
        for (std::size_t index = 0; index < frame.forms.size(); ++index)
            addForm(maps, frame.forms[index], mapOf(index));
        addSentence(layer(Layer::Meaning::Texts));
        return std::move(value);
    }

private:
    Box mapOf(std::size_t form) const
    {
        const double wide = (place.width - 3 * px(gap)) / 4;
        const double high = place.height - px(titleSpace + captionSpace + sentenceSpace);
        const double side = std::floor(std::max(16.0, std::min({wide, high, px(largestSide)})));
        return {place.left() + static_cast<double>(form) * (side + px(gap)),
            place.top() + px(titleSpace), side, side};
    }

    std::vector<Said> notes() const
    {
        const std::string query = wholeNumber(frame.query);
        const std::string count = wholeNumber(frame.shown);
        if (frame.shown == 1)
            return {said(oneToken, {query}), said(oneTokenShort)};
        return {said(tokens, {count, query}), said(tokensShort, {count})};
    }

    void addForm(Layer& maps, const Form& form, const Box& map)
    {
        const auto shown = static_cast<double>(frame.shown);
        maps.marks.emplace_back(Raster {map, std::make_shared<const HeatmapFrame>(form.map)});
        const double row =
            map.top() + (static_cast<double>(frame.query) + 0.5) * map.height / shown;
        maps.marks.emplace_back(
            Region {{map.left(), std::round(row), map.width, px(1)}, Tone::Query});
        const double space = std::min(map.width + px(gap - 4), place.right() - map.left());
        const auto write = [&](double below, const std::vector<Said>& wordings, TextRole role,
                               Tone tone) {
            maps.marks.emplace_back(Text {{map.left(), map.bottom() + px(below)},
                fittingWords(wordings, space, role, style), role, tone});
        };
        write(15, namesOf(form, style.words), TextRole::NoteStrong, Tone::Text);
        write(30, constantsOf(form, style.words), TextRole::Note, Tone::Notes);
        value.zones.push_back(
            {.box = map, .with = {shown}, .shown = [](const Zone& zone, Point at) {
                 const double cell = zone.box.width / zone.with[0];
                 Focus focus;
                 focus.picture = Picture::BiasesHeads;
                 focus.query = static_cast<std::int64_t>((at.y - zone.box.top()) / cell);
                 focus.key = static_cast<std::int64_t>((at.x - zone.box.left()) / cell);
                 focus.distance = *focus.query - *focus.key;
                 return focus;
             }});
    }

    void addSentence(Layer& texts) const
    {
        const double top = mapOf(0).bottom() + px(captionSpace + 4);
        const auto broken = [&](const Said& said) {
            return style.metrics.lines(said.text, place.width, TextRole::Note, style.scale);
        };
        Said whole = sentence(frame, style.words);
        std::vector<std::string> lines = broken(whole);
        if (px(lineHeight) * static_cast<double>(lines.size()) > place.bottom() - top) {
            whole = said(cancelsShort, {storedApart(frame)});
            lines = broken(whole);
        }
        double baseline = top + px(12);
        for (const std::string& line : lines) {
            texts.marks.emplace_back(
                Text {{place.left(), baseline}, {line, whole.message}, TextRole::Note, Tone::Text});
            baseline += px(lineHeight);
        }
    }

    const FormsFrame& frame;
};

} // namespace
} // namespace forms

const Figure<FormsFrame> biasesForms {.picture = Picture::BiasesHeads,
    .name = "forms",
    .title =
        [](const FormsFrame& frame, const Language& words) {
            return words(forms::name, {std::to_string(frame.head)});
        },
    .drawing = drawnBy<forms::Forms>,
    .table = numbers,
    .spoken = forms::sentence,
    .shown = parts<>,
    .doubleClicked = showsBoth,
    .zoomedAround =
        [](const Positions& positions) { return static_cast<double>(positions.query); }};

} // namespace lab::drawing
