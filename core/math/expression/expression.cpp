#include "core/math/expression/expression.h"

#include "core/math/expression/expression_functions.h"
#include "core/math/expression/expression_tree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace lab {

namespace {

using Kind = ExpressionError::Kind;
using Node = Expression::Node;
using Value = Expected<Complex, ExpressionError>;

struct Known {
    std::string_view name;
    std::size_t arguments;
    Complex (*value)(std::span<const Complex>);
};

double least(std::span<const Complex> x)
{
    return std::min(x[0].real(), x[1].real());
}
double greatest(std::span<const Complex> x)
{
    return std::max(x[0].real(), x[1].real());
}
double remainder(std::span<const Complex> x)
{
    return x[0].real() - x[1].real() * std::floor(x[0].real() / x[1].real());
}

using Numbers = std::span<const Complex>;

// Functions of real numbers use the real versions: the complex ones leave a −0 or a rounding error.
constexpr std::array knownFunctions = {
    Known {"re", 1, [](Numbers x) { return Complex(x[0].real()); }},
    Known {"im", 1, [](Numbers x) { return Complex(x[0].imag()); }},
    Known {"abs", 1, [](Numbers x) { return Complex(std::abs(x[0])); }},
    Known {"arg", 1, [](Numbers x) { return Complex(std::arg(x[0])); }},
    Known {"conj", 1, [](Numbers x) { return std::conj(x[0]); }},
    Known {"exp", 1, [](Numbers x) { return std::exp(x[0]); }},
    Known {"ln", 1, [](Numbers x) { return std::log(x[0]); }},
    Known {"sqrt", 1, [](Numbers x) { return std::sqrt(x[0]); }},
    Known {"cos", 1, [](Numbers x) { return std::cos(x[0]); }},
    Known {"sin", 1, [](Numbers x) { return std::sin(x[0]); }},
    Known {"floor", 1, [](Numbers x) { return Complex(std::floor(x[0].real())); }},
    Known {"round", 1, [](Numbers x) { return Complex(std::round(x[0].real())); }},
    Known {"min", 2, [](Numbers x) { return Complex(least(x)); }},
    Known {"max", 2, [](Numbers x) { return Complex(greatest(x)); }},
    Known {"mod", 2, [](Numbers x) { return Complex(remainder(x)); }},
};

std::optional<Complex> constantNamed(std::string_view name)
{
    if (name == "pi")
        return std::numbers::pi;
    if (name == "e")
        return std::numbers::e;
    if (name == "i")
        return Complex(0, 1);
    return {};
}

bool isZero(double x)
{
    return std::fpclassify(x) == FP_ZERO;
}

bool isReal(Complex x)
{
    return isZero(x.imag());
}

Complex product(Complex a, Complex b)
{
    if (isReal(a))
        return isReal(b) ? Complex(a.real() * b.real()) : a.real() * b;
    return isReal(b) ? a * b.real() : a * b;
}

Complex quotient(Complex a, Complex b)
{
    if (!isReal(b))
        return a / b;
    return isReal(a) ? Complex(a.real() / b.real()) : a / b.real();
}

Complex power(Complex a, Complex b)
{
    if (isReal(a) && isReal(b) && (a.real() >= 0 || isZero(std::rint(b.real()) - b.real())))
        return std::pow(a.real(), b.real());
    return std::pow(a, b);
}

Complex joined(Operation operation, Complex a, Complex b)
{
    switch (operation) {
    case Operation::Add:
        return a + b;
    case Operation::Subtract:
        return a - b;
    case Operation::Multiply:
        return product(a, b);
    case Operation::Divide:
        return quotient(a, b);
    case Operation::Power:
        return power(a, b);
    case Operation::Less:
        return a.real() < b.real() ? 1 : 0;
    case Operation::LessOrEqual:
        return a.real() <= b.real() ? 1 : 0;
    case Operation::Equal:
        return isZero(a.real() - b.real()) ? 1 : 0;
    }
    return {};
}

/// Evaluates a tree in a scope; the variables of the enclosing sums come last.
class Evaluation {
public:
    explicit Evaluation(const Scope& scope)
        : m_scope(scope)
        , m_own(maxSteps)
        , m_effort(scope.effort ? *scope.effort : m_own)
    {
    }

    Value of(const Node& node)
    {
        if (!m_effort.spend(1))
            return failed(Kind::TooMuchWork, node);
        switch (node.kind) {
        case Node::Kind::Number:
            return node.number;
        case Node::Kind::Text:
            return failed(Kind::WrongArguments, node);
        case Node::Kind::Name:
            return named(node);
        case Node::Kind::Negative:
            return negative(node);
        case Node::Kind::Binary:
            return binary(node);
        case Node::Kind::Call:
            return called(node);
        }
        return Complex();
    }

private:
    struct Running {
        std::string_view name;
        double value;
    };

    static Unexpected<ExpressionError> failed(Kind kind, const Node& node)
    {
        return Unexpected(ExpressionError {kind, node.from, node.count});
    }

    Value named(const Node& node)
    {
        for (std::size_t k = m_running.size(); k-- > 0;)
            if (m_running[k].name == node.text)
                return Complex(m_running[k].value);
        if (!m_effort.spend(nameSteps - 1))
            return failed(Kind::TooMuchWork, node);
        if (const auto given = m_scope.variable ? m_scope.variable(node.text) : std::nullopt)
            return *given;
        if (const auto constant = constantNamed(node.text))
            return *constant;
        return failed(Kind::UnknownName, node);
    }

