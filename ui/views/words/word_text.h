#pragma once

#include "core/state/parameters.h"
#include "ui/lessons/word_book.h"

#include <QString>

namespace lab::ui {

/// "θ, frequency", and of a number "θ = 0.1, frequency".
QString headOf(const KnownWord& word, const QString& number = {});

/// "First met in lesson 3, and on page 9 of the derivation."
QString introductionOf(const KnownWord& word);

/// The word of a parameter's symbol; null where it has none.
const KnownWord* wordOf(const Parameter& parameter);

/// Head, what it is here and where it is introduced: as rich text for the pointer …
QString wordTip(const KnownWord& word, std::optional<BenchId> bench, const QString& number = {});
/// … and as plain text, for a screen reader.
QString spokenWord(const KnownWord& word, std::optional<BenchId> bench);

/// The chapter "Symbols and terms" of the help, as Markdown: all symbols, then all terms, each in
/// the order of the book, and for a letter with a bench of its own that bench.
QString chapterOfWords();

} // namespace lab::ui
