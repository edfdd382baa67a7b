#include "core/figures/derivation/panel.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/derivation/page_words.h"
#include "core/math/constants.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lab::drawing::pages {

namespace {

constexpr Message tipOfKey = LAB_MESSAGE("lab::ui::DerivationWords", "tip of k");
constexpr Message cellAt = LAB_MESSAGE("lab::ui::DerivationWords", "cell m = %1, n = %2");
constexpr Message wordNamed = LAB_MESSAGE("lab::ui::DerivationWords", "word “%1”");
constexpr Message markNamed = LAB_MESSAGE("lab::ui::DerivationWords", "mark of “%1”");

using Way = PageDrag::Way;

Said nameOf(std::string_view part, int index, const PageDrag& drag, const Language& words)
{
    if (drag.way == Way::Paint)
        return words(cellAt,
            {std::to_string(index / scoreTableSize), std::to_string(index % scoreTableSize)});
    if (part.starts_with("key."))
        return words(tipOfKey);
    if (part.starts_with("card."))
        return words(wordNamed, {wording("word" + std::string(part.substr(4)), words).text});
    if (part.starts_with("way."))
        return words(markNamed, {wording(part, words).text});
    const bool isOne = index < 0 || drag.way == Way::Tip;
    return {partName(part, words) + (isOne ? "" : ' ' + std::to_string(index))};
}

Box belowTitle(const PanelPlace& panel, std::string_view title)
{
    const double height = title.empty() ? 0 : panel.style.px(panelTitle);
    const Box& box = panel.box;
    return {box.x, box.y + height, box.width, box.height - height};
}

} // namespace

Tone toneOf(PageRole role)
{
    static constexpr std::array tones {Tone::Text, Tone::Axis, Tone::Query, Tone::Key, Tone::Result,
        Tone::Seen, Tone::Unseen, Tone::Series0};
    return tones[static_cast<std::size_t>(role)];
}

Tone textToneOf(PageRole role)
{
    static constexpr std::array tones {Tone::Text, Tone::Notes, Tone::QueryText, Tone::KeyText,
        Tone::ResultText, Tone::SeenText, Tone::UnseenText, Tone::SeriesText0};
    return tones[static_cast<std::size_t>(role)];
}

Tone knobToneOf(PageRole role)
{
    const bool isOwn = role == PageRole::Query || role == PageRole::Key || role == PageRole::Result;
    return isOwn ? toneOf(role) : Tone::Text;
}

DrawnPanel::DrawnPanel(const PanelPlace& of, std::string_view title, const Margins& margins)
    : DrawnPlot(belowTitle(of, title), margins, of.style)
    , panel(of)
{
    layer(Layer::Meaning::Axes);
    layer(Layer::Meaning::Data, Drawing::Live::Yes);
    value.parts.picture = Picture::DerivationPicture;
    value.parts.reach = px(value.parts.reach);
    if (!title.empty())
        still().add(Text {{of.box.x, of.box.y + px(14)},
            fittingWords(wordings(title, style.words), of.box.width, TextRole::Note, style),
            TextRole::Note, Tone::Notes});
}

bool DrawnPanel::isLit(std::string_view part) const
{
    const std::vector<std::string_view> all = symbolsOf(part);
    return std::ranges::find(all, panel.focus.symbol) != all.end();
}

void DrawnPanel::add(Point at, Said said, TextRole role, Ink ink, Align align)
{
    add(Text {at, std::move(said), role, ink, align});
}

void DrawnPanel::addKnob(Point middle, Tone tone, double diameter)
{
    constexpr double edge = 2;
    const auto addDisc = [&](double across, Tone fill) {
        add(Rings {.places = {middle}, .radius = px(across) / 2, .fill = fill});
    };
    addDisc(diameter + edge, Tone::Ground);
    addDisc(diameter - edge, tone);
    if (tone == Tone::Key)
        addDisc(5, Tone::Ground);
}

Handle* DrawnPanel::addHandle(
    std::string_view part, int index, const PageDrag& drag, Point middle, Point vector)
{
    if (drag.isNone())
        return nullptr;
    const bool isTip = drag.way == Way::Tip;
    Handle handle {.key = "page.part",
        .which = static_cast<int>(1'000'000 * panel.index + 10'000 * shown) + index + 1,
        .name = nameOf(part, index, drag, style.words),
        .shape = isTip ? Handle::Shape::Dot : Handle::Shape::None,
        .diameter = 10,
        .isShownNear = true,
        .place = middle,
        .reach = px(handleReach),
        .number = drag.now,
        .isParameter = false,
        .isOfFigure = true,
        .isApart = true};
    handle.rule.with[0] = static_cast<int>(value.handles.size());
    const auto now = static_cast<int>(drag.now);
    handle.heard = {{drag.way == Way::Paint          ? cellColourName(now, style.words)
                            : drag.way == Way::Cycle ? markName(now, style.words)
                                                     : significant(drag.now, 4)},
        drag.lowest, drag.highest, drag.step};
    if (isTip || drag.way == Way::Direction) {
        handle.rule.numbers = {vector.x, vector.y};
        handle.number = std::atan2(vector.y, vector.x) * 360 / twoPi;
        handle.heard = {
            {'(' + significant(vector.x, 3) + ", " + significant(vector.y, 3) + ')'}, -180, 180, 1};
    }
    if (index < 0)
        ++shown;
    if (drag.way == Way::Bend)
        handle.doubleClicked = -drag.offset;
    if (part == "query_column" || part == "key_column")
        handle.doubleClicked = -drag.now;
    value.handles.push_back(std::move(handle));
    return &value.handles.back();
}

void DrawnPanel::addPart(std::string_view part, PartTargets::Part where)
{
    const std::vector<std::string_view> all = symbolsOf(part);
    if (all.empty())
        return;
    const auto own = std::ranges::find_if(all, [&](std::string_view symbol) {
        return std::ranges::find(panel.symbols, symbol) != panel.symbols.end();
    });
    where.isElsewhere = own == all.end();
    where.symbol = where.isElsewhere ? all.front() : *own;
    value.parts.parts.push_back(std::move(where));
}

} // namespace lab::drawing::pages
