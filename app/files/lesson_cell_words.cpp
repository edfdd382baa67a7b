#include "app/files/lesson_cell_words.h"

#include "app/files/lesson_error_words.h"
#include "app/text/setting_words.h"
#include "core/lessons/cell_error.h"
#include "core/lessons/lesson_check.h"
#include "core/math/expression/expression_functions.h"
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

/// The budget for computing again what an error message needs: all messages of a lesson take no
/// more than its check.
std::shared_ptr<Effort> effortOfWords()
{
    return std::make_shared<Effort>(maxLessonSteps / static_cast<std::int64_t>(maxErrors));
}

/// The value of the row's formula at the numbers of the error; empty if it needs values known only
/// inside a sum or after the question.
std::optional<double> rowNumber(
    const Lesson& lesson, const LabState& start, const LessonError& error, const CellCall& call)
{
    LessonScope scope = questionScope(lesson, start, effortOfWords());
    if (error.x)
        scope.setX(*error.x);
    const auto row = lessonNumber(call.row, scope);
    return row ? std::optional<double>(*row) : std::nullopt;
}

std::optional<std::int64_t> rowOf(
    const Lesson& lesson, const LabState& start, const LessonError& error, const CellCall& call)
{
    const auto row = rowNumber(lesson, start, error, call);
    if (!row || !(std::abs(*row) <= lastPosition))
        return {};
    return std::llround(*row);
}

/// The number of arguments of a call.
qsizetype valuesOf(const QString& call)
{
    const QString inside =
        call.mid(call.indexOf(u'(') + 1, call.lastIndexOf(u')') - call.indexOf(u'(') - 1);
    qsizetype count = inside.trimmed().isEmpty() ? 0 : 1;
    int depth = 0;
    QChar quote;
    for (const QChar sign : inside) {
        if (!quote.isNull())
            quote = sign == quote ? QChar() : quote;
        else if (sign == u'"' || sign == u'\'')
            quote = sign;
        else if (sign == u'(' || sign == u')')
            depth += sign == u'(' ? 1 : -1;
        else if (sign == u',' && depth == 0)
            ++count;
    }
    return count;
}

/// For a function that takes another number of arguments, or other ones.
QString valuesWords(const QString& call)
{
    const QString name = call.left(call.indexOf(u'(')).trimmed();
    const auto wanted = argumentCount(name.toStdString());
    if (wanted && static_cast<qsizetype>(*wanted) != valuesOf(call))
        return Words::tr("\"%1\" has %2 arguments, but %3 takes %4")
            .arg(call)
            .arg(valuesOf(call))
            .arg(name)
            .arg(*wanted);
    if (wanted == 4)
        return Words::tr("the first argument of %1 is a name without quotes, the others are "
                         "numbers: %1(k, 0, 9, k^2)")
            .arg(name);
    return Words::tr("\"%1\" has an argument of the wrong kind for %2").arg(call, name);
}

QString cellWords(const CellError& error, const CellCall& call, std::int64_t row)
{
    const QString table = QString::fromStdString(call.table);
    QStringList known;
    for (const std::string& name : error.known)
        known += QString::fromStdString(name);
    constexpr qsizetype maxColumns = 12;
    QStringList columns = known.mid(0, maxColumns);
    if (known.size() > maxColumns)
        columns += u"…"_s;
    switch (error.kind) {
    case CellError::Kind::Table: {
        const QString near = nearestKey(table, known);
        return near.isEmpty()
            ? Words::tr("there is no table \"%1\"; `position-lab encodings` lists them").arg(table)
            : Words::tr("there is no table \"%1\" (did you mean %2?)").arg(table, near);
    }
    case CellError::Kind::Column:
        return Words::tr("the table %1 has no column \"%2\"; it has %3")
            .arg(table, QString::fromStdString(call.column), ui::listed(columns));
    case CellError::Kind::Row:
        break;
    }
    return error.count == 0 ? Words::tr("table %1 has no row %2; its rows start at %3")
                                  .arg(table, QString::number(row), QString::number(error.first))
                            : Words::tr("table %1 has no row %2; its rows go from %3 to %4")
                                  .arg(table, QString::number(row), QString::number(error.first),
                                      QString::number(error.first + error.count - 1));
}

} // namespace

QString argumentWords(const Lesson& lesson, const LessonError& error, const QString& call)
{
    if (call.startsWith(u'"') || call.startsWith(u'\''))
        return Words::tr("the text %1 is used where a number is needed").arg(call);
    const auto start = lessonStart(lesson, error.time);
    if (const auto cell = cellCall(call); cell && start)
        if (const auto row = rowNumber(lesson, *start, error, *cell);
            row && !(std::abs(*row) <= lastPosition))
            return Words::tr("no table has a row %1; rows go up to %2")
                .arg(plainNumber(*row))
                .arg(lastPosition);
    if (const auto cell = cellCall(call); cell && start) {
        const auto row = rowOf(lesson, *start, error, *cell);
        const auto after = revealedState(lesson, *start, effortOfWords());
        const auto wrong = cellError(cell->isAtStart || !after ? *start : *after, cell->table,
            row.value_or(0), cell->column);
        if (wrong && (row || wrong->kind != CellError::Kind::Row))
            return cellWords(*wrong, *cell, row.value_or(0));
    }
    static const QRegularExpression atStart(uR"(^\s*at_start\s*\(\s*["']([^"']*)["']\s*\)\s*$)"_s);
    if (const auto found = atStart.match(call); found.hasMatch())
        return unknownParameter(found.captured(1));
    static const QRegularExpression unquoted(
        uR"(^\s*at_start\s*\(\s*([^"'()]*[^"'()\s])\s*\)\s*$)"_s);
    if (const auto found = unquoted.match(call);
        found.hasMatch() && parameterNamed(found.captured(1).toStdString()))
        return Words::tr("put the name in quotes: at_start('%1')").arg(found.captured(1));
    if (!call.trimmed().startsWith("cell"_L1))
        return valuesWords(call);
    return Words::tr(
        "%1 is not a valid cell; cell takes a table listed by `position-lab encodings`, one of its "
        "rows and a column name, such as cell(\"rope.score\", 5, \"score\")")
        .arg(u'"' + call + u'"');
}

} // namespace lab::app
