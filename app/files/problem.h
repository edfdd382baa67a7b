#pragma once

#include <QString>

#include <utility>
#include <variant>

namespace lab::app {

/// One sentence for a person: what is wrong, where, and what would be right.
struct Problem {
    QString sentence;
};

/// What was asked for, or the problem that kept it from being done.
template <class Result> using Outcome = std::variant<Result, Problem>;

template <class Result> const Problem* problemOf(const Outcome<Result>& outcome)
{
    return std::get_if<Problem>(&outcome);
}

} // namespace lab::app
