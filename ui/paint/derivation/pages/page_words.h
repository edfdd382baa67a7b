#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace lab::ui {

/// The name of a title, a row, an axis or a part of a page's picture in the window's language, by
/// its key: "score_against_shift", "way.even". A number at the end of a part's key, as in "pair.2",
/// is written after its name.
QString pageWord(const std::string& key);
/// The same, and a shorter form if that is too long.
QStringList pageWordings(const std::string& key);

/// The name of a matrix with its number: "R(9)"; for a power "A⁹".
QString numberedWord(const std::string& key, long long number);

/// The name of a part that can be dragged: "tip of q".
QString pagePartName(const std::string& part);

/// The formula of the book beside a part of a plane, or empty.
QString symbolOfPart(const std::string& part);

/// The text for a series that isTooLarge(), from the longest to the shortest.
QStringList tooLargeWords();

/// The symbols of the equations for which a part stands, the most likely first.
QStringList symbolsOfPart(const std::string& part);

} // namespace lab::ui
