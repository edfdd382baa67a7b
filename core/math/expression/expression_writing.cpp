#include "core/math/expression/expression_tree.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lab {

namespace {

using Node = Expression::Node;

int strengthOf(const Node& node)
{
    if (node.kind == Node::Kind::Negative)
        return 4;
    if (node.kind != Node::Kind::Binary)
        return 6;
    switch (node.operation) {
    case Operation::Add:
    case Operation::Subtract:
        return 2;
    case Operation::Multiply:
    case Operation::Divide:
        return 3;
    case Operation::Power:
        return 5;
    default:
        return 1;
    }
}

std::string signOf(Operation operation, const Expression::Style& style)
{
    switch (operation) {
    case Operation::Add:
        return " + ";
    case Operation::Subtract:
        return " - ";
    case Operation::Multiply:
        return "*";
    case Operation::Divide:
        return "/";
    case Operation::Power:
        return std::string(style.power);
    case Operation::Less:
        return " < ";
    case Operation::LessOrEqual:
        return " <= ";
    case Operation::Equal:
        return " == ";
    }
    return {};
}

std::string inBrackets(const Node& node, int weakest, const Expression::Style& style)
{
    const std::string text = writtenTree(node, style);
    return strengthOf(node) < weakest ? '(' + text + ')' : text;
}

std::string writtenBinary(const Node& node, const Expression::Style& style)
{
    const int strength = strengthOf(node);
    const bool isPower = node.operation == Operation::Power;
    return inBrackets(*node.parts[0], isPower ? 6 : strength, style) + signOf(node.operation, style)
        + inBrackets(*node.parts[1], isPower ? 4 : strength + 1, style);
}

bool isSpecial(std::string_view name)
{
    return name == "if" || name == "sum" || name == "largest" || name == "smallest";
}

/// if(c, a, b) and sum(j, 0, 3, term), which Python has no functions for.
std::string inPython(std::string_view name, std::span<const std::string> parts)
{
    if (name == "if")
        return '(' + parts[1] + " if " + parts[0] + " else " + parts[2] + ')';
    const std::string function = name == "sum" ? "sum" : name == "largest" ? "max" : "min";
    return function + '(' + parts[3] + " for " + parts[0] + " in range(" + parts[1] + ", "
        + parts[2] + " + 1))";
}

} // namespace

std::string writtenTree(const Node& node, const Expression::Style& style)
{
    switch (node.kind) {
    case Node::Kind::Number:
        return node.text;
    case Node::Kind::Text:
        return node.text.find('"') == std::string::npos ? '"' + node.text + '"'
                                                        : '\'' + node.text + '\'';
    case Node::Kind::Name:
        return style.name(node.text);
    case Node::Kind::Negative:
        return '-' + inBrackets(*node.parts[0], 4, style);
    case Node::Kind::Binary:
        return writtenBinary(node, style);
    case Node::Kind::Call:
        break;
    }
    std::vector<std::string> parts;
    for (const auto& part : node.parts)
        parts.push_back(writtenTree(*part, style));
    if (style.special && isSpecial(node.text))
        return style.special(node.text, parts);
    std::string text = style.function(node.text) + '(';
    for (std::size_t k = 0; k < parts.size(); ++k)
        text += (k > 0 ? ", " : "") + parts[k];
    return text + ')';
}

Expression::Style plainStyle()
{
    const auto asItIs = [](std::string_view name) { return std::string(name); };
    return {asItIs, asItIs};
}

Expression::Style numpyStyle()
{
    using Pair = std::pair<std::string_view, std::string_view>;
    static constexpr std::array names = {
        Pair {"pi", "np.pi"}, Pair {"e", "np.e"}, Pair {"i", "1j"}};
    static constexpr std::array functions = {Pair {"re", "np.real"}, Pair {"im", "np.imag"},
        Pair {"abs", "np.abs"}, Pair {"arg", "np.angle"}, Pair {"conj", "np.conj"},
        Pair {"exp", "np.exp"}, Pair {"ln", "np.log"}, Pair {"sqrt", "np.sqrt"},
        Pair {"cos", "np.cos"}, Pair {"sin", "np.sin"}, Pair {"floor", "np.floor"},
        Pair {"round", "np.round"}, Pair {"min", "np.minimum"}, Pair {"max", "np.maximum"},
        Pair {"mod", "np.mod"}};
    const auto translated = [](const auto& table, std::string_view name) {
        const auto found = std::ranges::find(table, name, &Pair::first);
        std::string text(found == table.end() ? name : found->second);
        if (found == table.end())
            std::ranges::replace(text, '.', '_');
        return text;
    };
    return {[translated](std::string_view name) { return translated(names, name); },
        [translated](std::string_view name) { return translated(functions, name); }, "**",
        inPython};
}

} // namespace lab
