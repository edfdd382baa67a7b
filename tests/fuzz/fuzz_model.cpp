#include "app/files/json_file.h"
#include "app/models/model_file.h"
#include "core/state/edit.h"
#include "tests/fuzz/target.h"

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
    }
}

const fuzz::Registered models({"model", readModel});

} // namespace
