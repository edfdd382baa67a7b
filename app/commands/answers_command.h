#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab lesson answers FILE… [-o OUT.csv] [--language LANGUAGE]`, arguments from "answers"
/// on: joins the answers of several people into one table, one row per answer, with the file's name
/// in front. A FILE comes from *Export answers (CSV)* or is the JSON file that the program saves.
/// Returns the exit code.
int runAnswers(const QStringList& arguments);

} // namespace lab::app
