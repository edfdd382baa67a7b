#include "core/figures/order/order_figures.h"
#include "ui/benches/figure_part.h"

#include <QCoreApplication>

namespace lab::ui {

namespace order {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::OrderBench)
};

using Inputs = FrameInputs<AnySpace, Part<&LabState::order>>;

constexpr double gutter = 40;
constexpr double narrowGutter = 24;
constexpr double rowGap = 20;
constexpr double leftShare = 0.53;
constexpr double upperShare = 0.54;
constexpr double mapsShare = 0.36; // of the right side: many encodings are below the maps
constexpr double fullUpperShare = 0.5; // if there are many rows below
constexpr int manyTokens = 7;
constexpr double shareOfNone =
    0.7; // of the sentence while presenting, plus the height of each row below
constexpr double shareOfToken = 0.02;

QString title()
{
    return Words::tr("Order");
}

QString sentence(const PageBench& page)
{
    if (page.state().order.layers > 1)
        return Words::tr(
            "Reorder the sentence: do these two layers notice? Choose an encoding and try again.");
    return Words::tr(
        "Reorder the sentence: does this attention layer notice? Choose an encoding and try "
        "again.");
}

std::vector<std::string_view> panel(const LabState& state)
{
    std::vector<std::string_view> keys {
        "order.sentence", "order.arrangement", "order.preset", "order.encoding"};
    if (rotatesPairs(state.order.encoding))
        keys.emplace_back("order.pairing");
    for (const char* key : {"order.causal", "order.layers", "order.compared", "order.seed"})
        keys.emplace_back(key);
    return keys;
}

PageParts parts(PageBench& page)
{
    return listed(pictures<Inputs, orderFrame>(page,
                      {&drawing::orderSentences, &drawing::orderWeights, &drawing::orderOutputs}),
        pictures<Inputs, orderEncodingsFrame>(page, {&drawing::orderEncodings}));
}

int tokensOf(const PageBench& page)
{
    return static_cast<int>(page.state().order.arrangement.size());
}

// The sentence above its results: an audience reads the arcs, which get the space that few rows
// leave.
std::vector<PageSlide> slides(const PageBench& page)
{
    const int tokens = tokensOf(page);
    const bool areFew = page.audience() == Audience::Presentation && tokens < manyTokens;
    const double share = areFew ? shareOfNone - shareOfToken * tokens : upperShare;
    return {{Picture::OrderChips, Picture::OrderOutputs, share}, {Picture::OrderWeights},
        {Picture::OrderEncodings}};
}

std::vector<PicturePlace> places(const PageBench& page, const QRect& area)
{
    const Look& own = page.look();
    const bool isNarrow = area.width() < own.px(760);
    const int gap = qRound(own.px(isNarrow ? narrowGutter : gutter));
    const int left = qRound((area.width() - gap) * leftShare);
    const double share = tokensOf(page) >= manyTokens ? fullUpperShare : upperShare;
    const int upper = qRound((area.height() - own.px(rowGap)) * share);
    const int x = area.left() + left + gap;
    const int y = area.top() + upper + qRound(own.px(rowGap));
    const int right = area.right() + 1 - x;
    const int maps = qRound((area.height() - own.px(rowGap)) * mapsShare);
    const int below = area.top() + maps + qRound(own.px(rowGap));
    return {{Picture::OrderChips, {area.left(), area.top(), left, upper}},
        {Picture::OrderWeights, {x, area.top(), right, maps}},
        {Picture::OrderOutputs, {area.left(), y, left, area.bottom() + 1 - y}},
        {Picture::OrderEncodings, {x, below, right, area.bottom() + 1 - below}}};
}

QString note(const PageBench& page, const LabState& a, const LabState& b)
{
    if (a.order.arrangement.size() != b.order.arrangement.size())
        return Words::tr(
            "A and B have different numbers of tokens; only the encodings can be compared.");
    if (page.comparison() == Comparison::Difference)
        return {};
    return Words::tr("A matrix cannot be overlaid; choose Difference (B − A).");
}

bool usesPositions(const LabState&)
{
    return false;
}

} // namespace
} // namespace order

const Page orderPage {.bench = BenchId::Order,
    .maps = Bench::Maps::Some,
    .title = order::title,
    .sentence = order::sentence,
    .panel = order::panel,
    .parts = order::parts,
    .places = order::places,
    .slides = order::slides,
    .note = order::note,
    .usesPositions = order::usesPositions};

} // namespace lab::ui
