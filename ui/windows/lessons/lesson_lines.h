#pragma once

#include "core/lessons/lesson.h"
#include "ui/windows/parts/window_services.h"

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace lab::ui {

/// Words in the window's language alone; nothing where there are none.
LessonText saidInWindow(const QString& words);

/// A key that files and answers go by: "The slowest pair" is "own_the_slowest_pair".
std::string ownKeyOf(const QString& title);

/// The parameters that a lesson can set and a formula can name, "Base — rope.base" with the key:
/// those of the state's bench first, as several benches have one of that name.
std::vector<std::pair<QString, QString>> parametersNearestFirst(const LabState& state);

/// Lists of a lesson as a form takes them, an entry in each line, blank lines passed over. What a
/// line lacks is told with its number; formulas and settings are not tried.
///
/// "2*answer | That is twice as far.": a formula, and the sentence that meets it.
Outcome<std::vector<WrongModel>> wrongAnswersIn(const QString& lines);
/// "It stays | Nothing holds it.": an option, and what meets it if anything does.
std::vector<LessonOption> optionsIn(const QString& lines);
/// "rope.base = 500, 2000; rope.width = 16 … 128": what differs when it is asked again, each
/// parameter with values to draw from or with a range.
Outcome<std::vector<Variation>> variationsIn(const QString& lines);

/// The same lists as such lines, in the window's language. Where the form's lines can say all of an
/// entry, reading them gives it again.
QString linesOf(const std::vector<WrongModel>& wrong);
QString linesOf(const std::vector<LessonOption>& options);
QString linesOf(const std::vector<Variation>& again);

} // namespace lab::ui
