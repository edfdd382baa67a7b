#include "core/frames/grids/patch_similarity.h"

#include "core/encodings/sinusoidal/formula.h"

#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace lab {

namespace {

std::vector<PatchProduct> empty(const GridShape& shape)
{
    return std::vector<PatchProduct>(static_cast<std::size_t>(cellCount(shape)));
}

/// One axis alone: products with the query's place and squared norms, by place.
struct AxisProducts {
    std::vector<double> product;
    std::vector<double> square;
};

AxisProducts axisProducts(const SinusoidalGrid& grid, const std::vector<GridChannel>& channels,
    GridAxis axis, int count, int query)
{
    const auto part = [&](int place) {
        GridCell cell;
        (axis == GridAxis::Frame        ? cell.frame
                : axis == GridAxis::Row ? cell.row
                                        : cell.column) = place;
        Eigen::ArrayXd values = row(grid, channels, cell);
        for (Eigen::Index k = 0; k < values.size(); ++k)
            if (channels[static_cast<std::size_t>(k)].axis != axis)
                values[k] = 0;
        return values;
    };
    const Eigen::ArrayXd asked = part(query);
    AxisProducts products;
    for (int place = 0; place < count; ++place) {
        const Eigen::ArrayXd values = part(place);
        products.product.push_back((asked * values).sum());
        products.square.push_back(values.square().sum());
    }
    return products;
}

std::vector<PatchProduct> sinusoidalProducts(const SinusoidalGrid& grid, const GridCell& query)
{
    const std::vector<GridChannel> meanings = channels(grid);
    const AxisProducts time = axisProducts(grid, meanings, GridAxis::Frame, 1, 0);
    const AxisProducts rows =
        axisProducts(grid, meanings, GridAxis::Row, grid.shape.rows, query.row);
    const AxisProducts columns =
        axisProducts(grid, meanings, GridAxis::Column, grid.shape.columns, query.column);
    const auto square = [&](int row, int column) {
        return time.square[0] + rows.square[static_cast<std::size_t>(row)]
            + columns.square[static_cast<std::size_t>(column)];
    };
    std::vector<PatchProduct> products;
    for (int row = 0; row < grid.shape.rows; ++row) {
        for (int column = 0; column < grid.shape.columns; ++column) {
            PatchProduct product {time.product[0], rows.product[static_cast<std::size_t>(row)],
                columns.product[static_cast<std::size_t>(column)], 0,
                std::sqrt(square(query.row, query.column) * square(row, column))};
            product.whole = product.time + product.row + product.column;
            products.push_back(product);
        }
    }
    return products;
}

/// For pairs whose angle is the sum of a row part and a column part: one row per place, one column
/// per pair.
struct Angles {
    Eigen::MatrixXd ofRow;
    Eigen::MatrixXd ofColumn;
};

/// For each row and column the sum over the pairs of cos(a + b) = cos a cos b - sin a sin b, which
/// needs one cosine per place along an axis instead of one per patch.
Eigen::MatrixXd cosineSums(const Angles& angles)
{
    const Eigen::ArrayXXd a = angles.ofRow.array();
    const Eigen::ArrayXXd b = angles.ofColumn.array();
    return a.cos().matrix() * b.cos().matrix().transpose()
        - a.sin().matrix() * b.sin().matrix().transpose();
}

std::vector<PatchProduct> flatProducts(
    const Sinusoidal& encoding, const GridShape& shape, const GridCell& query)
{
    const Eigen::RowVectorXd theta = frequencies(encoding).matrix().transpose();
    const auto places = [](int count, int asked) {
        return Eigen::VectorXd::NullaryExpr(
            count, [asked](Eigen::Index place) { return static_cast<double>(place - asked); });
    };
    const Eigen::MatrixXd sums = cosineSums({shape.columns * places(shape.rows, query.row) * theta,
        places(shape.columns, query.column) * theta});
    std::vector<PatchProduct> products;
    for (int row = 0; row < shape.rows; ++row)
        for (int column = 0; column < shape.columns; ++column)
            products.push_back({0, 0, 0, sums(row, column), static_cast<double>(theta.size())});
    return products;
}

std::vector<PatchProduct> learnedProducts(
    const Eigen::MatrixXd& table, const GridShape& shape, const GridCell& query)
{
    const Eigen::VectorXd asked = table.row(query.row * shape.columns + query.column).transpose();
    const Eigen::VectorXd whole = table * asked;
    const Eigen::VectorXd lengths = table.rowwise().norm();
    std::vector<PatchProduct> products = empty(shape);
    for (std::size_t patch = 0; patch < products.size(); ++patch) {
        const auto index = static_cast<Eigen::Index>(patch);
        products[patch].whole = whole[index];
        products[patch].lengths = lengths[index] * asked.norm();
    }
    return products;
}

std::vector<PatchProduct> turnedProducts(const RotaryGrid& grid, const GridCell& query)
{
    const std::vector<GridFrequency> theta = frequencies(grid);
    const GridShape shape = usedShape(grid);
    const GridPlace asked = place(grid, query);
    // Values that depend on one axis are computed once per place on it.
    std::vector<double> ofRow(static_cast<std::size_t>(shape.rows), 0);
    std::vector<double> ofColumn(static_cast<std::size_t>(shape.columns), 0);
    double ofTime = 0;
    std::vector<GridFrequency> ofBoth;
    for (const GridFrequency& pair : theta) {
        const bool turnsByRow = std::abs(pair.row) > 0;
        const bool turnsByColumn = std::abs(pair.column) > 0;
        if (turnsByRow && turnsByColumn) {
            ofBoth.push_back(pair);
        } else if (turnsByRow) {
            for (int row = 0; row < shape.rows; ++row)
                ofRow[static_cast<std::size_t>(row)] +=
                    std::cos(pair.row * (place(grid, {0, row, 0}).row - asked.row));
        } else if (turnsByColumn) {
            for (int column = 0; column < shape.columns; ++column)
                ofColumn[static_cast<std::size_t>(column)] +=
                    std::cos(pair.column * (place(grid, {0, 0, column}).column - asked.column));
        } else {
            ofTime += 1;
        }
    }
    const auto pairs = static_cast<Eigen::Index>(ofBoth.size());
    Angles angles {Eigen::MatrixXd(shape.rows, pairs), Eigen::MatrixXd(shape.columns, pairs)};
    for (Eigen::Index pair = 0; pair < pairs; ++pair) {
        const GridFrequency& turn = ofBoth[static_cast<std::size_t>(pair)];
        for (int row = 0; row < shape.rows; ++row)
            angles.ofRow(row, pair) = turn.row * (place(grid, {0, row, 0}).row - asked.row);
        for (int column = 0; column < shape.columns; ++column)
            angles.ofColumn(column, pair) =
                turn.column * (place(grid, {0, 0, column}).column - asked.column);
    }
    const Eigen::MatrixXd both = cosineSums(angles);
    std::vector<PatchProduct> products;
    for (int row = 0; row < shape.rows; ++row) {
        for (int column = 0; column < shape.columns; ++column) {
            PatchProduct product {ofTime, ofRow[static_cast<std::size_t>(row)],
                ofColumn[static_cast<std::size_t>(column)], 0, static_cast<double>(theta.size())};
            product.whole = product.time + product.row + product.column + both(row, column);
            products.push_back(product);
        }
    }
    return products;
}

} // namespace

