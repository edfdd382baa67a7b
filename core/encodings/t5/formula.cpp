#include "core/encodings/t5/formula.h"

#include "core/encodings/seeded_matrices.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>

namespace lab {

namespace {

constexpr std::int64_t largestDistance = std::int64_t {1} << 36;

/// An unsigned integer of any size: digits in base 2³², the lowest first.
class Natural {
public:
    explicit Natural(std::uint32_t number)
        : m_digits {number}
    {
    }

    /// Times base^exponent for a base below 2³⁷.
    void multiplyByPower(std::int64_t base, int exponent)
    {
        for (int k = 0; k < exponent; ++k)
            multiplyBy(static_cast<std::uint64_t>(base));
    }

    friend bool operator<(const Natural& a, const Natural& b)
    {
        if (a.m_digits.size() != b.m_digits.size())
            return a.m_digits.size() < b.m_digits.size();
        return std::ranges::lexicographical_compare(
            a.m_digits.rbegin(), a.m_digits.rend(), b.m_digits.rbegin(), b.m_digits.rend());
    }

private:
    void multiplyBy(std::uint64_t factor)
    {
        __extension__ using Wide = unsigned __int128;
        Wide carry = 0;
        for (std::uint32_t& digit : m_digits) {
            carry += Wide {digit} * factor;
            digit = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        for (; carry > 0; carry >>= 32)
            m_digits.push_back(static_cast<std::uint32_t>(carry));
    }

    std::vector<std::uint32_t> m_digits; ///< the last one is not 0
};

/// Whether distanceᴺ ≥ maxDistanceᵏ·eᴺ⁻ᵏ, N = n − e.
bool reaches(const T5Bias& t5, std::int64_t distance, int k)
{
    const int exact = exactDistances(t5);
    const int spaced = bucketsOfOneSide(t5) - exact;
    Natural power(1);
    power.multiplyByPower(distance, spaced);
    Natural edge(1);
    edge.multiplyByPower(t5.maxDistance, k);
    edge.multiplyByPower(exact, spaced - k);
    return !(power < edge);
}

/// The least distance with reaches(): e·(maxDistance/e)^(k/N), rounded up.
///
/// In doubles the relative error of the edge is some 1e-14. Only if an integer is that near can the
/// rounding be wrong; that integer is then tested exactly.
std::int64_t edgeOfSpacedBucket(const T5Bias& t5, int k)
{
    const int exact = exactDistances(t5);
    const int spaced = bucketsOfOneSide(t5) - exact;
    const double ratio = static_cast<double>(t5.maxDistance) / exact;
    const double edge = exact * std::exp(std::log(ratio) * k / spaced);
    const double whole = std::round(edge);
    if (std::abs(edge - whole) > 1e-12 * edge)
        return static_cast<std::int64_t>(std::ceil(edge));
    const auto candidate = static_cast<std::int64_t>(whole);
    return reaches(t5, candidate, k) ? candidate : candidate + 1;
}

[[maybe_unused]] bool isValid(const T5Bias& t5)
{
    return t5.buckets <= 1024 && bucketsOfOneSide(t5) >= 2 && t5.maxDistance > exactDistances(t5)
        && t5.maxDistance <= largestDistance;
}

/// A relative position before the logarithm: the buckets added for its sign, and its distance.
struct Sided {
    int offset = 0;
    std::int64_t distance = 0;
};

Sided sided(const T5Bias& t5, std::int64_t relative)
{
    if (t5.direction == T5Direction::Causal)
        return {0, relative < 0 ? -relative : 0};
    return {relative > 0 ? bucketsOfOneSide(t5) : 0, std::abs(relative)};
}

} // namespace

int bucketsOfOneSide(const T5Bias& t5)
{
    return t5.direction == T5Direction::Causal ? t5.buckets : t5.buckets / 2;
}

int exactDistances(const T5Bias& t5)
{
    return bucketsOfOneSide(t5) / 2;
}

std::vector<std::int64_t> bucketEdges(const T5Bias& t5)
{
    assert(isValid(t5));
    const int exact = exactDistances(t5);
    std::vector<std::int64_t> edges;
    edges.reserve(static_cast<std::size_t>(bucketsOfOneSide(t5)));
    for (int distance = 0; distance < exact; ++distance)
        edges.push_back(distance);
    for (int k = 0; k < bucketsOfOneSide(t5) - exact; ++k)
        edges.push_back(edgeOfSpacedBucket(t5, k));
    return edges;
}

int bucket(const T5Bias& t5, std::int64_t relative)
{
    return bucket(t5, bucketEdges(t5), relative);
}

int bucket(const T5Bias& t5, const std::vector<std::int64_t>& edges, std::int64_t relative)
{
    const Sided key = sided(t5, relative);
    const auto next = std::ranges::upper_bound(edges, key.distance);
    return key.offset + static_cast<int>(next - edges.begin()) - 1;
}

int bucketInFloat(const T5Bias& t5, std::int64_t relative)
{
    assert(isValid(t5));
    const Sided key = sided(t5, relative);
    const int exact = exactDistances(t5);
    if (key.distance < exact)
        return key.offset + static_cast<int>(key.distance);
    const int last = bucketsOfOneSide(t5) - 1;
    const double ratio = static_cast<double>(t5.maxDistance) / exact;
    const auto share = static_cast<float>(key.distance) / static_cast<float>(exact);
    // rounded once from double, so that every machine gives the same result
    const auto logarithm = static_cast<float>(std::log(static_cast<double>(share)));
    const float spaced =
        logarithm / static_cast<float>(std::log(ratio)) * static_cast<float>(last + 1 - exact);
    return key.offset + std::min(last, exact + static_cast<int>(spaced));
}

Eigen::MatrixXd seededTable(const T5Bias& t5, std::uint64_t seed)
{
    Random random(seed);
    return normalMatrix(random, t5.buckets, t5.heads, t5.deviation);
}

} // namespace lab
