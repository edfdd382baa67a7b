#pragma once

#include "ui/lessons/word_book.h"

#include <algorithm>

namespace lab::ui {

/// The glossary entry of the program with that key, or null.
inline const KnownWord* wordNamed(std::string_view key)
{
    const auto& words = ownWords().words();
    const auto word = std::ranges::find(words, key, &KnownWord::key);
    return word == words.end() ? nullptr : &*word;
}

} // namespace lab::ui
