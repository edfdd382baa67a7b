#include "core/drawing/kit.h"
#include "core/figures/derivation/page_words.h"
#include "core/figures/derivation/panel.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lab::drawing {

namespace pages {
namespace {

constexpr Message pictureName = LAB_MESSAGE("lab::ui::DerivationWords", "Picture of the page");
constexpr Message keysOfPage = LAB_MESSAGE(
    "lab::ui::DerivationWords", "Left and right arrows move m; with Ctrl, both positions.");
constexpr Message inLargerWindow =
    LAB_MESSAGE("lab::ui::DerivationWords", "In a larger window: %1");
constexpr Message enlargeToSee = LAB_MESSAGE("lab::ui::DerivationWords", "Enlarge to see %1");
constexpr Message moreIsShown =
    LAB_MESSAGE("lab::ui::DerivationWords", "More is shown in a larger window.");

/// Above the others.
void append(Drawing& all, Drawing panel)
{
    const auto move = [](auto& from, auto& to) {
        to.insert(
            to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
    };
    move(panel.layers, all.layers);
    move(panel.handles, all.handles);
    move(panel.hands, all.hands);
    move(panel.parts.parts, all.parts.parts);
}

std::string_view titleOf(const PagePanel& panel)
{
    return std::visit(
        [](const auto& one) -> std::string_view {
            if constexpr (requires { one.title; })
                return one.title;
            else
                return {};
        },
        panel);
}

/// Parts that have no space in so small a picture.
void addLeftOut(
    Layer& layer, const Box& place, const std::vector<std::string_view>& titles, const Style& style)
{
    const Language& words = style.words;
    std::vector<std::string> whole;
    std::vector<std::string> brief;
    for (const std::string_view title : titles) {
        const std::vector<Said> names = wordings(title, words);
        if (names.empty())
            continue;
        whole.push_back(names.front().text);
        brief.push_back(names.back().text);
    }
    std::vector<Said> all;
    if (!whole.empty())
        all = {words(inLargerWindow, {listed(whole, words)}),
            words(enlargeToSee, {listed(whole, words)}),
            words(enlargeToSee, {listed(brief, words)})};
    all.push_back(words(moreIsShown));
    layer.add(Text {{place.left() + style.px(2), place.bottom() - style.px(4)},
        fittingWords(all, place.width - style.px(4), TextRole::Note, style), TextRole::Note,
        Tone::Notes});
}

Drawing drawn(const Compared<PageValues>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    const PagePictureFrame& picture = compared.values.picture;
    const std::vector<Box> boxes = panelBoxes(place, picture, style);
    Drawing all;
    all.parts.picture = Picture::DerivationPicture;
    all.parts.reach = style.px(all.parts.reach);
    std::vector<std::string_view> leftOut;
    for (std::size_t index = 0; index < picture.panels.size(); ++index) {
        const PagePanel& panel = picture.panels[index];
        const PanelPlace where {
            boxes[index], index, style, pointing.focus, compared.values.symbols};
        const bool hasReference =
            compared.reference && index < compared.reference->picture.panels.size();
        if (boxes[index].width <= 0 || boxes[index].height <= 0) {
            leftOut.push_back(titleOf(panel));
            continue;
        }
        const auto draw = [&]<class Kind>(const Kind& one) {
            append(all,
                drawnPanel(one,
                    hasReference ? std::get_if<Kind>(&compared.reference->picture.panels[index])
                                 : nullptr,
                    where));
        };
        std::visit(draw, panel);
    }
    if (!leftOut.empty())
        addLeftOut(all.addLayer(Layer::Meaning::Texts, Drawing::Live::No), place, leftOut, style);
    return all;
}

NumberTable table(const PageValues& values)
{
    return pageTable(values.picture);
}

/// With the circles and axes of another one.
struct Scaled {
    void operator()(PagePlane& plane, const PagePlane& other) const { plane.unit = other.unit; }
    void operator()(PageChart& chart, const PageChart& other) const
    {
        chart.x = other.x;
        chart.y = other.y;
    }
    void operator()(PageDials& dials, const PageDials& other) const
    {
        dials.dials.unit = other.dials.unit;
    }
    template <class One, class Other> void operator()(One&, const Other&) const { }
};

PageValues whileHeld(PageValues values, const PageValues& pressed)
{
    auto& panels = values.picture.panels;
    const auto& others = pressed.picture.panels;
    for (std::size_t index = 0; panels.size() == others.size() && index < panels.size(); ++index)
        std::visit(Scaled {}, panels[index], others[index]);
    return values;
}

KeyPress keyPressed(const PageValues& values, Key key, int step, bool areBoth)
{
    if (key != Key::Left && key != Key::Right)
        return {};
    const auto& [query, other] = std::pair(values.positions.query, values.positions.key);
    const std::int64_t by = key == Key::Left ? -step : step;
    if (areBoth)
        return {true, MovePositions {query + by, other + by}};
    return {true,
        SetParameter {"position.query", std::clamp<std::int64_t>(query + by, 0, lastPosition)}};
}

template <int step> KeyPress pressed(const PageValues& values, Key key)
{
    return keyPressed(values, key, step, false);
}

KeyPress pressedWithControl(const PageValues& values, Key key, bool isShifted)
{
    return keyPressed(values, key, isShifted ? 10 : 1, true);
}

} // namespace
} // namespace pages

PageValues pageValues(const LabState& state)
{
    const auto page = static_cast<PageKey>(state.derivation.page);
    return {pagePictureFrame(state, page, state.derivation.isAnswered(state.derivation.page), {}),
        state.position, {}};
}

const Figure<PageValues> derivationPage {.picture = Picture::DerivationPicture,
    .name = "page",
    .title = titled<pages::pictureName>,
    .drawing = pages::drawn,
    .table = pages::table,
    .spoken = pages::spoken,
    .pressed = pages::pressed<1>,
    .shown = parts<&Focus::symbol>,
    .pressedWithShift = pages::pressed<10>,
    .keys = &pages::keysOfPage,
    .dragged = pages::dragged,
    .handled = pages::handled,
    .whileHeld = pages::whileHeld,
    .pressedWithControl = pages::pressedWithControl};

} // namespace lab::drawing
