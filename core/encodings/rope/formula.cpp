#include "core/encodings/rope/formula.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace lab {

namespace {

[[maybe_unused]] bool isValid(const Rotary& rotary)
{
    return rotary.base > 1 && rotary.width >= 2 && rotary.width <= 1024 && rotary.width % 2 == 0
        && rotary.rotatedWidth >= 0 && rotary.rotatedWidth <= rotary.width
        && rotary.rotatedWidth % 2 == 0;
}

/// The two columns of a pair, or the turns of each. For every true rotation both turns are equal.
struct Members {
    double first = 0;
    double second = 0;
};
struct MemberTurns {
    Turn first;
    Turn second;
};

Members members(const Rotary& rotary, const Eigen::ArrayXd& vector, int pair)
{
    const PairColumns columns = pairColumns(rotary, pair);
    return {vector[columns.first], vector[columns.second]};
}

Members turned(Members members, MemberTurns angles)
{
    const SinCos first = sinCos(angles.first);
    const SinCos second = angles.first == angles.second ? first : sinCos(angles.second);
    return {members.first * first.cos - members.second * first.sin,
        members.second * second.cos + members.first * second.sin};
}

double product(Members query, Members key)
{
    return query.first * key.first + query.second * key.second;
}

/// real·cos(angle) − imaginary·sin(angle) as one cosine.
CosineSum::Term term(double real, double imaginary, Turn frequency)
{
    return {std::hypot(real, imaginary), frequency, std::atan2(imaginary, real)};
}

/// The term as a function of the distance from `position` on.
CosineSum::Term startedAt(std::int64_t position, CosineSum::Term term)
{
    term.phase =
        std::remainder(term.phase + radians(position * term.frequency), 2 * std::numbers::pi);
    return term;
}

CosineSum rotatingPairScore(
    const Rotary& rotary, MemberTurns turns, Members query, Members key, std::int64_t keyPosition)
{
    if (rotary.pairing != Pairing::WrongMix) {
        const double real = product(query, key);
        const double imaginary = query.second * key.first - query.first * key.second;
        return {{term(real, imaginary, turns.first)}, 0};
    }
    const Members held = turned(key, {keyPosition * turns.first, keyPosition * turns.second});
    const CosineSum::Term first =
        term(held.first * query.first, held.first * query.second, turns.first);
    const CosineSum::Term second =
        term(held.second * query.second, -held.second * query.first, turns.second);
    return {{startedAt(keyPosition, first), startedAt(keyPosition, second)}, 0};
}

Members stretched(Members members, double stretch)
{
    return {stretch * members.first, stretch * members.second};
}

Turn turnOfColumn(const Rotary& rotary, const Turning& turning, int column)
{
    return turning.perPosition[static_cast<std::size_t>(turningPair(rotary, column))];
}

[[maybe_unused]] bool fits(const Turning& turning, const Rotary& rotary)
{
    return turning.perPosition.size() >= static_cast<std::size_t>(rotary.rotatedWidth / 2);
}

} // namespace

int rotatedWidth(int width, double share)
{
    assert(width >= 0 && share >= 0 && share <= 1);
    // 0.29·200 is slightly less than 58 in binary, but 58 is intended.
    return 2 * static_cast<int>(std::floor((share * width + 1e-9) / 2));
}

int pairCount(const Rotary& rotary)
{
    return rotary.width / 2;
}

bool isRotated(const Rotary& rotary, int pair)
{
    assert(pair >= 0 && pair < pairCount(rotary));
    return 2 * pair < rotary.rotatedWidth;
}

Eigen::ArrayXd frequencies(const Rotary& rotary)
{
    assert(isValid(rotary));
    Eigen::ArrayXd values = Eigen::ArrayXd::Zero(pairCount(rotary));
    if (rotary.rotatedWidth == 0)
        return values;
    const std::vector<double> ladder =
        frequencyLadder(rotary.base, 2, rotary.rotatedWidth, rotary.rotatedWidth / 2);
    const auto rotating = static_cast<Eigen::Index>(ladder.size());
    values.head(rotating) = Eigen::ArrayXd::Map(ladder.data(), rotating);
    return values;
}

