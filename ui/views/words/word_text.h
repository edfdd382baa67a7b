#pragma once

#include "core/state/parameters.h"
#include "ui/lessons/word_book.h"

#include <QString>

namespace lab::ui {

/// "θ, frequency"; with a number, "θ = 0.1, frequency".
QString headOf(const KnownWord& word, const QString& number = {});

/// "First met in lesson 3, and on page 9 of the derivation."
QString introductionOf(const KnownWord& word);

/// The glossary entry of a parameter's symbol; null if there is none.
const KnownWord* wordOf(const Parameter& parameter);

/// Title, meaning here and where it is introduced: as rich text for a tooltip …
QString wordTip(const KnownWord& word, std::optional<BenchId> bench, const QString& number = {});
/// … and as plain text for a screen reader.
QString spokenWord(const KnownWord& word, std::optional<BenchId> bench);

/// The chapter "Symbols and terms" of the help, as Markdown: all symbols, then all terms, each in
/// the order of the book. Letters that belong to a bench name the bench.
QString chapterOfWords();

} // namespace lab::ui
