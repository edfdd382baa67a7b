#pragma once

#include "core/state/lab_state.h"
#include "core/state/language_texts.h"
#include "ui/store/outcome.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

namespace lab::ui {

/// A symbol or a term: its name, its meaning, and where a learner first meets it.
struct KnownWord {
    std::string key;
    QString letter = {}; ///< "θ", as plain text; empty for a term without a symbol
    QString tex = {}; ///< how every formula writes it, with any indices: "\theta"
    std::vector<BenchId> benches = {}; ///< the only benches where the letter means this; empty:
                                       ///< everywhere
    LanguageTexts name = {}; ///< "frequency"
    LanguageTexts is = {}; ///< one sentence
    std::map<BenchId, LanguageTexts> here = {}; ///< its meaning in a bench, if that says more
    std::map<std::string, QStringList, std::less<>> spelled = {}; ///< how sentences write it
    std::string firstLesson = {}; ///< where it is introduced: the key of a lesson …
    std::optional<BenchId> firstBench = {}; ///< … or the help's text for a bench

    bool operator==(const KnownWord&) const = default;
};

/// Its meaning in this bench; without one, everywhere.
const LanguageTexts& meaningOf(const KnownWord& word, std::optional<BenchId> bench);

/// A part of a sentence that a glossary entry explains.
struct WordPlace {
    qsizetype from = 0;
    qsizetype length = 0;
    const KnownWord* word = nullptr; ///< of the book
};

/// All words of the program: one letter has one meaning, everywhere or in the benches that it
/// names.
class WordBook {
public:
    /// Reads a file like resources/words/words.json. An error names the word: a duplicate key, a
    /// letter or a symbol of formulas with two meanings in one place, a missing language.
    static Outcome<WordBook> read(const QByteArray& json);

    const std::vector<KnownWord>& words() const { return m_words; }

    /// The word of a formula's symbol, by its name in the formula; null if there is none.
    const KnownWord* symbol(const QString& formula, const QString& name) const;

    /// The terms of a sentence, and the single letters in it, from left to right; of two at one
    /// place the longer. `a` and `i` do not count as letters in an English sentence.
    std::vector<WordPlace> placesIn(
        const QString& sentence, const QString& language, std::optional<BenchId> bench) const;

private:
    struct SymbolName {
        QString name;
        QString formulas; ///< prefix of the keys of its formulas; empty: all others
        std::size_t word = 0;
    };
    std::vector<KnownWord> m_words;
    std::vector<SymbolName> m_symbols;
};

/// The program's own.
const WordBook& ownWords();

} // namespace lab::ui
