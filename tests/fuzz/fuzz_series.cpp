#include "app/files/json_file.h"
#include "app/files/json_lines.h"
#include "app/files/series_file.h"
#include "tests/fuzz/target.h"

using namespace Qt::StringLiterals;
using namespace lab;

namespace {

void readSeries(const QByteArray& bytes)
{
    const auto json = app::jsonObject(bytes, u"series.json"_s);
    if (!json)
        return;
    LabState state = clamped({});
    const app::JsonLines lines(bytes);
    const auto series =
        app::seriesIn(json->value("series"_L1), state, u"series.json"_s, {&lines, u"series/"_s});
    if (!series)
        return;
    state.series = *series;
    const auto again = app::seriesIn(app::seriesEntry(state), state, u"saved.json"_s);
    fuzz::require(again && *again == *series, "a saved series is the series that was saved");
}

const fuzz::Registered series({"series", readSeries});

} // namespace