SinusoidalGrid patchSinusoid(const LabState& state)
{
    SinusoidalGrid grid = state.schemes.sinusoidalGrid;
    grid.shape = gridShape(state.grids);
    grid.width = state.grids.width;
    grid.classRow = false;
    return grid;
}

Sinusoidal flatSinusoid(const LabState& state)
{
    return {SinusoidalLayout::Halves, state.schemes.sinusoidalGrid.base, state.grids.width};
}

RotaryGrid patchRotation(const LabState& state, GridEncoding encoding)
{
    RotaryGrid grid = state.schemes.rotaryGrid;
    grid.convention = encoding == GridEncoding::Mixed ? GridRotation::Mixed : state.grids.order;
    grid.shape = gridShape(state.grids);
    grid.width = state.grids.width;
    grid.trainingGrid = state.grids.trained;
    return grid;
}

Eigen::MatrixXd patchTable(const LabState& state)
{
    const LearnedScheme& scheme = state.schemes.learned;
    const int side = state.grids.trained;
    Learned learned = scheme.encoding;
    learned.trainingLength = side * side;
    learned.width = state.grids.width;
    const GridShape shape = gridShape(state.grids);
    return resampledPatchTable(seededTable(learned, static_cast<std::uint64_t>(scheme.seed)), 0,
        {side, side}, {shape.rows, shape.columns}, learned.resampling);
}

std::vector<PatchProduct> sinusoidalProducts(const LabState& state, const GridCell& query)
{
    return sinusoidalProducts(patchSinusoid(state), query);
}

std::vector<PatchProduct> flattenedProducts(const LabState& state, const GridCell& query)
{
    return flatProducts(flatSinusoid(state), gridShape(state.grids), query);
}

std::vector<PatchProduct> learnedProducts(const LabState& state, const GridCell& query)
{
    return learnedProducts(patchTable(state), gridShape(state.grids), query);
}

std::vector<PatchProduct> axialProducts(const LabState& state, const GridCell& query)
{
    return turnedProducts(patchRotation(state, GridEncoding::Axial), query);
}

std::vector<PatchProduct> mixedProducts(const LabState& state, const GridCell& query)
{
    return turnedProducts(patchRotation(state, GridEncoding::Mixed), query);
}

} // namespace lab
