#include "core/derivation/derivation_scope.h"

#include "core/derivation/matrix_scores.h"
#include "core/derivation/word_order.h"
#include "core/math/random.h"

#include <array>
#include <cmath>

namespace lab {

namespace {

using Kind = ExpressionError::Kind;
using Answer = Expected<Complex, Kind>;

constexpr double farthest = 1e9; ///< of a position in a formula

// The numeric arguments of a call; empty if one is a text or their number is wrong.
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

bool isIndex(double number, int last)
{
    return number >= 0 && number <= last;
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

template <double (*score)(const Eigen::ArrayXd&, const Eigen::ArrayXd&, std::int64_t, std::int64_t)>
double withoutTurn(
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, double, std::int64_t m, std::int64_t n)
{
    return score(query, key, m, n);
}

/// Arguments of output(order, j) and similar functions: column j of the third word's output.
Answer outputOf(
    const DerivationInputs& inputs, PositionUse places, std::span<const Argument> arguments)
{
    const auto at = numbersIn<2>(arguments);
    if (!at || !isIndex((*at)[0], sentenceOrders - 1) || !isIndex((*at)[1], 1))
        return Unexpected(Kind::WrongArguments);
    const Complex output =
        wordOutput(inputs.query, inputs.key, static_cast<int>(std::lround((*at)[0])), places);
    return Complex((*at)[1] < 1 ? output.real() : output.imag());
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
    if (name == "t")
        return number(m_inputs.shift);
    if (name == "Delta")
        return number(m_inputs.queryPosition - m_inputs.keyPosition);
    if (name == "theta")
        return m_inputs.turn;
    if (name == "gamma_q")
        return m_inputs.queryPhase;
    if (name == "gamma_k")
        return m_inputs.keyPhase;
    if (name == "c")
        return m_inputs.growth;
    if (const auto given = m_running.find(name); given != m_running.end())
        return given->second;
    if (name == "p")
        return number(m_inputs.queryPosition);
    if (name == "j")
        return 0;
    if (name == "order")
        return 6;
    if (name == "size")
        return 8;
    return {};
}

Complex DerivationScope::pairOf(const Eigen::ArrayXd& vector, int pair) const
{
    return {vector[2 * pair], vector[2 * pair + 1]};
}

// A product of two of them reads each entry eight times.
Answer DerivationScope::entry(Matrices& known, Eigen::MatrixXd (*matrix)(double, std::int64_t),
    std::span<const Argument> arguments) const
{
    const auto at = numbersIn<3>(arguments);
    const int last = 2 * derivationPairs - 1;
    if (!at || !isIndex((*at)[1], last) || !isIndex((*at)[2], last))
        return Unexpected(Kind::WrongArguments);
    const std::int64_t position = std::llround((*at)[0]);
    auto found = known.find(position);
    if (found == known.end())
        found = known.emplace(position, matrix(m_inputs.turn, position)).first;
    return Complex(found->second(std::lround((*at)[1]), std::lround((*at)[2])));
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
        NamedScore {"unpermuted_score", unpermutedScore}, NamedScore {"mixed_score", mixedScore},
        NamedScore {"sheared_score", shearedScore},
        NamedScore {"sheared_both_score", shearedBothScore},
        NamedScore {"free_score", withoutTurn<freeScore>},
        NamedScore {"block_score", withoutTurn<planesScore>},
        NamedScore {"symmetric_score", withoutTurn<symmetricScore>},
        NamedScore {"flipped_score", withoutTurn<flippedScore>},
        NamedScore {"mirror_score", withoutTurn<mirrorScore>}};

    for (const NamedScore& known : scores) {
        if (known.name != name)
            continue;
        const auto at = numbersIn<2>(arguments);
        if (!at)
            return Unexpected(Kind::WrongArguments);
        return known.score(
            m_query, m_key, m_inputs.turn, std::llround((*at)[0]), std::llround((*at)[1]));
    }
    if (name == "R")
        return entry(m_rotations, blockRotation, arguments);
    if (name == "step_power")
        return entry(m_powers, blockPower, arguments);
    if (name == "output")
        return outputOf(m_inputs, PositionUse::No, arguments);
    if (name == "output_added")
        return outputOf(m_inputs, PositionUse::Added, arguments);
    if (name == "output_masked")
        return outputOf(m_inputs, PositionUse::Masked, arguments);
    if (name == "bend" || name == "weight") {
        const auto at = numbersIn<1>(arguments);
        const bool isWeight = name == "weight";
        if (!at || (isWeight && !isIndex((*at)[0], sentenceWords - 1)))
            return Unexpected(Kind::WrongArguments);
        if (isWeight)
            return Complex(wordWeights(
                m_inputs.query, m_inputs.key)[static_cast<std::size_t>(std::lround((*at)[0]))]);
        const auto bend = m_inputs.bends.find(std::llround((*at)[0]));
        return bend == m_inputs.bends.end() ? Complex() : Complex(bend->second);
    }
    if (name == "column") {
        const auto at = numbersIn<2>(arguments);
        if (!at || !isIndex((*at)[0], 1) || !isIndex((*at)[1], 2 * derivationPairs - 1))
            return Unexpected(Kind::WrongArguments);
        return Complex(((*at)[0] < 1 ? m_query : m_key)[std::lround((*at)[1])]);
    }
    if (name == "pair_q" || name == "pair_k" || name == "speed" || name == "w") {
        const auto at = numbersIn<1>(arguments);
        const int last = name == "w" ? derivationPairs : derivationPairs - 1;
        if (!at || !isIndex((*at)[0], last))
            return Unexpected(Kind::WrongArguments);
        const auto pair = static_cast<int>(std::lround((*at)[0]));
        if (name == "speed")
            return Complex(m_inputs.turn * std::pow(10.0, -static_cast<double>(pair)));
        if (name == "w")
            return pair == derivationPairs ? Complex()
                                           : pairOf(m_query, pair) * std::conj(pairOf(m_key, pair));
        return pairOf(name == "pair_q" ? m_query : m_key, pair);
    }
    return {};
}

} // namespace lab
