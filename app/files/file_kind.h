#pragma once

#include "app/text/error.h"

#include <QByteArray>
#include <QString>

namespace lab::app {

/// The format of a file with model weights, from its first 16 bytes: "GGUF", "safetensors",
/// "PyTorch", "HDF5" or "NumPy"; empty for any other file.
///
/// safetensors begins with the length of a JSON header, 8 bytes little-endian, and the brace of the
/// header; PyTorch is a ZIP archive or a pickle.
QString weightsFormat(const QByteArray& start);

/// A message that says what the file is and which file beside it to open instead.
Error sentenceOnWeights(const QString& name, const QString& format);

} // namespace lab::app
