#pragma once

#include <QString>
#include <QStringList>

namespace lab::ui {

/// The punctuation between words in the current language: "a, b" and “a、b”.

QString listed(const QStringList& items); ///< "a, b"
QString listedApart(const QStringList& parts); ///< "a is 1, b is 2; c is 3", of parts with commas
/// Each but the last gets a full stop if it ends with no punctuation.
QString oneAfterAnother(const QStringList& sentences);
/// Converts full-width letters, digits and signs, as from an input method, to half-width ones.
QString inHalfWidth(QString text);
QString captioned(const QString& name, const QString& value); ///< "name: value"

} // namespace lab::ui
