#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/waves/waves_plot.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace waves_products {
namespace {

constexpr Message spokenName = LAB_MESSAGE("lab::ui::WavesWords", "One row times every row");
constexpr Message title = LAB_MESSAGE("lab::ui::WavesWords", "Row p times every row");
constexpr Message oneRowOfOne = LAB_MESSAGE("lab::ui::WavesWords",
    "A shift by %1 leaves %2 row of one column: some matrix always fits so few");
constexpr Message rowsOfOne = LAB_MESSAGE("lab::ui::WavesWords",
    "A shift by %1 leaves %2 rows of one column: some matrix always fits so few");
constexpr Message oneRowOfMany = LAB_MESSAGE("lab::ui::WavesWords",
    "A shift by %1 leaves %2 row of %3 columns: some matrix always fits so few");
constexpr Message rowsOfMany = LAB_MESSAGE("lab::ui::WavesWords",
    "A shift by %1 leaves %2 rows of %3 columns: some matrix always fits so few");
constexpr Message tooFew =
    LAB_MESSAGE("lab::ui::WavesWords", "Too few rows to judge a shift by %1");
constexpr Message noMatrix = LAB_MESSAGE("lab::ui::WavesWords",
    "No matrix shifts the rows: the best %1 × %1 for t = %2 is off by %3 % over %4 rows");
constexpr Message bestMatrix =
    LAB_MESSAGE("lab::ui::WavesWords", "Best matrix for a shift by %1 is off by %2 %");
constexpr Message beyondResampled =
    LAB_MESSAGE("lab::ui::WavesWords", "Position %1 has no row: it is beyond the resampled table");
constexpr Message raisesError = LAB_MESSAGE(
    "lab::ui::WavesWords", "Position %1 has no row: published code raises an index error here");
constexpr Message hasNoRow = LAB_MESSAGE("lab::ui::WavesWords", "Position %1 has no row");
constexpr Message withBoth =
    LAB_MESSAGE("lab::ui::WavesWords", "with itself %1, with row p + t %2; the band is chance");
constexpr Message withBothInShort = LAB_MESSAGE("lab::ui::WavesWords", "itself %1, p + t %2");
constexpr Message withItself =
    LAB_MESSAGE("lab::ui::WavesWords", "with itself %1; position %2 has no row");
constexpr Message keyHasNoRow = LAB_MESSAGE("lab::ui::WavesWords", "%1 has no row");

/// How far the products extend above zero, and how far below it.
struct Extent {
    double size = 0;
    double depth = 0;

    void hold(const ProductsFrame& frame)
    {
        size = std::max(size, 2 * frame.chance);
        for (const double product : frame.products)
            if (std::isfinite(product)) {
                size = std::max(size, std::abs(product));
                depth = std::max(depth, -product);
            }
    }
};

class Products : waves::WavesPlot {
public:
    Products(const Compared<ProductsValues>& compared, const Box& where, const Style& how,
        const Pointing& pointed)
        : WavesPlot(compared.values.at, compared.values.frame->runs, Picture::WavesProducts,
            productsMargins, where, how, pointed)
        , m_frame(*compared.values.frame)
        , m_reference(compared.reference ? compared.reference->frame.get() : nullptr)
    {
        Extent extent;
        extent.hold(m_frame);
        if (m_reference)
            extent.hold(*m_reference);
        y = {Axis::Kind::Linear, -std::max(0.45 * extent.size, 1.1 * extent.depth),
            1.1 * extent.size, ground.bottom(), ground.top()};
    }

    Drawing drawing()
    {
        if (!hasGround() || m_frame.products.empty())
            return {};
        const bool hasRow = !std::isnan(m_frame.withItself);
        if (hasRow)
            addUpwards(layer(Layer::Meaning::Axes), ground, y, {{0, wholeNumber(0)}}, style);
        addAxis();
        Layer& head = layer(Layer::Meaning::Texts);
        addHead(head, waves::lowerTitleBaseline, said(title), notes());
        head.marks.insert(head.marks.begin() + 1,
            Text {{place.left(), place.bottom() - px(8)},
                fittingWords(shiftWords(), place.width, TextRole::Note, style), TextRole::Note,
                Tone::Notes});
        addHandles(Knobs::Hidden);
        if (!hasRow) {
            addNoRow(layer(Layer::Meaning::Data));
            return std::move(value);
        }
        addChance(layer(Layer::Meaning::Axes));
        addBars(layer(Layer::Meaning::Data));
        if (m_reference)
            addReference(layer(Layer::Meaning::Reference));
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        if (const auto end = tableEnd(m_frame.encoding))
            above.add(Rule {*end, Tone::Unseen, 2});
        addLines(above, waves::lineReach, 0);
        return std::move(value);
    }

private:
    /// The residual of the best matrix for a shift, from the longest text to the shortest.
    std::vector<Said> shiftWords() const
    {
        const std::string shift = wholeNumber(m_frame.key - m_frame.query);
        const std::string columns = wholeNumber(m_frame.fittedColumns);
        if (!m_frame.shiftResidual) {
            const bool isOne = m_frame.fittedRows == 1;
            const Message& few = m_frame.fittedColumns == 1 ? (isOne ? oneRowOfOne : rowsOfOne)
                                                            : (isOne ? oneRowOfMany : rowsOfMany);
            const std::string rows = wholeNumber(std::max<std::int64_t>(0, m_frame.fittedRows));
            return {said(few, {shift, rows, columns}), said(tooFew, {shift})};
        }
        const std::string share = percentOf(*m_frame.shiftResidual, 2);
        return {said(noMatrix, {columns, shift, share, wholeNumber(m_frame.fittedRows)}),
            said(bestMatrix, {shift, share})};
    }
    std::vector<Said> notes() const
    {
        if (!std::isfinite(m_frame.withItself))
            return {};
        const std::string own = significant(m_frame.withItself, 3);
        const std::string key = wholeNumber(m_frame.key);
        if (!std::isfinite(m_frame.withKey))
            return {said(withItself, {own, key}), said(keyHasNoRow, {key})};
        const std::string other = significant(m_frame.withKey, 3);
        return {said(withBoth, {own, other}), said(withBothInShort, {own, other})};
    }

