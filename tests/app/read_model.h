#pragma once

#include "app/files/json_file.h"
#include "app/models/model_file.h"
#include "core/models/layer_kind.h"

#include <QTest>

#include <algorithm>
#include <string>

namespace lab::app {

/// The model in a config.json with this text; an error ends the program.
inline Model modelOf(const QByteArray& json)
{
    const auto object = jsonObject(json, QStringLiteral("config.json"));
    if (!object)
        qFatal("%s", qPrintable(object.error().sentence));
    const auto model = modelInConfig(*object, QStringLiteral("config.json"));
    if (!model)
        qFatal("%s", qPrintable(model.error().sentence));
    return *model;
}

/// The error message for a config.json that is refused; empty if it is not.
inline QString refusalOf(const QByteArray& json)
{
    const auto object = jsonObject(json, QStringLiteral("config.json"));
    if (!object)
        return object.error().sentence;
    return sentenceOf(modelInConfig(*object, QStringLiteral("config.json")));
}

/// "SSSSSF" if the number of layers is known; else a letter per kind.
inline QString lettersOf(const Model& model)
{
    QString letters;
    const int count = layerCount(model.kinds);
    for (int layer = 0; layer < count; ++layer)
        letters += QLatin1Char(letterOf(model.kinds[kindOfLayer(model.kinds, layer).value_or(0)]));
    for (std::size_t kind = 0; count == 0 && kind < model.kinds.size(); ++kind)
        letters += QLatin1Char(letterOf(model.kinds[kind]));
    return letters;
}

/// The first kind with the letter.
inline LayerKind kindOf(const Model& model, char letter)
{
    const auto found = std::ranges::find_if(
        model.kinds, [letter](const LayerKind& kind) { return letterOf(kind) == letter; });
    if (found == model.kinds.end())
        qFatal("no kind %c in %s", letter, qPrintable(lettersOf(model)));
    return *found;
}

/// "key: value" for all notes of an origin, one per line.
inline QString readingNotesOf(const Model& model, Origin origin)
{
    QString text;
    for (const ReadingNote& readingNote : model.readingNotes) {
        if (readingNote.origin == origin)
            text += QString::fromStdString(readingNote.key + ": " + readingNote.value + "\n");
    }
    return text;
}

} // namespace lab::app
