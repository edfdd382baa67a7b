#pragma once

/// Marks an English text of the core for the translators, with the context under which the window
/// looks it up; the text itself is unchanged. lupdate takes it for QT_TRANSLATE_NOOP.
#define LAB_WORDS(context, text) text
