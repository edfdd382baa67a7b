#include "core/math/expression/expression_tree.h"

#include "core/math/read_number.h"

#include <algorithm>
#include <array>

namespace lab {

namespace {

using Kind = ExpressionError::Kind;
using Node = Expression::Node;
using NodePtr = std::shared_ptr<const Node>;

constexpr int deepest = 100;

struct Sign {
    std::string_view text;
    Operation operation;
    int strength; ///< a larger one binds more strongly
};

// Longer operators first; typographic ones may be pasted from a text.
constexpr std::array signs = {
    Sign {"<=", Operation::LessOrEqual, 1},
    Sign {"==", Operation::Equal, 1},
    Sign {">=", Operation::LessOrEqual, 1},
    Sign {"<", Operation::Less, 1},
    Sign {">", Operation::Less, 1},
    Sign {"+", Operation::Add, 2},
    Sign {"-", Operation::Subtract, 2},
    Sign {"−", Operation::Subtract, 2},
    Sign {"*", Operation::Multiply, 3},
    Sign {"·", Operation::Multiply, 3},
    Sign {"×", Operation::Multiply, 3},
    Sign {"/", Operation::Divide, 3},
    Sign {"^", Operation::Power, 5},
};
constexpr int negativeStrength = 4;

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Bytes above 127 are letters of other alphabets: θ is a name.
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'
        || static_cast<unsigned char>(c) > 127;
}

class Parser {
public:
    explicit Parser(std::string_view text)
        : m_text(text)
    {
    }

    Expected<Expression, ExpressionError> all()
    {
        NodePtr root = binary(1);
        if (root && rest().empty())
            return Expression(std::move(root));
        return Unexpected(m_error ? *m_error : unexpected());
    }

private:
    std::string_view rest()
    {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
        return m_text.substr(m_at);
    }

    bool takes(std::string_view sign)
    {
        if (!rest().starts_with(sign))
            return false;
        m_at += sign.size();
        return true;
    }

    std::size_t nameLength()
    {
        const std::string_view left = rest();
        std::size_t length = 0;
        while (length < left.size() && signAt(left.substr(length)) == signs.end()
            && (isLetter(left[length])
                || (length > 0 && (isDigit(left[length]) || left[length] == '.'))))
            ++length;
        return length;
    }

    static const Sign* signAt(std::string_view text)
    {
        return std::ranges::find_if(signs, [&](const Sign& s) { return text.starts_with(s.text); });
    }

    ExpressionError unexpected()
    {
        const std::string_view left = rest();
        const std::size_t name = nameLength();
        std::size_t length = left.empty() ? 0 : std::max<std::size_t>(1, name);
        while (length > 0 && length < left.size() && (left[length] & 0xC0) == 0x80)
            ++length;
        return {Kind::Unexpected, m_at, length};
    }

    NodePtr failed(ExpressionError error)
    {
        if (!m_error)
            m_error = error;
        return nullptr;
    }

    NodePtr made(Node node, std::size_t from)
    {
        node.from = from;
        node.count = m_at - from;
        return std::make_shared<const Node>(std::move(node));
    }

    NodePtr binary(int weakest)
    {
        if (m_depth > deepest)
            return failed({Kind::TooDeep, m_at, 0});
        ++m_depth;
        NodePtr left = unary();
        while (left) {
            const Sign* const sign = signAt(rest());
            if (sign == signs.end() || sign->strength < weakest)
                break;
            m_at += sign->text.size();
            const bool groupsRight = sign->operation == Operation::Power;
            NodePtr right = groupsRight ? exponent() : binary(sign->strength + 1);
            if (!right) {
                left = nullptr;
                break;
            }
            const std::size_t from = left->from;
            Node node {.kind = Node::Kind::Binary, .operation = sign->operation};
            node.parts = {std::move(left), std::move(right)};
            if (sign->text.front() == '>')
                std::swap(node.parts[0], node.parts[1]);
            left = made(std::move(node), from);
        }
        --m_depth;
        return left;
    }

    // 2^−3 and 2^3^4: an exponent may have its own sign.
    NodePtr exponent() { return binary(negativeStrength); }

    NodePtr unary()
    {
        rest();
        const std::size_t from = m_at;
        if (!takes("-") && !takes("−"))
            return primary();
        NodePtr operand = binary(negativeStrength);
        if (!operand)
            return nullptr;
        Node node {.kind = Node::Kind::Negative};
        node.parts = {std::move(operand)};
        return made(std::move(node), from);
    }

    NodePtr primary()
    {
        const std::string_view left = rest();
        if (left.empty())
            return failed(unexpected());
        if (left.front() == '(')
            return bracketed();
        if (left.front() == '"' || left.front() == '\'')
            return quoted();
        if (isDigit(left.front()) || left.front() == '.')
            return number();
        return nameLength() > 0 ? name() : failed(unexpected());
    }

    NodePtr bracketed()
    {
        const std::size_t opening = m_at++;
        NodePtr inside = binary(1);
        if (!inside)
            return nullptr;
        if (!takes(")"))
            return failed(rest().empty() ? ExpressionError {Kind::UnclosedBracket, opening, 1}
                                         : unexpected());
        return inside;
    }

    NodePtr quoted()
    {
        const std::size_t opening = m_at;
        const std::size_t closing = m_text.find(m_text[opening], opening + 1);
        if (closing == std::string_view::npos)
            return failed({Kind::UnclosedText, opening, m_text.size() - opening});
        m_at = closing + 1;
        Node node {.kind = Node::Kind::Text};
        node.text = m_text.substr(opening + 1, closing - opening - 1);
        return made(std::move(node), opening);
    }

    NodePtr number()
    {
        const std::size_t from = m_at;
        double value = 0;
        const char* const end = m_text.data() + m_text.size();
        const auto [stop, error] = readNumber(m_text.data() + from, end, value);
        if (error != std::errc())
            return failed(unexpected());
        m_at = static_cast<std::size_t>(stop - m_text.data());
        Node node {.kind = Node::Kind::Number, .number = value};
        node.text = m_text.substr(from, m_at - from);
        return made(std::move(node), from);
    }

    NodePtr name()
    {
        const std::size_t from = m_at;
        m_at += nameLength();
        Node node {.kind = Node::Kind::Name};
        node.text = m_text.substr(from, m_at - from);
        const std::size_t opening = m_at;
        if (!takes("("))
            return made(std::move(node), from);
        node.kind = Node::Kind::Call;
        if (takes(")"))
            return made(std::move(node), from);
        do {
            NodePtr argument = binary(1);
            if (!argument)
                return nullptr;
            node.parts.push_back(std::move(argument));
        } while (takes(","));
        if (!takes(")"))
            return failed(rest().empty() ? ExpressionError {Kind::UnclosedBracket, opening, 1}
                                         : unexpected());
        return made(std::move(node), from);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_depth = 0;
    std::optional<ExpressionError> m_error;
};

} // namespace

Expected<Expression, ExpressionError> expression(std::string_view text)
{
    if (text.size() > longestExpression)
        return Unexpected(
            ExpressionError {Kind::TooLong, longestExpression, text.size() - longestExpression});
    return Parser(text).all();
}

} // namespace lab
