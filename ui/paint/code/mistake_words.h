#pragma once

#include "core/frames/code/code_mistakes.h"

#include <QString>

namespace lab::ui {

/// A mistake in words: what goes wrong with its number beside the right one, and the two lines of
/// code, which are the same in every language.
struct MistakeWords {
    QString title;
    QString sentence;
    QString wrongCode;
    QString rightCode;
};
MistakeWords mistakeWords(CodeMistake mistake, const MistakeNumbers& numbers);

} // namespace lab::ui
