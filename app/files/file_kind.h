#pragma once

#include "app/text/error.h"

#include <QByteArray>
#include <QString>

namespace lab::app {

/// The format of a file with a model's weights, by its first 16 bytes: "GGUF", "safetensors",
/// "PyTorch", "HDF5" or "NumPy"; empty for any other file.
///
/// safetensors begins with the length of a JSON header, 8 bytes with the lowest first, and its
/// brace; PyTorch is a ZIP archive or a pickle.
QString weightsFormat(const QByteArray& start);

/// What the file is, and which file beside it is read.
Error sentenceOnWeights(const QString& name, const QString& format);

} // namespace lab::app
