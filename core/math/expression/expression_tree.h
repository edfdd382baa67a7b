#pragma once

#include "core/math/expression/expression.h"

namespace lab {

enum class Operation { Add, Subtract, Multiply, Divide, Power, Less, LessOrEqual, Equal };

/// A node of an expression and its position in the text.
struct Expression::Node {
    enum class Kind { Number, Text, Name, Negative, Binary, Call };

    Kind kind = Kind::Number;
    std::size_t from = 0;
    std::size_t count = 0;
    Complex number {};
    std::string text {}; ///< of a text; the name of a name or call; the spelling of a number
    Operation operation = Operation::Add;
    std::vector<std::shared_ptr<const Node>> parts {};
};

std::string writtenTree(const Expression::Node& node, const Expression::Style& style);

} // namespace lab
