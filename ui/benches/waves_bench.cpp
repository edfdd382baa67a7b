#include "ui/benches/waves_bench.h"

#include "core/drawing/plot.h"
#include "ui/benches/picture_slot.h"
#include "ui/views/comparison/comparison_words.h"
#include "ui/views/parameters/table_words.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double choiceGap = 24; ///< between the bench's name and the choice of the picture
constexpr int encodings = 3; ///< of which the table is shown

bool isTable(const LabState& state)
{
    return state.waves.picture == WavesPictureShown::Table;
}

/// Of the table, or empty if another picture is shown.
std::optional<WavesEncoding> tableOf(const LabState& state)
{
    return isTable(state) ? std::optional(state.waves.shown) : std::nullopt;
}

template <class Frame> std::shared_ptr<const Frame> shared(Frame frame)
{
    return std::make_shared<const Frame>(std::move(frame));
}

std::vector<std::string_view> tableParameters(const LabState& state)
{
    switch (state.waves.shown) {
    case WavesEncoding::Sinusoidal:
        break;
    case WavesEncoding::Learned: {
        std::vector<std::string_view> keys {
            "learned.table", "learned.training_length", "learned.beyond"};
        if (state.schemes.learned.encoding.beyond == BeyondRule::Interpolate)
            keys.insert(keys.end(), {"learned.target_length", "learned.resampling"});
        keys.insert(keys.end(), {"learned.width", "position.shown", "position.shift"});
        if (!state.schemes.learned.table.table())
            keys.insert(keys.end(), {"learned.deviation", "learned.seed"});
        return keys;
    }
    case WavesEncoding::Functional:
        return {"functional_relative.width", "functional_relative.base", "position.shown",
            "functional_relative.layout", "functional_relative.sign", "position.shift"};
    }
    return {"sinusoidal.width", "sinusoidal.base", "position.shown", "sinusoidal.layout",
        "position.shift", "waves.measure"};
}

} // namespace

WavesBench::WavesBench(QWidget* parent)
    : Bench(BenchId::Waves, parent, Maps::Some)
    , m_table(new FigureView<drawing::TableValues>(drawing::wavesTable, this))
    , m_waves(new FigureView<drawing::CurvesValues>(drawing::wavesCurves, this))
    , m_similarity(new FigureView<drawing::SimilarityValues>(drawing::wavesSimilarity, this))
    , m_shift(new FigureView<drawing::ShiftValues>(drawing::wavesShift, this))
    , m_learned(new FigureView<drawing::LearnedValues>(drawing::wavesLearned, this))
    , m_products(new FigureView<drawing::ProductsValues>(drawing::wavesProducts, this))
    , m_pairs(new FigureView<drawing::PairsValues>(drawing::wavesPairs, this))
    , m_odometer(new FigureView<drawing::OdometerValues>(drawing::wavesOdometer, this))
    , m_terms(new FigureView<drawing::TermsValues>(drawing::wavesTerms, this))
    , m_slot(new PictureSlot("waves.picture", this))
    , m_tables(
          [](const TableInputs& of, auto&) { return shared(tableFrame(of.state(), of.space())); })
    , m_curves([](const CurveInputs& of, auto&) {
        return shared(wavesFrame(of.state(), of.space().space, of.space().pairs));
    })
    , m_similarities([](const SimilarityInputs& of, const auto& earlier) {
        return shared(similarityFrame(of.state(), of.space(),
            earlier ? *earlier : SimilarityFrame())); // for another shift the curve stays
    })
    , m_shifts([](const ShiftInputs& of, auto&) { return shared(shiftFrame(of.state())); })
    , m_learnedTables([](const LearnedInputs& of, auto&) {
        return shared(learnedFrame(of.state(), of.space()));
    })
    , m_productFrames([](const ProductInputs& of, auto&) {
        return shared(productsFrame(of.state(), of.space()));
    })
    , m_pairFrames([](const PairsInputs& of, auto&) {
        return shared(distancePairsFrame(of.state(), of.space()));
    })
    , m_odometers([](const OdometerInputs& of, auto&) {
        return shared(odometerFrame(of.state(), of.space()));
    })
    , m_termFrames([](const TermsInputs& of, auto&) { return shared(addedTermsFrame(of.state())); })
{
    add(m_table);
    add(m_waves);
    add(m_similarity);
    add(m_shift);
    add(m_learned);
    add(m_products);
    add(m_pairs);
    add(m_odometer);
    add(m_terms);
    m_slot->put("odometer", m_odometer);
    m_slot->put("terms", m_terms);
    addSwitch(m_slot);
    connect(m_slot, &PictureSlot::edited, this, &Bench::edited);
}

QString WavesBench::title() const
{
    return tr("Waves");
}

