#include "ui/benches/order_bench.h"

#include "core/figures/order/order_figures.h"

#include <utility>

namespace lab::ui {

namespace {

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

} // namespace

OrderBench::OrderBench(QWidget* parent)
    : Bench(BenchId::Order, parent, Maps::Some)
    , m_chips(new FigureView<OrderFrame>(drawing::orderSentences, this))
    , m_weights(new FigureView<OrderFrame>(drawing::orderWeights, this))
    , m_outputs(new FigureView<OrderFrame>(drawing::orderOutputs, this))
    , m_encodings(new FigureView<OrderEncodingsFrame>(drawing::orderEncodings, this))
    , m_frames([](const OrderInputs& of, auto&) { return orderFrame(of.state()); })
    , m_encodingFrames([](const OrderInputs& of, auto&) { return orderEncodingsFrame(of.state()); })
{
    add(m_chips);
    add(m_weights);
    add(m_outputs);
    add(m_encodings);
}

QString OrderBench::title() const
{
    return tr("Order");
}

QString OrderBench::sentence() const
{
    if (state().order.layers > 1)
        return tr(
            "Reorder the sentence: do these two layers notice? Choose an encoding and try again.");
    return tr("Reorder the sentence: does this attention layer notice? Choose an encoding and try "
              "again.");
}

std::vector<std::string_view> OrderBench::panelParameters() const
{
    std::vector<std::string_view> keys {
        "order.sentence", "order.arrangement", "order.preset", "order.encoding"};
    if (rotatesPairs(state().order.encoding))
        keys.emplace_back("order.pairing");
    for (const char* key : {"order.causal", "order.layers", "order.compared", "order.seed"})
        keys.emplace_back(key);
    return keys;
}

LayoutInputs OrderBench::layoutInputs(const LabState& state) const
{
    return {.parts = static_cast<int>(state.order.arrangement.size())};
}

// The sentence above its results: an audience reads the arcs, which get the space that few rows
// leave.
std::vector<SlidePicture> OrderBench::slidePictures(const LabState& state) const
{
    const auto tokens = static_cast<int>(state.order.arrangement.size());
    const bool areFew = audience() == Audience::Presentation && tokens < manyTokens;
    const double share = areFew ? shareOfNone - shareOfToken * tokens : upperShare;
    return {{m_chips, m_outputs, share}, {m_weights}, {m_encodings}};
}

void OrderBench::layOut(const QRect& area, const LayoutInputs& inputs)
{
    const Look& own = look();
    const bool isNarrow = area.width() < own.px(760);
    const int gap = qRound(own.px(isNarrow ? narrowGutter : gutter));
    const int left = qRound((area.width() - gap) * leftShare);
    const double share = inputs.parts >= manyTokens ? fullUpperShare : upperShare;
    const int upper = qRound((area.height() - own.px(rowGap)) * share);
    const int x = area.left() + left + gap;
    const int y = area.top() + upper + qRound(own.px(rowGap));
    const int right = area.right() + 1 - x;
    const int maps = qRound((area.height() - own.px(rowGap)) * mapsShare);
    const int below = area.top() + maps + qRound(own.px(rowGap));
    m_chips->setGeometry(area.left(), area.top(), left, upper);
    m_weights->setGeometry(x, area.top(), right, maps);
    m_outputs->setGeometry(area.left(), y, left, area.bottom() + 1 - y);
    m_encodings->setGeometry(x, below, right, area.bottom() + 1 - below);
}

void OrderBench::show(const LabState& state)
{
    const OrderInputs inputs(state);
    m_frames.show(inputs, m_chips, m_weights, m_outputs);
    m_encodingFrames.show(inputs, m_encodings);
}

void OrderBench::showGhost(const std::optional<LabState>& ghost)
{
    m_weights->setMapShown(
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present);
    const auto inputs = ghostInputs<OrderInputs>(ghost);
    m_frames.showGhost(inputs, m_chips, m_weights, m_outputs);
    m_encodingFrames.showGhost(inputs, m_encodings);
}

QString OrderBench::comparisonNote(const LabState& a, const LabState& b) const
{
    if (a.order.arrangement.size() != b.order.arrangement.size())
        return tr("A and B have different numbers of tokens; only the encodings can be compared.");
    if (comparison() == Comparison::Difference)
        return {};
    return tr("A matrix cannot be overlaid; choose Difference (B − A).");
}

} // namespace lab::ui

#include "moc_order_bench.cpp"
