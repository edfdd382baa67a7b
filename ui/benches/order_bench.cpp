#include "ui/benches/order_bench.h"

#include "core/frames/order/order_frames.h"
#include "ui/views/order/chips_view.h"
#include "ui/views/order/encodings_view.h"
#include "ui/views/order/outputs_view.h"
#include "ui/views/order/weight_maps_view.h"

#include <utility>

namespace lab::ui {

namespace {

constexpr double gutter = 40;
constexpr double narrowGutter = 24;
constexpr double lowForRoom = 400; ///< less is for the chips and their attention
constexpr double rowGap = 20;
constexpr double leftShare = 0.53;
constexpr double upperShare = 0.54;
constexpr double fullUpperShare = 0.5; // where many rows stand below
constexpr int manyTokens = 7;
constexpr double wideForRoom = 720;

} // namespace

OrderBench::OrderBench(QWidget* parent)
    : Bench(BenchId::Order, parent, Maps::Some)
    , m_chips(new ChipsView(this))
    , m_weights(new WeightMapsView(this))
    , m_outputs(new OutputsView(this))
    , m_encodings(new EncodingsView(this))
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
    return tr("Reorder the sentence: does this layer of attention notice? Choose an encoding and "
              "ask again.");
}

std::vector<std::string_view> OrderBench::panelParameters() const
{
    return {"order.sentence", "order.arrangement", "order.preset", "order.encoding", "order.causal",
        "order.compared", "order.seed"};
}

void OrderBench::layOut(const QRect& area)
{
    m_area = area;
    const bool isForRoom = audience() == Audience::Room;
    m_weights->setVisible(!isForRoom);
    m_encodings->setVisible(!isForRoom);
    if (isForRoom)
        return layOutForRoom(area);
    const Look& own = look();
    const bool isNarrow = area.width() < own.px(760);
    const int gap = qRound(own.px(isNarrow ? narrowGutter : gutter));
    const int left = qRound((area.width() - gap) * leftShare);
    m_laidOutTokens = static_cast<int>(state().order.arrangement.size());
    const double share = m_laidOutTokens >= manyTokens ? fullUpperShare : upperShare;
    const bool isLow = audience() == Audience::Room && area.height() < own.px(lowForRoom);
    m_outputs->setVisible(!isLow);
    m_encodings->setVisible(!isLow);
    const int upper = isLow ? area.height() : qRound((area.height() - own.px(rowGap)) * share);
    const int x = area.left() + left + gap;
    const int y = area.top() + upper + qRound(own.px(rowGap));
    const int right = area.right() + 1 - x;
    const int lower = area.bottom() + 1 - y;
    m_chips->setGeometry(area.left(), area.top(), left, upper);
    m_weights->setGeometry(x, area.top(), right, upper);
    m_outputs->setGeometry(area.left(), y, left, lower);
    m_encodings->setGeometry(x, y, right, lower);
}

// The sentence and the number: beside each other where there is room, else one over the other.
void OrderBench::layOutForRoom(const QRect& area)
{
    const int gap = qRound(look().px(gutter));
    if (area.width() >= look().px(wideForRoom)) {
        const int left = qRound((area.width() - gap) * leftShare);
        m_chips->setGeometry(area.left(), area.top(), left, area.height());
        m_outputs->setGeometry(
            area.left() + left + gap, area.top(), area.width() - left - gap, area.height());
        return;
    }
    const int upper = qRound(area.height() * fullUpperShare);
    m_chips->setGeometry(area.left(), area.top(), area.width(), upper);
    m_outputs->setGeometry(area.left(), area.top() + upper, area.width(), area.height() - upper);
}

void OrderBench::show(const LabState& state)
{
    if (m_shownOrder == state.order)
        return;
    m_shownOrder = state.order;
    const auto tokens = static_cast<int>(state.order.arrangement.size());
    if (!m_area.isEmpty() && (tokens >= manyTokens) != (m_laidOutTokens >= manyTokens))
        layOut(m_area);
    const OrderFrame frame = orderFrame(state);
    m_chips->setFrame(frame);
    m_weights->setFrame(frame);
    m_outputs->setFrame(frame);
    m_encodings->setFrame(orderEncodingsFrame(state));
}

void OrderBench::showGhost(const std::optional<LabState>& ghost)
{
    m_weights->setMapShown(
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present);
    const std::optional<Order> order = ghost ? std::optional(ghost->order) : std::nullopt;
    if (order == m_ghostOrder)
        return;
    m_ghostOrder = order;
    const std::optional<OrderFrame> frame =
        ghost ? std::optional(orderFrame(*ghost)) : std::nullopt;
    m_chips->setGhost(frame);
    m_weights->setGhost(frame);
    m_outputs->setGhost(frame);
    m_encodings->setGhost(ghost ? std::optional(orderEncodingsFrame(*ghost)) : std::nullopt);
}

QString OrderBench::comparisonNote(const LabState& a, const LabState& b) const
{
    if (a.order.arrangement.size() != b.order.arrangement.size())
        return tr("A and B have not as many tokens: only the encodings can be compared.");
    if (comparison() == Comparison::Difference)
        return {};
    return tr("No ghost can lie under a matrix: choose Difference to see B − A in its place.");
}

} // namespace lab::ui
