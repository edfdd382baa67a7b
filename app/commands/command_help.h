#pragma once

#include <QList>
#include <QString>

namespace lab::app {

struct Command;

/// A word to type, and what it does.
struct HelpEntry {
    QString typed;
    QString meaning;
};

struct HelpSection {
    QString heading; ///< "render [FILE] -o OUT:", or empty
    QList<HelpEntry> entries;
    QString note; ///< sentences after them
};

/// What the program is.
QString purposeText();

/// From the table of commands: their list, a section for each with its options, and the exit codes.
QList<HelpSection> helpSections();

/// The part of the help for some commands: their list, and their sections.
QList<HelpSection> helpSections(const QList<const Command*>& of);

/// The sections in columns for a terminal.
QString helpText(const QList<HelpSection>& sections);

/// All of the help after a line on the program.
QString helpText();

/// "position-lab 0.1.0"
QString versionText();

} // namespace lab::app
