#include "core/derivation/matrix_scores.h"

#include "core/derivation/derivation_inputs.h"
#include "core/encodings/rope/formula.h"
#include "core/math/linear_algebra.h"
#include "core/math/random.h"

#include <cmath>

namespace lab {

namespace {

constexpr int width = 2 * derivationPairs;
constexpr std::uint64_t matrixSeed = 8;

Rotary rotaryOf(Pairing pairing)
{
    return {.base = 10000, .width = width, .rotatedWidth = width, .pairing = pairing};
}

Turning ladder(double turn)
{
    Turning turning;
    for (int pair = 0; pair < derivationPairs; ++pair)
        turning.perPosition.push_back(turnOfRadians(turn * std::pow(10.0, -pair)));
    return turning;
}

Eigen::ArrayXd inHalves(const Eigen::ArrayXd& vector)
{
    Eigen::ArrayXd permuted(width);
    for (Eigen::Index pair = 0; pair < derivationPairs; ++pair) {
        permuted[pair] = vector[2 * pair];
        permuted[pair + derivationPairs] = vector[2 * pair + 1];
    }
    return permuted;
}

double turnedScore(const Rotary& rotary, const Eigen::ArrayXd& query, const Eigen::ArrayXd& key,
    double turn, std::int64_t m, std::int64_t n)
{
    const Turning turning = ladder(turn);
    return pairScores(rotary, rotated(rotary, turning, query, m), rotated(rotary, turning, key, n))
        .sum();
}

Eigen::MatrixXd normalMatrix()
{
    Random random(matrixSeed);
    Eigen::MatrixXd matrix(width, width);
    for (Eigen::Index row = 0; row < width; ++row)
        for (Eigen::Index column = 0; column < width; ++column)
            matrix(row, column) = random.normal();
    return matrix;
}

Eigen::MatrixXd randomRotation()
{
    Eigen::MatrixXd rotation = orthonormalBasis(normalMatrix());
    if (determinant(rotation) < 0)
        rotation.col(0) = -rotation.col(0);
    return rotation;
}

// By repeated squaring: position 100 takes seven squarings.
Eigen::MatrixXd powered(Eigen::MatrixXd matrix, std::int64_t exponent)
{
    if (exponent < 0)
        return powered(inverse(matrix), -exponent);
    Eigen::MatrixXd result = Eigen::MatrixXd::Identity(width, width);
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1)
            result = result * matrix;
        matrix = matrix * matrix;
    }
    return result;
}

/// (1 + 0.1·e₀e₂ᵀ)·R(1), which is not orthogonal.
Eigen::MatrixXd sheared(double turn)
{
    Eigen::MatrixXd shear = Eigen::MatrixXd::Identity(width, width);
    shear(0, 2) = 0.1;
    return shear * blockRotation(turn, 1);
}

double scoreWithPowers(const Eigen::MatrixXd& matrix, const Eigen::ArrayXd& query,
    const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n)
{
    const Eigen::VectorXd turnedQuery = powered(matrix, m) * query.matrix();
    const Eigen::VectorXd turnedKey = powered(matrix, n) * key.matrix();
    return turnedQuery.dot(turnedKey);
}

// The real Schur form of a rotation has 2×2 rotations along the diagonal: each is rotated by its
// angle times the position, without a matrix product. A block of size one, an axis that stays (or,
// in pairs, is reversed), has angle 0 or π.
Eigen::VectorXd turnedInPlanes(
    const Eigen::MatrixXd& form, const Eigen::VectorXd& vector, std::int64_t position)
{
    Eigen::VectorXd turned(width);
    for (Eigen::Index at = 0; at < width;) {
        const bool isPlane = at + 1 < width && std::abs(form(at + 1, at)) > 1e-9;
        if (!isPlane) {
            turned[at] = position % 2 == 0 || form(at, at) > 0 ? vector[at] : -vector[at];
            ++at;
            continue;
        }
        const double angle =
            std::atan2(form(at + 1, at) - form(at, at + 1), form(at, at) + form(at + 1, at + 1))
            * static_cast<double>(position);
        turned[at] = std::cos(angle) * vector[at] - std::sin(angle) * vector[at + 1];
        turned[at + 1] = std::sin(angle) * vector[at] + std::cos(angle) * vector[at + 1];
        at += 2;
    }
    return turned;
}

} // namespace

