#pragma once

#include "app/text/error.h"
#include "app/text/setting_words.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <cmath>
#include <map>

namespace lab::app {

struct SceneWords {
    Q_DECLARE_TR_FUNCTIONS(lab::app::SceneFile)
};

/// {"14": 0.3}: numbers by integer keys, the form in which scenes store sparse lists.
template <class Index> QJsonObject indexed(const std::map<Index, double>& values)
{
    QJsonObject object;
    for (const auto& [index, value] : values)
        object.insert(QString::number(index), value);
    return object;
}

struct IndexedLimits {
    qint64 lastIndex;
    double largest;
};

template <class Index>
Outcome<std::map<Index, double>> indexedValues(const QJsonObject& scene, QLatin1StringView key,
    const IndexedLimits& limits, const QString& name)
{
    std::map<Index, double> values;
    const QJsonValue given = scene.value(key);
    if (given.isUndefined())
        return values;
    const QJsonObject object = given.toObject();
    bool isRight = given.isObject();
    QString wrong;
    for (auto entry = object.begin(); isRight && entry != object.end(); ++entry) {
        bool isWhole = false;
        const qint64 index = entry.key().toLongLong(&isWhole);
        const double value = entry.value().toDouble(NAN);
        isRight =
            isWhole && index >= 0 && index <= limits.lastIndex && std::abs(value) <= limits.largest;
        values[static_cast<Index>(index)] = value;
        wrong = u'.' + entry.key();
    }
    if (!isRight)
        return Unexpected(Error {SceneWords::tr("%1: %2 must be an object with whole-number keys "
                                                "from 0 to %4 and numbers from −%3 to %3.")
                                     .arg(name, key + wrong, plainNumber(limits.largest))
                                     .arg(limits.lastIndex)});
    return values;
}

} // namespace lab::app
