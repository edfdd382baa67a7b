#include "core/derivation/step_rule.h"

#include "core/derivation/derivation_scope.h"
#include "core/math/random.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

using Kind = ExpressionFault::Kind;

constexpr std::uint64_t panelSeed = 64;
constexpr int deepestCalls = 20; ///< of definitions within each other

struct ReadDefinition {
    std::vector<std::string> parameters;
    Expression body;
};
using Definitions = std::map<std::string, ReadDefinition, std::less<>>;

/// The formulas of a step, or of a step with one break in it.
struct Sides {
    Definitions definitions;
    Expression left;
    Expression right;
    Expression tolerance;
};

/// The names of a step: what its definitions say, then the learner's numbers.
class StepScope {
public:
    StepScope(const Definitions& definitions, const DerivationScope& inputs)
        : m_definitions(definitions)
        , m_inputs(inputs.scope())
    {
    }

    Scope scope()
    {
        return {[this](std::string_view name) { return m_inputs.variable(name); },
            [this](std::string_view name, std::span<const Argument> arguments) {
                return called(name, arguments);
            }};
    }

private:
    using Answer = Expected<Complex, Kind>;

    std::optional<Answer> called(std::string_view name, std::span<const Argument> arguments)
    {
        const auto found = m_definitions.find(name);
        if (found == m_definitions.end())
            return m_inputs.function(name, arguments);
        const ReadDefinition& definition = found->second;
        if (arguments.size() != definition.parameters.size())
            return Unexpected(Kind::WrongArguments);
        if (m_depth == deepestCalls)
            return Unexpected(Kind::TooDeep);
        ++m_depth;
        const auto value = definition.body.value(insideOf(definition, arguments));
        --m_depth;
        return value.map_error(&ExpressionFault::kind);
    }

    Scope insideOf(const ReadDefinition& definition, std::span<const Argument> arguments)
    {
        Scope inside = scope();
        inside.variable = [this, &definition, arguments](
                              std::string_view name) -> std::optional<Complex> {
            const auto at = std::ranges::find(definition.parameters, name);
            if (at == definition.parameters.end())
                return m_inputs.variable(name);
            const Complex* const number = std::get_if<Complex>(
                &arguments[static_cast<std::size_t>(at - definition.parameters.begin())]);
            return number ? std::optional(*number) : std::nullopt;
        };
        return inside;
    }

    const Definitions& m_definitions;
    Scope m_inputs;
    int m_depth = 0;
};

Expected<StepSides, StepFault> sidesWith(const Sides& sides, const DerivationScope& inputs)
{
    StepScope names(sides.definitions, inputs);
    const Scope scope = names.scope();
    const auto left = sides.left.value(scope);
    if (!left)
        return Unexpected(StepFault {"left", left.error()});
    const auto right = sides.right.value(scope);
    if (!right)
        return Unexpected(StepFault {"right", right.error()});
    const auto tolerance = sides.tolerance.value(scope);
    if (!tolerance)
        return Unexpected(StepFault {"tolerance", tolerance.error()});
    StepSides result {*left, *right, 0, 0, tolerance->real()};
    result.difference = std::abs(result.left - result.right);
    result.relative = result.difference / std::max(1.0, std::abs(result.left));
    return result;
}

// Numbers that overflow or are none at all fit worst of all.
bool fitsWorse(const StepSides& one, const StepSides& other)
{
    if (one.isWithin() != other.isWithin())
        return other.isWithin();
    const auto apart = [](const StepSides& sides) {
        return std::isnan(sides.difference) ? HUGE_VAL : sides.difference;
    };
    return apart(one) > apart(other);
}

Expected<Expression, StepFault> read(const std::string& text, std::string where)
{
    auto result = expression(text);
    if (!result)
        return Unexpected(StepFault {std::move(where), result.error()});
    return *std::move(result);
}

Expected<void, StepFault> readInto(
    Definitions& read, const std::vector<Definition>& texts, const std::string& prefix)
{
    for (const Definition& text : texts) {
        auto body = lab::read(text.body, prefix + text.name);
        if (!body)
            return Unexpected(body.error());
        read.insert_or_assign(text.name, ReadDefinition {text.parameters, *std::move(body)});
    }
    return {};
}

// Where a definition is at fault the place is in its body; the side that calls it is named.
Expected<void, StepFault> tried(const Sides& sides, const std::string& prefix)
{
    const DerivationScope inputs {DerivationInputs {}};
    const auto own = sidesWith(sides, inputs);
    if (!own)
        return Unexpected(StepFault {prefix + own.error().where, own.error().fault});
    return {};
}

} // namespace

