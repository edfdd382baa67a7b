#include "ui/benches/biases_bench.h"

#include "core/figures/biases/cell_axis.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/views/parameters/table_words.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double gutter = 40;
constexpr double narrowGutter = 24;
constexpr double rightWidth = 320; // of the heads and the lines, if there is space
constexpr double minRightWidth = 204;
constexpr double weightsHeight = 156;
constexpr double minWeightsHeight = 128;
constexpr double wideWeightsHeight = 116; // above the ruler of T5
constexpr double rulerShare = 0.36; // share of the height for that ruler
constexpr double minRuler = 180;
constexpr double maxRulerShare = 0.42;
constexpr double matrixGap = 4; // to the weights below
constexpr double footGap = 6; // to the reading line
constexpr double rowGap = 12;
constexpr double headsGap = 12; // to the lines below

// What is to the right of the matrix, as in LayoutInputs.
constexpr int headsLayout = 0;
constexpr int formsLayout = 1;
constexpr int wideLayout = 2; // the heads, and the ruler of T5 at the bottom

double spaceLeft(const LabState& state, const Look& look)
{
    return drawing::matrixSpaceLeft(
        state.position.first + state.position.shown, QtStyle(look).style);
}

/// Whether the stored forms of ALiBi are shown instead of the heads.
bool showsForms(const LabState& state)
{
    return state.biases.shown == BiasEncoding::Alibi
        && state.schemes.alibiStorage.form != AlibiForm::Paper;
}

/// The parameters of an encoding, in the order of the panel.
std::vector<std::string_view> keysOf(BiasEncoding encoding)
{
    switch (encoding) {
    case BiasEncoding::Alibi:
        return {"alibi.heads", "alibi.head", "position.shown", "alibi.bias_max", "alibi.slopes",
            "alibi.mask"};
    case BiasEncoding::RelativeBias:
        return {"relative_bias.heads", "alibi.head", "position.shown", "relative_bias.clip",
            "relative_bias.mask", "relative_bias.deviation", "relative_bias.seed"};
    case BiasEncoding::T5:
        return {"t5.table", "t5.heads", "alibi.head", "position.shown", "t5.buckets",
            "t5.max_distance", "t5.direction"};
    case BiasEncoding::Swin:
        return {"swin.heads", "alibi.head", "position.shown", "swin.height", "swin.width",
            "swin.deviation", "swin.seed"};
    case BiasEncoding::Kerple:
        return {"position.shown", "kerple.kernel", "kerple.r1", "kerple.r2"};
    case BiasEncoding::Fire:
        return {"fire.heads", "alibi.head", "position.shown", "fire.c", "fire.threshold",
            "fire.epsilon", "fire.hidden", "fire.seed"};
    case BiasEncoding::Sandwich:
        return {"position.shown", "sandwich.base", "sandwich.width", "sandwich.factor"};
    case BiasEncoding::Nope:
        return {"position.shown", "nope.mask"};
    case BiasEncoding::Cope:
        return {"position.shown", "cope.positions", "cope.gate", "cope.width", "cope.seed"};
    }
    return {};
}

template <class Inputs>
std::shared_ptr<const BiasMatrixFrame> matrixOf(
    const Inputs& of, const std::shared_ptr<const BiasMatrixFrame>&)
{
    return std::make_shared<const BiasMatrixFrame>(biasMatrixFrame(of.state(), of.space()));
}

} // namespace

BiasesBench::BiasesBench(QWidget* parent)
    : Bench(BenchId::Biases, parent, Maps::Some)
    , m_matrix(new FigureView(drawing::biasesMatrix, this))
    , m_weights(new FigureView(drawing::biasesWeights, this))
    , m_heads(new FigureView(drawing::biasesHeads, this))
    , m_forms(new FigureView(drawing::biasesForms, this))
    , m_curve(new FigureView(drawing::biasesCurve, this))
    , m_matrices(matrixOf)
    , m_matricesOfA(matrixOf)
    , m_curves([](const CurveInputs& of, auto&) { return biasCurveFrame(of.state()); })
    , m_rows([](const WeightsInputs& of, auto&) { return weightsFrame(of.state(), of.space()); })
    , m_headMaps([](const HeadsInputs& of, auto&) { return headMaps(of.state(), of.space()); })
    , m_headMapsOfA([](const HeadsInputs& of, auto&) { return headMaps(of.state(), of.space()); })
    , m_formFrames([](const FormsInputs& of, auto&) { return formsFrame(of.state()); })
{
    add(m_matrix);
    add(m_weights);
    add(m_heads);
    add(m_forms);
    add(m_curve);
}

QString BiasesBench::title() const
{
    return tr("Biases");
}

