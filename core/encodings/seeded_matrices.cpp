#include "core/encodings/seeded_matrices.h"

namespace lab {

Eigen::MatrixXd normalMatrix(
    Random& random, Eigen::Index rows, Eigen::Index columns, double deviation)
{
    Eigen::MatrixXd matrix(rows, columns);
    for (Eigen::Index row = 0; row < rows; ++row) {
        for (Eigen::Index column = 0; column < columns; ++column)
            matrix(row, column) = deviation * random.normal();
    }
    return matrix;
}

Eigen::VectorXd seededToken(std::uint64_t seed, std::int64_t position, Eigen::Index width)
{
    // The first draw separates neighboring seeds; if the position were added to a bare seed, token
    // p + 1 of one seed and token p of the next would get the same numbers.
    const std::uint64_t start = Random(seed).bits();
    Random random(start + static_cast<std::uint64_t>(position));
    return normalMatrix(random, width, 1, 1);
}

} // namespace lab
