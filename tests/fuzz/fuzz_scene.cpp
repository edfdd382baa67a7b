#include "app/files/json_file.h"
#include "app/files/scene_file.h"
#include "tests/fuzz/target.h"
#include "tests/fuzz/uses.h"

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

void readScene(const QByteArray& bytes)
{
    const auto json = app::jsonObject(bytes, u"scene.json"_s);
    if (!json)
        return;
    const auto state = app::sceneState(*json, u"scene.json"_s, bytes);
    if (!state)
        return;
    fuzz::useState(*state);
    fuzz::runCommandsOn(bytes, u"scene.json"_s);
}

const fuzz::Registered scenes({"scene", readScene});

} // namespace