QString BiasesBench::sentence() const
{
    switch (state().biases.shown) {
    case BiasEncoding::Alibi:
        return tr("ALiBi adds only a linear penalty: the farther the key, the lower the logit, "
                  "more steeply in some heads.");
    case BiasEncoding::RelativeBias:
        return tr(
            "One learned number per distance up to K. All larger distances share the last one.");
    case BiasEncoding::T5:
        if (state().schemes.t5.table.table())
            return tableSentence(state().schemes.t5.table);
        return tr("T5 sorts distances into buckets, fine near the query and coarse far away, with "
                  "one learned number each.");
    case BiasEncoding::Swin:
        return tr("Tokens are patches of a window, row by row, with one learned number per step "
                  "down and across.");
    case BiasEncoding::Kerple:
        return tr("KERPLE bends ALiBi's penalty: two learned numbers set its strength and shape.");
    case BiasEncoding::Fire:
        return tr("FIRE expresses how far back a key is as a ratio that never exceeds 1, however "
                  "long the text.");
    case BiasEncoding::Sandwich:
        return tr("Sandwich keeps only the products of sinusoidal rows with each other: a sum of "
                  "cosines of the distance.");
    case BiasEncoding::Nope:
        if (state().schemes.nope.visible == Visible::AllKeys)
            return tr("Nothing is added and no key is masked, so order leaves no trace.");
        return tr("Nothing is added. Only the mask carries order: the bias is 0 wherever the key "
                  "is visible.");
    case BiasEncoding::Cope:
        return tr("CoPE counts: a gate on each key decides how much it counts, and the position is "
                  "the sum of the gates.");
    }
    return {};
}

std::vector<std::string_view> BiasesBench::panelParameters() const
{
    std::vector<std::string_view> keys = keysOf(state().biases.shown);
    if (state().biases.shown == BiasEncoding::Alibi)
        keys.push_back("alibi.form");
    if (showsForms(state()))
        keys.insert(keys.end(), {"alibi.length", "alibi.padding"});
    if (state().biases.shown == BiasEncoding::T5 && !state().schemes.t5.table.table())
        keys.insert(keys.end(), {"t5.deviation", "t5.seed"});
    keys.insert(keys.begin(), "biases.encoding");
    return keys;
}

double BiasesBench::spaceRight(const LabState& state) const
{
    const ScaleInputs inputs {biasNumbers(state), state.position.first, state.position.shown};
    if (!m_scale || m_scale->first != inputs)
        m_scale = {inputs, biasMatrixFrame(state, 1).cells};
    const QtStyle style(look());
    return std::max(drawing::matrixSpaceRight(m_scale->second, style.style),
        drawing::weightsSpaceRight(style.style));
}

// The matrix is the largest square that fits beside the right column; the weights have the same
// width, so that each key is above its weight.
void BiasesBench::layOut(const QRect& whole, const LayoutInputs& inputs)
{
    const Look& own = look();
    const auto px = [&own](double length) { return static_cast<int>(std::lround(own.px(length))); };
    const QRect area = whole.adjusted(0, 0, 0, -px(footGap));
    const int leftSpace = inputs.numbersLeft;
    const int rightSpace = inputs.numbersRight;
    const int sides = leftSpace + rightSpace;
    const int across =
        static_cast<int>(std::ceil(drawing::matrixSpaceAcross(QtStyle(own).style))) + px(matrixGap);

    if (inputs.picture == wideLayout)
        return layOutWide(area, inputs);
    const bool hasForms = inputs.picture == formsLayout;
    m_matrix->setVisible(true);
    m_heads->setVisible(!hasForms);
    m_forms->setVisible(hasForms);
    m_weights->setVisible(true);
    const bool isNarrow = area.width() < px(760);
    const int gap = px(isNarrow ? narrowGutter : gutter);
    const int right =
        std::max(px(isNarrow ? minRightWidth : rightWidth), qRound(area.width() * 0.3));
    const int widest = area.width() - gap - right - sides;
    const int weights = px(area.height() < px(500) ? minWeightsHeight : weightsHeight);
    const int highest = area.height() - across - weights;
    m_matrixSide = std::max(px(64), std::min(widest, highest));

    const int left = m_matrixSide + sides;
    const int top = m_matrixSide + across;
    m_matrix->setGeometry(area.left(), area.top(), left, top - px(matrixGap));
    m_weights->setGeometry(area.left(), area.top() + top,
        leftSpace + m_matrixSide
            + static_cast<int>(std::lround(drawing::weightsSpaceRight(QtStyle(own).style))),
        area.height() - top);

    const int x = area.left() + left + gap;
    const int width = area.right() + 1 - x;
    const int count = inputs.parts;
    const double share = area.height() * (isNarrow || count > 8 ? 0.38 : 0.5);
    const double bottom = drawing::headMapsSize(
        {0, 0, static_cast<double>(width), share}, count, true, QtStyle(own).style)
                              .bottom;
    const int heads =
        hasForms ? qRound(share) : std::min(qRound(share), qRound(bottom) + px(headsGap));
    m_heads->setGeometry(x, area.top(), width, heads);
    m_forms->setGeometry(x, area.top(), width, heads);
    m_curve->setGeometry(x, area.top() + heads, width, area.height() - heads);
}