QString WavesBench::sentence() const
{
    switch (state().waves.picture) {
    case WavesPictureShown::Table:
        break;
    case WavesPictureShown::Odometer:
        return tr(
            "An odometer separates all positions, but in jumps. Dials separate them smoothly.");
    case WavesPictureShown::Terms:
        return tr("An added position is multiplied by words and by positions. Only one term "
                  "depends on the distance, and only if the matrix allows it.");
    }
    switch (state().waves.shown) {
    case WavesEncoding::Sinusoidal:
        break;
    case WavesEncoding::Learned:
        if (state().schemes.learned.table.table())
            return tableSentence(state().schemes.learned.table);
        return tr("One row per trained position, and no formula: within the table it can be "
                  "anything, and beyond it nothing was trained.");
    case WavesEncoding::Functional:
        return tr(
            "The same sines and cosines, applied to the distance: no table, no limit, both signs.");
    }
    return tr("Every column of the table is a wave. Fast waves separate neighboring positions, "
              "slow waves distant ones.");
}

std::vector<std::string_view> WavesBench::panelParameters() const
{
    std::vector<std::string_view> keys;
    switch (state().waves.picture) {
    case WavesPictureShown::Table:
        keys = tableParameters(state());
        keys.insert(keys.begin(), "waves.encoding");
        break;
    case WavesPictureShown::Odometer:
        keys = {"waves.radix", "position.shown", "sinusoidal.width", "sinusoidal.base"};
        break;
    case WavesPictureShown::Terms:
        keys = {"waves.mix", "waves.moved", "position.shift", "sinusoidal.width", "sinusoidal.base",
            "waves.seed"};
        break;
    }
    keys.push_back("waves.picture");
    return keys;
}

LayoutInputs WavesBench::layoutInputs(const LabState& state) const
{
    return {.picture = static_cast<int>(state.waves.picture) * encodings
            + static_cast<int>(state.waves.shown)};
}

double WavesBench::headWidth(const Look& look) const
{
    return Bench::headWidth(look) + look.px(choiceGap) + m_slot->childrenRect().width();
}

std::vector<SlidePicture> WavesBench::slidePictures(const LabState& state) const
{
    switch (state.waves.picture) {
    case WavesPictureShown::Odometer:
        return {{m_odometer}};
    case WavesPictureShown::Terms:
        return {{m_terms}};
    case WavesPictureShown::Table:
        break;
    }
    switch (state.waves.shown) {
    case WavesEncoding::Learned:
        return {{m_learned}, {m_products}};
    case WavesEncoding::Functional:
        return {{m_table}, {m_pairs}, {m_waves}};
    case WavesEncoding::Sinusoidal:
        break;
    }
    return {{m_table}, {m_waves}, {m_similarity}, {m_shift}};
}

void WavesBench::layOut(const QRect& area, const LayoutInputs& inputs)
{
    m_slot->placePictures(area);
    m_slot->placeBesideTitle(
        area.left() + Bench::headWidth(look()) + look().px(choiceGap), area.right(), look());
    const bool hasTable = inputs.picture / encodings == static_cast<int>(WavesPictureShown::Table);
    for (PictureView* picture : std::initializer_list<PictureView*> {
             m_table, m_waves, m_similarity, m_shift, m_learned, m_products, m_pairs})
        picture->setVisible(false);
    if (hasTable)
        layOutTable(area, static_cast<WavesEncoding>(inputs.picture % encodings));
}

// Two columns, divided at the same height; the table touches the waves without a gap, so that the
// lines of p and p + t run through both.
void WavesBench::layOutTable(const QRect& area, WavesEncoding shown)
{
    const double scale = look().scale;
    const bool isLearned = shown == WavesEncoding::Learned;
    PictureView* const above = isLearned ? static_cast<PictureView*>(m_learned) : m_table;
    PictureView* const below = isLearned ? static_cast<PictureView*>(m_products) : m_waves;
    above->setVisible(true);
    below->setVisible(true);
    const int gutter = qRound(32 * scale);
    const bool hasPairs = shown == WavesEncoding::Functional;
    const double share = hasPairs ? 0.32 : 0.2358;
    const int right =
        isLearned ? 0 : std::max(qRound(176 * scale), qRound(share * area.width())) + gutter;
    const int left = area.width() - right;
    const int lower = std::max(qRound(190 * scale), qRound(0.435 * area.height()));
    const int upper = area.height() - lower;
    above->setGeometry(area.left(), area.top(), left, upper);
    below->setGeometry(area.left(), area.top() + upper, left, lower);
    const QRect beside(area.left() + left + gutter, area.top(), right - gutter, area.height());
    if (hasPairs) {
        m_pairs->setVisible(true);
        m_pairs->setGeometry(beside);
    } else if (!isLearned) {
        m_similarity->setVisible(true);
        m_shift->setVisible(true);
        m_similarity->setGeometry(beside.left(), beside.top(), beside.width(), upper);
        m_shift->setGeometry(beside.left(), beside.top() + upper, beside.width(), lower);
    }
}

// By the picture's own look: a small one has smaller margins, and as many points as pixels.
WavesSpace WavesBench::spaceOf(const PictureView& picture, const QRectF& plot) const
{
    const double ratio = devicePixelRatioF();
    return {std::max(8, qRound(plot.width() * ratio)), std::max(8, qRound(plot.height() * ratio)),
        ratio * picture.look().scale};
}

