#pragma once

#include "core/state/lab_state.h"
#include "core/state/language_texts.h"

#include <string>
#include <string_view>

namespace lab {

/// What the benches with a sentence start with in a window of one language.
struct FirstWords {
    std::string sentence {firstSentence}; ///< of Order
    std::string words {relativeExample}; ///< of Relative
};

/// By language, the sentence that the bench Order starts with: four tokens whose meaning is another
/// when the first two change places. From resources/i18n/words.txt, as relativeExamples() is: a
/// line for each key and language, `order.sentence en only I love you`.
const LanguageTexts& teachingSentences();

/// By language, the words that the bench Relative starts with: as many tokens in each, and none
/// twice. The k-th has the same vector in every language.
const LanguageTexts& relativeExamples();

/// By language, further words that lessons give to Relative: the k-th has in every language the
/// vector that the first one's has.
const LanguageTexts& relativeLessonWords();

/// Whether it is one of teachingSentences().
bool isTeachingSentence(std::string_view sentence);

/// Whether they are one of relativeExamples().
bool areRelativeExample(std::string_view words);

/// The state in those words, where nobody has chosen others: Order is as it was at first, and
/// Relative has the words of the first state.
LabState withFirstWords(LabState state, const FirstWords& own);

} // namespace lab
