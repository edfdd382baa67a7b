#pragma once

#include "core/math/expected.h"
#include "ui/store/plain_text.h"

#include <QString>

namespace lab::ui {

/// One sentence for a person: what is wrong, where, and what would be right.
struct Error {
    Error() = default;
    Error(const QString& said) // NOLINT(google-explicit-constructor): it is no more than that
        : sentence(visible(said))
    {
    }

    QString sentence; ///< without hidden characters, which a file's name may contain
};

/// The result, or the error that prevented it.
template <class Result> using Outcome = Expected<Result, Error>;

/// The message of a result: the error's sentence, empty if there is none.
template <class Result> QString sentenceOf(const Outcome<Result>& outcome)
{
    return outcome ? QString() : outcome.error().sentence;
}

} // namespace lab::ui
