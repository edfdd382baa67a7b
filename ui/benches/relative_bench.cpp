#include "ui/benches/relative_bench.h"

#include "core/figures/relative/relative_figures.h"
#include "ui/benches/picture_slot.h"
#include "ui/views/parameters/table_words.h"

#include <algorithm>

namespace lab::ui {

namespace {

constexpr double choiceGap = 32; // after the bench's title
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

} // namespace

RelativeBench::RelativeBench(QWidget* parent)
    : Bench(BenchId::Relative, parent, Maps::Some)
    , m_terms(new FigureView<RelativeFrame>(drawing::relativeTermMaps, this))
    , m_score(new FigureView<RelativeFrame>(drawing::relativeScoreMap, this))
    , m_shift(new FigureView<ShiftedFrame>(drawing::relativeShift, this))
    , m_rows(new FigureView<DistanceRowsFrame>(drawing::relativeRows, this))
    , m_choice(new PictureSlot("relative.encoding", this))
    , m_sum([](const SumInputs& of, auto&) { return relativeFrame(of.state()); })
    , m_shifted([](const ShiftInputs& of, auto&) { return shiftedFrame(of.state()); })
    , m_rowFrames([](const SumInputs& of, auto&) { return distanceRowsFrame(of.state()); })
{
    add(m_score);
    add(m_terms);
    add(m_shift);
    add(m_rows);
    addSwitch(m_choice);
    connect(m_choice, &PictureSlot::edited, this, &Bench::edited);
}

QString RelativeBench::title() const
{
    return tr("Relative");
}

QString RelativeBench::sentence() const
{
    if (countsNoTerm(state()))
        return tr("Without any term, every visible key gets the same weight.");
    switch (state().relative.encoding) {
    case RelativeEncoding::Shaw:
        if (state().schemes.shaw.table.table())
            return tableSentence(state().schemes.shaw.table);
        return tr("A logit is the sum of two maps: one depends on the words alone, one on the "
                  "query and the distance.");
    case RelativeEncoding::TransformerXl:
        return tr("A logit is the sum of four maps: two depend on the key's word, two on its "
                  "distance instead.");
    case RelativeEncoding::Deberta:
        break;
    }
    if (state().schemes.deberta.table.table())
        return tableSentence(state().schemes.deberta.table);
    const Deberta& deberta = state().schemes.deberta.encoding;
    if (deberta.hasContentToPosition && deberta.hasPositionToContent)
        return tr("A logit is the sum of three maps: word with word, word with distance, distance "
                  "with word.");
    if (deberta.hasContentToPosition)
        return tr("A logit is the sum of two maps: word with word, and word with distance.");
    if (deberta.hasPositionToContent)
        return tr("A logit is the sum of two maps: word with word, and distance with word.");
    return tr("A logit is a single map, word with word, and order leaves no trace.");
}

std::vector<std::string_view> RelativeBench::panelParameters() const
{
    std::vector<std::string_view> keys {"relative.encoding", "relative.words"};
    const auto add = [&keys](std::initializer_list<std::string_view> more) {
        keys.insert(keys.end(), more);
    };
    switch (state().relative.encoding) {
    case RelativeEncoding::Shaw:
        add({"shaw.table", "shaw.clip", "shaw.width", "shaw.mask"});
        if (!state().schemes.shaw.table.table())
            add({"shaw.deviation"});
        add({"shaw.seed", "relative.content", "relative.query_position"});
        break;
    case RelativeEncoding::TransformerXl:
        add({"transformer_xl.head", "transformer_xl.clamp", "transformer_xl.base",
            "transformer_xl.width", "transformer_xl.heads", "transformer_xl.head_width",
            "transformer_xl.segment", "transformer_xl.memory", "relative.shifted",
            "transformer_xl.seed", "relative.content", "relative.query_position",
            "relative.global_content", "relative.global_position"});
        break;
    case RelativeEncoding::Deberta:
        add({"deberta.table", "deberta.head", "deberta.buckets", "deberta.max_distance",
            "deberta.span", "deberta.variant", "deberta.far"});
        if (!state().schemes.deberta.table.table()) // which has no projection of the positions
            add({"deberta.projections"});
        add({"deberta.c2p", "deberta.p2c", "deberta.width", "deberta.heads", "deberta.head_width",
            "deberta.seed", "relative.content", "relative.query_position",
            "relative.key_position"});
        break;
    }
    return keys;
}

LayoutInputs RelativeBench::layoutInputs(const LabState& state) const
{
    return {.picture = static_cast<int>(state.relative.encoding)};
}

std::vector<SlidePicture> RelativeBench::slidePictures(const LabState& state) const
{
    if (state.relative.encoding == RelativeEncoding::TransformerXl)
        return {{m_terms, m_score, 0.52, Qt::Horizontal}, {m_shift}};
    return {{m_terms}, {m_score}, {m_rows}};
}

void RelativeBench::layOut(const QRect& area, const LayoutInputs& inputs)
{
    const auto encoding = static_cast<RelativeEncoding>(inputs.picture);
    const auto px = [&](double length) { return qRound(look().px(length)); };
    m_choice->placeBesideTitle(
        area.left() + Bench::headWidth(look()) + look().px(choiceGap), area.right(), look());
    const bool hasLower = area.height() >= px(lowArea);
    const bool isShift = encoding == RelativeEncoding::TransformerXl;
    m_shift->setVisible(hasLower && isShift);
    m_rows->setVisible(hasLower && !isShift);
    const bool isNarrow = area.width() < look().px(narrowArea);
    const int gap = px(isNarrow ? narrowGutter : gutter);
    // If it is narrow, as much as the names of the terms need.
    const double share = isNarrow ? 0.44 : 0.34;
    const int wanted = qRound(share * (area.width() - gap));
    const int left = isNarrow ? wanted : std::clamp(wanted, px(termsWidth), px(maxTermsWidth));
    const int lower =
        hasLower ? std::clamp(qRound(0.2 * area.height()), px(lowerHeight), px(maxLowerHeight)) : 0;
    // The last name may reach into the gap.
    m_terms->setGeometry(area.left(), area.top(), left + gap, area.height() - lower);
    const QRect below(area.left(), area.bottom() + 1 - lower, left, lower);
    m_shift->setGeometry(below);
    m_rows->setGeometry(below);
    m_score->setGeometry(
        area.left() + left + gap, area.top(), area.width() - left - gap, area.height() - px(4));
}

double RelativeBench::headWidth(const Look& look) const
{
    return Bench::headWidth(look) + look.px(choiceGap) + m_choice->childrenRect().width();
}

void RelativeBench::show(const LabState& state)
{
    m_choice->setState(state);
    const SumInputs inputs(state);
    m_sum.show(inputs, m_terms, m_score);
    if (state.relative.encoding == RelativeEncoding::TransformerXl)
        m_shifted.show(ShiftInputs(state), m_shift);
    else
        m_rowFrames.show(inputs, m_rows);
}

void RelativeBench::showGhost(const std::optional<LabState>& ghost)
{
    const MapShown map =
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present;
    m_terms->setMapShown(map);
    m_score->setMapShown(map);
    const auto inputs = ghostInputs<SumInputs>(ghost);
    m_sum.showGhost(inputs, m_terms, m_score);
    const bool isShift = ghost && ghost->relative.encoding == RelativeEncoding::TransformerXl;
    m_shifted.showGhost(isShift ? ghostInputs<ShiftInputs>(ghost) : std::nullopt, m_shift);
    m_rowFrames.showGhost(isShift ? std::nullopt : inputs, m_rows);
}

QString RelativeBench::comparisonNote(const LabState& a, const LabState& b) const
{
    if (a.relative.encoding != b.relative.encoding)
        return tr("A and B are different encodings, so their terms cannot be compared.");
    if (comparison() == Comparison::Difference)
        return {};
    return tr("A map cannot be overlaid; choose Difference (B − A).");
}

} // namespace lab::ui

#include "moc_relative_bench.cpp"
