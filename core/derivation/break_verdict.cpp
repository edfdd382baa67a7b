#include "core/derivation/break_verdict.h"

#include "core/derivation/derivation_scope.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

constexpr int triedVectors = 16;
constexpr double minDamage = 1e-6;
constexpr double rounding = 1e-9; // of sums over eight columns

/// A score of a page for other values than the learner's.
class TriedScore {
public:
    TriedScore(const PageRule& rule, const PageText::Break& way, Expression formula)
        : m_rule(rule)
        , m_way(way)
        , m_formula(std::move(formula))
    {
    }

    Expected<double, ExpressionError> at(
        DerivationInputs inputs, std::int64_t query, std::int64_t key) const
    {
        inputs.queryPosition = query;
        inputs.keyPosition = key;
        const auto value = m_rule.value(m_formula, inputs, m_way.key);
        if (!value)
            return Unexpected(value.error());
        return value->real();
    }

    /// The largest change of the score when both positions are shifted.
    Expected<double, ExpressionError> damage(const DerivationInputs& inputs) const
    {
        double largest = 0;
        const auto first = at(inputs, inputs.queryPosition, inputs.keyPosition);
        if (!first)
            return first;
        for (std::int64_t shift = 1; shift <= lastShift; ++shift) {
            const auto moved = at(inputs, inputs.queryPosition + shift, inputs.keyPosition + shift);
            if (!moved)
                return moved;
            largest =
                std::max(largest, std::abs(*moved - *first) / std::max(1.0, std::abs(*first)));
        }
        return largest;
    }

private:
    const PageRule& m_rule;
    const PageText::Break& m_way;
    Expression m_formula;
};

std::vector<DerivationInputs> triedInputs()
{
    std::vector<DerivationInputs> all {{}};
    for (const auto& [query, key] : derivationPanel()) {
        if (all.size() > triedVectors)
            break;
        DerivationInputs inputs;
        inputs.query = query;
        inputs.key = key;
        all.push_back(inputs);
    }
    return all;
}

/// The plain score and the largest score of any RoPE, for one plane or all columns.
struct Plain {
    double score = 0;
    double largest = 0;
};

Plain plainOf(const DerivationInputs& inputs, bool isOfAllColumns)
{
    if (!isOfAllColumns)
        return {(inputs.query * std::conj(inputs.key)).real(),
            std::abs(inputs.query) * std::abs(inputs.key)};
    const DerivationScope scope(inputs);
    return {scope.query().matrix().dot(scope.key().matrix()),
        scope.query().matrix().norm() * scope.key().matrix().norm()};
}

Expected<bool, ExpressionError> isRope(const TriedScore& score, bool isOfAllColumns)
{
    for (DerivationInputs inputs : triedInputs()) {
        for (const double turn : {inputs.turn, 0.0}) {
            inputs.turn = turn;
            const Plain plain = plainOf(inputs, isOfAllColumns);
            const double allowed = rounding * std::max(1.0, plain.largest);
            for (std::int64_t distance = -lastShift; distance <= lastShift; ++distance) {
                const auto found = score.at(inputs, lastShift + distance, lastShift);
                if (!found)
                    return Unexpected(found.error());
                const bool isPlainHere = distance == 0 || std::abs(turn) <= 0;
                if (isPlainHere ? std::abs(*found - plain.score) > allowed
                                : std::abs(*found) > plain.largest + allowed)
                    return false;
            }
        }
    }
    return true;
}

} // namespace

Expected<std::optional<RequirementVerdict>, PageError> computedVerdict(
    const PageRule& rule, const PageText::Break& way)
{
    const auto errorOf = [&way](const ExpressionError& error) {
        return Unexpected(PageError {"breaks." + way.key + ".card.score", error});
    };
    auto formula = expression(way.score);
    if (!formula)
        return errorOf(formula.error());
    const TriedScore score(rule, way, *std::move(formula));
    int changed = 0;
    int tried = 0;
    bool isKept = true;
    for (const DerivationInputs& inputs : triedInputs()) {
        const auto damage = score.damage(inputs);
        if (!damage)
            return errorOf(damage.error());
        ++tried;
        changed += *damage > minDamage ? 1 : 0;
        isKept = isKept && *damage <= rounding;
    }
    if (2 * changed >= tried)
        return std::optional(RequirementVerdict::Breaks);
    if (!isKept)
        return std::optional<RequirementVerdict>();
    for (const bool isOfAllColumns : {false, true}) {
        const auto rope = isRope(score, isOfAllColumns);
        if (!rope)
            return errorOf(rope.error());
        if (*rope)
            return std::optional(RequirementVerdict::OtherRope);
    }
    return std::optional(RequirementVerdict::Keeps);
}

} // namespace lab
