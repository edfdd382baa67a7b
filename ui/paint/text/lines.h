#pragma once

#include <QFont>
#include <QStringList>

namespace lab::ui {

/// The same, letter by letter, to ask where it may be broken: never within a number.
QString withWholeNumbers(QString text);

/// For a widget that breaks its lines itself: with characters at which none ends inside a number,
/// before a percent sign, in a short sum or equation, or between a function's arguments.
QString heldTogether(QString text);

/// The lines of a text that may be `width` pixels wide, broken where its language allows; none of
/// an empty one.
QStringList brokenLines(const QString& text, const QFont& font, double width);

/// As much of a text as `width` pixels hold, and an ellipsis, which is never inside a number or its
/// power of ten.
QString cutLine(const QString& text, const QFont& font, double width);

/// The same to read, with a chance to break in each long word that has no space: behind the dots,
/// slashes and underscores of a path or a key, and else every 24 letters.
QString breakable(const QString& text);

} // namespace lab::ui