std::vector<Turn> turns(const Rotary& rotary)
{
    assert(isValid(rotary));
    std::vector<Turn> perPosition;
    if (rotary.rotatedWidth > 0)
        perPosition = turnLadder(rotary.base, 2, rotary.rotatedWidth, rotary.rotatedWidth / 2);
    perPosition.resize(static_cast<std::size_t>(pairCount(rotary)));
    return perPosition;
}

PairColumns pairColumns(const Rotary& rotary, int pair)
{
    if (rotary.pairing == Pairing::Interleaved || !isRotated(rotary, pair))
        return {2 * pair, 2 * pair + 1};
    return {pair, pair + rotary.rotatedWidth / 2};
}

int turningPair(const Rotary& rotary, int column)
{
    assert(column >= 0 && column < rotary.width);
    if (column >= rotary.rotatedWidth)
        return -1;
    return rotary.pairing == Pairing::Halves ? column % (rotary.rotatedWidth / 2) : column / 2;
}

Eigen::ArrayXd rotated(const Rotary& rotary, const Eigen::ArrayXd& vector, std::int64_t position)
{
    return rotated(rotary, Turning {turns(rotary), 1}, vector, position);
}

Eigen::ArrayXd rotated(const Rotary& rotary, const Turning& turning, const Eigen::ArrayXd& vector,
    std::int64_t position)
{
    assert(isValid(rotary) && vector.size() == rotary.width && fits(turning, rotary));
    Eigen::ArrayXd result = vector;
    for (int pair = 0; pair < rotary.rotatedWidth / 2; ++pair) {
        const PairColumns columns = pairColumns(rotary, pair);
        const Members turnedPair =
            stretched(turned(members(rotary, vector, pair),
                          {position * turnOfColumn(rotary, turning, columns.first),
                              position * turnOfColumn(rotary, turning, columns.second)}),
                turning.stretch);
        result[columns.first] = turnedPair.first;
        result[columns.second] = turnedPair.second;
    }
    return result;
}

Eigen::ArrayXd pairScores(
    const Rotary& rotary, const Eigen::ArrayXd& turnedQuery, const Eigen::ArrayXd& turnedKey)
{
    assert(turnedQuery.size() == rotary.width && turnedKey.size() == rotary.width);
    Eigen::ArrayXd scores(pairCount(rotary));
    for (int pair = 0; pair < pairCount(rotary); ++pair)
        scores[pair] =
            product(members(rotary, turnedQuery, pair), members(rotary, turnedKey, pair));
    return scores;
}

CosineSum scoreAgainstDistance(const Rotary& rotary, const Turning& turning,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t keyPosition)
{
    CosineSum sum;
    for (int pair = 0; pair < pairCount(rotary); ++pair) {
        const CosineSum score =
            pairScoreAgainstDistance(rotary, turning, query, key, keyPosition, pair);
        sum.offset += score.offset;
        sum.terms.insert(sum.terms.end(), score.terms.begin(), score.terms.end());
    }
    return sum;
}

CosineSum pairScoreAgainstDistance(const Rotary& rotary, const Turning& turning,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t keyPosition, int pair)
{
    assert(isValid(rotary) && query.size() == rotary.width && key.size() == rotary.width);
    assert(fits(turning, rotary));
    const Members q = members(rotary, query, pair);
    const Members k = members(rotary, key, pair);
    if (!isRotated(rotary, pair))
        return {{}, product(q, k)};
    const PairColumns columns = pairColumns(rotary, pair);
    return rotatingPairScore(rotary,
        {turnOfColumn(rotary, turning, columns.first),
            turnOfColumn(rotary, turning, columns.second)},
        stretched(q, turning.stretch), stretched(k, turning.stretch), keyPosition);
}

} // namespace lab
