#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace lab::ui {

/// Asks over the window for the file that something is saved in; empty where none is named.
///
/// A name that ends in none of the `endings` ("json"; a.JSON has it, llama-3.1 has none) gets the
/// first of them. As a dialog has asked for the name as it was typed alone, a file that is there
/// under the longer one is asked for here, and a person who would rather keep it names another.
QString askForSavingName(QWidget* over, const QString& title, const QString& proposed,
    const QString& filter, const QStringList& endings);

/// The name with one of the endings, the first where it has none of them.
QString withEnding(const QString& path, const QStringList& endings);

} // namespace lab::ui
