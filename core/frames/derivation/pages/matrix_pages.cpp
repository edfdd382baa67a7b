#include "core/derivation/derivation_scope.h"
#include "core/derivation/matrix_scores.h"
#include "core/frames/derivation/pages/page_maker.h"
#include "core/math/constants.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace lab {

namespace {

constexpr int width = 2 * derivationPairs;
constexpr int positions = 21;

HeatmapFrame cellsOf(const Eigen::MatrixXd& matrix)
{
    HeatmapFrame cells;
    cells.rows = static_cast<int>(matrix.rows());
    cells.columns = static_cast<int>(matrix.cols());
    double largest = 0;
    for (Eigen::Index row = 0; row < matrix.rows(); ++row)
        for (Eigen::Index column = 0; column < matrix.cols(); ++column) {
            const double entry = matrix(row, column);
            const bool isNumber = std::isfinite(entry); // else stretched beyond all of them
            cells.values.push_back(isNumber ? entry : std::numeric_limits<double>::quiet_NaN());
            largest = std::max(largest, isNumber ? std::abs(entry) : 0);
        }
    constexpr double end = std::numeric_limits<double>::max();
    cells.highest = largest > 1 + 1e-9 ? std::min(roundEnd(largest), end) : 1;
    cells.lowest = -cells.highest;
    return cells;
}

/// A shared scale: otherwise 1 in one tile could look larger than 1.02 in the next.
void shareScale(std::vector<PageTile>& tiles)
{
    double highest = 0;
    for (const PageTile& tile : tiles)
        if (!tile.cells.values.empty())
            highest = std::max(highest, tile.cells.highest);
    for (PageTile& tile : tiles) {
        if (tile.cells.values.empty())
            continue;
        tile.cells.highest = highest;
        tile.cells.lowest = -highest;
    }
}

/// Whether it is broken by a matrix A that is not orthogonal, instead of R(1).
bool isOfA(const PageMaker& of)
{
    return of.isBrokenBy("two_matrices") || of.isBrokenBy("both_sheared");
}

/// R(p), or its replacement on a broken page.
Eigen::MatrixXd matrixAt(const PageMaker& of, std::int64_t p)
{
    if (isOfA(of))
        return shearedPower(of.own.turn, p);
    Eigen::MatrixXd matrix = blockRotation(of.own.turn, p);
    if (of.isBrokenBy("stretch"))
        return std::pow(1.02, static_cast<double>(p)) * matrix;
    if (of.isBrokenBy("one_further") && p == 9) {
        constexpr double further = 0.3; // of pair 0 alone
        Eigen::Matrix2d turn;
        turn << std::cos(further), -std::sin(further), std::sin(further), std::cos(further);
        matrix.leftCols(2) = (matrix.leftCols(2) * turn).eval();
    }
    return matrix;
}

/// R(m)ᵀR(n), or its replacement on a broken page, and the expected matrix.
PageTiles productAndDistance(const PageMaker& of)
{
    const std::int64_t m = of.own.queryPosition;
    const std::int64_t n = of.own.keyPosition;
    const bool areTwo = of.isBrokenBy("two_matrices");
    const Eigen::MatrixXd query = matrixAt(of, m).transpose();
    PageTile product {.part = "product", .name = "product_of_R"};
    PageTile distance {
        .part = "of_distance", .name = "matrix_R", .number = static_cast<double>(n - m)};
    if (areTwo) {
        product.name = "product_of_inverse";
        product.cells = cellsOf(query * shearedPower(of.own.turn, -n).transpose());
        distance.name = "power_of_transpose";
        distance.number = static_cast<double>(m - n);
        distance.cells = cellsOf(shearedPower(of.own.turn, m - n).transpose());
    } else {
        product.cells = cellsOf(query * matrixAt(of, n));
        distance.cells = cellsOf(
            isOfA(of) ? shearedPower(of.own.turn, n - m) : blockRotation(of.own.turn, n - m));
    }
    if (isOfA(of) && !areTwo) {
        product.name = "product_of_A";
        distance.name = "power_of_A";
    }
    PageTiles both {.title = isOfA(of) ? "product_and_power" : "product_and_distance",
        .tiles = {product, distance}};
    shareScale(both.tiles);
    return both;
}

} // namespace

std::vector<PagePanel> matricesPage(const PageMaker& of)
{
    PageTiles row {.title = "matrices_of_positions"};
    for (int p = 0; p < positions; ++p) {
        PageTile tile {.part = "matrix." + std::to_string(p),
            .name = isOfA(of) ? "power_of_A" : "matrix_R",
            .number = static_cast<double>(p)};
        if (of.isAnswered || p < 2)
            tile.cells = cellsOf(matrixAt(of, p));
        row.tiles.push_back(tile);
    }
    shareScale(row.tiles);
    if (!of.isAnswered)
        return {row};
    return {row, productAndDistance(of)};
}

