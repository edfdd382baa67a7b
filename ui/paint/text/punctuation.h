#pragma once

#include <QString>
#include <QStringList>

namespace lab::ui {

/// The marks between words as the language that is spoken sets them: "a, b" and “a、b”.

QString listed(const QStringList& items); ///< "a, b"
QString listedApart(const QStringList& parts); ///< "a is 1, b is 2; c is 3", of parts with commas
/// A full stop ends each but the last where no mark does.
QString oneAfterAnother(const QStringList& sentences);
/// Letters, digits and signs of full width, as an input method may write them, as those of half.
QString inHalfWidth(QString text);
QString captioned(const QString& name, const QString& value); ///< "name: value"

} // namespace lab::ui
