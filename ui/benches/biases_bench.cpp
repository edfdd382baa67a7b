#include "ui/benches/biases_bench.h"

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/biases/bias_matrix.h"
#include "ui/paint/biases/head_maps.h"
#include "ui/paint/biases/weights.h"
#include "ui/views/biases/bias_curve_view.h"
#include "ui/views/biases/bias_matrix_view.h"
#include "ui/views/biases/heads_view.h"
#include "ui/views/biases/weights_view.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double gutter = 40;
constexpr double narrowGutter = 24;
constexpr double rightWidth = 320; // of the heads and the lines, where there is room
constexpr double leastRightWidth = 204;
constexpr double weightsHeight = 156;
constexpr double leastWeightsHeight = 128;
constexpr double matrixGap = 4; // to the weights below
constexpr double footGap = 6; // to the reading line
constexpr double headsGap = 20; // to the lines below
constexpr double lowForRoom = 360; // less has no room for the weights

double roomLeft(const LabState& state, const Look& look)
{
    return matrixRoomLeft(state.position.first + state.position.shown, look);
}

double roomRight(const LabState& state, const Look& look)
{
    const BiasMatrixFrame frame = biasMatrixFrame(state, 1); // for its scale
    return std::max(matrixRoomRight(frame.cells, look), weightsRoomRight(look));
}

} // namespace

BiasesBench::BiasesBench(QWidget* parent)
    : Bench(BenchId::Biases, parent, Maps::Some)
    , m_matrix(new BiasMatrixView(this))
    , m_weights(new WeightsView(this))
    , m_heads(new HeadsView(this))
    , m_curve(new BiasCurveView(this))
    , m_matrices(
          [](const MatrixInputs& of, auto&) { return biasMatrixFrame(of.state(), of.room()); })
    , m_headMaps([](const HeadsInputs& of, auto&) { return headsFrame(of.state(), of.room()); })
    , m_curves([](const CurveInputs& of, auto&) { return biasCurveFrame(of.state()); })
    , m_rows([](const WeightsInputs& of, auto&) { return weightsFrame(of.state(), of.room()); })
{
    add(m_matrix);
    add(m_weights);
    add(m_heads);
    add(m_curve);
}

QString BiasesBench::title() const
{
    return tr("Biases");
}

QString BiasesBench::sentence() const
{
    return tr("ALiBi takes nothing but a straight penalty: the farther the key, the lower the "
              "score, more steeply in some heads.");
}

std::vector<std::string_view> BiasesBench::panelParameters() const
{
    return {"alibi.heads", "alibi.head", "position.shown", "alibi.bias_max", "alibi.slopes",
        "alibi.mask"};
}

// The matrix is a square as large as the height leaves it beside the right column; the weights
// are as wide as it, so that each key stands above its weight.
void BiasesBench::layOut(const QRect& whole, const LayoutInputs& inputs)
{
    const Look& own = look();
    const auto px = [&own](double length) { return static_cast<int>(std::lround(own.px(length))); };
    const QRect area = whole.adjusted(0, 0, 0, -px(footGap));
    const int leftRoom = inputs.numbersLeft;
    const int rightRoom = inputs.numbersRight;
    const int sides = leftRoom + rightRoom;
    const int across = static_cast<int>(std::ceil(matrixRoomAcross(own))) + px(matrixGap);

    const bool isForRoom = audience() == Audience::Room;
    const bool hasWeights = !isForRoom || area.height() >= px(lowForRoom);
    m_heads->setVisible(!isForRoom);
    m_weights->setVisible(hasWeights);
    const bool isNarrow = area.width() < px(760);
    const int gap = px(isNarrow ? narrowGutter : gutter);
    const int right =
        std::max(px(isNarrow ? leastRightWidth : rightWidth), qRound(area.width() * 0.3));
    const int widest = area.width() - gap - right - sides;
    const int weights =
        hasWeights ? px(area.height() < px(500) ? leastWeightsHeight : weightsHeight) : 0;
    const int highest = area.height() - across - weights;
    m_matrixSide = std::max(px(64), std::min(widest, highest));

    const int left = m_matrixSide + sides;
    const int top = m_matrixSide + across;
    m_matrix->setGeometry(area.left(), area.top(), left, top - px(matrixGap));
    m_weights->setGeometry(area.left(), area.top() + top,
        leftRoom + m_matrixSide + px(weightsRoomRight(own) / own.scale), area.height() - top);

    const int x = area.left() + left + gap;
    const int width = area.right() + 1 - x;
    const int count = inputs.parts;
    if (isForRoom) {
        m_curve->setGeometry(x, area.top(), width, area.height());
        return;
    }
    const double share = area.height() * (isNarrow || count > 8 ? 0.38 : 0.5);
    const HeadMapPlaces maps(QRectF(0, 0, width, share), count, own);
    const int heads = std::min(qRound(share), qRound(maps.bottom()) + px(headsGap));
    m_heads->setGeometry(x, area.top(), width, heads);
    m_curve->setGeometry(x, area.top() + heads, width, area.height() - heads);
}

LayoutInputs BiasesBench::layoutInputs(const LabState& state) const
{
    return {.parts = state.biases.encoding.heads,
        .numbersLeft = static_cast<int>(std::ceil(roomLeft(state, look()))),
        .numbersRight = static_cast<int>(std::ceil(roomRight(state, look())))};
}

int BiasesBench::matrixRoom() const
{
    return std::max(8, m_matrixSide);
}

int BiasesBench::mapRoom() const
{
    return std::max(4, m_heads->mapRoom(m_heads->size(), state().biases.encoding.heads));
}

void BiasesBench::show(const LabState& state)
{
    m_heads->setSelected(state.biases.head);
    m_matrices.show(MatrixInputs(state, matrixRoom()), m_matrix);
    m_headMaps.show(HeadsInputs(state, mapRoom()), m_heads);
    m_curves.show(CurveInputs(state), m_curve);
    m_rows.show(WeightsInputs(state, matrixRoom()), m_weights);
    m_matrix->setPositions(state.position);
    m_weights->setPositions(state.position);
    m_heads->setPositions(state.position);
    m_curve->setPositions(state.position);
}

void BiasesBench::showGhost(const std::optional<LabState>& ghost)
{
    const MapShown shown =
        comparison() == Comparison::Difference ? MapShown::Difference : MapShown::Present;
    m_matrix->setMapShown(shown);
    m_heads->setMapShown(shown);
    m_matrices.showGhost(ghostInputs<MatrixInputs>(ghost, matrixRoom()), m_matrix);
    m_headMaps.showGhost(ghostInputs<HeadsInputs>(ghost, mapRoom()), m_heads);
    m_curves.showGhost(ghostInputs<CurveInputs>(ghost), m_curve);
    const bool hasHead = ghost && ghost->biases.head == state().biases.head;
    m_rows.showGhost(
        hasHead ? std::optional(WeightsInputs(*ghost, matrixRoom())) : std::nullopt, m_weights);
}

QString BiasesBench::comparisonNote(const LabState& a, const LabState& b) const
{
    const int ofA = a.biases.encoding.heads;
    const int ofB = b.biases.encoding.heads;
    if (ofA != ofB)
        return tr("A has %1 heads and B has %2: heads are compared by their numbers.")
            .arg(ofA)
            .arg(ofB);
    if (comparison() == Comparison::Difference)
        return {};
    return tr("No ghost can lie under a matrix: choose Difference to see B − A in its place.");
}

} // namespace lab::ui
