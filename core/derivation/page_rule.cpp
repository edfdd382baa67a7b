#include "core/derivation/page_rule.h"

#include "core/derivation/case_run.h"
#include "core/derivation/derivation_scope.h"
#include "core/math/random.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace lab {

namespace {

using Kind = ExpressionError::Kind;

constexpr std::uint64_t panelSeed = 64;
constexpr int deepestCalls = 20; ///< limit of nested definitions

struct ReadDefinition {
    std::vector<std::string> parameters;
    Expression body;
};
using Definitions = std::map<std::string, ReadDefinition, std::less<>>;

/// The sides of a claim.
struct Sides {
    Expression left;
    Expression right;
    Cases cases = Cases::Own;
    bool hasShift = false; ///< a formula contains t
};

/// The formulas of a page, or of a page with one break in it.
struct Formulas {
    Definitions definitions;
    std::vector<Sides> claims;
    int shown = 0; ///< which of the claims
};

/// The names of a page: its definitions, then the learner's numbers.
class PageScope {
public:
    PageScope(const Definitions& definitions, const DerivationScope& inputs)
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
        return value.map_error(&ExpressionError::kind);
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

Expected<PageSides, PageError> sidesWith(
    const Formulas& formulas, int claim, const Expression& allowed, const DerivationScope& inputs)
{
    PageScope names(formulas.definitions, inputs);
    const Scope scope = names.scope();
    const Sides& sides = formulas.claims[static_cast<std::size_t>(claim)];
    const std::string place = "check[" + std::to_string(claim) + "].";
    const auto left = sides.left.value(scope);
    if (!left)
        return Unexpected(PageError {place + "left", left.error()});
    const auto right = sides.right.value(scope);
    if (!right)
        return Unexpected(PageError {place + "right", right.error()});
    const auto tolerance = allowed.value(scope);
    if (!tolerance)
        return Unexpected(PageError {"tolerance", tolerance.error()});
    return PageSides {*left, *right, std::abs(*left - *right),
        tolerance->real() * std::max(1.0, std::abs(*left))};
}

// Numbers that overflow or are NaN count as the largest difference.
bool fitsWorse(const PageSides& one, const PageSides& other)
{
    if (one.isWithin() != other.isWithin())
        return other.isWithin();
    const auto apart = [](const PageSides& sides) {
        return std::isnan(sides.difference) ? HUGE_VAL : sides.difference;
    };
    return apart(one) > apart(other);
}

Expected<Expression, PageError> read(const std::string& text, std::string where)
{
    auto result = expression(text);
    if (!result)
        return Unexpected(PageError {std::move(where), result.error()});
    return *std::move(result);
}

Expected<void, PageError> readInto(
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

/// Whether a formula uses the shift.
bool namesShift(const std::string& formula)
{
    const auto isLetter = [](char one) {
        return std::isalnum(static_cast<unsigned char>(one)) || one == '_';
    };
    for (std::size_t at = formula.find('t'); at != std::string::npos;
         at = formula.find('t', at + 1)) {
        const bool begins = at == 0 || !isLetter(formula[at - 1]);
        const bool ends = at + 1 == formula.size() || !isLetter(formula[at + 1]);
        if (begins && ends)
            return true;
    }
    return false;
}

Expected<Sides, PageError> readClaim(const Claim& claim, const std::string& prefix)
{
    auto left = read(claim.left, prefix + "left");
    if (!left)
        return Unexpected(left.error());
    auto right = read(claim.right, prefix + "right");
    if (!right)
        return Unexpected(right.error());
    return Sides {*left, *right, claim.cases, namesShift(claim.left) || namesShift(claim.right)};
}

// An error in a definition has its place in the body; the side that calls it is named.
Expected<void, PageError> tried(
    const Formulas& formulas, const Expression& allowed, const std::string& prefix)
{
    const DerivationScope inputs {DerivationInputs {}};
    for (int claim = 0; claim < static_cast<int>(formulas.claims.size()); ++claim) {
        const auto own = sidesWith(formulas, claim, allowed, inputs);
        if (!own)
            return Unexpected(PageError {prefix + own.error().where, own.error().error});
    }
    return {};
}

Expected<PageCheck, PageError> checkOf(
    const Formulas& formulas, int claim, const Expression& allowed, const DerivationInputs& inputs)
{
    const auto own = sidesWith(formulas, claim, allowed, DerivationScope(inputs));
    if (!own)
        return Unexpected(own.error());
    PageCheck check {*own, {}, false, 1, {}};
    std::optional<PageError> error;
    const Sides& sides = formulas.claims[static_cast<std::size_t>(claim)];
    const CaseRun cases(inputs, sides.cases, sides.hasShift);
    check.isLoadable = cases.isLoadable();
    cases.each([&](const DerivationScope& scope) {
        const auto found = sidesWith(formulas, claim, allowed, scope);
        if (!found) {
            error = found.error();
            return false;
        }
        ++check.cases;
        if (!check.worst || fitsWorse(*found, check.worst->sides))
            check.worst = PageCheck::Worst {scope.inputs(), *found};
        return true;
    });
    if (error)
        return Unexpected(*error);
    return check;
}

} // namespace

struct PageRule::Read {
    PageText text;
    Formulas sound;
    Expression tolerance;
    std::map<std::string, Formulas, std::less<>> broken;

