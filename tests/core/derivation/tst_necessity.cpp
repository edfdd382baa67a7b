#include "core/derivation/matrix_scores.h"
#include "core/math/linear_algebra.h"
#include "core/math/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace {

constexpr int positions = 21;
constexpr int unknowns = 2 * positions + 2 * positions - 1; ///< x_m, y_n and z_{m−n}

/// x_m + y_n = z_{m−n} for all m and n: the conditions (L) in logarithms and (A).
std::vector<std::vector<int>> conditions()
{
    std::vector<std::vector<int>> rows;
    for (int m = 0; m < positions; ++m) {
        for (int n = 0; n < positions; ++n) {
            std::vector<int> row(unknowns, 0);
            row[static_cast<std::size_t>(m)] = 1;
            row[static_cast<std::size_t>(positions + n)] = 1;
            row[static_cast<std::size_t>(2 * positions + m - n + positions - 1)] = -1;
            rows.push_back(row);
        }
    }
    return rows;
}

int rankModulo(std::vector<std::vector<int>> rows, int prime)
{
    const auto reduced = [prime](int x) { return ((x % prime) + prime) % prime; };
    std::size_t rank = 0;
    for (std::size_t column = 0; column < unknowns && rank < rows.size(); ++column) {
        std::size_t pivot = rank;
        while (pivot < rows.size() && reduced(rows[pivot][column]) == 0)
            ++pivot;
        if (pivot == rows.size())
            continue;
        std::swap(rows[rank], rows[pivot]);
        int inverse = 1;
        while (reduced(inverse * rows[rank][column]) != 1)
            ++inverse;
        for (int& entry : rows[rank])
            entry = reduced(entry * inverse);
        for (std::size_t other = 0; other < rows.size(); ++other) {
            const int factor = reduced(rows[other][column]);
            if (other == rank || factor == 0)
                continue;
            for (std::size_t at = 0; at < unknowns; ++at)
                rows[other][at] = reduced(rows[other][at] - factor * rows[rank][at]);
        }
        ++rank;
    }
    return static_cast<int>(rank);
}

} // namespace

// What is left free is 83 − 80 = 3: a constant of the query, one of the key, and c (or θ).
TEST_CASE("only the lengths and angles of the pages solve the conditions")
{
    const auto rows = conditions();
    CHECK(rows.size() == 441);
    CHECK(unknowns == 83);
    const auto isFree = [&](const std::vector<int>& solution) {
        return std::ranges::all_of(rows, [&](const std::vector<int>& row) {
            return std::inner_product(row.begin(), row.end(), solution.begin(), 0) == 0;
        });
    };
    std::vector<int> ofQuery(unknowns, 0);
    std::vector<int> ofKey(unknowns, 0);
    std::vector<int> growth(unknowns, 0);
    for (std::size_t at = 0; at < unknowns; ++at) {
        const bool isDistance = at >= 2 * positions;
        ofQuery[at] = isDistance || at < positions ? 1 : 0;
        ofKey[at] = isDistance || at >= positions ? 1 : 0;
        const int place = static_cast<int>(at);
        growth[at] = isDistance ? place - 3 * positions + 1
            : place < positions ? place
                                : positions - place;
    }
    CHECK(isFree(ofQuery));
    CHECK(isFree(ofKey));
    CHECK(isFree(growth));
    // Modulo a prime the rank is at most that of the numbers, which is at most 80.
    // Signs and full rotations only add the two classes of each.
    for (const int prime : {2, 3, 5, 7})
        CHECK(rankModulo(rows, prime) == 80);
}

// Page 17: for any f that meets the requirement, "one position on" is a linear map.
TEST_CASE("the matrix for one position is recovered from a nonlinear h")
{
    lab::Random random(17);
    constexpr int count = 40;
    Eigen::MatrixXd here(8, count);
    Eigen::MatrixXd further(8, count);
    for (int column = 0; column < count; ++column) {
        Eigen::VectorXd content(8);
        for (double& entry : content)
            entry = std::pow(random.normal(), 3) + 0.3;
        const int position = column % 5;
        here.col(column) = lab::blockRotation(0.2, position) * content;
        further.col(column) = lab::blockRotation(0.2, position + 1) * content;
    }
    const Eigen::MatrixXd found =
        lab::leastSquares(here.transpose(), further.transpose()).transpose();
    CHECK((found - lab::blockRotation(0.2, 1)).cwiseAbs().maxCoeff() < 1e-12);
}