    /// Without a row for the query there are no products.
    void addNoRow(Layer& data) const
    {
        const std::string query = wholeNumber(m_frame.query);
        const bool isResampled = m_frame.encoding.beyond == BeyondRule::Interpolate;
        const Said words = fittingWords(
            {said(isResampled ? beyondResampled : raisesError, {query}), said(hasNoRow, {query})},
            ground.width - px(24), TextRole::BodyStrong, style);
        const double wide = width(words, TextRole::BodyStrong);
        const Point baseline = ground.centre() - Point {wide / 2, 0};
        data.add(Hatch {ground});
        data.add(Region {
            {baseline.x - px(8), baseline.y - px(17), wide + px(16), px(25)}, Tone::Ground});
        data.add(Text {baseline, words, TextRole::BodyStrong, Tone::UnseenText});
    }

    /// The standard deviation of a random product, on both sides of zero.
    void addChance(Layer& axes) const
    {
        const Line most = level(y.pixel(m_frame.chance));
        axes.add(Region {Box::between(most.from, level(y.pixel(-m_frame.chance)).to),
            Ink::shareOf(Tone::Grid, 0.6)});
        axes.add(Rule {level(y.pixel(0)), Tone::Axis});
        axes.add(Text {{most.to.x + px(8), baselineAround(most.to.y, TextRole::Axis, style)},
            {significant(m_frame.chance, 2)}, TextRole::Axis, Tone::Notes});
    }

    /// From its left to its right edge.
    Line barTop(const ProductsFrame& frame, int cell) const
    {
        const double product = frame.products[static_cast<std::size_t>(cell)];
        return {DrawnPlot::at(static_cast<double>(frame.runs.begin(cell)) - 0.5, product),
            DrawnPlot::at(static_cast<double>(frame.runs.begin(cell + 1)) - 0.5, product)};
    }
    void addBars(Layer& data) const
    {
        const Runs& runs = m_frame.runs;
        const double zero = y.pixel(0);
        const double pitch = x.pixelsPerUnit() * std::max(1.0, runs.width);
        const double gap = pitch > px(6) ? px(2) : 0;
        for (int cell = 0; cell < runs.count; ++cell) {
            const Line top = barTop(m_frame, cell);
            if (std::isnan(top.from.y)) {
                data.add(Hatch {{top.from.x, ground.top(), top.to.x - top.from.x, ground.height}});
                continue;
            }
            const std::int64_t first = runs.begin(cell);
            const bool isQuery = first <= m_frame.query && m_frame.query < runs.begin(cell + 1);
            const bool isBeyond = first >= m_frame.encoding.trainingLength;
            data.add(Region {Box::between({top.from.x + gap / 2, std::min(zero, top.from.y)},
                                 {top.to.x - gap / 2, std::max(zero, top.from.y)}),
                isQuery        ? Tone::Query
                    : isBeyond ? Tone::Unseen
                               : Tone::Result});
        }
    }
    void addReference(Layer& below) const
    {
        for (int cell = 0; cell < m_reference->runs.count; ++cell) {
            const Line top = barTop(*m_reference, cell);
            addCurve(
                below, {top.from, top.to}, {Tone::Text, px(1), Pen::Cap::Flat, {3, 2}}, ground);
        }
    }

    const ProductsFrame& m_frame;
    const ProductsFrame* m_reference;
};

} // namespace
} // namespace waves_products

const Figure<ProductsValues> wavesProducts =
    waves::figure<waves_products::Products>(Picture::WavesProducts, "products",
        titled<waves_products::spokenName, ProductsValues>, waves::positionsOf<ProductsFrame>);

} // namespace lab::drawing
