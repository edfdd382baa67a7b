#include "ui/benches/waves_bench.h"

#include "ui/paint/waves/similarity.h"
#include "ui/views/comparison/comparison_words.h"
#include "ui/views/waves/shift_view.h"
#include "ui/views/waves/similarity_view.h"
#include "ui/views/waves/table_view.h"
#include "ui/views/waves/waves_view.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

WavesBench::WavesBench(QWidget* parent)
    : Bench(BenchId::Waves, parent, Maps::Some)
    , m_table(new TableView(this))
    , m_waves(new WavesView(this))
    , m_similarity(new SimilarityView(this))
    , m_shift(new ShiftView(this))
    , m_tables([](const TableInputs& of, auto&) { return tableFrame(of.state(), of.room()); })
    , m_curves([](const CurveInputs& of, auto&) {
        return wavesFrame(of.state(), of.room().room, of.room().pairs);
    })
    , m_similarities([](const SimilarityInputs& of, const SimilarityFrame& earlier) {
        return similarityFrame(of.state(), of.room(), earlier); // at another shift the curve stays
    })
    , m_shifts([](const ShiftInputs& of, auto&) { return shiftFrame(of.state()); })
{
    add(m_table);
    add(m_waves);
    add(m_similarity);
    add(m_shift);
}

QString WavesBench::title() const
{
    return tr("Waves");
}

QString WavesBench::sentence() const
{
    return tr("Every column of the table is a wave. "
              "Fast waves tell neighbours apart, slow waves tell far places apart.");
}

std::vector<std::string_view> WavesBench::panelParameters() const
{
    return {"sinusoidal.width", "sinusoidal.base", "position.shown", "sinusoidal.layout",
        "position.shift", "waves.measure"};
}

// Two columns, cut at the same height; the table stands on the waves without a gap, so that the
// lines of p and p + k run through both.
void WavesBench::layOut(const QRect& area, const LayoutInputs&)
{
    const double scale = look().scale;
    const bool isForRoom = audience() == Audience::Room;
    m_similarity->setVisible(!isForRoom);
    m_shift->setVisible(!isForRoom);
    m_table->setVisible(true);
    if (isForRoom) {
        constexpr double leastForTwo = 200;
        const bool hasTable = area.height() >= look().px(leastForTwo);
        m_table->setVisible(hasTable);
        const int table = hasTable ? qRound(0.5 * area.height()) : 0;
        m_table->setGeometry(area.left(), area.top(), area.width(), table);
        m_waves->setGeometry(area.left(), area.top() + table, area.width(), area.height() - table);
        return;
    }
    const int gutter = qRound(32 * scale);
    const int right = std::max(qRound(176 * scale), qRound(0.2358 * area.width()));
    const int left = area.width() - right - gutter;
    const int lower = std::max(qRound(190 * scale), qRound(0.435 * area.height()));
    const int upper = area.height() - lower;
    m_table->setGeometry(area.left(), area.top(), left, upper);
    m_waves->setGeometry(area.left(), area.top() + upper, left, lower);
    m_similarity->setGeometry(area.left() + left + gutter, area.top(), right, upper);
    m_shift->setGeometry(area.left() + left + gutter, area.top() + upper, right, lower);
}

WavesRoom WavesBench::roomOf(const QRectF& plot) const
{
    const double ratio = devicePixelRatioF();
    return {std::max(8, qRound(plot.width() * ratio)), std::max(8, qRound(plot.height() * ratio)),
        ratio * look().scale};
}

WavesRoom WavesBench::similarityRoom(const LabState& state) const
{
    return roomOf(similarityGround(
        m_similarity->rect(), state.waves.encoding.width / 2, state.position.shown / 2, look()));
}

WavesBench::PairRoom WavesBench::curveRoom() const
{
    return {
        roomOf(m_waves->plot()), shownPairs(state().waves.encoding.width / 2, state().waves.pair)};
}

void WavesBench::showGhost(const std::optional<LabState>& ghost)
{
    m_table->setMapShown(
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present);
    m_tables.showGhost(ghostInputs<TableInputs>(ghost, roomOf(m_table->plot())), m_table);
    m_curves.showGhost(ghostInputs<CurveInputs>(ghost, curveRoom()), m_waves);
    m_similarities.showGhost(
        ghostInputs<SimilarityInputs>(ghost, similarityRoom(state())), m_similarity);
    m_shifts.showGhost(ghostInputs<ShiftInputs>(ghost), m_shift);
}

QString WavesBench::comparisonNote(const LabState& a, const LabState& b) const
{
    const QString pairs = otherPairs(a.waves.encoding.width / 2, b.waves.encoding.width / 2);
    if (!pairs.isEmpty() || comparison() == Comparison::Difference)
        return pairs;
    return tr("No ghost can lie under the table: choose Difference to see B − A in its place.");
}

void WavesBench::show(const LabState& state)
{
    m_tables.show(TableInputs(state, roomOf(m_table->plot())), m_table);
    m_curves.show(CurveInputs(state, curveRoom()), m_waves);
    m_similarities.show(SimilarityInputs(state, similarityRoom(state)), m_similarity);
    m_shifts.show(ShiftInputs(state), m_shift);

    const auto pictures = {static_cast<WavesPicture*>(m_table), static_cast<WavesPicture*>(m_waves),
        static_cast<WavesPicture*>(m_similarity), static_cast<WavesPicture*>(m_shift)};
    for (WavesPicture* picture : pictures)
        picture->setMarks(state.position, state.waves.pair);
}

} // namespace lab::ui
