#include "core/derivation/derivation_scope.h"

#include "core/derivation/matrix_scores.h"
#include "core/math/random.h"

#include <array>
#include <cmath>

namespace lab {

namespace {

using Kind = ExpressionFault::Kind;
using Answer = Expected<Complex, Kind>;

constexpr double farthest = 1e9; ///< of a position in a formula

// The numbers of a call, or nothing where one is a text or too many or too few were given.
template <std::size_t Count>
std::optional<std::array<double, Count>> numbersIn(std::span<const Argument> arguments)
{
    std::array<double, Count> numbers {};
    if (arguments.size() != Count)
        return {};
    for (std::size_t k = 0; k < Count; ++k) {
        const Complex* const number = std::get_if<Complex>(&arguments[k]);
        if (!number || !(std::abs(number->real()) <= farthest))
            return {};
        numbers[k] = number->real();
    }
    return numbers;
}

Eigen::ArrayXd withOthers(Complex own, Random& random)
{
    Eigen::ArrayXd vector(2 * derivationPairs);
    for (double& column : vector)
        column = random.normal();
    vector[0] = own.real();
    vector[1] = own.imag();
    return vector;
}

} // namespace

DerivationScope::DerivationScope(const DerivationInputs& inputs, std::uint64_t seed)
    : m_inputs(inputs)
{
    Random random(seed);
    m_query = withOthers(inputs.query, random);
    m_key = withOthers(inputs.key, random);
}

Scope DerivationScope::scope() const
{
    return {[this](std::string_view name) { return variable(name); },
        [this](std::string_view name, std::span<const Argument> arguments) {
            return function(name, arguments);
        }};
}

std::optional<Complex> DerivationScope::variable(std::string_view name) const
{
    const auto number = [](std::int64_t position) { return static_cast<double>(position); };
    if (name == "q")
        return m_inputs.query;
    if (name == "k")
        return m_inputs.key;
    if (name == "m")
        return number(m_inputs.queryPosition);
    if (name == "n")
        return number(m_inputs.keyPosition);
    if (name == "s")
        return number(m_inputs.shift);
    if (name == "theta")
        return m_inputs.turn;
    if (name == "gamma_q")
        return m_inputs.queryPhase;
    if (name == "gamma_k")
        return m_inputs.keyPhase;
    if (name == "c")
        return m_inputs.growth;
    return {};
}

std::optional<Answer> DerivationScope::function(
    std::string_view name, std::span<const Argument> arguments) const
{
    using Score = double (*)(
        const Eigen::ArrayXd&, const Eigen::ArrayXd&, double, std::int64_t, std::int64_t);
    struct NamedScore {
        std::string_view name;
        Score score;
    };
    static constexpr std::array scores = {NamedScore {"dense_score", denseScore},
        NamedScore {"sparse_score", sparseScore}, NamedScore {"halves_score", halvesScore},
        NamedScore {"forgotten_score", forgottenScore},
        NamedScore {"free_score",
            [](const auto& q, const auto& k, double, std::int64_t m, std::int64_t n) {
                return freeScore(q, k, m, n);
            }},
        NamedScore {"block_score",
            [](const auto& q, const auto& k, double, std::int64_t m, std::int64_t n) {
                return planesScore(q, k, m, n);
            }},
        NamedScore {"symmetric_score",
            [](const auto& q, const auto& k, double, std::int64_t m, std::int64_t n) {
                return symmetricScore(q, k, m, n);
            }}};

    for (const NamedScore& known : scores) {
        if (known.name != name)
            continue;
        const auto at = numbersIn<2>(arguments);
        if (!at)
            return Unexpected(Kind::WrongArguments);
        return known.score(
            m_query, m_key, m_inputs.turn, std::llround((*at)[0]), std::llround((*at)[1]));
    }
    if (name == "R") {
        const auto at = numbersIn<3>(arguments);
        const int last = 2 * derivationPairs - 1;
        if (!at || (*at)[1] < 0 || (*at)[1] > last || (*at)[2] < 0 || (*at)[2] > last)
            return Unexpected(Kind::WrongArguments);
        // A product of two of them asks for each entry eight times.
        const std::int64_t position = std::llround((*at)[0]);
        auto known = m_rotations.find(position);
        if (known == m_rotations.end())
            known = m_rotations.emplace(position, blockRotation(m_inputs.turn, position)).first;
        return known->second(std::lround((*at)[1]), std::lround((*at)[2]));
    }
    if (name == "bend") {
        const auto at = numbersIn<1>(arguments);
        if (!at)
            return Unexpected(Kind::WrongArguments);
        const auto bend = m_inputs.bends.find(std::llround((*at)[0]));
        return bend == m_inputs.bends.end() ? Complex() : Complex(bend->second);
    }
    if (name == "q" || name == "k" || name == "theta") {
        const auto at = numbersIn<1>(arguments);
        if (!at || (*at)[0] < 0 || (*at)[0] > derivationPairs - 1)
            return Unexpected(Kind::WrongArguments);
        const auto pair = std::lround((*at)[0]);
        if (name == "theta")
            return m_inputs.turn * std::pow(10.0, -static_cast<double>(pair));
        const Eigen::ArrayXd& vector = name == "q" ? m_query : m_key;
        return Complex(vector[2 * pair], vector[2 * pair + 1]);
    }
    return {};
}

} // namespace lab
