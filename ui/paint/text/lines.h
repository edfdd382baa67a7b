#pragma once

#include <QFont>
#include <QStringList>

namespace lab::ui {

/// The same, letter by letter, to find possible breaks: never within a number.
QString withWholeNumbers(QString text);

/// For a widget that breaks its lines itself: with characters that prevent a break inside a number,
/// before a percent sign, in a short sum or equation, or between a function's arguments.
QString heldTogether(QString text);

/// The lines of a text wrapped at `width` pixels, broken according to its language; none for an
/// empty one.
QStringList brokenLines(const QString& text, const QFont& font, double width);

/// The sentences of a text with their punctuation, in English or Chinese.
QStringList sentencesOf(const QString& text);

/// As much of a text as fits into `width` pixels, and an ellipsis, which is never inside a number
/// or its power of ten.
QString cutLine(const QString& text, const QFont& font, double width);

/// The same text with break opportunities in each long word without spaces: after the dots, slashes
/// and underscores of a path or a key, and else every 24 letters.
QString breakable(const QString& text);

} // namespace lab::ui
