#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace lab::ui {

/// Asks over the window for a file to save to; empty if the user cancels.
///
/// A name without any of the `endings` ("json"; a.JSON has it, llama-3.1 does not) gets the first
/// of them. Because the file dialog has only checked the name as typed, an existing file with the
/// added suffix is asked about here, and the user can choose another name.
QString askForSavingName(QWidget* over, const QString& title, const QString& proposed,
    const QString& filter, const QStringList& endings);

/// The name with one of the suffixes, the first one if it has none of them.
QString withEnding(const QString& path, const QStringList& endings);

} // namespace lab::ui
