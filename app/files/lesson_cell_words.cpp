#include "app/files/lesson_cell_words.h"

#include "app/commands/setting_words.h"
#include "app/files/lesson_fault_words.h"
#include "core/lessons/cell_fault.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LessonFile)
};

/// cell("rope.score", position.query, "score")
struct CellCall {
    bool isAtStart = false;
    std::string table;
    std::string row; ///< a formula
    std::string column;
};

std::optional<CellCall> cellCall(const QString& call)
{
    static const QRegularExpression form(
        uR"(^\s*cell(_at_start)?\s*\(\s*["']([^"']*)["']\s*,(.*),\s*["']([^"']*)["']\s*\)\s*$)"_s,
        QRegularExpression::DotMatchesEverythingOption);
    const auto found = form.match(call);
    if (!found.hasMatch())
        return {};
    return CellCall {found.hasCaptured(1), found.captured(2).toStdString(),
        found.captured(3).trimmed().toStdString(), found.captured(4).toStdString()};
}

/// The number that the row's formula is where the fault was found; nothing where it needs what is
/// known within a sum, or after the question, alone.
std::optional<std::int64_t> rowOf(
    const Lesson& lesson, const LabState& start, const LessonFault& fault, const CellCall& call)
{
    LessonScope scope = questionScope(lesson, start);
    if (fault.x)
        scope.setX(*fault.x);
    const auto row = lessonNumber(call.row, scope);
    if (!row || !(std::abs(*row) <= lastPosition))
        return {};
    return std::llround(*row);
}

QString cellWords(const CellFault& fault, const CellCall& call, std::int64_t row)
{
    const QString table = QString::fromStdString(call.table);
    QStringList known;
    for (const std::string& name : fault.known)
        known += QString::fromStdString(name);
    constexpr qsizetype mostColumns = 12;
    QStringList columns = known.mid(0, mostColumns);
    if (known.size() > mostColumns)
        columns += u"…"_s;
    switch (fault.kind) {
    case CellFault::Kind::Table: {
        const QString near = nearestKey(table, known);
        return near.isEmpty()
            ? Words::tr("there is no table \"%1\"; `position-lab encodings` lists them").arg(table)
            : Words::tr("there is no table \"%1\"; %2 is spelled alike").arg(table, near);
    }
    case CellFault::Kind::Column:
        return Words::tr("the table %1 has no column \"%2\"; it has %3")
            .arg(table, QString::fromStdString(call.column), ui::listed(columns));
    case CellFault::Kind::Row:
        break;
    }
    return fault.count == 0 ? Words::tr("the table %1 has no row %2; its rows begin at %3")
                                  .arg(table, QString::number(row), QString::number(fault.first))
                            : Words::tr("the table %1 has no row %2; its rows go from %3 to %4")
                                  .arg(table, QString::number(row), QString::number(fault.first),
                                      QString::number(fault.first + fault.count - 1));
}

} // namespace

QString argumentWords(const Lesson& lesson, const LessonFault& fault, const QString& call)
{
    const auto start = lessonStart(lesson, fault.time);
    if (const auto cell = cellCall(call); cell && start) {
        const auto row = rowOf(lesson, *start, fault, *cell);
        const auto after = revealedState(lesson, *start);
        const auto wrong = cellFault(cell->isAtStart || !after ? *start : *after, cell->table,
            row.value_or(0), cell->column);
        if (wrong && (row || wrong->kind != CellFault::Kind::Row))
            return cellWords(*wrong, *cell, row.value_or(0));
    }
    static const QRegularExpression atStart(uR"(^\s*at_start\s*\(\s*["']([^"']*)["']\s*\)\s*$)"_s);
    if (const auto found = atStart.match(call); found.hasMatch())
        return unknownParameter(found.captured(1));
    if (!call.trimmed().startsWith("cell"_L1))
        return Words::tr("\"%1\" is called with more, less or something else than it takes")
            .arg(call);
    return Words::tr("%1 does not fit; cell wants a table that `position-lab encodings` lists, one "
                     "of its rows and the name of a column, such as cell(\"rope.score\", 5, "
                     "\"score\")")
        .arg(u'"' + call + u'"');
}

} // namespace lab::app