    Value negative(const Node& node)
    {
        Value value = of(*node.parts[0]);
        if (value)
            *value = isReal(*value) ? Complex(-value->real()) : -*value;
        return value;
    }

    // A chain of two thousand terms is a tree of that depth on its left; one call iterates over it,
    // so that recursion does not overflow the stack. All chains share one vector, so that a long
    // sum allocates nothing per term.
    Value binary(const Node& node)
    {
        const std::size_t begin = m_chain.size();
        m_chain.push_back(&node);
        while (m_chain.back()->parts[0]->kind == Node::Kind::Binary) {
            m_chain.push_back(&*m_chain.back()->parts[0]);
            if (!m_effort.spend(1))
                return failed(Kind::TooMuchWork, *m_chain.back());
        }
        Value left = of(*m_chain.back()->parts[0]);
        for (; m_chain.size() > begin; m_chain.pop_back()) {
            if (!left)
                return left;
            const Node& link = *m_chain.back();
            const Value right = of(*link.parts[1]);
            if (!right)
                return right;
            if (link.operation == Operation::Power && !m_effort.spend(callSteps - 1))
                return failed(Kind::TooMuchWork, link);
            left = joined(link.operation, *left, *right);
        }
        return left;
    }

    Value called(const Node& node)
    {
        if (isRun(node.text))
            return overRun(node);
        if (node.text == "if")
            return chosen(node);
        if (!m_effort.spend(callSteps - 1))
            return failed(Kind::TooMuchWork, node);
        std::vector<Argument> arguments;
        for (const auto& part : node.parts) {
            if (part->kind == Node::Kind::Text) {
                arguments.emplace_back(part->text);
                continue;
            }
            const Value value = of(*part);
            if (!value)
                return value;
            arguments.emplace_back(*value);
        }
        if (const auto given =
                m_scope.function ? m_scope.function(node.text, arguments) : std::nullopt)
            return *given ? Value(**given) : Value(failed(given->error(), node));
        return calledKnown(node, arguments);
    }

    static Value calledKnown(const Node& node, const std::vector<Argument>& arguments)
    {
        const auto known = std::ranges::find(knownFunctions, node.text, &Known::name);
        if (known == knownFunctions.end())
            return Unexpected(ExpressionError {Kind::UnknownFunction, node.from, node.text.size()});
        std::vector<Complex> numbers;
        for (const Argument& argument : arguments)
            if (const Complex* const number = std::get_if<Complex>(&argument))
                numbers.push_back(*number);
        if (numbers.size() != known->arguments || arguments.size() != known->arguments)
            return failed(Kind::WrongArguments, node);
        return known->value(numbers);
    }

    Value chosen(const Node& node)
    {
        if (node.parts.size() != 3)
            return failed(Kind::WrongArguments, node);
        const Value condition = of(*node.parts[0]);
        if (!condition)
            return condition;
        const bool holds = !isZero(condition->real());
        return of(*node.parts[holds ? 1 : 2]);
    }

    Value overRun(const Node& node)
    {
        if (node.parts.size() != 4 || node.parts[0]->kind != Node::Kind::Name)
            return failed(Kind::WrongArguments, node);
        const Value from = of(*node.parts[1]);
        if (!from)
            return from;
        const Value to = of(*node.parts[2]);
        if (!to)
            return to;
        const double first = from->real();
        const double last = to->real();
        if (!(std::abs(first) < 1e15 && std::abs(last) < 1e15) || std::floor(first) < first
            || std::floor(last) < last)
            return failed(Kind::NotWhole, node);
        const bool adds = node.text == "sum";
        const double nothing = std::numeric_limits<double>::infinity();
        Complex total = adds ? 0.0 : node.text == "largest" ? -nothing : nothing;
        const auto terms = static_cast<std::int64_t>(last - first);
        for (std::int64_t step = 0; step <= terms; ++step) {
            m_running.push_back({node.parts[0]->text, first + static_cast<double>(step)});
            const Value term = of(*node.parts[3]);
            m_running.pop_back();
            if (!term)
                return ofTerm(term.error(), node);
            const std::array both {total, *term};
            total = adds                 ? both[0] + both[1]
                : node.text == "largest" ? Complex(greatest(both))
                                         : Complex(least(both));
        }
        return total;
    }

    // The error of a sum's terms is reported for the sum.
    static Unexpected<ExpressionError> ofTerm(ExpressionError inTerm, const Node& run)
    {
        return inTerm.kind == Kind::TooMuchWork ? failed(inTerm.kind, run) : Unexpected(inTerm);
    }

    static bool isRun(std::string_view name)
    {
        return name == "sum" || name == "largest" || name == "smallest";
    }

    const Scope& m_scope;
    Effort m_own;
    Effort& m_effort;
    std::vector<Running> m_running;
    std::vector<const Node*> m_chain; // of binary nodes, from the outermost being evaluated
};

} // namespace

std::optional<std::size_t> argumentCount(std::string_view function)
{
    if (function == "if")
        return 3;
    if (function == "sum" || function == "largest" || function == "smallest")
        return 4;
    const auto known = std::ranges::find(knownFunctions, function, &Known::name);
    return known == knownFunctions.end() ? std::nullopt : std::optional(known->arguments);
}

Expression::Expression(std::shared_ptr<const Node> root)
    : m_root(std::move(root))
{
}

Expected<Complex, ExpressionError> Expression::value(const Scope& scope) const
{
    return Evaluation(scope).of(*m_root);
}

std::string Expression::written(const Style& style) const
{
    return writtenTree(*m_root, style);
}

} // namespace lab