std::vector<PagePanel> blocksPage(const PageMaker& of)
{
    Eigen::MatrixXd once = freeRotation();
    Eigen::MatrixXd blocks = freeRotationInPlanes();
    if (of.isBrokenBy("symmetric")) {
        once = freeSymmetric();
        blocks = freeSymmetricInPlanes();
    }
    if (of.isBrokenBy("flipped"))
        once.col(0) = -once.col(0);
    if (of.isBrokenBy("mirror")) {
        const DerivationScope own(of.own);
        const Eigen::VectorXd q = own.query().matrix();
        once = Eigen::MatrixXd::Identity(width, width)
            - 2 * q * q.transpose() / std::max(1e-12, q.squaredNorm());
        blocks = Eigen::MatrixXd::Identity(width, width);
        blocks(0, 0) = -1;
    }
    PageTiles tiles {.title = of.isAnswered ? "matrix_and_blocks" : "free_matrix"};
    tiles.tiles.push_back(
        {.part = "free", .name = "matrix_R", .number = 1.0, .cells = cellsOf(once)});
    if (!of.isAnswered)
        return {tiles};
    if (!of.isBrokenBy("flipped"))
        tiles.tiles.push_back({.part = "blocks", .name = "in_own_basis", .cells = cellsOf(blocks)});
    std::vector<PagePanel> panels {tiles};
    PageMeters angles {.title = "angles_of_planes"};
    std::vector<double> found;
    for (Eigen::Index at = 0; at + 1 < width && of.broken.empty(); ++at)
        if (std::abs(blocks(at + 1, at)) > 1e-9)
            found.push_back(std::abs(std::atan2(
                blocks(at + 1, at) - blocks(at, at + 1), blocks(at, at) + blocks(at + 1, at + 1))));
    std::ranges::sort(found);
    for (std::size_t index = 0; index < found.size(); ++index)
        angles.rows.push_back({.part = "angle." + std::to_string(index),
            .name = "plane",
            .of = static_cast<double>(index),
            .value = found[index]});
    if (!angles.rows.empty())
        panels.emplace_back(angles);
    return panels;
}

std::vector<PagePanel> sparsePage(const PageMaker& of)
{
    Eigen::MatrixXd matrix = blockRotation(of.own.turn, of.own.queryPosition);
    for (int column = 0; column < width; ++column) {
        const int pair = column / 2;
        if (of.isBrokenBy("no_minus"))
            matrix(2 * pair, 2 * pair + 1) = matrix(2 * pair + 1, 2 * pair);
        if (of.isBrokenBy("tiled")) {
            const double angle = of.m() * of.own.turn * std::pow(10.0, -(column % derivationPairs));
            const int other = column % 2 == 0 ? column + 1 : column - 1;
            matrix(column, column) = std::cos(angle);
            matrix(column, other) = column % 2 == 0 ? -std::sin(angle) : std::sin(angle);
        }
    }
    PageTile tile {
        .part = "matrix", .name = "matrix_R", .number = of.m(), .cells = cellsOf(matrix)};
    if (!of.isAnswered) {
        // The question asks which entries are zero.
        tile.cells.values.clear();
        return {PageTiles {.title = "covered_matrix", .tiles = {tile}}};
    }
    PageMeters cost {.title = "multiplications"};
    for (const double columns : {8.0, 64.0, 128.0})
        cost.rows.push_back({.part = "cost." + std::to_string(static_cast<int>(columns)),
            .name = "columns_of",
            .of = columns,
            .value = 2 * columns,
            .other = columns * columns});
    return {PageTiles {.title = "entries", .tiles = {tile}}, cost};
}

namespace {

std::vector<int> inOrder()
{
    std::vector<int> columns(width);
    std::iota(columns.begin(), columns.end(), 0);
    return columns;
}

/// Columns 0, 2, 4, 6 and then 1, 3, 5, 7.
std::vector<int> inHalves()
{
    std::vector<int> columns;
    for (int place = 0; place < width; ++place)
        columns.push_back(place < width / 2 ? 2 * place : 2 * place - width + 1);
    return columns;
}

/// With columns i and i + 4 as a pair, whatever they contain.
double unpermutedScore(const PageMaker& of, const DerivationScope& own)
{
    double sum = 0;
    for (Eigen::Index pair = 0; pair < derivationPairs; ++pair) {
        const Complex query(own.query()[pair], own.query()[pair + derivationPairs]);
        const Complex key(own.key()[pair], own.key()[pair + derivationPairs]);
        const double turn = of.own.turn * std::pow(10.0, -static_cast<double>(pair));
        sum += (query * std::conj(key) * std::polar(1.0, of.distance() * turn)).real();
    }
    return sum;
}

} // namespace

std::vector<PagePanel> layoutsPage(const PageMaker& of)
{
    const DerivationScope own(of.own);
    const bool isQueryMoved = !of.isBrokenBy("neither") && !of.isBrokenBy("two_layouts");
    const bool isKeyMoved = isQueryMoved && !of.isBrokenBy("query_only");
    std::vector<PagePanel> panels;
    for (const bool isKey : {false, true}) {
        const Eigen::ArrayXd& vector = isKey ? own.key() : own.query();
        const bool isMoved = isKey ? isKeyMoved : isQueryMoved;
        panels.emplace_back(PageWires {.title = isKey ? "key_layouts" : "query_layouts",
            .values = {vector.begin(), vector.end()},
            .halves = of.isAnswered && isMoved ? inHalves() : inOrder(),
            .areJoined = of.isAnswered,
            .isKey = isKey});
    }
    panels.emplace_back(of.distanceLine(20));
    if (!of.isAnswered)
        return panels;
    const std::int64_t m = of.own.queryPosition;
    const std::int64_t n = of.own.keyPosition;
    const double theta = of.own.turn;
    PageMeters scores {.title = "four_scores"};
    scores.rows = {{.part = "score",
                       .name = "side_by_side",
                       .value = sparseScore(own.query(), own.key(), theta, m, n)},
        {.part = "score.both",
            .name = "both_permuted",
            .value = halvesScore(own.query(), own.key(), theta, m, n)},
        {.part = "score.neither",
            .name = "neither_permuted",
            .value = unpermutedScore(of, own),
            .role = PageRole::Differs},
        {.part = "score.query",
            .name = "query_permuted",
            .value = forgottenScore(own.query(), own.key(), theta, m, n),
            .role = PageRole::Differs}};
    panels.emplace_back(scores);
    return panels;
}

} // namespace lab