// The ruler of distances has the full width; above it the matrix, and to its right the heads above
// the weights.
void BiasesBench::layOutWide(const QRect& area, const LayoutInputs& inputs)
{
    const Look& own = look();
    const auto px = [&own](double length) { return static_cast<int>(std::lround(own.px(length))); };
    m_matrix->setVisible(true);
    m_weights->setVisible(true);
    m_heads->setVisible(true);
    m_forms->setVisible(false);
    const int sides = inputs.numbersLeft + inputs.numbersRight;
    const int across = static_cast<int>(std::ceil(drawing::matrixSpaceAcross(QtStyle(own).style)));
    const int lower = std::min({std::max(qRound(area.height() * rulerShare), px(minRuler)),
        qRound(area.height() * maxRulerShare), px(360)});
    const int upper = area.height() - lower - px(rowGap);
    m_matrixSide = std::max(px(64), std::min(upper - across, qRound(0.46 * area.width()) - sides));
    const int left = m_matrixSide + sides;
    const int gap = px(area.width() < px(760) ? narrowGutter : gutter);
    const int x = area.left() + left + gap;
    const int width = area.right() + 1 - x;
    m_matrix->setGeometry(area.left(), area.top(), left, m_matrixSide + across);
    const int heads = upper - px(wideWeightsHeight);
    m_heads->setGeometry(x, area.top(), width, std::max(1, heads - px(matrixGap)));
    m_weights->setGeometry(x, area.top() + heads, width, upper - heads);
    m_curve->setGeometry(area.left(), area.bottom() + 1 - lower, area.width(), lower);
}

LayoutInputs BiasesBench::layoutInputs(const LabState& state) const
{
    const int picture = state.biases.shown == BiasEncoding::T5 ? wideLayout
        : showsForms(state)                                    ? formsLayout
                                                               : headsLayout;
    return {.picture = picture,
        .parts = biasHeads(state),
        .numbersLeft = static_cast<int>(std::ceil(spaceLeft(state, look()))),
        .numbersRight = static_cast<int>(std::ceil(spaceRight(state)))};
}

std::vector<SlidePicture> BiasesBench::slidePictures(const LabState& state) const
{
    if (state.biases.shown == BiasEncoding::T5)
        return {{m_curve}, {m_matrix}, {m_weights}, {m_heads}};
    PictureView* const heads = showsForms(state) ? static_cast<PictureView*>(m_forms) : m_heads;
    return {{m_matrix}, {m_curve}, {m_weights}, {heads}};
}

// At a desk the layout made it as large as possible; otherwise it fills its place.
int BiasesBench::matrixSpace() const
{
    if (audience() == Audience::One)
        return std::max(8, m_matrixSide);
    return std::max(8, std::min(m_matrix->width(), m_matrix->height()));
}

int BiasesBench::mapSpace() const
{
    const bool hasTab = state().biases.shown == BiasEncoding::Alibi;
    const drawing::HeadMapsSize maps = drawing::headMapsSize(
        boxOf(m_heads->rect()), biasHeads(state()), hasTab, QtStyle(m_heads->look()).style);
    return std::max(4, static_cast<int>(maps.side));
}

void BiasesBench::show(const LabState& state)
{
    m_matrix->setFrame({m_matrices.of(MatrixInputs(state, matrixSpace())), state.position});
    m_heads->setFrame(headsFrame(m_headMaps.of(HeadsInputs(state, mapSpace())), state));
    m_curves.show(CurveInputs(state), m_curve);
    m_rows.show(WeightsInputs(state, matrixSpace()), m_weights);
    if (showsForms(state))
        m_forms->setFrame(m_formFrames.of(FormsInputs(state)));
}

void BiasesBench::showGhost(const std::optional<LabState>& ghost)
{
    const MapShown shown =
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present;
    m_matrix->setMapShown(shown);
    m_heads->setMapShown(shown);
    const bool hasHead = ghost && ghost->biases.head == state().biases.head;
    std::optional<drawing::BiasMatrixValues> matrix;
    if (hasHead)
        matrix = {m_matricesOfA.of(MatrixInputs(*ghost, matrixSpace())), {}};
    else if (ghost)
        matrix.emplace();
    m_matrix->setGhost(std::move(matrix));
    std::optional<HeadsFrame> heads;
    if (ghost) {
        LabState there = *ghost;
        there.position = state().position;
        heads = headsFrame(m_headMapsOfA.of(HeadsInputs(*ghost, mapSpace())), there);
    }
    m_heads->setGhost(std::move(heads));
    m_curves.showGhost(ghostInputs<CurveInputs>(ghost), m_curve);
    m_rows.showGhost(
        hasHead ? std::optional(WeightsInputs(*ghost, matrixSpace())) : std::nullopt, m_weights);
}

QString BiasesBench::comparisonNote(const LabState& a, const LabState& b) const
{
    const int ofA = biasHeads(a);
    const int ofB = biasHeads(b);
    if (ofA == 1 && ofB > 1)
        return tr("A has 1 head and B has %1; heads with the same number are compared.").arg(ofB);
    if (ofA != ofB)
        return tr("A has %1 heads and B has %2; heads with the same number are compared.")
            .arg(ofA)
            .arg(ofB);
    if (comparison() == Comparison::Difference)
        return {};
    return tr("A matrix cannot be overlaid; choose Difference (B − A).");
}

} // namespace lab::ui

#include "moc_biases_bench.cpp"
