#pragma once

class QCommandLineParser;

namespace lab::app {

/// What the commands of the table do with the options and arguments of a call. They print to
/// standard output, errors as one sentence to standard error, and return the exit code.

int runWindow(const QCommandLineParser& given);
int runRender(const QCommandLineParser& given);
int runSeries(const QCommandLineParser& given);
int runTable(const QCommandLineParser& given);
int runCode(const QCommandLineParser& given);
int runRopeBlock(const QCommandLineParser& given);
int runCheck(const QCommandLineParser& given);
int runDiff(const QCommandLineParser& given);
int runExperiment(const QCommandLineParser& given);
int runPermutation(const QCommandLineParser& given);
int runLessonCheck(const QCommandLineParser& given);
int runLessonList(const QCommandLineParser& given);
int runWorksheet(const QCommandLineParser& given);
int runAnswers(const QCommandLineParser& given);
int runDerivationCheck(const QCommandLineParser& given);
int runDerivationPrint(const QCommandLineParser& given);
int runParameters(const QCommandLineParser& given);
int runBenches(const QCommandLineParser& given);
int runEncodings(const QCommandLineParser& given);
int runCompletions(const QCommandLineParser& given);
int runHelp(const QCommandLineParser& given);
int runVersion(const QCommandLineParser& given);

} // namespace lab::app
