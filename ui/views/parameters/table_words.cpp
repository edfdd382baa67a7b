#include "ui/views/parameters/table_words.h"

#include "core/experiment/shipped_results.h"
#include "core/state/choices.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace lab::ui {

namespace {

struct TakenTableWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::TakenTableWords)
};

/// The origin of a table.
struct TableOrigin {
    ExperimentTask task = ExperimentTask::Variables;
    int trainingLength = 32;
    int seed = 0;
    bool isOwn = false;
};

std::optional<TableOrigin> originOf(std::string_view text)
{
    if (const auto task = experimentTaskNamed(text))
        return TableOrigin {*task, shippedSetup(*task).trainingLength, 0, false};
    if (const auto table = toyTableIn(text))
        return TableOrigin {table->task, table->trainingLength, table->seed, true};
    return std::nullopt;
}

QString sentenceOn(const TableOrigin& origin)
{
    const QString words = origin.isOwn
        ? TakenTableWords::tr("Learned by a small model trained here: “%1”, L = %2, seed %3.")
        : TakenTableWords::tr("Learned by a small model of Experiment: “%1”, L = %2, seed %3.");
    return words.arg(labelOf(choiceOf(origin.task))).arg(origin.trainingLength).arg(origin.seed);
}

} // namespace

QString tableName(std::string_view table)
{
    const auto origin = originOf(table);
    if (!origin)
        return TakenTableWords::tr("Untrained numbers");
    const QString task = labelOf(choiceOf(origin->task));
    return origin->isOwn ? TakenTableWords::tr("Own run: %1", "a task").arg(task)
                         : TakenTableWords::tr("Learned: %1", "a task").arg(task);
}

QString tableNote(const Parameter& parameter, std::string_view table)
{
    const auto origin = originOf(table);
    if (!origin)
        return {};
    QStringList sentences {sentenceOn(*origin)};
    if (parameter.key == "shaw.table")
        sentences +=
            TakenTableWords::tr("These are the vectors of keys up to the query, from the model's "
                                "first head; the words and their matrices stay random.");
    if (parameter.key == "deberta.table")
        sentences += TakenTableWords::tr(
            "These are the vectors of keys up to the query, from the model's first head, read as "
            "in the released code; the words and their matrices stay random.");
    if (parameter.key == "t5.table")
        sentences +=
            TakenTableWords::tr("Changing a size or the direction restores the untrained numbers.");
    else if (parameter.key == "shaw.table")
        sentences +=
            TakenTableWords::tr("Changing a size or the mask restores the untrained numbers.");
    else
        sentences += TakenTableWords::tr("Changing the size restores the untrained numbers.");
    return sentences.join(u'\n');
}

QString tableSentence(const TableChoice& taken)
{
    const ToyTable* table = taken.table();
    return table ? sentenceOn({table->task, table->trainingLength, table->seed, taken.isOwn()})
                 : QString();
}

} // namespace lab::ui
