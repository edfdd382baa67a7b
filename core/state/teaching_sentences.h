#pragma once

#include "core/state/language_texts.h"

namespace lab {

/// By language, the sentence that the bench Order starts with in a window of that language: four
/// tokens whose meaning is another when the first two change places. From
/// resources/i18n/sentences.txt: a line each, the language before the first space.
const LanguageTexts& teachingSentences();

/// Whether it is one of them.
bool isTeachingSentence(std::string_view sentence);

} // namespace lab