    const Formulas& formulas(std::string_view brokenBy) const
    {
        const auto found = broken.find(brokenBy);
        return found == broken.end() ? sound : found->second;
    }
};

bool PageSides::areComputed() const
{
    const auto isFinite = [](const Complex& side) {
        return std::isfinite(side.real()) && std::isfinite(side.imag());
    };
    return isFinite(left) && isFinite(right);
}

bool PageCheck::holds() const
{
    return own.isWithin() && (!worst || worst->sides.isWithin())
        && std::ranges::all_of(others, &PageSides::isWithin);
}

PageRule::PageRule(std::shared_ptr<const Read> read)
    : m_read(std::move(read))
{
}

const PageText& PageRule::text() const
{
    return m_read->text;
}

std::vector<std::pair<Complex, Complex>> derivationPanel()
{
    Random random(panelSeed);
    std::vector<std::pair<Complex, Complex>> panel;
    // Separate statements: the order in which the arguments of a call are evaluated is unspecified.
    const auto vector = [&random] {
        const double imaginary = random.normal();
        return Complex(random.normal(), imaginary);
    };
    for (int k = 0; k < panelVectors; ++k) {
        const Complex query = vector();
        panel.emplace_back(query, vector());
    }
    return panel;
}

Expected<PageSides, PageError> PageRule::ownSides(
    const DerivationInputs& inputs, std::string_view brokenBy) const
{
    const Formulas& formulas = m_read->formulas(brokenBy);
    return sidesWith(formulas, formulas.shown, m_read->tolerance, DerivationScope(inputs));
}

bool PageRule::passes(std::string_view brokenBy) const
{
    const auto& ways = text().breaks;
    const auto way = std::ranges::find(ways, brokenBy, &PageText::Break::key);
    return way != ways.end() && way->passes;
}

Expected<PageCheck, PageError> PageRule::check(
    const DerivationInputs& inputs, std::string_view brokenBy) const
{
    const Formulas& formulas = m_read->formulas(brokenBy);
    auto check = checkOf(formulas, formulas.shown, m_read->tolerance, inputs);
    if (!check)
        return check;
    for (int claim = 0; claim < static_cast<int>(formulas.claims.size()); ++claim) {
        if (claim == formulas.shown)
            continue;
        const auto other = checkOf(formulas, claim, m_read->tolerance, inputs);
        if (!other)
            return Unexpected(other.error());
        check->others.push_back(other->worst && fitsWorse(other->worst->sides, other->own)
                ? other->worst->sides
                : other->own);
    }
    return check;
}

Expected<Complex, ExpressionError> PageRule::value(
    const Expression& formula, const DerivationInputs& inputs, std::string_view brokenBy) const
{
    const DerivationScope scope(inputs);
    PageScope names(m_read->formulas(brokenBy).definitions, scope);
    return formula.value(names.scope());
}

Expected<PageRule, PageError> pageRule(PageText text)
{
    auto tolerance = read(text.tolerance, "tolerance");
    if (!tolerance)
        return Unexpected(tolerance.error());
    Formulas sound;
    for (std::size_t claim = 0; claim < text.claims.size(); ++claim) {
        auto sides = readClaim(text.claims[claim], "check[" + std::to_string(claim) + "].");
        if (!sides)
            return Unexpected(sides.error());
        sound.claims.push_back(*std::move(sides));
    }
    if (const auto done = readInto(sound.definitions, text.definitions, ""); !done)
        return Unexpected(done.error());
    if (const auto done = tried(sound, *tolerance, ""); !done)
        return Unexpected(done.error());

    std::map<std::string, Formulas, std::less<>> broken;
    for (const PageText::Break& spoilt : text.breaks) {
        const std::string prefix = "breaks." + spoilt.key + ".";
        Formulas formulas = sound;
        if (const auto done = readInto(formulas.definitions, spoilt.definitions, prefix); !done)
            return Unexpected(done.error());
        formulas.shown = spoilt.claim;
        const auto at = static_cast<std::size_t>(spoilt.claim);
        const Claim& own = text.claims[at];
        auto sides = readClaim(
            {spoilt.left.value_or(own.left), spoilt.right.value_or(own.right), own.cases}, prefix);
        if (!sides)
            return Unexpected(sides.error());
        formulas.claims[at] = *std::move(sides);
        if (const auto done = tried(formulas, *tolerance, prefix); !done)
            return Unexpected(done.error());
        broken.insert_or_assign(spoilt.key, std::move(formulas));
    }
    return PageRule(std::make_shared<const PageRule::Read>(PageRule::Read {
        std::move(text), std::move(sound), *std::move(tolerance), std::move(broken)}));
}

} // namespace lab
