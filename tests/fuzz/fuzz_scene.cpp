#include "app/files/json_file.h"
#include "app/files/scene_file.h"
#include "tests/fuzz/target.h"

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
    const QByteArray saved = app::sceneBytes(*state);
    const auto again = app::sceneState(*app::jsonObject(saved, u"saved.json"_s), u"saved.json"_s);
    fuzz::require(again && *again == *state, "a saved scene is the state that was saved");
}

const fuzz::Registered scenes({"scene", readScene});

} // namespace
