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

namespace {

/// Whether the inputs are others than those kept, which they then become.
template <class Inputs> bool renewed(std::optional<Inputs>& kept, const Inputs& present)
{
    if (kept == present)
        return false;
    kept = present;
    return true;
}

} // namespace

WavesBench::WavesBench(QWidget* parent)
    : Bench(BenchId::Waves, parent, Maps::Some)
    , m_table(new TableView(this))
    , m_waves(new WavesView(this))
    , m_similarity(new SimilarityView(this))
    , m_shift(new ShiftView(this))
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
        "position.shift"};
}

// Two columns, cut at the same height; the table stands on the waves without a gap, so that the
// lines of p and p + k run through both.
void WavesBench::layOut(const QRect& area)
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

void WavesBench::showGhost(const std::optional<LabState>& ghost)
{
    m_table->setMapShown(
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present);
    const WavesRoom table = roomOf(m_table->plot());
    const WavesRoom waves = roomOf(m_waves->plot());
    const WavesRoom similarity = similarityRoom(state());
    std::vector<int> shown;
    for (const WavesFrame::Wave& wave : m_waves->frame().waves)
        shown.push_back(wave.pair);
    if (!renewed(m_ghostInputs, GhostInputs {ghost, table, waves, similarity, shown}))
        return;
    if (!ghost) {
        m_table->setGhost(std::nullopt);
        m_waves->setGhost(std::nullopt);
        m_similarity->setGhost(std::nullopt);
        m_shift->setGhost(std::nullopt);
        return;
    }
    m_table->setGhost(tableFrame(*ghost, table));
    m_waves->setGhost(wavesFrame(*ghost, waves, shown));
    m_similarity->setGhost(similarityFrame(*ghost, similarity));
    m_shift->setGhost(shiftFrame(*ghost));
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
    const Positions& position = state.position;
    const Sinusoidal& encoding = state.waves.encoding;
    const int pair = state.waves.pair;

    const WavesRoom table = roomOf(m_table->plot());
    if (renewed(m_tableInputs, {encoding, position.first, position.shown, table}))
        m_table->setFrame(tableFrame(state, table));

    const WavesRoom waves = roomOf(m_waves->plot());
    if (renewed(
            m_wavesInputs, {encoding, pair, position.query, position.first, position.shown, waves}))
        m_waves->setFrame(wavesFrame(state, waves));

    const std::int64_t shift = position.key - position.query;
    const WavesRoom similarity = similarityRoom(state);
    if (renewed(m_similarityInputs, {encoding, position.shown, similarity}))
        m_similarity->setFrame(similarityFrame(state, similarity));
    else if (shift != m_similarity->frame().shift)
        m_similarity->setFrame(similarityAt(m_similarity->frame(), shift));

    if (renewed(m_shiftInputs, {encoding, pair, position.query, position.key}))
        m_shift->setFrame(shiftFrame(state));

    const auto pictures = {static_cast<WavesPicture*>(m_table), static_cast<WavesPicture*>(m_waves),
        static_cast<WavesPicture*>(m_similarity), static_cast<WavesPicture*>(m_shift)};
    for (WavesPicture* picture : pictures)
        picture->setMarks(position, pair);
}

} // namespace lab::ui