struct StepRule::Read {
    StepText text;
    Sides sound;
    std::map<std::string, Sides, std::less<>> broken;

    const Sides& sides(std::string_view brokenBy) const
    {
        const auto found = broken.find(brokenBy);
        return found == broken.end() ? sound : found->second;
    }
};

bool StepCheck::holds() const
{
    return own.isWithin() && (!worst || worst->sides.isWithin());
}

StepRule::StepRule(std::shared_ptr<const Read> read)
    : m_read(std::move(read))
{
}

const StepText& StepRule::text() const
{
    return m_read->text;
}

std::vector<std::pair<Complex, Complex>> derivationPanel()
{
    Random random(panelSeed);
    std::vector<std::pair<Complex, Complex>> panel;
    for (int k = 0; k < panelVectors; ++k) {
        const Complex query(random.normal(), random.normal());
        const Complex key(random.normal(), random.normal());
        panel.emplace_back(query, key);
    }
    return panel;
}

Expected<StepSides, StepFault> StepRule::ownSides(
    const DerivationInputs& inputs, std::string_view brokenBy) const
{
    return sidesWith(m_read->sides(brokenBy), DerivationScope(inputs));
}

Expected<StepCheck, StepFault> StepRule::check(
    const DerivationInputs& inputs, std::string_view brokenBy) const
{
    const Sides& sides = m_read->sides(brokenBy);
    const auto own = ownSides(inputs, brokenBy);
    if (!own)
        return Unexpected(own.error());
    StepCheck check {*own, {}, 1};
    if (m_read->text.every == Every::Nothing)
        return check;

    const Every every = m_read->text.every;
    std::vector<std::pair<Complex, Complex>> vectors;
    if (every == Every::VectorAndShift || every == Every::VectorAndPosition)
        vectors = derivationPanel();
    vectors.emplace_back(inputs.query, inputs.key);
    for (const auto& [query, key] : vectors) {
        DerivationInputs other = inputs;
        other.query = query;
        other.key = key;
        DerivationScope scope(other);
        for (std::int64_t shift = 0; shift <= lastShift; ++shift) {
            if (every == Every::Shift || every == Every::VectorAndShift)
                scope.setShift(shift);
            else
                scope.setPositions(inputs.queryPosition + shift, inputs.keyPosition + shift);
            const auto found = sidesWith(sides, scope);
            if (!found)
                return Unexpected(found.error());
            ++check.cases;
            if (!check.worst || fitsWorse(*found, check.worst->sides))
                check.worst = StepCheck::Worst {scope.inputs(), *found};
        }
    }
    return check;
}

Expected<Complex, ExpressionFault> StepRule::value(
    const Expression& formula, const DerivationInputs& inputs, std::string_view brokenBy) const
{
    const DerivationScope scope(inputs);
    StepScope names(m_read->sides(brokenBy).definitions, scope);
    return formula.value(names.scope());
}

Expected<StepRule, StepFault> stepRule(StepText text)
{
    auto left = read(text.left, "left");
    if (!left)
        return Unexpected(left.error());
    auto right = read(text.right, "right");
    if (!right)
        return Unexpected(right.error());
    auto tolerance = read(text.tolerance, "tolerance");
    if (!tolerance)
        return Unexpected(tolerance.error());
    Sides sound {{}, *left, *right, *tolerance};
    if (const auto done = readInto(sound.definitions, text.definitions, ""); !done)
        return Unexpected(done.error());
    if (const auto done = tried(sound, ""); !done)
        return Unexpected(done.error());

    std::map<std::string, Sides, std::less<>> broken;
    for (const StepText::Break& spoilt : text.breaks) {
        const std::string prefix = "breaks." + spoilt.key + ".";
        Sides sides = sound;
        if (const auto done = readInto(sides.definitions, spoilt.definitions, prefix); !done)
            return Unexpected(done.error());
        if (spoilt.left) {
            auto side = read(*spoilt.left, prefix + "left");
            if (!side)
                return Unexpected(side.error());
            sides.left = *side;
        }
        if (spoilt.right) {
            auto side = read(*spoilt.right, prefix + "right");
            if (!side)
                return Unexpected(side.error());
            sides.right = *side;
        }
        if (const auto done = tried(sides, prefix); !done)
            return Unexpected(done.error());
        broken.insert_or_assign(spoilt.key, std::move(sides));
    }
    return StepRule(std::make_shared<const StepRule::Read>(
        StepRule::Read {std::move(text), std::move(sound), std::move(broken)}));
}

} // namespace lab
