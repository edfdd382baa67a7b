#include "core/encodings/swin/formula.h"

#include "core/encodings/seeded_matrices.h"

#include <cassert>
#include <cmath>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const Swin& swin)
{
    return swin.height > 0 && swin.width > 0 && swin.height <= 64 && swin.width <= 64;
}

double logCoordinate(int distance, int size)
{
    if (distance == 0)
        return 0;
    const double share = 8.0 * std::abs(distance) / (size - 1);
    return std::copysign(std::log2(1 + share) / 3, distance);
}

} // namespace

int patches(const Swin& swin)
{
    return swin.height * swin.width;
}

int tableRows(const Swin& swin)
{
    return (2 * swin.height - 1) * (2 * swin.width - 1);
}

int tableRow(const Swin& swin, int query, int key)
{
    assert(isValid(swin) && query >= 0 && query < patches(swin) && key >= 0 && key < patches(swin));
    const int down = query / swin.width - key / swin.width;
    const int across = query % swin.width - key % swin.width;
    return (down + swin.height - 1) * (2 * swin.width - 1) + across + swin.width - 1;
}

Eigen::MatrixXd seededTable(const Swin& swin, std::uint64_t seed)
{
    assert(isValid(swin));
    Random random(seed);
    return normalMatrix(random, tableRows(swin), swin.heads, swin.deviation);
}

Eigen::MatrixXd logCoordinates(const SwinV2& swin)
{
    const Swin& window = swin.window;
    assert(isValid(window));
    const int height = swin.trainedHeight < 2 ? window.height : swin.trainedHeight;
    const int width = swin.trainedWidth < 2 ? window.width : swin.trainedWidth;
    const int columns = 2 * window.width - 1;
    Eigen::MatrixXd coordinates(tableRows(window), 2);
    for (int row = 0; row < tableRows(window); ++row) {
        coordinates(row, 0) = logCoordinate(row / columns - (window.height - 1), height);
        coordinates(row, 1) = logCoordinate(row % columns - (window.width - 1), width);
    }
    return coordinates;
}

SwinNetwork seededNetwork(const SwinV2& swin, int hidden, std::uint64_t seed)
{
    assert(hidden > 0);
    Random random(seed);
    const double deviation = swin.window.deviation;
    SwinNetwork network;
    network.inner = normalMatrix(random, hidden, 2, deviation);
    network.offset = Eigen::VectorXd::Zero(hidden);
    network.outer = normalMatrix(random, swin.window.heads, hidden, deviation);
    return network;
}

Eigen::MatrixXd continuousTable(const SwinNetwork& network, const Eigen::MatrixXd& coordinates)
{
    assert(coordinates.cols() == 2 && network.inner.cols() == 2);
    assert(network.offset.size() == network.inner.rows());
    assert(network.outer.cols() == network.inner.rows());
    const Eigen::MatrixXd hidden =
        ((coordinates * network.inner.transpose()).rowwise() + network.offset.transpose())
            .cwiseMax(0.0);
    const Eigen::MatrixXd raw = hidden * network.outer.transpose();
    return raw.unaryExpr([](double x) { return 16 / (1 + std::exp(-x)); });
}

} // namespace lab
