#pragma once

/// Marks an English text of the core for translation, with the context in which the window looks it
/// up; the text itself is unchanged. lupdate treats it like QT_TRANSLATE_NOOP.
#define LAB_WORDS(context, text) text