WavesSpace WavesBench::spaceOf(const PictureView& picture, const drawing::Margins& edges) const
{
    const QtStyle style(picture.look());
    return spaceOf(
        picture, qt(drawing::DrawnPlot(boxOf(picture.rect()), edges, style.style).ground));
}

WavesSpace WavesBench::similaritySpace(const LabState& state) const
{
    const QtStyle style(m_similarity->look());
    return spaceOf(*m_similarity,
        qt(drawing::similarityGround(boxOf(m_similarity->rect()), state.waves.encoding.width / 2,
            state.position.shown / 2, style.style)));
}

int WavesBench::pairsSpace() const
{
    constexpr int most = 512;
    const double side = drawing::pairsMap(boxOf(m_pairs->rect()), m_pairs->look().scale).width;
    return std::clamp(qRound(side * devicePixelRatioF()), 1, most);
}

WavesBench::PairSpace WavesBench::curveSpace() const
{
    return {spaceOf(*m_waves, drawing::curvesMargins),
        shownPairs(sinusoid(state()).width / 2, state().waves.pair)};
}

void WavesBench::showGhost(const std::optional<LabState>& ghost)
{
    const MapShown map =
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present;
    m_table->setMapShown(map);
    m_learned->setMapShown(map);
    m_pairs->setMapShown(map);
    // The ghost shows the same encoding and picture as the state above it.
    const auto of = [&](bool isWanted) { return isWanted ? ghost : std::nullopt; };
    const std::optional<WavesEncoding> table = tableOf(state());
    const auto waves = of(table && table != WavesEncoding::Learned);
    m_tables.showGhost(
        ghostInputs<TableInputs>(waves, spaceOf(*m_table, drawing::tableMargins)), m_table);
    m_curves.showGhost(ghostInputs<CurveInputs>(waves, curveSpace()), m_waves);
    const auto sinusoidal = of(table == WavesEncoding::Sinusoidal);
    m_similarities.showGhost(
        ghostInputs<SimilarityInputs>(sinusoidal, similaritySpace(state())), m_similarity);
    m_shifts.showGhost(ghostInputs<ShiftInputs>(sinusoidal), m_shift);
    const auto learned = of(table == WavesEncoding::Learned);
    m_learnedTables.showGhost(
        ghostInputs<LearnedInputs>(learned, spaceOf(*m_learned, drawing::learnedMargins)),
        m_learned);
    m_productFrames.showGhost(
        ghostInputs<ProductInputs>(learned, spaceOf(*m_products, drawing::productsMargins)),
        m_products);
    const auto distances = of(table == WavesEncoding::Functional);
    m_pairFrames.showGhost(ghostInputs<PairsInputs>(distances, pairsSpace()), m_pairs);
    const WavesPictureShown picture = state().waves.picture;
    m_odometers.showGhost(ghostInputs<OdometerInputs>(of(picture == WavesPictureShown::Odometer),
                              spaceOf(*m_odometer, QRectF(m_odometer->rect()))),
        m_odometer);
    m_termFrames.showGhost(
        ghostInputs<TermsInputs>(of(picture == WavesPictureShown::Terms)), m_terms);
}

QString WavesBench::comparisonNote(const LabState& a, const LabState& b) const
{
    if (!isTable(b))
        return {};
    QString pairs = b.waves.shown == WavesEncoding::Learned
        ? QString()
        : otherPairs(sinusoid(a).width / 2, sinusoid(b).width / 2);
    if (!pairs.isEmpty() || comparison() == Comparison::Difference)
        return pairs;
    return tr("The table cannot be overlaid; choose Difference (B − A).");
}

void WavesBench::show(const LabState& state)
{
    m_slot->setState(state);
    const std::optional<WavesEncoding> table = tableOf(state);
    const auto put = [at = drawing::wavesState(state)](
                         auto* picture, auto& frames, const auto& inputs) {
        frames.show(inputs);
        picture->setFrame({frames.shown(), at});
    };
    if (table == WavesEncoding::Learned) {
        put(m_learned, m_learnedTables,
            LearnedInputs(state, spaceOf(*m_learned, drawing::learnedMargins)));
        put(m_products, m_productFrames,
            ProductInputs(state, spaceOf(*m_products, drawing::productsMargins)));
    } else if (table) {
        put(m_table, m_tables, TableInputs(state, spaceOf(*m_table, drawing::tableMargins)));
        put(m_waves, m_curves, CurveInputs(state, curveSpace()));
    }
    if (table == WavesEncoding::Sinusoidal) {
        put(m_similarity, m_similarities, SimilarityInputs(state, similaritySpace(state)));
        put(m_shift, m_shifts, ShiftInputs(state));
    }
    if (table == WavesEncoding::Functional)
        put(m_pairs, m_pairFrames, PairsInputs(state, pairsSpace()));
    if (state.waves.picture == WavesPictureShown::Odometer)
        put(m_odometer, m_odometers,
            OdometerInputs(state, spaceOf(*m_odometer, QRectF(m_odometer->rect()))));
    if (state.waves.picture == WavesPictureShown::Terms)
        put(m_terms, m_termFrames, TermsInputs(state));
}

} // namespace lab::ui

#include "moc_waves_bench.cpp"