Eigen::MatrixXd freeRotation()
{
    return randomRotation();
}

Eigen::MatrixXd freeRotationInPlanes()
{
    return schurForm(randomRotation()).form;
}

Eigen::MatrixXd freeSymmetric()
{
    const Eigen::MatrixXd matrix = normalMatrix();
    return Eigen::MatrixXd::Identity(width, width) + 0.01 * (matrix + matrix.transpose());
}

Eigen::MatrixXd freeSymmetricInPlanes()
{
    return Eigen::MatrixXd(symmetricSpectrum(freeSymmetric()).values.asDiagonal());
}

Eigen::MatrixXd blockRotation(double turn, std::int64_t position)
{
    const Turning turning = ladder(turn);
    const Rotary rotary = rotaryOf(Pairing::Interleaved);
    Eigen::MatrixXd matrix(width, width);
    for (Eigen::Index column = 0; column < width; ++column) {
        Eigen::ArrayXd unit = Eigen::ArrayXd::Zero(width);
        unit[column] = 1;
        matrix.col(column) = rotated(rotary, turning, unit, position).matrix();
    }
    return matrix;
}

Eigen::MatrixXd blockPower(double turn, std::int64_t position)
{
    return powered(blockRotation(turn, 1), position);
}

double denseScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n)
{
    const Eigen::VectorXd turnedQuery = blockRotation(turn, m) * query.matrix();
    const Eigen::VectorXd turnedKey = blockRotation(turn, n) * key.matrix();
    return turnedQuery.dot(turnedKey);
}

double sparseScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n)
{
    return turnedScore(rotaryOf(Pairing::Interleaved), query, key, turn, m, n);
}

double halvesScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n)
{
    return turnedScore(rotaryOf(Pairing::Halves), inHalves(query), inHalves(key), turn, m, n);
}

double forgottenScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n)
{
    return turnedScore(rotaryOf(Pairing::Halves), inHalves(query), key, turn, m, n);
}

double unpermutedScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n)
{
    return turnedScore(rotaryOf(Pairing::Halves), query, key, turn, m, n);
}

double mixedScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n)
{
    const Turning turning = ladder(turn);
    return (rotated(rotaryOf(Pairing::Interleaved), turning, query, m)
        * rotated(rotaryOf(Pairing::Halves), turning, key, n))
        .sum();
}

Eigen::MatrixXd shearedPower(double turn, std::int64_t exponent)
{
    return powered(sheared(turn), exponent);
}

double shearedScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n)
{
    const Eigen::MatrixXd matrix = sheared(turn);
    const Eigen::VectorXd turnedQuery = powered(matrix, m) * query.matrix();
    const Eigen::VectorXd turnedKey = powered(inverse(matrix).transpose(), n) * key.matrix();
    return turnedQuery.dot(turnedKey);
}

double shearedBothScore(const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double turn,
    std::int64_t m, std::int64_t n)
{
    return scoreWithPowers(sheared(turn), query, key, m, n);
}

double freeScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n)
{
    static const Eigen::MatrixXd rotation = randomRotation();
    return scoreWithPowers(rotation, query, key, m, n);
}

double planesScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n)
{
    static const SchurForm planes = schurForm(randomRotation());
    const Eigen::VectorXd queryThere = planes.basis.transpose() * query.matrix();
    const Eigen::VectorXd keyThere = planes.basis.transpose() * key.matrix();
    return turnedInPlanes(planes.form, queryThere, m).dot(turnedInPlanes(planes.form, keyThere, n));
}

double symmetricScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n)
{
    return scoreWithPowers(freeSymmetric(), query, key, m, n);
}

Eigen::MatrixXd freeFlipped()
{
    Eigen::MatrixXd matrix = randomRotation();
    matrix.col(0) = -matrix.col(0);
    return matrix;
}

double flippedScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n)
{
    static const Eigen::MatrixXd matrix = freeFlipped();
    return scoreWithPowers(matrix, query, key, m, n);
}

double mirrorScore(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t m, std::int64_t n)
{
    const Eigen::VectorXd along = query.matrix().normalized();
    const Eigen::MatrixXd mirror =
        Eigen::MatrixXd::Identity(width, width) - 2 * along * along.transpose();
    return scoreWithPowers(mirror, query, key, m, n);
}

} // namespace lab
