#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab lesson answers FILE… [-o OUT.csv] [--language LANGUAGE]`, its arguments from
/// "answers" on: puts the answers of several people into one table, a row an answer, with the
/// file's name before it. A FILE is what *Answers as CSV* has written, or the JSON file that the
/// program keeps. Gives the exit code.
int runAnswers(const QStringList& arguments);

} // namespace lab::app
