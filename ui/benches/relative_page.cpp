#include "core/figures/relative/relative_figures.h"
#include "core/frames/encoding.h"
#include "ui/benches/figure_part.h"
#include "ui/views/parameters/table_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace lab::ui {

namespace relative {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::RelativeBench)
};

using Terms = Part<&LabState::relative>;
using Query = Part<&LabState::position, &Positions::query>;
using Key = Part<&LabState::position, &Positions::key>;
using OfShaw = Part<&LabState::schemes, &Schemes::shaw>;
using OfTransformerXl = Part<&LabState::schemes, &Schemes::transformerXl>;
using OfDeberta = Part<&LabState::schemes, &Schemes::deberta>;
using SumInputs = FrameInputs<AnySpace, Terms, Query, Key, OfShaw, OfTransformerXl, OfDeberta>;
using ShiftInputs = FrameInputs<AnySpace, Terms, OfTransformerXl>;

constexpr double gutter = 32;
constexpr double narrowGutter = 20;
constexpr double narrowArea = 640;
constexpr double termsWidth = 300; // at the normal size
constexpr double maxTermsWidth = 560;
constexpr double lowerHeight = 106; // of the shift or the strip
constexpr double maxLowerHeight = 176;
constexpr double lowArea = 400; // below this neither has space beside the terms

/// Whether its encoding has this term in the score.
bool hasTerm(const LabState& state, RelativeTerm term)
{
    const Deberta& deberta = state.schemes.deberta.encoding;
    const bool isDeberta = state.relative.encoding == RelativeEncoding::Deberta;
    switch (term) {
    case RelativeTerm::Content:
        return true;
    case RelativeTerm::QueryPosition:
        return !isDeberta || deberta.hasContentToPosition;
    case RelativeTerm::KeyPosition:
        return isDeberta && deberta.hasPositionToContent;
    case RelativeTerm::GlobalContent:
    case RelativeTerm::GlobalPosition:
        break;
    }
    return state.relative.encoding == RelativeEncoding::TransformerXl;
}

bool countsNoTerm(const LabState& state)
{
    return std::ranges::none_of(relativeTerms,
        [&](RelativeTerm term) { return hasTerm(state, term) && state.relative.counts(term); });
}

bool hasShift(const LabState& state)
{
    return state.relative.encoding == RelativeEncoding::TransformerXl;
}

bool hasRows(const LabState& state)
{
    return !hasShift(state);
}

QString title()
{
    return Words::tr("Relative");
}

QString sentence(const PageBench& page)
{
    const LabState& state = page.state();
    if (countsNoTerm(state))
        return Words::tr("Without any term, every visible key gets the same weight.");
    const Encoding& own = encodingOf(state.relative.encoding);
    const char* const words = own.relative.sentence(state);
    return words ? Words::tr(words) : tableSentence(own.table(state));
}

std::vector<std::string_view> panel(const LabState& state)
{
    std::vector<std::string_view> keys {"relative.encoding", "relative.words"};
    const auto own = encodingOf(state.relative.encoding).relative.panel(state);
    keys.insert(keys.end(), own.begin(), own.end());
    return keys;
}

PageParts parts(PageBench& page)
{
    return listed(pictures<SumInputs, relativeFrame>(
                      page, {&drawing::relativeScoreMap, &drawing::relativeTermMaps}),
        pictures<ShiftInputs, shiftedFrame>(page, {&drawing::relativeShift}, {.isShown = hasShift}),
        pictures<SumInputs, distanceRowsFrame>(
            page, {&drawing::relativeRows}, {.isShown = hasRows}));
}

std::vector<PageSlide> slides(const PageBench& page)
{
    if (hasShift(page.state()))
        return {{Picture::RelativeTerms, Picture::RelativeScore, 0.52, Qt::Horizontal},
            {Picture::RelativeShift}};
    return {{Picture::RelativeTerms}, {Picture::RelativeScore}, {Picture::RelativeRows}};
}

std::vector<PicturePlace> places(const PageBench& page, const QRect& area)
{
    const auto px = [&](double length) { return qRound(page.look().px(length)); };
    const bool hasLower = area.height() >= px(lowArea);
    const bool isNarrow = area.width() < page.look().px(narrowArea);
    const int gap = px(isNarrow ? narrowGutter : gutter);
    // If it is narrow, as much as the names of the terms need.
    const double share = isNarrow ? 0.44 : 0.34;
    const int wanted = qRound(share * (area.width() - gap));
    const int left = isNarrow ? wanted : std::clamp(wanted, px(termsWidth), px(maxTermsWidth));
    const int lower =
        hasLower ? std::clamp(qRound(0.2 * area.height()), px(lowerHeight), px(maxLowerHeight)) : 0;
    const int x = area.left() + left + gap;
    // The last name may reach into the gap.
    std::vector<PicturePlace> all {
        {Picture::RelativeTerms, {area.left(), area.top(), left + gap, area.height() - lower}},
        {Picture::RelativeScore,
            {x, area.top(), area.width() - left - gap, area.height() - px(4)}}};
    if (hasLower)
        all.push_back({hasShift(page.state()) ? Picture::RelativeShift : Picture::RelativeRows,
            {area.left(), area.bottom() + 1 - lower, left, lower}});
    return all;
}

QString note(const PageBench& page, const LabState& a, const LabState& b)
{
    if (a.relative.encoding != b.relative.encoding)
        return Words::tr("A and B are different encodings, so their terms cannot be compared.");
    if (page.comparison() == Comparison::Difference)
        return {};
    return Words::tr("A map cannot be overlaid; choose Difference (B − A).");
}

} // namespace
} // namespace relative

const Page relativePage {.bench = BenchId::Relative,
    .maps = Bench::Maps::Some,
    .title = relative::title,
    .sentence = relative::sentence,
    .panel = relative::panel,
    .parts = relative::parts,
    .places = relative::places,
    .slides = relative::slides,
    .note = relative::note,
    .choice = "relative.encoding",
    .choiceGap = 32};

} // namespace lab::ui
