#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace lab::ui {

/// What a title, a row, an axis or a part of a page's picture is called in the window's language,
/// by its key: "score_against_shift", "way.even". A number at the end of a part's key, as in
/// "pair.2", is written behind its name.
QString pageWord(const std::string& key);
/// The same, and what stands in its place where that is too long.
QStringList pageWordings(const std::string& key);

/// The name of a matrix with its number: "R(9)"; of a power "A⁹".
QString numberedWord(const std::string& key, long long number);

/// What a part that can be dragged is called: "tip of q".
QString pagePartName(const std::string& part);

/// The formula of the book that stands beside a part of a plane, or nothing.
QString symbolOfPart(const std::string& part);

/// What is said of a series that isTooLarge(), from the longest wording to the shortest.
QStringList tooLargeWords();

/// The symbols of the lines that a part stands for, the likeliest first.
QStringList symbolsOfPart(const std::string& part);

} // namespace lab::ui
