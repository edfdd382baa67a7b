#pragma once

#include "core/state/lab_state.h"
#include "core/state/language_texts.h"

#include <string>
#include <string_view>

namespace lab {

/// The starting texts of the benches with a sentence, in one language.
struct FirstWords {
    std::string sentence {firstSentence}; ///< of Order
    std::string words {relativeExample}; ///< of Relative
};

/// The starting sentence of the bench Order, by language: four tokens whose meaning changes if the
/// first two are swapped. Like relativeExamples(), it comes from resources/i18n/words.txt, which
/// has a line per key and language: `order.sentence en only I love you`.
const LanguageTexts& teachingSentences();

/// The starting words of the bench Relative, by language: the same number of tokens in each, and no
/// token twice. The k-th token has the same vector in every language.
const LanguageTexts& relativeExamples();

/// More words for Relative, used by lessons, by language. The k-th word has the same vector in
/// every language.
const LanguageTexts& relativeLessonWords();

/// Whether it is one of teachingSentences().
bool isTeachingSentence(std::string_view sentence);

/// Whether they are one of relativeExamples().
bool areRelativeExample(std::string_view words);

/// The state with these texts in place of the starting texts: in Order only while it has its
/// starting value, in Relative only while it has the words of the first state. Texts chosen by a
/// person stay.
LabState withFirstWords(LabState state, const FirstWords& own);

} // namespace lab
