#include "core/experiment/toy_table.h"

#include "core/experiment/experiment_run.h"
#include "core/experiment/experiment_text.h"
#include "core/experiment/shipped_results.h"

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace lab;

namespace {

const ToyTable& smallTable()
{
    return *shippedTable(ExperimentTask::Back, TrainedEncoding::T5);
}

std::string replaced(std::string text, std::string_view before, std::string_view after)
{
    return text.replace(text.find(before), before.size(), after);
}

} // namespace

TEST_CASE("a written table is read back unchanged, and a damaged text is rejected")
{
    for (const ExperimentTask task : shippedTableTasks()) {
        for (const TrainedEncoding encoding : trainedEncodings()) {
            const ToyTable* table = shippedTable(task, encoding);
            CHECK((table != nullptr) == learnsTable(encoding));
            if (table)
                CHECK(toyTableIn(textOf(*table)) == *table);
        }
    }
    const std::string text = textOf(smallTable());
    REQUIRE(text.starts_with("t5,back,32,0,16,2,"));
    for (std::size_t end = text.find_last_of(','); end != std::string::npos;
         end = end > 0 ? text.find_last_of(',', end - 1) : std::string::npos)
        CHECK_FALSE(toyTableIn(text.substr(0, end)));
    for (const auto& [before, after] : {std::pair {"t5", "t6"}, {"t5", "rope"}, {"t5", "learned"},
             {"back", "bark"}, {",32,", ",31"}, {",32,", ",3200,"}, {",0,", ",-1,"},
             {",16,", ",15,"}, {",2,", ",3,"}, {",2,", ",9,"}, {",2,", ",,"}, {",-2", ",x"},
             {",-2", ",0.2"}, {",-2", ", "}, {",-2", ",99999999"}})
        CHECK_MESSAGE(!toyTableIn(replaced(text, before, after)), before, " ", after);
    CHECK_FALSE(toyTableIn(text + ","));
    CHECK_FALSE(toyTableIn(text + ",1"));
    CHECK_FALSE(toyTableIn(""));
}

TEST_CASE("training again gives the bundled tables")
{
    for (const auto& [task, encoding] : {std::pair {ExperimentTask::Back, TrainedEncoding::Learned},
             {ExperimentTask::Back, TrainedEncoding::Shaw},
             {ExperimentTask::Variables, TrainedEncoding::Deberta},
             {ExperimentTask::Back, TrainedEncoding::T5}}) {
        ExperimentSetup setup = shippedSetup(task);
        setup.longest = 1; // evaluation changes nothing of what was learned
        const auto run = experimentRun(setup, {encoding, 0}, [](double, double) { return true; });
        const ToyTable* shipped = shippedTable(task, encoding);
        REQUIRE((run && run->table && shipped));
#if defined(__x86_64__)
        CHECK(*run->table == *shipped);
#else // with other rounding
        CHECK(run->table->numbers.size() == shipped->numbers.size());
#endif
    }
}

// T5's model of "back" must look three positions back, and its table shows this in both of its
// heads.
TEST_CASE("the table learned for three positions back favors that distance")
{
    const ToyTable& table = smallTable();
    for (int head = 0; head < table.columns; ++head) {
        for (int bucket = 0; bucket < table.rows; ++bucket) {
            if (bucket != 3)
                CHECK(table.at(3, head) > table.at(bucket, head) + 4);
        }
    }
}

TEST_CASE("only seed 0 keeps its table, and a text without tables is read as before")
{
    ExperimentSetup setup = presetOf(ExperimentTask::Back);
    setup.trainingLength = 16;
    setup.longest = 1;
    setup.width = 8;
    setup.steps = 10;
    std::vector<ExperimentRun> runs;
    for (const ExperimentJob& job :
        {ExperimentJob {TrainedEncoding::Shaw, 0}, ExperimentJob {TrainedEncoding::Learned, 0},
            ExperimentJob {TrainedEncoding::Learned, 1}, ExperimentJob {TrainedEncoding::Alibi, 0}})
        runs.push_back(*experimentRun(setup, job, [](double, double) { return true; }));
    REQUIRE((runs[0].table && runs[1].table));
    CHECK_FALSE((runs[2].table || runs[3].table));
    CHECK((runs[0].table->rows == 17 && runs[0].table->columns == setup.width / setup.heads));
    CHECK((runs[1].table->rows == 16 && runs[1].table->columns == setup.width));
    CHECK(keptRuns(setup, keptText(setup, runs)) == runs);

    std::vector<ExperimentRun> without = runs;
    without[0].table.reset();
    CHECK(keptRuns(setup, keptText(setup, without)) == without);
    runs[0].table->numbers.pop_back();
    CHECK_FALSE(keptRuns(setup, keptText(setup, runs)));
    runs[0].table = runs[1].table; // of another encoding
    CHECK_FALSE(keptRuns(setup, keptText(setup, runs)));
}

TEST_CASE("a table in use belongs to its encoding, by a task's key or by its values")
{
    const auto shipped = TableChoice::of(TrainedEncoding::T5, "back");
    REQUIRE(shipped);
    CHECK(*shipped->table() == smallTable());
    CHECK(shipped->text() == "back");
    CHECK_FALSE(shipped->isOwn());
    const std::string text = textOf(smallTable());
    const auto own = TableChoice::of(TrainedEncoding::T5, text);
    REQUIRE(own);
    CHECK(own->isOwn());
    CHECK((own->text() == text && *own->table() == smallTable()));
    CHECK_FALSE(*own == *shipped); // it stays what it was created as
    CHECK(*own == *TableChoice::of(TrainedEncoding::T5, text));
    CHECK(TableChoice::of(TrainedEncoding::T5, "untrained") == TableChoice());
    CHECK(TableChoice().table() == nullptr);
    CHECK_FALSE(TableChoice::of(TrainedEncoding::Shaw, text));
    CHECK_FALSE(TableChoice::of(TrainedEncoding::Rope, "back"));
    CHECK_FALSE(TableChoice::of(TrainedEncoding::T5, "token")); // shipped without tables
    CHECK_FALSE(TableChoice::of(TrainedEncoding::T5, ""));
}
