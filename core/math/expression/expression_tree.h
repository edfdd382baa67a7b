#pragma once

#include "core/math/expression/expression.h"

namespace lab {

enum class Operation { Add, Subtract, Multiply, Divide, Power, Less, LessOrEqual, Equal };

/// A part of an expression and where it stands in the text.
struct Expression::Node {
    enum class Kind { Number, Text, Name, Negative, Binary, Call };

    Kind kind = Kind::Number;
    std::size_t from = 0;
    std::size_t count = 0;
    Complex number {};
    std::string text {}; ///< of a text; of a name or a call its name; of a number its spelling
    Operation operation = Operation::Add;
    std::vector<std::shared_ptr<const Node>> parts {};
};

std::string writtenTree(const Expression::Node& node, const Expression::Style& style);

} // namespace lab
