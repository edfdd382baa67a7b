#include "app/files/json_file.h"
#include "app/models/model_file.h"
#include "core/state/edit.h"
#include "tests/fuzz/target.h"
#include "tests/fuzz/uses.h"

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

void readModel(const QByteArray& bytes)
{
    const auto json = app::modelObject(bytes, u"config.json"_s);
    if (!json)
        return;
    if (const auto model = app::modelInConfig(*json, u"config.json"_s)) {
        const LabState loaded = applied(clamped({}), LoadModel {*model});
        fuzz::require(clamped(loaded) == loaded, "what a model loads is valid");
        fuzz::useState(loaded);
        LabState other = loaded; // with numbers that are not the file's
        other.rotations.base *= 2;
        fuzz::useState(clamped(other));
        fuzz::runCommandsOn(bytes, u"config.json"_s);
    }
}

const fuzz::Registered models({"model", readModel});

} // namespace
