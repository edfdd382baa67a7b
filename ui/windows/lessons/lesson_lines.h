#pragma once

#include "core/lessons/lesson.h"
#include "ui/windows/parts/window_services.h"

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace lab::ui {

/// Texts only in the window's language; empty if there are none.
LessonText textInWindowLanguage(const QString& words);

/// A key for files and answers: "The slowest pair" becomes "own_the_slowest_pair".
std::string ownKeyOf(const QString& title);

/// The parameters that a lesson can set and a formula can name, "Base — rope.base" with the key:
/// those of the state's bench first, because several benches have one of that name.
std::vector<std::pair<QString, QString>> parametersNearestFirst(const LabState& state);

/// Lists of a lesson in the notation of a form, one entry per line; empty lines are ignored. Errors
/// are reported with the line number; formulas and settings are not evaluated.
///
/// "2*answer | That is twice as far.": a formula, and the sentence that responds to it.
Outcome<std::vector<WrongModel>> wrongAnswersIn(const QString& lines);
/// "It stays | Nothing holds it.": an option, and the response to it if there is one.
std::vector<LessonOption> optionsIn(const QString& lines);
/// "rope.base = 500, 2000; rope.width = 16 … 128": the differences when the question is repeated,
/// each parameter with values to draw from or with a range.
Outcome<std::vector<Variation>> variationsIn(const QString& lines);

/// The same lists in this notation, in the window's language. If the notation can express an entry
/// completely, parsing returns it.
QString linesOf(const std::vector<WrongModel>& wrong);
QString linesOf(const std::vector<LessonOption>& options);
QString linesOf(const std::vector<Variation>& again);

} // namespace lab::ui
