#include "app/models/class_rules.h"

#include "app/files/json_file.h"
#include "core/state/scheme_rows.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <string>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

Scheme schemeNamed(const QString& name)
{
    const auto* const found = std::ranges::find(schemeTable, name.toStdString(), &SchemeRow::key);
    return found == schemeTable.end() ? Scheme::Rope : found->scheme;
}

ClassRules rulesIn(const QJsonObject& row)
{
    const auto isOn = [&](QLatin1StringView key) { return row.value(key).toBool(); };
    const bool isInterleaved = row.value("pairing"_L1) == "interleaved"_L1;
    return {schemeNamed(row.value("scheme"_L1).toString()),
        isInterleaved ? Pairing::Interleaved : Pairing::Halves, isOn("interleave_key"_L1),
        isOn("sinks"_L1), isOn("window"_L1), isOn("window_switch"_L1), isOn("encoder"_L1),
        row.value("defaults"_L1).toObject(), row.value("part"_L1).toObject(),
        row.value("block"_L1).toObject()};
}

std::map<std::string, ClassRules, std::less<>> readClasses()
{
    std::map<std::string, ClassRules, std::less<>> classes;
    QFile file(u":/models/classes.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return classes;
    const QJsonObject json = jsonObject(file.readAll(), file.fileName()).value_or(QJsonObject());
    const QJsonObject rows = json.value("classes"_L1).toObject();
    for (auto row = rows.begin(); row != rows.end(); ++row)
        classes.emplace(row.key().toStdString(), rulesIn(row.value().toObject()));
    return classes;
}

} // namespace

const ClassRules* classRules(std::string_view modelType)
{
    static const auto classes = readClasses();
    const auto found = classes.find(modelType);
    return found == classes.end() ? nullptr : &found->second;
}

} // namespace lab::app
